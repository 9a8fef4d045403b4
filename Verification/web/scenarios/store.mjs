// What a store that is late, or refuses, does to the rows.
import assert from "node:assert/strict";
import { wait } from "../browser.mjs";
import {
  all, answer, audit, isAsked, log, looksRight, picture, reorder, scenario, shown, status, swipe, tasks, today, until,
} from "../steps.mjs";
import { set } from "../switches.mjs";

scenario("A slow store: the row waits, and leaves when the data does", async (page) => {
  await set(page, { store: "slow", deferred: true });
  await swipe(page, "letters", -330);
  await until(() => isAsked(page), true);
  await answer(page, "yes");
  await until(() => page.run(`document.querySelector('[data-row="letters"]').classList.contains("busy")`), true);
  await picture(page, "waits");
  assert.deepEqual(await shown(page), all);
  await until(() => shown(page), all.filter((row) => row !== "letters"));
  await looksRight(page);
});

scenario("A store that refuses: the row comes back, and people are told", async (page) => {
  await set(page, { store: "failing", prompts: "" });
  await swipe(page, "letters", -330);
  await until(() => shown(page), all.filter((row) => row !== "letters"));
  await until(() => shown(page), all);
  assert.match(await status(page), /Letters/);
  await looksRight(page);
});

for (const [before, after] of [[false, false], [false, true], [true, false]]) {
  const name = (isNaive) => (isNaive ? "without the machine" : "with the machine");
  scenario(`A switch changed while the store is late, ${name(before)} and then ${name(after)}: nothing is lost`, async (page) => {
    await set(page, { naive: before, prompts: "", store: "slow", deferred: true });
    await swipe(page, "letters", -330);
    await wait(300);
    await set(page, before === after ? { undoable: true } : { naive: after });
    assert.deepEqual(await shown(page), all, "the data has not changed yet");
    const left = all.filter((row) => row !== "letters");
    await until(() => page.run("demo.tags.store.rows"), left);
    await until(() => shown(page), left, "the screen is what the data is");
    assert.deepEqual(await page.run("demo.tags.visibleRows"), left, "and what the list believes");
    await until(async () => (await log(page)).filter((line) => line.startsWith("rowsChanged")).length, 1);
    assert.deepEqual(await audit(page), []);
  });
}

scenario("A switch changed while a row moves late: it moves in the new list", async (page) => {
  await set(page, { store: "slow" });
  await reorder(page, "laundry", "bicycle");
  const moved = await tasks(page);
  assert.notDeepEqual(moved, today);
  await set(page, { undoable: true });
  assert.deepEqual(await tasks(page), today, "the data has not changed yet");
  await until(() => tasks(page), moved);
  assert.deepEqual(await page.run("demo.tasks.store.rows"), moved);
  await looksRight(page);
});
