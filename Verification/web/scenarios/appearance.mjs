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
  await answer(page, "no");
  await looksRight(page);
}, { touch: true, width: 390, height: 800, language: "ja" });

/** Whether the last character of a text, its full stop, stands to the right of the one before. */
const endsRight = (page, selector) => page.run(`(() => {
  const words = document.querySelector(${JSON.stringify(selector)}).firstChild;
  const left = (position) => {
    const range = new Range();
    range.setStart(words, position);
    range.setEnd(words, position + 1);
    return range.getBoundingClientRect().left;
  };
  return left(words.length - 1) > left(words.length - 2);
})()`);

scenario("From right to left, a swipe to the right deletes", async (page) => {
  await page.click("#rtl");
  await swipe(page, "recipes", 330);
  await until(() => isAsked(page), true);
  assert.deepEqual(await complaints(page), []);
  assert.ok(await endsRight(page, "dialog p"), "the prompt keeps its full stop");
  await answer(page, "no");
  await swipe(page, "letters", -330);
  await until(() => page.run("!!document.querySelector('#undo button')"), true);
  await picture(page, "right-to-left");
  for (const words of [".hint", "#status"]) assert.ok(await endsRight(page, words), `${words} keeps its full stop`);
  assert.equal(await page.run("getComputedStyle(document.getElementById('log')).direction"), "ltr");
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await shown(page), all.filter((row) => row !== "letters"));
  await looksRight(page);
});

scenario("With less motion, rows change places at once", async (page) => {
  await set(page, { prompts: "" });
  await swipe(page, "recipes", -330);
  await until(() => shown(page), all.filter((row) => row !== "recipes"));
  assert.equal(await page.run("document.querySelectorAll('.ghost').length"), 0);
  assert.equal(await page.run("document.getAnimations().length"), 0);
  await looksRight(page);
}, { media: [{ name: "prefers-reduced-motion", value: "reduce" }] });
