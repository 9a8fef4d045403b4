// What several selected rows do.
import assert from "node:assert/strict";
import {
  all, answer, complaints, isAsked, looksRight, picture, scenario, shown, tabTo, until,
} from "../steps.mjs";
import { set } from "../switches.mjs";

const boxes = (page, which) =>
  page.run(`demo.tags.store.rows.filter((row) => document.querySelector(\`[data-row="\${row}"] .pick\`).${which})`);

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

scenario("A box shows what is selected, by a click and by Space", async (page) => {
  const areChecked = async (rows) => {
    assert.deepEqual(await boxes(page, "checked"), rows);
    assert.deepEqual(await page.run("demo.tags.selectedRows"), rows);
  };
  await page.click("#edit");
  await page.click('[data-row="errands"] .pick');
  await areChecked(["errands"]);
  await tabTo(page, '[data-row="travel"] .pick');
  await page.key(" ");
  await areChecked(["errands", "travel"]);
  await page.click('[data-row="errands"] .pick');
  await areChecked(["travel"]);
  await page.click("#edit");
  await areChecked([]);
});

scenario("A row that comes back while rows are selected has its box", async (page) => {
  await set(page, { undoable: true });
  await page.click("#edit");
  await page.click('[data-row="errands"] .name');
  await page.click("#bulk-delete");
  await until(() => isAsked(page), true);
  await answer(page, "yes");
  await until(() => shown(page), all.slice(1));
  await page.click("#undo button");
  await until(() => shown(page), all);
  assert.deepEqual(await boxes(page, "checkVisibility()"), all);
  await page.click("#edit");
  assert.deepEqual(await boxes(page, "checkVisibility()"), []);
  await looksRight(page);
});
