// What prompts do when others change the data, and when people tap twice.
import assert from "node:assert/strict";
import { wait } from "../browser.mjs";
import {
  all, answer, isAsked, log, looksRight, scenario, shown, swipe, tabTo, until,
} from "../steps.mjs";
import { choose, set } from "../switches.mjs";

scenario("The row is deleted elsewhere while the question is on screen: the question goes", async (page) => {
  await page.click("#elsewhere");
  await swipe(page, "garden", -330);
  await until(() => isAsked(page), true);
  await until(() => isAsked(page), false, "the question goes with its row");
  assert.deepEqual(await shown(page), all.filter((row) => row !== "garden"));
  await looksRight(page);
});

scenario("Someone else deletes the row that the button names, also one that is open", async (page) => {
  const says = () => page.run("document.getElementById('elsewhere').textContent");
  assert.match(await says(), /Errands/, "the first row, until one is touched");
  await tabTo(page, '[data-row="post"] .name');
  assert.match(await says(), /Post/, "the row that had the focus");
  await swipe(page, "garden", -110);
  await until(() => page.run("demo.tags.phase.row"), "garden");
  assert.equal(await says(), "Someone else deletes Garden in two seconds");
  await page.click("#elsewhere");
  await until(() => shown(page), all.filter((row) => row !== "garden"));
  assert.match(await says(), /Errands/);
  await choose(page, "#language", "ja");
  assert.match(await says(), /用事/);
  await looksRight(page);
});

const performed = async (page) => (await log(page)).filter((line) => /perform/.test(line));
const title = (page) => page.run("document.querySelector('dialog h2')?.textContent");

for (const [device, tap, options] of [
  ["mouse", (page, place) => page.clickAt(place, { clickCount: 2 })],
  ["finger", (page, place) => page.tap(place, { times: 3, pause: 300 }), { touch: true, width: 390 }],
]) {
  scenario(`Yes that is tapped again and again with a ${device} answers one question`, async (page) => {
    await set(page, { prompts: "alert,authentication" });
    await tabTo(page, '[data-row="books"] .name');
    await page.key("Delete");
    await until(() => title(page), "Delete Books?");
    await wait(550);
    const { x, y, width } = await page.place("dialog .yes");
    const place = { x: x + width / 2 - 8, y };
    await tap(page, place);
    await wait(1000);
    assert.equal(await title(page), "Passcode", "the passcode is still asked");
    assert.equal(await page.run(`document.elementFromPoint(${place.x}, ${place.y}).className`), "yes");
    assert.deepEqual(await performed(page), []);
    await answer(page, "yes");
    await until(() => shown(page), all.filter((row) => row !== "books"));
    assert.equal((await performed(page)).length, 1);
  }, options);
}

scenario("Enter that is held answers one question", async (page) => {
  await set(page, { prompts: "alert,authentication" });
  await tabTo(page, '[data-row="books"] .name');
  await page.key("Delete");
  await until(() => title(page), "Delete Books?");
  await page.key("Tab");
  await page.key("Enter", { repeats: 3 });
  assert.equal(await title(page), "Passcode", "the passcode is still asked");
  await page.key("Tab");
  await page.key("Enter");
  await until(() => shown(page), all.filter((row) => row !== "books"));
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
  await page.click('[data-row="errands"] [data-action="delete"]', { clickCount: 2 });
  await wait(550);
  assert.deepEqual(await shown(page), all, "a double tap asks");
  await page.click('[data-row="errands"] [data-action="delete"]');
  await until(() => shown(page), all.slice(1));
});
