// What a drag by the grip does.
import assert from "node:assert/strict";
import {
  all, answer, audit, complaints, isAsked, looksRight, picture, reorder, scenario, shown, swipe, tasks, today, until,
} from "../steps.mjs";
import { set } from "../switches.mjs";

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
