// What people do with the page, and what they must see: run by ./run.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Page, wait } from "./browser.mjs";
import { set } from "./switches.mjs";

const url = pathToFileURL(process.env.PAGE).href;
const axe = fs.readFileSync(process.env.AXE, "utf8");
const pictures = process.argv[process.argv.indexOf("--pictures") + 1];
const wanted = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : "";
const all = ["errands", "recipes", "travel", "letters", "garden", "books"];
const today = ["laundry", "shopping", "post", "bicycle", "dinner"];
const scenarios = [];
const scenario = (name, body, options = {}) => scenarios.push({ name, body, options });

// ---- What is done

/** Swipes a row sideways: by how much, in points to the right. */
async function swipe(page, row, distance, how = "drag", more = {}) {
  const { x, y, width } = await page.place(`[data-row="${row}"] .name`);
  const start = x + (distance < 0 ? 1 : -1) * (width / 2 - 12);
  await page[how]({ x: start, y }, { x: start + distance, y: y + 4 }, more);
  await wait(60);
}

/** Drags a row by its grip onto another one, once both stand still. */
async function reorder(page, row, other, more) {
  await until(() => page.run("document.getAnimations().length"), 0);
  const from = await page.place(`[data-row="${row}"] .grip`);
  const to = await page.place(`[data-row="${other}"] .grip`);
  await page.drag(from, { x: to.x, y: to.y }, more);
}

