// A list without the machine, as it is often written: the red button's role takes the row out, and
// the question comes after. A dropped row flies home, and moves once the data has changed.

export class NaiveList {
  constructor({ screen, prompts, store, actions, note }) {
    Object.assign(this, { screen, prompts, store, actions, note, lastPrompt: 0, open: null, lifted: null });
  }

  get phase() {
    if (this.lifted) return { phase: "dragging", row: this.lifted, gap: this.gap };
    return this.open ? { phase: "open", row: this.open } : { phase: "rest" };
  }
  get visibleRows() { return this.store.rows; }
  appearance() { return { takesActions: true, isSelected: false, inlinePrompt: null, isBusy: false }; }

  end() { this.isEnded = true; }

  send(event) {
    if (this.isEnded) return;
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
      case "lift": [this.lifted, this.gap] = [event.row, undefined]; screen.lift(event.row); break;
      case "hover": this.hover(event); break;
      case "drop": this.drop(); break;
      case "cancelDrag": this.land(); break;
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
    setTimeout(() => {
      if (!this.isEnded) this.prompts.present({ prompt, kind: "alert", action: action.id, rows });
    }, 300);
  }

  giveBack() {
    this.screen.glide(() => this.pending?.rows.forEach((row) => this.screen.comeBack(row)));
    this.pending = null;
  }

  finish() {
    const { action, rows, before } = this.pending ?? {};
    if (!action) return;
    this.store.perform({ ticket: 0, rows, before, action: action.id }, action, (event) => this.send(event));
    this.pending = null;
  }

  hover({ before, outside }) {
    this.gap = outside ? undefined : { before };
    this.screen.glide(() => this.screen.openGap(outside ? undefined : before));
  }

  drop() {
    const [row, before] = [this.lifted, this.gap?.before];
    const action = this.actions.find(({ reorder }) => reorder);
    const isMove = this.gap !== undefined;
    this.land();
    if (!isMove) return;
    this.pending = { action, rows: [row], before };
    if (!action.prompts.length) return this.finish();
    this.lastPrompt += 1;
    this.prompts.present({ prompt: this.lastPrompt, kind: "alert", action: action.id, rows: [row] });
  }

  /** The list ends the drag as its data says: where the row was. */
  land() {
    const row = this.lifted;
    [this.lifted, this.gap] = [null, undefined];
    const next = this.store.rows[this.store.rows.indexOf(row) + 1] ?? null;
    this.screen.glide(() => this.screen.land(row, next));
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
