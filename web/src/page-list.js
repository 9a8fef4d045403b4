// A list of the page with all that belongs to it: its data, questions, menus and offers to undo. It is
// driven by the machine, or by nothing.

import { DrivenList } from "app/list.js";
import { ListMachine, SwipeTracker } from "app/machine.js";
import { openMenu } from "app/menu.js";
import { NaiveList } from "app/naive.js";
import { listen } from "app/pointers.js";
import { Prompts } from "app/prompts.js";
import { Recorder } from "app/recorder.js";
import { Screen } from "app/screen.js";
import { Store } from "app/store.js";
import { text } from "app/text.js";
import { UndoBar } from "app/undo.js";

export class PageList {
  /** `element` takes the rows, `undo` the offers; `note` is told each transition. */
  constructor(wasm, { element, undo, status, rows, note }) {
    Object.assign(this, { wasm, note, actions: [], list: null });
    this.store = new Store(rows, (event) => this.send(event));
    this.tracker = new SwipeTracker(wasm);
    this.tracker.stub = new ListMachine(wasm, { actions: [], rows: [] });
    this.recorder = new Recorder(element);
    this.prompts = new Prompts((event) => this.send(event), () => this.screen.refreshAll());
    this.undo = new UndoBar(undo, (event) => this.send(event), (rows) => this.screen.focusOn(rows));
    this.screen = new Screen(element, status, {
      contents: (row) => this.contents(row), buttons: (row, edge) => this.buttons(row, edge),
    });
    listen(this);
  }

  send(event) { this.list.send(event); }
  get phase() { return this.list.phase; }
  get visibleRows() { return this.list.visibleRows; }
  appearance(row) { return this.list?.appearance(row); }
  get selectedRows() { return this.store.rows.filter((row) => this.appearance(row)?.isSelected); }
  has(action) { return this.actions.some(({ id }) => id === action); }

  /** Starts anew with other actions, or without the machine. */
  rebuild({ actions, manner, isNaive }) {
    this.list?.end();
    this.prompts.dismiss();
    this.undo.clear();
    this.recorder.clear();
    this.tracker.lost();
    this.actions = actions;
    this.store.serve(manner);
    const { wasm, screen, prompts, store, undo, tracker } = this;
    const note = (transition) => this.took(transition);
    this.list = isNaive ? new NaiveList({ screen, prompts, store, actions, note })
      : new DrivenList(wasm, { actions, rows: store.rows, screen, prompts, store, undo, tracker, note });
    screen.reset(store.rows);
  }

  took(transition) {
    this.recorder.note(transition.event, transition.commands);
    for (const command of transition.commands) {
      this.undo.note(command, this.actions.find(({ id }) => id === command.action));
    }
    this.note(transition);
  }

  /** The data as it is now, all of it. */
  tellData(updated) {
    this.send({ event: "rowsChanged", rows: [...this.store.rows], ...(updated && { update: updated }) });
  }

  // ---- What a row shows

  contents(row) {
    return {
      isDone: this.store.done.has(row), takesActions: this.appearance(row)?.takesActions ?? true,
      isMovable: this.has("reorder"),
    };
  }

  buttons(row, edge) {
    return this.actions.filter((action) => action.edge === edge).map((action) => {
      const asks = row !== null && action.id === this.prompts.inline?.action
        && this.prompts.inline.rows.includes(row);
      return {
        id: action.id, label: asks ? text().really : text()[action.id], isRed: !!action.destructive,
        allowsFullSwipe: !!action.fullSwipe, description: this.hint(action),
      };
    });
  }

  /** What the platform role would say, said without it. */
  hint(action) {
    if (!this.list?.machine) return "";
    return this.list.machine.decision(action.id, "tap").hint.map((hint) => text().hints[hint]).join(", ");
  }

  // ---- What people do

  /** A button of a row was tapped: it starts its action, or is the second tap of its question. */
  press(action, row, click) {
    const { inline } = this.prompts;
    const isAnswer = inline?.action === action && inline.rows.includes(row);
    if (isAnswer && !this.prompts.takes(click)) return;
    this.send(isAnswer ? { event: "confirm", prompt: inline.prompt }
      : { event: "trigger", action, rows: [row], via: "tap" });
  }

  menu(row, anchor) {
    openMenu(this.actions.filter((action) => !action.reorder), row, anchor, {
      hint: (action) => this.hint(action),
      choose: (action) => this.send({ event: "trigger", action: action.id, rows: [row], via: "menu" }),
    });
  }
}
