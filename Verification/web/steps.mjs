// What scenarios do with the page, and what they see there.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { wait } from "./browser.mjs";

const axe = fs.readFileSync(process.env.AXE, "utf8");
const pictures = process.argv[process.argv.indexOf("--pictures") + 1];
export const all = ["errands", "recipes", "travel", "letters", "garden", "books"];
export const today = ["laundry", "shopping", "post", "bicycle", "dinner"];

/** What people do with the page, and what they must see. */
export const scenarios = [];
export const scenario = (name, body, options = {}) => scenarios.push({ name, body, options });

// ---- What is done

/** Swipes a row sideways: by how much, in points to the right. */
export async function swipe(page, row, distance, how = "drag", more = {}) {
  const { x, y, width } = await page.place(`[data-row="${row}"] .name`);
  const start = x + (distance < 0 ? 1 : -1) * (width / 2 - 12);
  await page[how]({ x: start, y }, { x: start + distance, y: y + 4 }, more);
  await wait(60);
}

/** Drags a row by its grip onto another one, once both stand still. */
export async function reorder(page, row, other, more) {
  await until(() => page.run("document.getAnimations().length"), 0);
  const from = await page.place(`[data-row="${row}"] .grip`);
  const to = await page.place(`[data-row="${other}"] .grip`);
  await page.drag(from, { x: to.x, y: to.y }, more);
}

/** Answers a prompt, once it takes answers. */
export async function answer(page, which) {
  await wait(550);
  await page.click(`dialog .${which}`);
}

/** Presses Tab until what `selector` finds has the focus; Shift and Tab with `isBack`. */
export async function tabTo(page, selector, { isBack = false } = {}) {
  const reached = `document.activeElement.matches(${JSON.stringify(selector)})`;
  for (let tries = 0; tries < 60 && !(await page.run(reached)); tries += 1) await page.key("Tab", { isShifted: isBack });
  assert.ok(await page.run(reached), `Tab does not reach ${selector}`);
}

// ---- What is seen

export const shown = (page, list = "rows") =>
  page.run(`[...document.querySelectorAll("#${list} .row[data-row]:not(.away)")].map((row) => row.dataset.row)`);
export const tasks = (page) => shown(page, "task-rows");
export const taskPhase = (page) => page.run("demo.tasks.phase.phase");
export const isAsked = (page) => page.run(`!!document.querySelector("dialog[open]")`);
export const log = (page) => page.run(`[...document.querySelectorAll("#log li")].map((line) => line.textContent)`);
export const status = (page) => page.run(`document.getElementById("status").textContent`);

/** The row that has the focus, and what of it. */
export const focused = (page) => page.run(`(() => {
  const element = document.activeElement;
  return [element.closest(".row")?.dataset.row ?? "", element.className || element.id].join(" ").trim();
})()`);

/** Waits until what `look` finds is `expected`, and says what it was where that never comes. */
export async function until(look, expected, what) {
  let seen;
  for (let tries = 0; tries < 120; tries += 1) {
    seen = await look();
    try {
      assert.deepEqual(seen, expected);
      return;
    } catch { await wait(50); }
  }
  assert.deepEqual(seen, expected, what);
}

/** What the audit finds in all that was shown since the switches were set. */
export async function audit(page, list = "tags") {
  await wait(700);
  const recording = await page.run(`demo.${list}.recorder.text`);
  const run = spawnSync(process.env.ACTION_DEMO, ["audit", "-"], { input: recording, encoding: "utf8" });
  assert.ok([0, 1].includes(run.status), `the audit fails: ${run.stderr}`);
  return run.status === 0 ? [] : run.stdout.trim().split("\n");
}

export const looksRight = async (page) => {
  for (const list of ["tags", "tasks"]) assert.deepEqual(await audit(page, list), [], `the audit finds nothing in ${list}`);
};

/** What axe has to say. */
export async function complaints(page) {
  await page.run(`${axe}; undefined`);
  return page.run(`axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")))`);
}

export const picture = async (page, name) => {
  if (process.argv.includes("--pictures")) fs.writeFileSync(path.join(pictures, `${name}.png`), await page.picture());
};
