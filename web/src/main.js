// The page: the list, the switches beside it, what happened, and the table of decisions.

import { DrivenList } from "app/list.js";
import { ListMachine, SwipeTracker, load } from "app/machine.js";
import { NaiveList } from "app/naive.js";
import { listen } from "app/pointers.js";
import { Prompts } from "app/prompts.js";
import { Recorder } from "app/recorder.js";
import { Screen } from "app/screen.js";
import { Store } from "app/store.js";
import { nameOf, namesOf, rowIDs, speak, text } from "app/text.js";

const find = (id) => document.getElementById(id);

/** The module's bytes: inside the page where it is one file, else beside it. */
async function moduleBytes() {
  const inside = document.getElementById("module");
  if (inside) return Uint8Array.from(atob(inside.textContent.trim()), (c) => c.charCodeAt(0));
  return new Uint8Array(await (await fetch("machine.wasm")).arrayBuffer());
}

const wasm = await load(await moduleBytes());
const tracker = new SwipeTracker(wasm);
const store = new Store(rowIDs);
const switches = find("switches").elements;
let actions = [];
let list;

const recorder = new Recorder(find("rows"));
const prompts = new Prompts((event) => list.send(event), () => screen.refreshAll());
const screen = new Screen(find("rows"), find("status"), {
  contents: (row) => ({
    isDone: store.done.has(row),
    takesActions: list?.appearance(row)?.takesActions ?? true,
  }),
  buttons: (row, edge) => actions.filter((action) => action.edge === edge).map((action) => {
    const asks = row !== null && action.id === "delete" && prompts.inline?.rows.includes(row);
    return {
      id: action.id, label: asks ? text().reallyDelete : text()[action.id], isRed: action.destructive,
      allowsFullSwipe: action.fullSwipe, description: hintOf(action),
    };
  }),
});

/** What the platform role would say, said without it. */
function hintOf(action) {
  if (!list?.machine) return "";
  return list.machine.decision(action.id, "tap").hint.map((hint) => text().hints[hint]).join(", ");
}

// ---- Undo

const undo = {
  tickets: new Map(),
  note({ command, ticket, action, rows }) {
    if (command === "perform") this.tickets.set(ticket, { action: list.action(action), rows });
    if (command === "performUndo") this.tickets.set(ticket, this.tickets.get(ticket) ?? {});
  },
  actionOf(ticket) { return this.tickets.get(ticket)?.action ?? {}; },
  offer(ticket) {
    this.withdraw(ticket);
    const { action, rows } = this.tickets.get(ticket) ?? {};
    const line = document.createElement("p");
    line.dataset.ticket = ticket;
    const words = action?.change === "moves" ? text().said.moved(namesOf(rows)) : `${text()[action?.id] ?? ""}: ${namesOf(rows ?? [])}`;
    line.append(words);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text().undo;
    button.setAttribute("aria-label", `${text().undo}: ${words}`);
    button.onclick = () => list.send({ event: "undo", ticket });
    line.append(button);
    find("undo").append(line);
    setTimeout(() => {
      if (line.isConnected) list.send({ event: "undoExpired", ticket });
    }, 10_000);
  },
  withdraw(ticket) { find("undo").querySelector(`[data-ticket="${ticket}"]`)?.remove(); },
  clear() {
    this.tickets.clear();
    find("undo").replaceChildren();
  },
};

// ---- The list as the switches say

function readActions() {
  const asked = switches.prompts.value;
  return [
    {
      id: "delete", edge: "trailing", fullSwipe: true, destructive: true, change: switches.change.value,
      prompts: asked ? asked.split(",") : [], commit: switches.deferred.checked ? "deferred" : "immediate",
      undoable: switches.undoable.checked,
      rowWhilePrompting: asked === "inline" && switches.row.value === "closes" ? "closesAtAnswer" : switches.row.value,
    },
    { id: "archive", edge: "leading", fullSwipe: true, change: "removes", undoable: true },
    { id: "reorder", change: "moves", undoable: true, reorder: true },
  ];
}

function rebuild() {
  list?.end?.();
  prompts.dismiss();
  undo.clear();
  recorder.clear();
  find("log").replaceChildren();
  actions = readActions();
  store.manner = switches.store.value;
  tracker.lost();
  list = switches.naive.checked
    ? new NaiveList({ screen, prompts, store, actions, note })
    : new DrivenList(wasm, { actions, rows: store.rows, screen, prompts, store, undo, tracker, note });
  list.press = press;
  list.menu = openMenu;
  find("edit").disabled = switches.naive.checked;
  setEditing(false);
  screen.reset(store.rows);
  drawTable();
}

