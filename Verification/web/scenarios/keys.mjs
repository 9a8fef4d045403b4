// What keys do, alone: every control is reached with Tab.
import assert from "node:assert/strict";
import {
  all, complaints, focused, isAsked, looksRight, scenario, shown, status, tabTo, taskPhase, tasks, today, until,
} from "../steps.mjs";
import { set } from "../switches.mjs";

const grip = (row) => `[data-row="${row}"] .grip`;
const isPressed = (page, row) => page.run(`document.querySelector('${grip(row)}').ariaPressed`);

scenario("By keys alone: delete, and say yes", async (page) => {
  await tabTo(page, '[data-row="recipes"] .name');
  await page.key("Delete");
  await until(() => isAsked(page), true);
  await page.key("Tab");
  await page.key("Enter");
  await until(() => shown(page), all.filter((row) => row !== "recipes"));
  assert.equal(await focused(page), "travel name", "the focus goes to the next row");
  assert.equal(await status(page), "Recipes removed.");
  await looksRight(page);
});

scenario("By keys alone: a row is moved, and each step is said", async (page) => {
  await tabTo(page, grip("laundry"));
  await page.key(" ", { repeats: 3 });
  assert.equal(await taskPhase(page), "dragging");
  assert.match(await status(page), /^Laundry lifted: 1 of 5\./);
  assert.equal(await isPressed(page, "laundry"), "true");
  assert.deepEqual(await complaints(page), []);
  await page.key("ArrowDown");
  assert.equal(await status(page), "2 of 5");
  await page.key("ArrowDown");
  assert.equal(await status(page), "3 of 5");
  await page.key(" ");
  await until(() => tasks(page), ["shopping", "post", "laundry", "bicycle", "dinner"]);
  assert.equal(await status(page), "Laundry dropped: 3 of 5.");
  assert.equal(await isPressed(page, "laundry"), "false");
  assert.equal(await focused(page), "laundry grip");
  await tabTo(page, "#task-undo button");
  await page.key("Enter");
  await until(() => tasks(page), today);
  assert.equal(await focused(page), "laundry name", "the focus goes to the row that is back");
  await looksRight(page);
});

for (const key of ["Escape", "Tab"]) {
  scenario(`By keys alone: ${key} ends a move`, async (page) => {
    await tabTo(page, grip("dinner"));
    await page.key(" ");
    await page.key("ArrowUp");
    assert.equal(await status(page), "4 of 5");
    await page.key(key);
    await until(() => taskPhase(page), "rest");
    assert.equal(await status(page), "Not moved: Dinner, 5 of 5.");
    assert.equal(await isPressed(page, "dinner"), "false");
    assert.equal(await focused(page), key === "Tab" ? "dinner more" : "dinner grip");
    assert.deepEqual(await tasks(page), today);
    await looksRight(page);
  });
}

scenario("By keys alone: undo of a removal, and of one whose data waits", async (page) => {
  await set(page, { prompts: "", undoable: true });
  await page.click("h1");
  for (const store of ["prompt", "slow"]) {
    await set(page, { store, deferred: store === "slow" });
    await tabTo(page, '[data-row="letters"] .name', { isBack: true });
    await page.key("Delete");
    await until(() => shown(page), all.filter((row) => row !== "letters"));
    assert.equal(await focused(page), "garden name");
    await tabTo(page, "#undo button");
    await page.key("Enter");
    assert.equal(await focused(page), store === "prompt" ? "letters name" : "rows", "the row, or the list while it is away");
    await until(() => shown(page), all);
    await looksRight(page);
  }
});

scenario("By keys alone: a row that waits for the store is not lifted, and that is said", async (page) => {
  await set(page, { store: "slow" });
  await tabTo(page, grip("laundry"), { isBack: true });
  for (const key of [" ", "ArrowDown", " ", " "]) await page.key(key);
  assert.equal(await status(page), "Laundry: waiting.");
  assert.equal(await isPressed(page, "laundry"), "false");
  await until(() => page.run("demo.tasks.store.rows[0]"), "shopping");
  assert.equal(await status(page), "Laundry moved.");
  assert.equal(await focused(page), "laundry grip");
  await looksRight(page);
});

scenario("By keys alone, in Japanese: a move is said", async (page) => {
  await tabTo(page, grip("post"));
  await page.key(" ");
  assert.match(await status(page), /^「郵便」を持ち上げました：5件中3番目。/);
  await page.key("ArrowDown");
  assert.equal(await status(page), "5件中4番目");
  await page.key("Escape");
  assert.equal(await status(page), "移動を中止しました：「郵便」、5件中3番目。");
}, { language: "ja" });
