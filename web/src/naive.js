// A list without the machine, as it is often written: the red button's role takes the row out, and
// the question comes after.

import { namesOf } from "app/text.js";

export class NaiveList {
  constructor({ screen, prompts, store, actions, note }) {
    Object.assign(this, { screen, prompts, store, actions, note, lastPrompt: 0, open: null });
  }

  get phase() { return { phase: "naive" }; }
  get visibleRows() { return this.store.rows; }
  appearance() { return { takesActions: true, isSelected: false, inlinePrompt: null, isBusy: false }; }

  send(event) {
    this.note({ event, commands: [] });
    const { screen } = this;
    switch (event.event) {
      case "reveal": this.openRow(event.row, event.edge); break;
      case "conceal": case "swipeCancelled": screen.pull(event.row, 0); break;
      case "swipeArmed": screen.mark(event.row, "armed", true); break;
      case "swipeDisarmed": screen.mark(event.row, "armed", false); break;
      case "tapOutside": case "scroll": case "tapRow": this.closeRow(); break;
      case "fullSwipe": this.run(this.actions.find((action) => action.edge === event.edge), [event.row]); break;
      case "trigger": this.run(this.actions.find((action) => action.id === event.action), event.rows); break;
      case "confirm": this.finish(); break;
      case "cancel": this.giveBack(); break;
      case "rowsChanged": this.draw(); break;
      default: break;
    }
  }

  openRow(row, edge) {
    if (this.open !== row) this.closeRow();
    this.open = row;
    this.screen.pull(row, this.screen.resting(edge));
  }

  closeRow() {
    if (this.open) this.screen.pull(this.open, 0);
    this.open = null;
  }

  run(action, rows) {
    this.open = null;
    this.pending = { action, rows };
    const leaves = action.destructive || action.change === "removes";
    this.screen.glide(() => rows.forEach((row) => leaves ? this.screen.leave(row, "trailing") : this.screen.pull(row, 0)));
    if (!action.prompts?.length) return this.finish();
    this.lastPrompt += 1;
    // The list is busy taking the row out, and the question comes when it is done.
    const prompt = this.lastPrompt;
    setTimeout(() => this.prompts.present({ prompt, kind: "alert", rows, names: namesOf(rows) }), 300);
  }

  giveBack() {
    this.screen.glide(() => this.pending?.rows.forEach((row) => this.screen.comeBack(row)));
    this.pending = null;
  }

  finish() {
    const { action, rows } = this.pending ?? {};
    if (!action) return;
    this.store.perform({ ticket: 0, rows, action: action.id }, action, (event) => this.send(event));
    this.pending = null;
  }

  draw() {
    const { screen, store } = this;
    screen.glide(() => {
      for (const row of [...screen.rows.keys()]) if (!store.rows.includes(row)) screen.remove(row);
      for (const row of store.rows) if (!screen.rows.has(row)) screen.list.append(screen.make(row));
      for (const row of store.rows) {
        screen.list.append(screen.rows.get(row));
        screen.comeBack(row);
        screen.refresh(row);
      }
    });
  }
}
