// What a store that is late, or refuses, does to the rows.
import assert from "node:assert/strict";
import {
  all, answer, isAsked, looksRight, picture, scenario, shown, status, swipe, until,
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
