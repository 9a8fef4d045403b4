// What the switches and buttons beside the lists do.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { all, answer, complaints, looksRight, scenario, shown, swipe, until } from "../steps.mjs";
import { choose, set } from "../switches.mjs";

/** The rows of the decision table that are marked. */
const marked = (page) => page.run(`[...document.querySelectorAll("#table tr[aria-current]")]
  .map((line) => [...line.cells].map((cell) => cell.textContent).join(", "))`);

scenario("Each switch marks the decision that applies", async (page) => {
  const asks = ["is removed, yes, no, none, no"];
  assert.deepEqual(await marked(page), asks);
  for (const [values, decision] of [
    [{ prompts: "" }, "is removed, no, no, destructive, yes"],
    [{ deferred: true }, "is removed, no, yes, none, no"],
    [{ change: "updates" }, "is ticked off, no, yes, none, no"],
    [{ deferred: false }, "is ticked off, no, no, none, no"],
    [{ prompts: "alert,authentication" }, "is ticked off, yes, no, none, no"],
    [{ change: "removes", deferred: true }, "is removed, yes, yes, none, no"],
    [{ deferred: false, prompts: "inline" }, asks[0]],
  ]) {
    await set(page, values);
    assert.deepEqual(await marked(page), [decision], JSON.stringify(values));
  }
  for (const values of [{ row: "staysOpenOnCancel" }, { store: "failing" }, { undoable: true }, { movesAsk: true }, { naive: true }]) {
    await set(page, values);
    assert.deepEqual(await marked(page), asks, JSON.stringify(values));
  }
  assert.deepEqual(await complaints(page), []);
});

scenario("A Delete that ticks its row off leaves it where it is, and undo takes the tick away", async (page) => {
  await set(page, { change: "updates", prompts: "", undoable: true });
  await swipe(page, "garden", -330);
  const isDone = () => page.run(`document.querySelector('[data-row="garden"]').classList.contains("done")`);
  await until(isDone, true);
  await until(() => page.run(`document.querySelector('[data-row="garden"]').dataset.offset`), "0");
  await page.click("#undo button");
  await until(isDone, false);
  assert.deepEqual(await shown(page), all);
  await looksRight(page);
});

scenario("The language can be chosen, and rows take it", async (page) => {
  const said = () => page.run(`[document.documentElement.lang, document.title, document.querySelector("[data-row=recipes] .name").textContent]`);
  await choose(page, "#language", "ja");
  assert.deepEqual(await said(), ["ja", "ちらつかないリスト", "レシピ"]);
  assert.deepEqual(await complaints(page), []);
  await choose(page, "#language", "en");
  assert.deepEqual(await said(), ["en", "A list that does not flicker", "Recipes"]);
});

scenario("Put back returns what was removed and ticked off, in its place", async (page) => {
  await set(page, { prompts: "" });
  await swipe(page, "recipes", -330);
  await until(() => page.run("document.getAnimations().length"), 0, "all stands still");
  await swipe(page, "books", 330);
  await swipe(page, "post", -330);
  await until(() => shown(page), ["errands", "travel", "letters", "garden"]);
  assert.ok(await page.run(`document.querySelector('[data-row="post"]').classList.contains("done")`));
  await page.click("#refill");
  await until(() => shown(page), all);
  assert.ok(!await page.run(`document.querySelector(".row.done")`));
  await looksRight(page);
});

scenario("Saved recordings can be audited", async (page) => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "recordings-"));
  await page.call("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  await set(page, { naive: true });
  await swipe(page, "recipes", -330);
  await until(() => page.run(`!!document.querySelector("dialog[open]")`), true);
  await answer(page, "no");
  await until(() => shown(page), all);
  await page.click("#save");
  try {
    await until(async () => fs.readdirSync(folder).sort(), ["tags.jsonl", "tasks.jsonl"]);
    const audit = (file) => spawnSync(process.env.ACTION_DEMO, ["audit", path.join(folder, file)], { encoding: "utf8" });
    assert.match(audit("tags.jsonl").stdout, /recipes vanished and came back/);
    assert.equal(audit("tasks.jsonl").status, 0);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
