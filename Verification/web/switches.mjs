// Sets the switches beside the lists, as people do: with the mouse, and in lists with the arrows.
import assert from "node:assert/strict";
import { wait } from "./browser.mjs";

const field = (name) => `[name="${name}"]`;

/** Chooses the option of a list of choices that has `value`. */
export async function choose(page, selector, value) {
  const look = `document.querySelector(${JSON.stringify(selector)})`;
  await page.click(`label:has(${selector}) span`);
  const steps = await page.run(`[...${look}.options].findIndex(({ value }) => value === ${JSON.stringify(value)}) - ${look}.selectedIndex`);
  for (let step = 0; step < Math.abs(steps); step += 1) await page.key(steps > 0 ? "ArrowDown" : "ArrowUp");
  assert.equal(await page.run(`${look}.value`), value, `${selector} is chosen`);
}

/** Sets switches by their names. */
export async function set(page, values) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") {
      await choose(page, field(name), value);
    } else if (await page.run(`document.querySelector(${JSON.stringify(field(name))}).checked`) !== value) {
      await page.click(field(name));
      assert.equal(await page.run(`document.querySelector(${JSON.stringify(field(name))}).checked`), value, `${name} is set`);
    }
  }
  await wait(60);
}
