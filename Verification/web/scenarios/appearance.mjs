// How the page looks and reads.
import assert from "node:assert/strict";
import { wait } from "../browser.mjs";
import {
  all, answer, complaints, isAsked, looksRight, picture, scenario, shown, swipe, until,
} from "../steps.mjs";
import { set } from "../switches.mjs";

scenario("axe finds nothing in light", async (page) => {
  await picture(page, "page");
  assert.deepEqual(await complaints(page), []);
});

scenario("axe finds nothing in dark, with a row open", async (page) => {
  await swipe(page, "recipes", -110);
  await wait(500);
  await picture(page, "dark");
  assert.deepEqual(await complaints(page), []);
}, { media: [{ name: "prefers-color-scheme", value: "dark" }] });

scenario("In Japanese, on a phone", async (page) => {
  assert.equal(await page.run("document.documentElement.lang"), "ja");
  assert.equal(await page.run("document.querySelector('[data-row=recipes] .name').textContent"), "レシピ");
  assert.ok(await page.run("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off");
  await picture(page, "japanese");
  await swipe(page, "recipes", -230, "touch");
  await until(() => page.run("document.querySelector('dialog h2')?.textContent"), "「レシピ」を削除しますか？");
  assert.deepEqual(await complaints(page), []);
}, { touch: true, width: 390, height: 800, language: "ja" });

scenario("From right to left, a swipe to the right deletes", async (page) => {
  await page.click("#rtl");
  await swipe(page, "recipes", 330);
  await until(() => isAsked(page), true);
  await answer(page, "no");
  await picture(page, "right-to-left");
  assert.deepEqual(await shown(page), all);
  await looksRight(page);
});

scenario("With less motion, rows change places at once", async (page) => {
  await set(page, { prompts: "" });
  await swipe(page, "recipes", -330);
  await until(() => shown(page), all.filter((row) => row !== "recipes"));
  assert.equal(await page.run("document.querySelectorAll('.ghost').length"), 0);
  assert.equal(await page.run("document.getAnimations().length"), 0);
}, { media: [{ name: "prefers-reduced-motion", value: "reduce" }] });
