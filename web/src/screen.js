// Draws the list: what each command does to the page. This is all that a front end has to know.

import { nameOf, namesOf, text } from "app/text.js";

const BUTTON = 88;

/** What a command does to the screen. Those that are missing here are for others; see list.js. */
const obeys = {
  open: (screen, { row, edge }) => screen.pull(row, screen.resting(edge)),
  close: (screen, { row }) => screen.pull(row, 0),
  arm: (screen, { row }) => screen.mark(row, "armed", true),
  disarm: (screen, { row }) => screen.mark(row, "armed", false),

  preAnimateRemoval: (screen, { row, exit }) => screen.leave(row, exit),
  restoreRow: (screen, { row }) => screen.comeBack(row),
  busy: (screen, { row }) => screen.busy(row, true),
  unbusy: (screen, { row }) => screen.busy(row, false),

  insertRow: (screen, { row, before }) => screen.place(screen.make(row), before),
  removeRow: (screen, { row }) => screen.remove(row),
  moveRow: (screen, { row, before }) => screen.place(screen.rows.get(row), before),
  refreshRow: (screen, { row }) => screen.refresh(row),

  lift: (screen, { row }) => screen.lift(row),
  gap: (screen, { before }) => screen.openGap(before),
  closeGap: (screen) => screen.openGap(undefined),
  settle: (screen, { row, before }) => screen.land(row, before),
  snapBack: (screen, { row, before }) => screen.land(row, before),

  select: (screen, { rows }) => rows.forEach((row) => screen.pick(row, true)),
  deselect: (screen, { rows }) => rows.forEach((row) => screen.pick(row, false)),

  activate: (screen, { row }) => screen.say(text().opened(nameOf(row))),
  announce: (screen, { what, rows }) => screen.say(text().said[what](namesOf(rows))),
  haptic: () => navigator.vibrate?.(10),
  focus: (screen, { row }) => screen.focus(row),
};

/** The list on the page. `contents` says what a row shows, `buttons` what is on an edge. */
export class Screen {
  constructor(list, status, { contents, buttons }) {
    Object.assign(this, { list, status, contents, buttons, rows: new Map() });
  }

  /** Draws `rows` at rest, and nothing else. */
  reset(rows) {
    this.list.replaceChildren();
    this.rows.clear();
    this.lifted = null;
    for (const row of rows) this.list.append(this.make(row));
  }

  /** Obeys commands in their order, then lets every row glide from where it was. */
  obey(commands) {
    this.glide(() => {
      for (const command of commands) obeys[command.command]?.(this, command);
    });
  }

  // ---- One row

  make(row) {
    const item = document.createElement("li");
    item.className = "row";
    item.dataset.row = row;
    item.innerHTML = `<div class="edge leading"></div><div class="edge trailing"></div>
      <div class="face"><input type="checkbox" class="pick"><button type="button" class="name"></button>
      <span class="busy-mark"></span><button type="button" class="grip" aria-pressed="false">☰</button>
      <button type="button" class="more" aria-haspopup="menu">⋯</button></div>`;
    this.rows.set(row, item);
    this.refresh(row);
    return item;
  }

