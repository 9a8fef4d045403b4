// What several selected rows do.
import assert from "node:assert/strict";
import {
  answer, complaints, isAsked, looksRight, picture, scenario, shown, until,
} from "../steps.mjs";

scenario("Several selected rows are deleted after one question", async (page) => {
  await page.click("#edit");
  await page.click('[data-row="errands"] .name');
  await page.click('[data-row="travel"] .name');
  await until(() => page.run("document.getElementById('bulk-delete').textContent"), "Delete 2 selected");
  await picture(page, "select");
  assert.deepEqual(await complaints(page), []);
  await page.click("#bulk-delete");
  await until(() => isAsked(page), true);
  await answer(page, "yes");
  await until(() => shown(page), ["recipes", "letters", "garden", "books"]);
  await looksRight(page);
});
