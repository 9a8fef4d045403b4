// What keys do, alone.
import assert from "node:assert/strict";
import {
  all, isAsked, looksRight, press, scenario, shown, taskPhase, tasks, today, until,
} from "../steps.mjs";

scenario("By keys alone: delete, confirm, move, undo", async (page) => {
  await press(page, '[data-row="recipes"] .name', "Delete");
  await until(() => isAsked(page), true);
  await page.key("Tab");
  await page.key("Enter");
  await until(() => shown(page), all.filter((row) => row !== "recipes"));
  await until(() => page.run("document.activeElement.closest('.row')?.dataset.row"), "travel", "the focus goes to the next row");
  await press(page, '[data-row="laundry"] .grip', " ");
  await until(() => taskPhase(page), "dragging");
  await page.key("ArrowDown");
  await page.key("ArrowDown");
  await page.key(" ");
  await until(() => tasks(page), ["shopping", "post", "laundry", "bicycle", "dinner"]);
  assert.equal(await page.run("document.activeElement.className"), "grip");
  await press(page, "#task-undo button", "Enter");
  await until(() => tasks(page), today);
  await press(page, '[data-row="dinner"] .grip', " ");
  await page.key("ArrowUp");
  await page.key("Escape");
  await until(() => taskPhase(page), "rest");
  assert.deepEqual(await tasks(page), today);
  await looksRight(page);
});