const answer = (page, which) => page.click(`dialog .${which}`);
const press = async (page, selector, key) => {
  await page.run(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  await page.key(key);
};

// ---- What is seen

const shown = (page, list = "rows") =>
  page.run(`[...document.querySelectorAll("#${list} .row[data-row]:not(.away)")].map((row) => row.dataset.row)`);
const tasks = (page) => shown(page, "task-rows");
const isAsked = (page) => page.run(`!!document.querySelector("dialog[open]")`);
const log = (page) => page.run(`[...document.querySelectorAll("#log li")].map((line) => line.textContent)`);
const status = (page) => page.run(`document.getElementById("status").textContent`);

/** Waits until what \`look\` finds is \`expected\`, and says what it was where that never comes. */
async function until(look, expected, what) {
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
async function audit(page, list = "tags") {
  await wait(700);
  const recording = await page.run(`demo.${list}.recorder.text`);
  const run = spawnSync(process.env.ACTION_DEMO, ["audit", "-"], { input: recording, encoding: "utf8" });
  assert.ok([0, 1].includes(run.status), `the audit fails: ${run.stderr}`);
  return run.status === 0 ? [] : run.stdout.trim().split("\n");
}

const looksRight = async (page) => {
  for (const list of ["tags", "tasks"]) assert.deepEqual(await audit(page, list), [], `the audit finds nothing in ${list}`);
};

/** What axe has to say. */
async function complaints(page) {
  await page.run(`${axe}; undefined`);
  return page.run(`axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")))`);
}

const picture = async (page, name) => {
  if (process.argv.includes("--pictures")) fs.writeFileSync(path.join(pictures, `${name}.png`), await page.picture());
};

// ---- Swipes and questions

scenario("A full swipe asks, a no changes nothing, and the row never leaves", async (page) => {
  await swipe(page, "recipes", -330);
  await until(() => isAsked(page), true);
  await picture(page, "asks");
  await answer(page, "no");
  await until(() => isAsked(page), false);
  assert.deepEqual(await shown(page), all);
  await looksRight(page);
});

scenario("A yes lets the row leave once", async (page) => {
  await swipe(page, "recipes", -330);
  await until(() => isAsked(page), true);
  await answer(page, "yes");
  await until(() => shown(page), all.filter((row) => row !== "recipes"));
  await looksRight(page);
});

for (const how of ["swipe", "tap"]) {
  scenario(`Without the machine a ${how} flickers, and the audit says so`, async (page) => {
    await set(page, { naive: true });
    if (how === "swipe") {
      await swipe(page, "recipes", -330);
    } else {
      await swipe(page, "recipes", -110);
      await wait(400);
      await page.click('[data-row="recipes"] [data-action="delete"]');
    }
    await until(() => isAsked(page), true);
    await picture(page, `naive-${how}`);
    await answer(page, "no");
    const found = await audit(page);
    assert.ok(found.some((line) => /recipes vanished and came back/.test(line)), found.join("\n"));
  });
}

scenario("A tap on the revealed button asks, Escape says no", async (page) => {
  await swipe(page, "travel", -110);
  await until(() => page.run("demo.tags.phase.phase"), "open");
  await picture(page, "open");
  await page.click('[data-row="travel"] [data-action="delete"]');
  await until(() => isAsked(page), true);
  await page.key("Escape");
  await until(() => isAsked(page), false);
  assert.deepEqual(await shown(page), all);
  await looksRight(page);
});

scenario("A row that is archived leaves at once, and undo brings it back to its place", async (page) => {
  await swipe(page, "travel", 330);
  await until(() => shown(page), all.filter((row) => row !== "travel"));
  await page.click("#undo button");
  await until(() => shown(page), all);
  await looksRight(page);
});

scenario("The row is deleted elsewhere while the question is on screen: the question goes", async (page) => {
  await page.click("#elsewhere");
  await swipe(page, "garden", -330);
  await until(() => isAsked(page), true);
  await until(() => isAsked(page), false, "the question goes with its row");
  assert.deepEqual(await shown(page), all.filter((row) => row !== "garden"));
  await looksRight(page);
});

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

scenario("Two rows: the open one closes when another is swiped", async (page) => {
  await swipe(page, "errands", -110);
  await until(() => page.run("demo.tags.phase.row"), "errands");
  await swipe(page, "books", -110);
  await until(() => page.run("demo.tags.phase.row"), "books");
  await until(() => page.run(`document.querySelector('[data-row="errands"]').dataset.offset`), "0");
  await page.click("h1");
  await until(() => page.run("demo.tags.phase.phase"), "rest");
  await looksRight(page);
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

// ---- Touch

scenario("A finger that the system takes away deletes nothing", async (page) => {
  await set(page, { prompts: "" });
  await swipe(page, "recipes", -230, "touch", { cancel: true });
  await until(() => page.run("demo.tags.phase.phase"), "rest");
  assert.deepEqual(await shown(page), all);
  assert.ok((await log(page)).some((line) => line.startsWith("swipeCancelled")));
  await looksRight(page);
}, { touch: true, width: 390 });

scenario("A finger swipes a row, and one that moves down scrolls", async (page) => {
  const { x, y } = await page.place('[data-row="travel"] .name');
  await page.touch({ x, y: y + 60 }, { x: x - 20, y: y - 200 });
  assert.deepEqual((await log(page)).filter((line) => line.startsWith("swipeBegan")), []);
  await swipe(page, "travel", -230, "touch");
  await until(() => isAsked(page), true);
  await picture(page, "phone");
  await answer(page, "no");
  await looksRight(page);
}, { touch: true, width: 390, height: 700 });

// ---- Reorder

const taskPhase = (page) => page.run("demo.tasks.phase.phase");

scenario("A dropped row stays where it was dropped until a late store has moved it", async (page) => {
  await set(page, { store: "slow" });
  const moved = ["shopping", "post", "bicycle", "laundry", "dinner"];
  await reorder(page, "laundry", "bicycle", { letGo: false });
  await picture(page, "drag");
  const { x, y } = await page.place('[data-row="bicycle"] .grip');
  await page.mouse("mouseReleased", x, y + 56, { clickCount: 1 });
  await until(() => tasks(page), moved);
  assert.equal(await page.run("demo.tasks.store.rows[0]"), "laundry", "the data has not moved yet");
  await until(() => page.run("demo.tasks.store.rows"), moved);
  assert.deepEqual(await tasks(page), moved);
  await page.click("#task-undo button");
  await until(() => page.run("demo.tasks.store.rows"), today);
  await until(() => tasks(page), today);
  await looksRight(page);
});

scenario("Without the machine a dropped row flies home and moves again, and the audit says so", async (page) => {
  await set(page, { naive: true, store: "slow" });
  await reorder(page, "laundry", "bicycle");
  await until(() => tasks(page), today, "the row flies home");
  await until(() => tasks(page), ["shopping", "post", "bicycle", "laundry", "dinner"], "and moves again");
  const found = await audit(page, "tasks");
  assert.ok(found.some((line) => /shopping|post|bicycle/.test(line)), found.join("\n") || "nothing was found");
});

scenario("A row whose move is refused goes home", async (page) => {
  await set(page, { store: "failing" });
  await reorder(page, "laundry", "bicycle");
  await until(async () => (await tasks(page)).join() !== today.join(), true);
  await until(() => tasks(page), today);
  await looksRight(page);
});

scenario("A move that asks holds its row where it was dropped, and a no sends it home", async (page) => {
  await set(page, { movesAsk: true });
  await reorder(page, "dinner", "shopping");
  await until(() => isAsked(page), true);
  const asked = await tasks(page);
  assert.notDeepEqual(asked, today, "the row stands where it was dropped");
  assert.deepEqual(await complaints(page), []);
  await answer(page, "no");
  await until(() => tasks(page), today);
  await reorder(page, "dinner", "shopping");
  await until(() => isAsked(page), true);
  await answer(page, "yes");
  await until(() => page.run("demo.tasks.store.rows"), asked);
  assert.deepEqual(await tasks(page), asked);
  await looksRight(page);
});

scenario("The lists are apart: a question of one leaves the rows of the other alone", async (page) => {
  await set(page, { store: "slow" });
  await reorder(page, "laundry", "post");
  const moved = await tasks(page);
  await swipe(page, "recipes", -330);
  await until(() => isAsked(page), true);
  await until(() => page.run("demo.tasks.store.rows"), moved);
  await answer(page, "no");
  assert.deepEqual([await shown(page), await tasks(page)], [all, moved]);
  await looksRight(page);
});

// ---- Keys, menus, several rows

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

// ---- How it looks and reads

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
}, { touch: true, width: 390, height: 800, language: "ja" });

scenario("From right to left, a swipe to the right deletes", async (page) => {
  await page.click("#rtl");
  await swipe(page, "recipes", 330);
  await until(() => isAsked(page), true);
  await answer(page, "no");
  await picture(page, "right-to-left");
  assert.deepEqual(await shown(page), all);
  await looksRight(page);
});

scenario("With less motion, rows change places at once", async (page) => {
  await set(page, { prompts: "" });
  await swipe(page, "recipes", -330);
  await until(() => shown(page), all.filter((row) => row !== "recipes"));
  assert.equal(await page.run("document.querySelectorAll('.ghost').length"), 0);
  assert.equal(await page.run("document.getAnimations().length"), 0);
}, { media: [{ name: "prefers-reduced-motion", value: "reduce" }] });

// ----

let failed = 0;
for (const { name, body, options } of scenarios) {
  if (!name.includes(wanted)) continue;
  const page = await Page.open(url, options);
  try {
    await body(page);
    assert.deepEqual(page.errors, [], "the page throws nothing");
    console.log(`passed  ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n${String(error.message).replace(/^/gm, "        ")}`);
    console.log((await log(page).catch(() => [])).slice(-12).join("\n").replace(/^/gm, "        log: "));
  } finally {
    await page.close();
  }
}
console.log(failed ? `${failed} scenarios failed` : "All scenarios passed.");
process.exit(failed ? 1 : 0);