/** A button of a row was tapped: it starts its action, or is the second tap of its question. */
function press(action, row) {
  const asks = prompts.inline?.rows.includes(row) && action === "delete";
  list.send(asks ? { event: "confirm", prompt: prompts.inline.prompt }
    : { event: "trigger", action, rows: [row], via: "tap" });
}

function note(transition) {
  recorder.note(transition.event, transition.commands);
  for (const command of transition.commands) undo.note(command);
  const line = document.createElement("li");
  const { event, ...fields } = transition.event;
  const words = ({ command, ...rest }) => [command, rest.row ?? rest.rows?.join(" ") ?? ""].join(" ").trim();
  const became = transition.reason ? `ignored: ${transition.reason}`
    : [transition.to && `→ ${transition.to.phase}`, ...transition.commands.map(words)].filter(Boolean).join(" · ");
  line.textContent = `${event} ${Object.values(fields).flat().filter((value) => typeof value !== "object").join(" ")}  ${became}`;
  line.classList.toggle("ignored", !!transition.reason);
  const log = find("log");
  log.append(line);
  if (log.children.length > 200) log.firstChild.remove();
  log.parentElement.scrollTop = log.scrollHeight;
  setBulk();
}

// ---- Menus

function openMenu(row, anchor) {
  document.querySelector(".menu")?.remove();
  const menu = document.createElement("div");
  menu.className = "menu";
  menu.popover = "auto";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", text().more(nameOf(row)));
  for (const action of actions.filter((each) => !each.reorder)) {
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.textContent = text()[action.id];
    item.classList.toggle("danger", !!action.destructive);
    const hint = hintOf(action);
    if (hint) item.setAttribute("aria-description", hint);
    item.onclick = () => {
      menu.hidePopover();
      list.send({ event: "trigger", action: action.id, rows: [row], via: "menu" });
    };
    menu.append(item);
  }
  menu.onkeydown = (event) => {
    const items = [...menu.children];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
  };
  menu.addEventListener("toggle", ({ newState }) => { if (newState === "closed") menu.remove(); });
  find("rows").closest("section").append(menu);
  menu.showPopover();
  const box = anchor.getBoundingClientRect();
  menu.style.insetBlockStart = `${Math.min(box.bottom, innerHeight - menu.offsetHeight - 8)}px`;
  menu.style.left = `${Math.max(8, Math.min(box.right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8))}px`;
  menu.firstChild.focus();
}

// ---- Selecting several

function setEditing(isOn) {
  find("edit").setAttribute("aria-pressed", isOn);
  find("edit").textContent = isOn ? text().done : text().edit;
  for (const box of find("rows").querySelectorAll(".pick")) box.hidden = !isOn;
  setBulk();
}

const isEditing = () => find("edit").getAttribute("aria-pressed") === "true";
const selectedRows = () => store.rows.filter((row) => list.appearance(row)?.isSelected);

function setBulk() {
  if (!list) return;
  const rows = isEditing() ? selectedRows() : [];
  find("bulk").hidden = rows.length === 0;
  find("bulk-delete").textContent = text().bulkDelete(rows.length);
}

find("edit").onclick = () => {
  setEditing(!isEditing());
  list.send({ event: "edit", on: isEditing() });
};
find("bulk-delete").onclick = () =>
  list.send({ event: "trigger", action: "delete", rows: selectedRows(), via: "bulk" });

// ---- Beside the list

// In two seconds, for a question on screen lets nobody press a button beside it.
find("elsewhere").onclick = () => setTimeout(() => {
  const victim = prompts.asked ?? list.phase.row ?? store.rows[0];
  if (!victim) return;
  store.removeElsewhere(victim);
  list.send({ event: "rowsChanged", rows: [...store.rows] });
}, 2000);
find("refill").onclick = () => {
  store.refill();
  list.send({ event: "rowsChanged", rows: [...store.rows], update: [...store.rows] });
};
find("save").onclick = () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([recorder.text], { type: "application/jsonl" }));
  link.download = "recording.jsonl";
  link.click();
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
  const set = actions[0];
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

find("switches").onchange = rebuild;
find("language").onchange = ({ target }) => {
  speak(target.value);
  rebuild();
};
find("rtl").onchange = ({ target }) => {
  document.documentElement.dir = target.checked ? "rtl" : "ltr";
  rebuild();
};
tracker.stub = new ListMachine(wasm, { actions: [], rows: [] });
speak(navigator.language.startsWith("ja") ? "ja" : "en");
find("language").value = document.documentElement.lang;
rebuild();
listen(screen, tracker, () => list, (row, edge) => screen.buttons(row, edge));

// For tests: what the list is doing, and what it showed.
globalThis.demo = { get list() { return list; }, store, recorder };
