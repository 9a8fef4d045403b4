// Drives a list: events to the machine one at a time, its commands to the screen, the prompts, the
// store and the undo bar.

import { ListMachine } from "app/machine.js";

export class DrivenList {
  constructor(wasm, { actions, rows, screen, prompts, store, undo, tracker, note }) {
    Object.assign(this, { screen, prompts, store, undo, tracker, note, actions });
    this.machine = new ListMachine(wasm, { actions, rows });
    this.waiting = [];
    this.isRunning = false;
  }

  get phase() { return this.machine.phase; }
  get visibleRows() { return this.machine.visibleRows; }
  appearance(row) { return this.machine.appearance(row); }

  /** Takes in an event now, or after those that wait: what a transition raises comes after it. */
  send(event) {
    if (!this.machine) return;
    this.waiting.push(event);
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.waiting.length) this.take(this.waiting.shift());
    this.isRunning = false;
  }

  take(event) {
    const transition = this.machine.send(event);
    this.tracker.obey(this.machine);
    this.note(transition);
    this.screen.obey(transition.commands);
    for (const command of transition.commands) this.obey(command);
    this.screen.refreshAll();
    if (event.event === "rowsChanged" && transition.reason) this.tellData();
  }

  /** The commands that are not the screen's. */
  obey(command) {
    const send = (event) => this.send(event);
    switch (command.command) {
      case "present": return this.prompts.present(command);
      case "dismiss": return this.prompts.dismiss();
      case "perform": return this.store.perform(command, this.action(command.action), send);
      case "performUndo": return this.store.perform(command, this.undo.actionOf(command.undoing), send);
      case "requestData": return this.tellData();
      case "offerUndo": return this.undo.offer(command.ticket);
      case "withdrawUndo": return this.undo.withdraw(command.ticket);
      default: return undefined;
    }
  }

  action(id) { return this.actions.find((action) => action.id === id); }
  tellData() { this.send({ event: "rowsChanged", rows: [...this.store.rows] }); }

  end() {
    this.send({ event: "leave" });
    this.machine.destroy();
    this.machine = null;
  }
}
