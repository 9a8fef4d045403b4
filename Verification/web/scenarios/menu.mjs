// What a row's menu does.
import assert from "node:assert/strict";
import { answer, complaints, isAsked, picture, scenario, until } from "../steps.mjs";

scenario("The menu of a row asks as the swipe does", async (page) => {
  await page.click('[data-row="garden"] .more');
  await until(() => page.run("document.querySelectorAll('.menu [role=menuitem]').length"), 2);
  await picture(page, "menu");
  assert.deepEqual(await complaints(page), []);
  await page.click(".menu .danger");
  await until(() => isAsked(page), true);
  assert.deepEqual(await complaints(page), []);
  await answer(page, "no");
  await page.click('[data-row="garden"] .name', { button: "right" });
  await until(() => page.run("!!document.querySelector('.menu')"), true);
});
