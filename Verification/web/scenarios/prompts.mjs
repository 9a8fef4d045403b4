// What prompts do when others change the data, and when people tap twice.
import assert from "node:assert/strict";
import { wait } from "../browser.mjs";
import { all, answer, isAsked, log, looksRight, scenario, shown, swipe, until } from "../steps.mjs";
import { set } from "../switches.mjs";

scenario("The row is deleted elsewhere while the question is on screen: the question goes", async (page) => {
  await page.click("#elsewhere");
  await swipe(page, "garden", -330);
  await until(() => isAsked(page), true);
  await until(() => isAsked(page), false, "the question goes with its row");
  assert.deepEqual(await shown(page), all.filter((row) => row !== "garden"));
  await looksRight(page);
});

scenario("A double tap on yes deletes one row", async (page) => {
  await set(page, { prompts: "alert,authentication" });
  await swipe(page, "books", -330);
  await until(() => isAsked(page), true);
  await page.click("dialog .yes", { clickCount: 2 });
  await wait(300);
  const asked = (await log(page)).filter((line) => line.startsWith("presented"));
  assert.ok(asked.length >= 2, "the second question comes after the first");
  assert.deepEqual((await log(page)).filter((line) => /perform/.test(line)).length <= 1, true);
  if (await isAsked(page)) await answer(page, "yes");
  await until(() => shown(page), all.filter((row) => row !== "books"));
});

scenario("A second tap on the same button answers, a tap elsewhere does not", async (page) => {
  await set(page, { prompts: "inline", row: "staysOpenOnCancel" });
  await swipe(page, "errands", -110);
  await wait(400);
  await page.click('[data-row="errands"] [data-action="delete"]');
  await until(() => page.run(`document.querySelector('[data-row="errands"] [data-action="delete"]').textContent`), "Really?");
  await page.click("h1");
  await until(() => page.run("demo.tags.phase.phase"), "rest");
  assert.deepEqual(await shown(page), all);
  await swipe(page, "errands", -110);
  await wait(400);
  await page.click('[data-row="errands"] [data-action="delete"]');
  await page.click('[data-row="errands"] [data-action="delete"]');
  await until(() => shown(page), all.slice(1));
});
