// The machine and the swipe tracker behind WebAssembly, in the words of the traces: an event is
// {event: "reveal", row: "a", edge: "trailing"}, a command {command: "open", row: "a", ...}.
// The numbers and the order of the fields are those of action_state_machine.h.

const NONE = -1;
const EDGES = ["leading", "trailing"];
const CHANGES = ["nothing", "updates", "moves", "removes"];
const PROMPTS = ["alert", "dialog", "sheet", "popover", "authentication", "inline"];
const ROW = ["closes", "closesAtAnswer", "staysOpenOnCancel"];
const PATHS = ["tap", "menu", "keyboard", "accessibility", "bulk"];
const EXITS = ["leading", "trailing", "collapse"];
const TINTS = ["platform", "own", "neutral", "red"];
const EVENTS = [
  "rowsChanged", "swipeBegan", "swipeCancelled", "swipeArmed", "swipeDisarmed", "reveal", "conceal",
  "fullSwipe", "trigger", "tapRow", "tapOutside", "scroll", "presented", "confirm", "cancel", "gone",
  "mutationSucceeded", "mutationFailed", "mutationUnknown", "undo", "undoExpired", "edit", "select",
  "deselect", "lift", "hover", "drop", "cancelDrag", "foreignDrag", "background", "foreground",
  "leave", "enter",
];
const COMMANDS = [
  "open", "close", "arm", "disarm", "preAnimateRemoval", "restoreRow", "busy", "unbusy", "insertRow",
  "removeRow", "moveRow", "refreshRow", "lift", "gap", "closeGap", "settle", "snapBack", "present",
  "dismiss", "perform", "performUndo", "requestData", "offerUndo", "withdrawUndo", "fail",
  "activate", "select", "deselect", "proposal", "haptic", "announce", "focus",
];
const REASONS = [
  "handled", "unknownAction", "noRows", "unknownRow", "dragInProgress", "promptOnScreen", "rowClaimed",
  "editing", "noActions", "nothingToDo", "notSwiping", "notOpen", "stalePrompt", "staleTicket",
  "notReorderable", "notDragging", "unknownSlot", "staleRevision", "duplicateRow",
];
const HAPTICS = ["threshold", "lift", "selection", "drop", "error"];
const ANNOUNCEMENTS = ["removed", "restored", "moved", "failed", "waiting"];
const PHASES = ["rest", "swiping", "open", "prompting", "dragging"];
const TOUCHES = ["idle", "undecided", "swiping", "yielded"];
const HINTS = ["destructive", "asksFirst", "waits", "canBeUndone"];
const FLAGS = { fullSwipe: 1, destructive: 2, undoable: 8, reorder: 16, tint: 32 };

/** The words for the numbers of the header's enumerations, by the prefix of their names there. */
export const WORDS = {
  EDGE: EDGES, CHANGE: CHANGES, PROMPT: PROMPTS, ROW, PATH: PATHS, EXIT: EXITS, TINT: TINTS, HINT: HINTS,
  EVENT: EVENTS, COMMAND: COMMANDS, OUTCOME: REASONS, PHASE: PHASES, TRACKER: TOUCHES, HAPTIC: HAPTICS,
  ANNOUNCE: ANNOUNCEMENTS,
};

/** The module's memory and functions. */
class Wasm {
  constructor(instance) {
    this.api = instance.exports;
    this.scratch = this.api.malloc(256);
  }

  get integers() { return new Int32Array(this.api.memory.buffer); }
  get numbers() { return new Float64Array(this.api.memory.buffer); }

  /** Calls `body` with the address of `values` as integers, which is good until it returns. */
  with(values, body) {
    const address = this.api.malloc(Math.max(values.length, 1) * 4);
    this.integers.set(values, address / 4);
    try { return body(address); } finally { this.api.free(address); }
  }

  read(count, address = this.scratch) {
    return Array.from(this.integers.subarray(address / 4, address / 4 + count));
  }

  check(result) {
    if (result < 0) throw new RangeError(`the machine refuses the call: ${result}`);
    return result;
  }
}

/** Loads the module from its bytes. */
export async function load(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Wasm(instance);
}

/** Texts by the numbers under which the module knows them. */
class Names {
  constructor(known = []) { this.known = [...known]; }
  number(name) {
    if (name === null || name === undefined) return NONE;
    const found = this.known.indexOf(name);
    return found >= 0 ? found : this.known.push(name) - 1;
  }
  name(number) { return number === NONE ? null : this.known[number]; }
}

