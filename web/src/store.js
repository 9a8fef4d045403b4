// The data, and the store that keeps it: at once, late, or not at all.

export class Store {
  /** `changed` takes each change of the data, whoever ordered it. */
  constructor(rows, changed) {
    Object.assign(this, { all: rows, rows: [...rows], changed, done: new Set() });
    this.serve("prompt");
  }

  /** Takes the orders of a new list, which counts its tickets anew. */
  serve(manner) {
    this.manner = manner;
    this.earlier = new Map();
  }

  /**
   * Carries out an order of a list. `send` takes the answers to that list, which may have ended by
   * then; what happens to the data is told to the list that is there.
   */
  perform(order, action, send) {
    const { ticket } = order;
    const { earlier } = this;
    const tell = (answer) => {
      this.changed({ event: "rowsChanged", ...this.change(order, action, earlier) });
      if (answer) send({ event: "mutationSucceeded", ticket });
    };
    if (this.manner === "failing") {
      setTimeout(() => send({ event: "mutationFailed", ticket, reason: "offline" }), 700);
    } else if (this.manner === "prompt") {
      tell(true);
    } else if (action.change === "moves" || action.commit === "deferred") {
      setTimeout(() => tell(true), 2000);
    } else {
      tell(false);
      setTimeout(() => send({ event: "mutationSucceeded", ticket }), 2000);
    }
  }

  /** Changes the data as `order` says. `earlier` has the rows before each ticket. */
  change(order, action, earlier) {
    const { ticket, undoing, rows, before } = order;
    const old = [...this.rows];
    if (action.change === "updates") {
      for (const row of rows) if (undoing) this.done.delete(row); else this.done.add(row);
      return { update: rows.filter((row) => this.rows.includes(row)) };
    }
    if (action.change === "moves") {
      for (const row of rows) this.put(row, before ?? null);
    } else if (undoing) {
      for (const row of rows) this.restore(row, earlier.get(undoing) ?? this.all);
    } else {
      this.rows = this.rows.filter((row) => !rows.includes(row));
    }
    earlier.set(ticket, old);
    return { rows: [...this.rows] };
  }

  put(row, before) {
    if (!this.rows.includes(row) || before === row) return;
    this.rows.splice(this.rows.indexOf(row), 1);
    const place = before === null ? -1 : this.rows.indexOf(before);
    this.rows.splice(place < 0 ? this.rows.length : place, 0, row);
  }

  /** Puts a row back before the next row that was after it in `order` and is still there. */
  restore(row, order) {
    if (this.rows.includes(row)) return;
    const next = order.slice(order.indexOf(row) + 1).find((other) => this.rows.includes(other));
    this.rows.splice(next === undefined ? this.rows.length : this.rows.indexOf(next), 0, row);
  }

  /** Someone else deletes a row. */
  removeElsewhere(row) { this.rows = this.rows.filter((other) => other !== row); }

  refill() {
    for (const row of this.all) this.restore(row, this.all);
    this.done.clear();
  }
}
