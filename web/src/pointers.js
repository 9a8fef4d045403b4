// Reports what fingers, pointers and keys do to the list.

import { dragByKeys, endKeyDrag } from "app/key-drag.js";

/** Swipes, taps, keys, and drags by the grip of a list of the page. */
export function listen(page) {
  const { screen, tracker } = page;
  const element = screen.list;
  let start = null;   // Where the pointer that may swipe came down.
  let swiped = false; // Whether it did: then its click is none.
  let drag = null;

  const rowOf = (event) => event.target.closest(".row[data-row]")?.dataset.row;
  const sampleOf = (event) => ({
    x: event.clientX - start.x, y: event.clientY - start.y, time: event.timeStamp / 1000,
    pointer: event.pointerId,
  });
  const report = (events) => {
    for (const event of events) page.send(event);
    const offset = tracker.offset;
    if (start && offset !== null) screen.pull(start.row, offset, true);
  };

  element.addEventListener("pointerdown", (event) => {
    const row = rowOf(event);
    swiped = false;
    if (!row || event.button !== 0) return;
    if (event.target.closest(".grip")) return beginDrag(event, row);
    if (!event.target.closest(".face") || event.target.closest(".more, .pick")) return;
    start = { x: event.clientX, y: event.clientY, row, pointer: event.pointerId };
    const fullSwipe = (edge) => page.buttons(row, edge).some((button) => button.allowsFullSwipe);
    report(tracker.down(page.list.machine ?? tracker.stub, sampleOf(event), row, {
      width: element.clientWidth, leading: screen.edgeWidth("leading"),
      trailing: screen.edgeWidth("trailing"), leadingFullSwipe: fullSwipe("leading"),
      trailingFullSwipe: fullSwipe("trailing"), rightToLeft: screen.isRightToLeft,
    }, screen.offset(row)));
  });

  element.addEventListener("pointermove", (event) => {
    if (drag) return moveDrag(event);
    if (!start || event.pointerId !== start.pointer) return;
    report(tracker.moved(sampleOf(event)));
    if (tracker.phase === "swiping" && !swiped) {
      swiped = true;
      element.setPointerCapture(event.pointerId);
    }
  });

  const end = (event, events) => {
    if (!start || event.pointerId !== start.pointer) return;
    const { row } = start;
    const rows = events();
    start = null;
    for (const each of rows) page.send(each);
    // A swipe that ended without a word, toward an edge without buttons, comes home.
    if (swiped && !rows.length && page.phase.row !== row) screen.pull(row, 0);
  };
  element.addEventListener("pointerup", (event) => {
    if (drag) return endDrag(event, { event: "drop" });
    return end(event, () => tracker.up(sampleOf(event)));
  });
  element.addEventListener("pointercancel", (event) => {
    if (drag) return endDrag(event, { event: "cancelDrag" });
    return end(event, () => tracker.lost());
  });

  element.addEventListener("click", (event) => {
    const row = rowOf(event);
    if (!row || swiped) return;
    const action = event.target.closest("[data-action]")?.dataset.action;
    if (action) return page.press(action, row, event);
    if (event.target.closest(".more")) return page.menu(row, event.target.closest(".more"));
    if (event.target.closest(".name, .pick")) page.send({ event: "tapRow", row });
    // The browser has ticked the box by now; it shows what the machine says, which may take no tap.
    if (event.target.closest(".pick")) screen.pick(row, page.appearance(row)?.isSelected);
  });

  element.addEventListener("contextmenu", (event) => {
    const row = rowOf(event);
    if (!row) return;
    event.preventDefault();
    page.menu(row, event.target.closest(".row").querySelector(".more"));
  });

  /** Whether a tap or a scroll elsewhere would close a row, or call a question off. */
  const isYielding = () => ["open", "prompting"].includes(page.phase.phase);
  document.addEventListener("pointerdown", (event) => {
    if (!isYielding()) return;
    if (!element.contains(event.target) && !event.target.closest("dialog, .menu")) page.send({ event: "tapOutside" });
  });
  // A finger, a key and the bar scroll without a wheel; a wheel counts where there is nothing to scroll.
  for (const kind of ["scroll", "wheel"]) {
    document.addEventListener(kind, () => {
      if (isYielding()) page.send({ event: "scroll" });
    }, { passive: true });
  }
  document.addEventListener("visibilitychange", () =>
    page.send({ event: document.hidden ? "background" : "foreground" }));

  // ---- Reorder

  function beginDrag(event, row) {
    page.send({ event: "lift", row });
    if (page.phase.phase !== "dragging") return;
    drag = { row, y: event.clientY, pointer: event.pointerId };
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function moveDrag(event) {
    if (event.pointerId !== drag.pointer) return;
    if (page.phase.phase !== "dragging") return;
    screen.carry(event.clientY - drag.y);
    const box = element.getBoundingClientRect();
    const isOutside = event.clientX < box.left || event.clientX > box.right;
    hover(isOutside ? { outside: true } : { before: slotAt(event.clientY - box.top) });
  }

  function endDrag(event, what) {
    if (event.pointerId !== drag.pointer) return;
    drag = null;
    if (page.phase.phase === "dragging") page.send(what);
  }

  /** The row before which a drop at `y` puts the lifted one, or null for the end. */
  function slotAt(y) {
    const rows = page.visibleRows.filter((row) => row !== drag.row);
    const height = screen.rows.get(drag.row).offsetHeight;
    return rows[Math.max(0, Math.min(Math.round(y / height - 0.5), rows.length))] ?? null;
  }

  /** Reports a slot once, however long the pointer stays over it. */
  function hover(slot) {
    const key = JSON.stringify(slot);
    if (drag.slot === key) return;
    drag.slot = key;
    page.send({ event: "hover", ...slot });
  }

  element.addEventListener("keydown", (event) => {
    const row = rowOf(event);
    if (!row) return;
    if (["Delete", "Backspace"].includes(event.key) && page.has("delete")) {
      event.preventDefault();
      return page.send({ event: "trigger", action: "delete", rows: [row], via: "keyboard" });
    }
    if (event.target.closest(".grip")) dragByKeys(page, event, row);
  });
  element.addEventListener("focusout", (event) => {
    if (!drag && event.target.closest(".grip")) endKeyDrag(page, rowOf(event));
  });
}
