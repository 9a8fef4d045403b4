// What swipes do, of a mouse and of a finger.
import assert from "node:assert/strict";
import { wait } from "../browser.mjs";
import {
  all, answer, audit, isAsked, log, looksRight, picture, scenario, shown, swipe, until,
} from "../steps.mjs";
import { set } from "../switches.mjs";

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

scenario("An open row closes when a finger scrolls", async (page) => {
  await swipe(page, "travel", -110, "touch");
  await until(() => page.run("demo.tags.phase.row"), "travel");
  const { x, y } = await page.place('[data-row="letters"] .name');
  await page.touch({ x, y }, { x, y: y - 150 });
  assert.ok(await page.run("scrollY > 50"), "the page scrolls");
  await until(() => page.run("demo.tags.phase.phase"), "rest");
  await looksRight(page);
}, { touch: true, width: 390, height: 700 });