/** A list's machine. */
export class ListMachine {
  constructor(wasm, { actions, rows, policy = {} }) {
    this.wasm = wasm;
    this.rows = new Names();
    this.reasons = new Names();
    this.actions = new Names(actions.map((action) => action.id));
    const fields = actions.flatMap((action) => {
      const prompts = action.prompts ?? [];
      const flags = Object.entries(FLAGS).reduce((sum, [name, bit]) => sum + (action[name] ? bit : 0),
        action.commit === "deferred" ? 4 : 0);
      return [
        action.edge ? EDGES.indexOf(action.edge) : NONE, flags,
        CHANGES.indexOf(action.change ?? "nothing"),
        ROW.indexOf(action.rowWhilePrompting ?? "closes"), prompts.length,
        ...Array.from({ length: 8 }, (_, index) => Math.max(PROMPTS.indexOf(prompts[index]), 0)),
      ];
    });
    const choices = [
      policy.openingAnother === "guard", policy.closingTap === "passThrough",
      policy.promptInBackground === "cancel",
    ].map(Number);
    const numbers = rows.map((row) => this.rows.number(row));
    wasm.with(fields, (actionsAt) => wasm.with(choices, (policyAt) => wasm.with(numbers, (rowsAt) => {
      wasm.check(wasm.api.asm_list_create(
        actionsAt, actions.length, policyAt, rowsAt, rows.length, wasm.scratch));
      [this.handle] = wasm.read(1);
    })));
  }

  destroy() { this.wasm.api.asm_list_destroy(this.handle); }

  /** Takes in an event and returns what became of it. */
  send(event) {
    const { wasm } = this;
    const from = this.phase;
    const count = this.withRows(event.rows, (rowsAt, rowCount) => {
      const fields = [
        EVENTS.indexOf(event.event), this.rows.number(event.row), EDGES.indexOf(event.edge),
        this.actions.number(event.action), PATHS.indexOf(event.via), event.prompt ?? NONE,
        event.ticket ?? NONE, event.revision ?? NONE, this.reasons.number(event.reason),
        this.rows.number(event.before), Number(event.on ?? event.outside ?? false), rowCount, rowsAt,
      ];
      if (event.event !== "rowsChanged") return this.sendFields([...fields, 0]);
      return this.withChange(event, (changeAt) => this.sendFields([...fields, changeAt]));
    });
    const outcome = wasm.api.asm_outcome(this.handle);
    const reason = outcome ? REASONS[outcome] : null;
    const commands = Array.from({ length: count }, (_, position) => this.command(position));
    return { event, from, to: this.phase, outcome: reason ? "ignored" : "handled", reason, commands };
  }

  sendFields(fields) {
    return this.wasm.with(fields, (at) => this.wasm.check(this.wasm.api.asm_send(this.handle, at)));
  }

  withRows(rows, body) {
    if (!rows) return body(0, 0);
    return this.wasm.with(rows.map((row) => this.rows.number(row)), (at) => body(at, rows.length));
  }

  withChange(event, body) {
    const placements = (parts = []) =>
      parts.flatMap((part) => [this.rows.number(part.row), this.rows.number(part.before)]);
    const numbers = (rows = []) => rows.map((row) => this.rows.number(row));
    const { wasm } = this;
    return wasm.with(numbers(event.rows), (rows) => wasm.with(numbers(event.remove), (remove) =>
      wasm.with(placements(event.insert), (insert) => wasm.with(placements(event.move), (move) =>
        wasm.with(numbers(event.update), (update) => wasm.with([
          Number(event.rows !== undefined), event.revision ?? NONE, event.rows?.length ?? 0,
          event.remove?.length ?? 0, event.insert?.length ?? 0, event.move?.length ?? 0,
          event.update?.length ?? 0, rows, remove, insert, move, update,
        ], body))))));
  }

  command(position) {
    const { wasm } = this;
    wasm.check(wasm.api.asm_command_at(this.handle, position, wasm.scratch));
    const [kind, row, edge, action, exit, before, hasSlot, prompt, promptKind, ticket, undoing, reason,
      feedback, rowCount, rowsAt] = wasm.read(15);
    const name = COMMANDS[kind];
    const command = { command: name };
    if (row !== NONE && name !== "present") command.row = this.rows.name(row);
    if (name === "focus") command.row = this.rows.name(row);
    if (hasSlot) command.before = this.rows.name(before);
    if (edge !== NONE) command.edge = EDGES[edge];
    if (action !== NONE) command.action = this.actions.name(action);
    if (exit !== NONE) command.exit = EXITS[exit];
    if (prompt !== NONE) command.prompt = prompt;
    if (ticket !== NONE) command.ticket = ticket;
    if (undoing !== NONE) command.undoing = undoing;
    if (reason !== NONE) command.reason = this.reasons.name(reason);
    if (rowsAt) command.rows = wasm.read(rowCount, rowsAt).map((number) => this.rows.name(number));
    if (name === "present") {
      command.kind = PROMPTS[promptKind];
      command.anchor = this.rows.name(row);
    }
    if (name === "proposal") command.operation = "forbidden";
    if (name === "haptic") command.kind = HAPTICS[feedback];
    if (name === "announce") command.what = ANNOUNCEMENTS[feedback];
    return command;
  }