  refresh(row) {
    const item = this.rows.get(row);
    if (!item) return;
    const { isDone, takesActions, isMovable } = this.contents(row);
    item.classList.toggle("done", isDone);
    item.querySelector(".name").textContent = nameOf(row);
    item.querySelector(".more").setAttribute("aria-label", text().more(nameOf(row)));
    item.querySelector(".grip").hidden = !isMovable;
    item.querySelector(".grip").setAttribute("aria-label", text().grip(nameOf(row)));
    item.querySelector(".pick").setAttribute("aria-label", text().pick(nameOf(row)));
    for (const edge of ["leading", "trailing"]) {
      const buttons = this.buttons(row, edge).map(({ id, label, isRed, description }) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label;
        button.dataset.action = id;
        button.classList.toggle("red", isRed);
        if (description) button.setAttribute("aria-description", description);
        button.disabled = !takesActions;
        return button;
      });
      // The outermost button is the first of its edge.
      if (edge === "trailing") buttons.reverse();
      item.querySelector(`.edge.${edge}`).replaceChildren(...buttons);
    }
  }

  refreshAll() { for (const row of this.rows.keys()) this.refresh(row); }

  mark(row, name, isSo) { this.rows.get(row)?.classList.toggle(name, isSo); }

  busy(row, isBusy) {
    this.mark(row, "busy", isBusy);
    const mark = this.rows.get(row)?.querySelector(".busy-mark");
    if (mark) mark.textContent = isBusy ? text().busy : "";
  }

  pick(row, isPicked) {
    const box = this.rows.get(row)?.querySelector(".pick");
    if (box) box.checked = isPicked;
  }

  // ---- Sideways

  get isRightToLeft() { return getComputedStyle(this.list).direction === "rtl"; }

  /** How wide the buttons of an edge are, and where a row rests open to it. */
  edgeWidth(edge) { return this.buttons(null, edge).length * BUTTON; }
  resting(edge) { return edge === "leading" ? this.edgeWidth(edge) : -this.edgeWidth(edge); }

  offset(row) { return Number(this.rows.get(row)?.dataset.offset ?? 0); }

  /** Moves a row aside, in reading direction: under a finger at once, else gliding. */
  pull(row, offset, isHeld = false) {
    const item = this.rows.get(row);
    if (!item) return;
    item.dataset.offset = offset;
    const face = item.querySelector(".face");
    face.classList.toggle("held", isHeld);
    face.style.setProperty("--x", `${this.isRightToLeft ? -offset : offset}px`);
    if (offset !== 0) {
      item.classList.toggle("to-leading", offset > 0);
      item.classList.toggle("to-trailing", offset < 0);
    } else {
      item.classList.remove("armed");
      const hide = () => {
        if (this.offset(row) === 0) item.classList.remove("to-leading", "to-trailing");
      };
      Promise.allSettled(face.getAnimations().map((animation) => animation.finished)).then(hide);
    }
  }

  // ---- Coming and going

  /** Takes a row off the screen while the data still has it: its node stays, to be named. */
  leave(row, exit) {
    const item = this.rows.get(row);
    if (!item || item.classList.contains("away")) return;
    this.ghost(item, exit);
    item.classList.add("away");
  }

  comeBack(row) {
    this.mark(row, "away", false);
    this.mark(row, "armed", false);
    this.pull(row, 0, true);
  }

  remove(row) {
    const item = this.rows.get(row);
    if (!item) return;
    if (!item.classList.contains("away")) this.ghost(item, "collapse");
    if (this.lifted === row) this.lifted = null;
    item.remove();
    this.rows.delete(row);
  }

  /** Leaves a picture of a row behind that glides out, so that the row itself can be gone. */
  ghost(item, exit) {
    if (this.time === 0) return;
    const ghost = item.cloneNode(true);
    ghost.classList.add("ghost");
    ghost.removeAttribute("data-row");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.style.insetBlockStart = `${item.offsetTop}px`;
    this.list.append(ghost);
    const right = (exit === "leading") !== this.isRightToLeft;
    const end = exit === "collapse" ? { opacity: 0 } : { translate: right ? "100% 0" : "-100% 0" };
    ghost.animate([{}, end], { duration: this.time, easing: "ease-in" }).finished
      .finally(() => ghost.remove());
  }

  place(item, before) {
    const focused = item.contains(document.activeElement) ? document.activeElement : null;
    this.list.insertBefore(item, before === null ? null : this.rows.get(before) ?? null);
    focused?.focus();
  }

  // ---- Up and down

  lift(row) {
    this.lifted = row;
    this.press(row, true);
  }

  /** Draws a row raised or not, and has screen readers say so. */
  press(row, isLifted) {
    this.mark(row, "lifted", isLifted);
    this.rows.get(row)?.querySelector(".grip").setAttribute("aria-pressed", isLifted);
  }

  /** Draws the lifted row where the pointer has it: points from its own place. */
  carry(distance) {
    const item = this.rows.get(this.lifted);
    if (item) item.style.transform = `translateY(${distance}px)`;
  }

  /** Holds a slot free by moving the rows between it and the lifted row's own place. */
  openGap(before) {
    const items = [...this.list.querySelectorAll(".row[data-row]:not(.away)")];
    const own = items.findIndex((item) => item.dataset.row === this.lifted);
    const end = before === null ? items.length : items.indexOf(this.rows.get(before));
    items.forEach((item, index) => {
      if (index === own) return;
      const isBetween = before !== undefined && own >= 0
        && (end > own ? index > own && index < end : index >= end && index < own);
      item.style.transform = isBetween ? `translateY(${end > own ? "-" : ""}100%)` : "";
    });
  }

  land(row, before) {
    const item = this.rows.get(row);
    if (!item) return;
    this.openGap(undefined);
    this.lifted = null;
    this.press(row, false);
    item.style.transform = "";
    this.place(item, before);
  }

  // ---- All rows

  get time() { return parseFloat(getComputedStyle(this.list).getPropertyValue("--time")) || 0; }

  /** Lets every row glide from where it is drawn to where `change` puts it. One animation a row. */
  glide(change) {
    const place = (item) => item.getBoundingClientRect().top;
    const before = new Map([...this.rows].map(([row, item]) =>
      [row, item.offsetParent ? place(item) : null]));
    change();
    for (const [row, item] of this.rows) {
      if (row === this.lifted) continue;
      for (const animation of item.getAnimations()) animation.cancel();
      const from = before.get(row);
      if (!item.offsetParent || this.time === 0) continue;
      // Filled backwards, since a busy browser may start it later than the next frame is drawn.
      const options = { duration: this.time, easing: "ease-out", fill: "backwards" };
      if (from === null || from === undefined) {
        item.animate([{ opacity: 0 }, {}], options);
      } else if (Math.abs(from - place(item)) > 0.5) {
        item.animate([{ translate: `0 ${from - place(item)}px` }, { translate: "0 0" }], options);
      }
    }
  }

  focus(row) {
    if (!document.activeElement || document.activeElement === document.body
      || this.list.contains(document.activeElement)) {
      (row === null ? null : this.rows.get(row)?.querySelector(".name"))?.focus();
    }
  }

  /** Focuses the first of `rows` that is shown, else the list. */
  focusOn(rows) {
    const row = rows.find((row) => this.rows.get(row)?.offsetParent);
    (this.rows.get(row)?.querySelector(".name") ?? this.list).focus();
  }

  say(words) { this.status.textContent = words; }
}
