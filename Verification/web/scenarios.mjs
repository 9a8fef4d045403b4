// Runs the scenarios, each in a page of its own: what people do, and what they must see.
import assert from "node:assert/strict";
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { Page } from "./browser.mjs";
import { log, scenarios } from "./steps.mjs";

const url = pathToFileURL(process.env.PAGE).href;
const wanted = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : "";
const folder = new URL("scenarios/", import.meta.url);
for (const file of fs.readdirSync(folder).sort()) await import(new URL(file, folder));

const stop = (reason) => {
  console.error(`Verification/web: ${reason}`);
  process.exit(1);
};
const chosen = scenarios.filter(({ name }) => name.includes(wanted));
if (!chosen.length) stop(`no scenario's name has "${wanted}"`);
let failed = 0;
for (const { name, body, options } of chosen) {
  const page = await Page.open(url, options).catch(({ message }) => stop(message));
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
