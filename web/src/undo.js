// The offers to undo under a list. They expire after a while.

import { namesOf, text } from "app/text.js";

export class UndoBar {
  /** `focusOn` takes the rows to focus once the focused button is gone, or none for the list. */
  constructor(element, send, focusOn) {
    Object.assign(this, { element, send, focusOn, tickets: new Map() });
  }

  /** Remembers what a ticket was for. */
  note({ command, ticket, rows }, action) {
    if (command === "perform") this.tickets.set(ticket, { action, rows });
    if (command === "performUndo") this.tickets.set(ticket, this.tickets.get(ticket) ?? {});
  }

  actionOf(ticket) { return this.tickets.get(ticket)?.action ?? {}; }

  offer(ticket) {
    this.withdraw(ticket);
    const { action = {}, rows = [] } = this.tickets.get(ticket) ?? {};
    const words = action.change === "moves" ? text().said.moved(namesOf(rows))
      : `${text()[action.id] ?? ""}: ${namesOf(rows)}`;
    const line = document.createElement("p");
    line.dataset.ticket = ticket;
    const said = document.createElement("bdi");
    said.append(words);
    line.append(said);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text().undo;
    button.setAttribute("aria-label", `${text().undo}: ${words}`);
    button.onclick = () => {
      this.send({ event: "undo", ticket });
      if (!line.isConnected) this.focusOn(rows);
    };
    line.append(button);
    this.element.append(line);
    setTimeout(() => {
      if (line.isConnected) this.send({ event: "undoExpired", ticket });
    }, 10_000);
  }

  withdraw(ticket) {
    const line = this.element.querySelector(`[data-ticket="${ticket}"]`);
    const hadFocus = line?.contains(document.activeElement);
    line?.remove();
    if (hadFocus) this.focusOn([]);
  }

  clear() {
    this.tickets.clear();
    this.element.replaceChildren();
  }
}
