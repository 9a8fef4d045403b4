// Compares the page's words with the C header's, and runs the recorded cases through the WebAssembly
// module: node web/test/cases.mjs MODULE
import assert from "node:assert/strict";
import fs from "node:fs";
import { ListMachine, WORDS, load } from "../src/machine.js";

const folder = new URL("../../Tests/StateMachineTests/Fixtures/cases/", import.meta.url);
const standard = [
  { id: "delete", edge: "trailing", fullSwipe: true, destructive: true, change: "removes", prompts: ["alert"] },
  { id: "archive", edge: "leading", fullSwipe: true, change: "removes", undoable: true },
  { id: "flag", edge: "leading", change: "updates" },
  { id: "purge", destructive: true, change: "removes" },
  { id: "erase", edge: "trailing", destructive: true, change: "removes",
    prompts: ["dialog", "authentication"], commit: "deferred" },
  { id: "report", edge: "trailing", destructive: true, change: "updates" },
  { id: "share" },
  { id: "reorder", change: "moves", undoable: true, reorder: true },
];
/** What the header's names with a prefix are in the traces: ASM_EVENT_SWIPE_BEGAN is swipeBegan. */
const header = fs.readFileSync(new URL(
  "../../Sources/ActionStateMachineCHeader/include/action_state_machine.h", import.meta.url), "utf8");
const named = (prefix) => header.slice(header.search(`ASM_${prefix}_[A-Z_]+ = `)).split("}")[0]
    .match(new RegExp(`ASM_${prefix}_[A-Z_]+`, "g"))
    .map((name) => name.slice(prefix.length + 5).toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase()))
    .map((word) => (word === "forbidDrop" ? "proposal" : word));
for (const [prefix, words] of Object.entries(WORDS)) assert.deepEqual(words, named(prefix), prefix);

const feedback = new Set(["haptic", "announce", "focus"]);
const bag = (commands) => commands.filter((command) => !feedback.has(command.command))
  .map((command) => JSON.stringify(Object.entries(command).sort())).sort().join("\n");

const wasm = await load(fs.readFileSync(process.argv[2]));
let [passed, failed] = [0, 0];
for (const name of fs.readdirSync(folder).filter((file) => file.endsWith(".json")).sort()) {
  const { header = {}, steps } = JSON.parse(fs.readFileSync(new URL(name, folder)));
  const machine = new ListMachine(wasm, {
    actions: header.actions ?? standard, policy: header.policy, rows: header.rows ?? [],
  });
  const wrong = steps.find((step) => {
    const { reason, commands } = machine.send(step.event);
    return (reason ?? undefined) !== step.reason || bag(commands) !== bag(step.commands);
  });
  if (wrong) console.log(`${name}: ${JSON.stringify(wrong.event)}`);
  if (wrong) failed += 1; else passed += 1;
  machine.destroy();
}
console.log(`${passed} cases passed through WebAssembly, ${failed} failed`);
process.exit(failed ? 1 : 0);