  /** Where the list stands. */
  get phase() {
    const { wasm } = this;
    wasm.check(wasm.api.asm_phase_of(this.handle, wasm.scratch));
    const [kind, row, edge, action, prompt, promptKind, isPresented, hasGap, before] = wasm.read(9);
    const phase = { phase: PHASES[kind] };
    if (row !== NONE) phase.row = this.rows.name(row);
    if (edge !== NONE) phase.edge = EDGES[edge];
    if (action !== NONE) phase[kind === 1 ? "armed" : "action"] = this.actions.name(action);
    if (prompt !== NONE) Object.assign(phase, { prompt, kind: PROMPTS[promptKind], isPresented });
    if (hasGap) phase.gap = { before: this.rows.name(before) };
    return phase;
  }

  /** How a row must be drawn now, or null where the data has no such row. */
  appearance(row) {
    const { wasm } = this;
    const found = wasm.check(
      wasm.api.asm_appearance_of(this.handle, this.rows.number(row), wasm.scratch));
    if (!found) return null;
    const [open, swiped, armed, inlinePrompt, isBusy, isPreAnimated, isLifted, isHeld, isSelected,
      takesActions] = wasm.read(10);
    return {
      openEdge: EDGES[open] ?? null, swipedEdge: EDGES[swiped] ?? null,
      armed: this.actions.name(armed), inlinePrompt: inlinePrompt === NONE ? null : inlinePrompt,
      isBusy: !!isBusy, isPreAnimated: !!isPreAnimated, isLifted: !!isLifted, isHeld: !!isHeld,
      isSelected: !!isSelected, takesActions: !!takesActions,
    };
  }

  /** The rows on screen, in their order. */
  get visibleRows() { return this.ask("asm_visible_rows").map((row) => this.rows.name(row)); }

  /** The tickets that have not ended. */
  get tickets() { return this.ask("asm_tickets"); }

  ask(name) {
    const { wasm } = this;
    const count = wasm.check(wasm.api[name](this.handle, 0, 0));
    return wasm.with(new Array(count).fill(0), (at) => {
      wasm.check(wasm.api[name](this.handle, at, count));
      return wasm.read(count, at);
    });
  }

  /** What follows from an action, started by a path, or by a full swipe where there is none. */
  decision(action, via) {
    const { wasm } = this;
    wasm.check(wasm.api.asm_decision_for(
      this.handle, this.actions.number(action), PATHS.indexOf(via), wasm.scratch));
    const [preAnimates, role, tint, hint] = wasm.read(4);
    return {
      preAnimatesRemoval: !!preAnimates, role: role ? "destructive" : "none", tint: TINTS[tint],
      hint: HINTS.filter((_, bit) => hint & (1 << bit)),
    };
  }
}

/** Turns pointer samples into swipe events. */
export class SwipeTracker {
  constructor(wasm) {
    this.wasm = wasm;
    wasm.check(wasm.api.asm_tracker_create(wasm.scratch));
    [this.handle] = wasm.read(1);
    this.sampleAt = wasm.api.malloc(48);
    this.layoutAt = wasm.api.malloc(40);
    this.eventsAt = wasm.api.malloc(3 * 56);
  }

  write(sample) {
    const at = this.sampleAt;
    this.wasm.numbers.set([sample.x, sample.y, 0, 0, sample.time], at / 8);
    this.wasm.integers.set([sample.pointer, 0], at / 4 + 10);
  }

  /** Takes in a pointer that came down on a row of the machine's list. */
  down(machine, sample, row, layout, offset) {
    this.machine = machine;
    this.write(sample);
    this.wasm.numbers.set([layout.width, layout.leading, layout.trailing], this.layoutAt / 8);
    this.wasm.integers.set(
      [layout.leadingFullSwipe, layout.trailingFullSwipe, layout.rightToLeft].map(Number),
      this.layoutAt / 4 + 6);
    return this.events(this.wasm.api.asm_tracker_down(
      this.handle, this.sampleAt, machine.rows.number(row), this.layoutAt, offset, this.eventsAt));
  }

  moved(sample) {
    this.write(sample);
    return this.events(
      this.wasm.api.asm_tracker_moved(this.handle, this.sampleAt, this.eventsAt));
  }

  up(sample) {
    this.write(sample);
    return this.events(this.wasm.api.asm_tracker_up(this.handle, this.sampleAt, this.eventsAt));
  }

  lost() {
    return this.events(this.wasm.api.asm_tracker_lost(this.handle, NONE, this.eventsAt));
  }

  /** Takes in the commands of the machine's last event. */
  obey(machine) { this.wasm.api.asm_tracker_obey(this.handle, machine.handle); }

  get phase() {
    return TOUCHES[this.wasm.api.asm_tracker_phase(this.handle)];
  }

  /** Where to draw the row under the pointer, in reading direction, or null. */
  get offset() {
    const { wasm } = this;
    return wasm.api.asm_tracker_offset(this.handle, wasm.scratch)
      ? wasm.numbers[wasm.scratch / 8] : null;
  }

  events(count) {
    this.wasm.check(count);
    return Array.from({ length: count }, (_, position) => {
      const [kind, row, edge] = this.wasm.read(3, this.eventsAt + position * 56);
      const event = { event: EVENTS[kind], row: this.machine.rows.name(row) };
      if (edge !== NONE) event.edge = EDGES[edge];
      return event;
    });
  }
}
