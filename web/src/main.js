// The page: two lists, the switches beside them, what happened, and the table of decisions.

import { ListMachine, load } from "app/machine.js";
import { PageList } from "app/page-list.js";
import { nameOf, speak, tagIDs, taskIDs, text } from "app/text.js";

const find = (id) => document.getElementById(id);

/** The module's bytes: inside the page where it is one file, else beside it. */
async function moduleBytes() {
  const inside = document.getElementById("module");
  if (inside) return Uint8Array.from(atob(inside.textContent.trim()), (c) => c.charCodeAt(0));
  return new Uint8Array(await (await fetch("machine.wasm")).arrayBuffer());
}

const wasm = await load(await moduleBytes());
const switches = find("switches").elements;
const tags = new PageList(wasm, {
  element: find("rows"), undo: find("undo"), status: find("status"), rows: tagIDs,
  note: (transition) => note(transition, "tags"),
});
const tasks = new PageList(wasm, {
  element: find("task-rows"), undo: find("task-undo"), status: find("status"), rows: taskIDs,
  note: (transition) => note(transition, "tasks"),
});
const lists = [tags, tasks];

// ---- The lists as the switches say

function tagActions() {
  const asked = switches.prompts.value;
  return [
    {
      id: "delete", edge: "trailing", fullSwipe: true, destructive: true, change: switches.change.value,
      prompts: asked ? asked.split(",") : [], commit: switches.deferred.checked ? "deferred" : "immediate",
      undoable: switches.undoable.checked,
      rowWhilePrompting: asked === "inline" && switches.row.value === "closes" ? "closesAtAnswer" : switches.row.value,
    },
    { id: "archive", edge: "leading", fullSwipe: true, change: "removes", undoable: true },
  ];
}

function taskActions() {
  return [
    { id: "tick", edge: "trailing", fullSwipe: true, change: "updates" },
    {
      id: "reorder", change: "moves", undoable: true, reorder: true,
      prompts: switches.movesAsk.checked ? ["alert"] : [],
      commit: switches.deferred.checked ? "deferred" : "immediate",
    },
  ];
}

function rebuild() {
  const [manner, isNaive] = [switches.store.value, switches.naive.checked];
  tags.rebuild({ actions: tagActions(), manner, isNaive });
  tasks.rebuild({ actions: taskActions(), manner, isNaive });
  find("edit").disabled = isNaive;
  setEditing(false);
  nameVictim();
  find("log").replaceChildren();
  drawTable();
}

/** Writes a transition down where people can read it. */
function note({ event: { event, ...fields }, to, reason, commands }, name) {
  const line = document.createElement("li");
  const words = ({ command, ...rest }) => [command, rest.row ?? rest.rows?.join(" ") ?? ""].join(" ").trim();
  const became = reason ? `ignored: ${reason}`
    : [to && `→ ${to.phase}`, ...commands.map(words)].filter(Boolean).join(" · ");
  const said = Object.values(fields).flat().filter((value) => typeof value !== "object").join(" ");
  line.textContent = `${event} ${said}  ${became}`;
  line.dataset.list = name;
  line.classList.toggle("ignored", !!reason);
  const log = find("log");
  log.append(line);
  if (log.children.length > 200) log.firstChild.remove();
  log.parentElement.scrollTop = log.scrollHeight;
  setBulk();
  nameVictim();
}

// ---- Selecting several

function setEditing(isOn) {
  find("edit").setAttribute("aria-pressed", isOn);
  find("edit").textContent = isOn ? text().done : text().edit;
  find("rows").classList.toggle("editing", isOn);
  setBulk();
}

const isEditing = () => find("edit").getAttribute("aria-pressed") === "true";

function setBulk() {
  if (!tags.list) return;
  const rows = isEditing() ? tags.selectedRows : [];
  find("bulk").hidden = rows.length === 0;
  find("bulk-delete").textContent = text().bulkDelete(rows.length);
}

find("edit").onclick = () => {
  setEditing(!isEditing());
  tags.send({ event: "edit", on: isEditing() });
};
find("bulk-delete").onclick = () =>
  tags.send({ event: "trigger", action: "delete", rows: tags.selectedRows, via: "bulk" });

// ---- Beside the lists

let touched = null;  // The row that was touched last, or had the focus.
const listOf = (row) => lists.find(({ store }) => store.rows.includes(row));

/** The row that someone else would delete. */
const victim = () => [touched, ...tagIDs, ...taskIDs].find(listOf);

function nameVictim() {
  find("elsewhere").disabled = !victim();
  find("elsewhere").textContent = text().elsewhere(nameOf(victim() ?? ""));
}

for (const kind of ["pointerdown", "focusin"]) {
  find("lists").addEventListener(kind, ({ target }) => {
    touched = target.closest("[data-row]")?.dataset.row ?? touched;
    nameVictim();
  });
}
// In two seconds, for a question on screen lets nobody press a button beside it. It is then about the
// row that is asked about.
find("elsewhere").onclick = () => {
  const named = victim();
  setTimeout(() => {
    const row = lists.map(({ prompts }) => prompts.asked).find(listOf) ?? named;
    const list = listOf(row);
    list?.store.removeElsewhere(row);
    list?.tellData();
  }, 2000);
};
find("refill").onclick = () => {
  for (const list of lists) {
    list.store.refill();
    list.tellData([...list.store.rows]);
  }
};
find("save").onclick = () => {
  for (const [name, { recorder }] of Object.entries({ tags, tasks })) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([recorder.text], { type: "application/jsonl" }));
    link.download = `${name}.jsonl`;
    link.click();
  }
};

/** The decisions for all that Delete could be, from the machine itself. */
function drawTable() {
  const rows = [];
  for (const change of ["removes", "updates"]) {
    for (const asks of [false, true]) {
      for (const waits of [false, true]) rows.push({ change, asks, waits });
    }
  }
  const all = rows.map(({ change, asks, waits }, index) => ({
    id: String(index), edge: "trailing", destructive: true, change, prompts: asks ? ["alert"] : [],
    commit: waits ? "deferred" : "immediate",
  }));
  const machine = new ListMachine(wasm, { actions: all, rows: [] });
  const set = tags.actions[0];
  const yes = (is) => (is ? text().yes : text().no);
  find("table").replaceChildren(...rows.map(({ change, asks, waits }, index) => {
    const line = document.createElement("tr");
    const decision = machine.decision(String(index), "tap");
    const cells = [text()[change], yes(asks), yes(waits), decision.role, yes(decision.preAnimatesRemoval)];
    for (const cell of cells) line.insertCell().textContent = cell;
    const isSet = set.change === change && set.prompts.length > 0 === asks && (set.commit === "deferred") === waits;
    if (isSet) line.setAttribute("aria-current", "true");
    return line;
  }));
  machine.destroy();
}

// ---- The page

// A key that is held presses a button once, and not the one that has the focus then as well.
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
});
find("switches").onchange = rebuild;
find("language").onchange = ({ target }) => {
  speak(target.value);
  rebuild();
};
find("rtl").onchange = ({ target }) => {
  document.documentElement.dir = target.checked ? "rtl" : "ltr";
  rebuild();
};
speak(navigator.language.startsWith("ja") ? "ja" : "en");
find("language").value = document.documentElement.lang;
rebuild();

// For tests: what the lists are doing, and what they showed.
globalThis.demo = { tags, tasks };
