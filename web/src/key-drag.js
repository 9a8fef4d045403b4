// A drag by keys: Space lifts and drops, the arrows move the gap, Escape or Tab gives up. They raise
// the same events as a finger, and say where the row is.

import { nameOf, text } from "app/text.js";

const isDragging = (page, row) => page.phase.phase === "dragging" && page.phase.row === row;

/** The gap's position among the rows that are not lifted. */
function place(page, row) {
  const { gap } = page.phase;
  const others = page.visibleRows.filter((other) => other !== row);
  const position = !gap ? page.visibleRows.indexOf(row)
    : gap.before === null ? others.length : others.indexOf(gap.before);
  return { others, position };
}

/** Takes a key that was pressed on the grip of `row`. */
export function dragByKeys(page, event, row) {
  const wasDragging = isDragging(page, row);
  const { others, position } = place(page, row);
  const say = (what, at) => page.screen.say(text().drag[what](nameOf(row), at + 1, others.length + 1));
  if ([" ", "Enter"].includes(event.key)) {
    event.preventDefault();
    if (event.repeat) return;  // A key that is held lifts or drops once.
    page.send(wasDragging ? { event: "drop" } : { event: "lift", row });
    if (wasDragging) say("dropped", position);
    else if (isDragging(page, row)) say("lifted", position);
    else page.screen.say(text().said.waiting(nameOf(row)));
  } else if (wasDragging && event.key === "Escape") {
    giveUp(page, row);
  } else if (wasDragging && ["ArrowUp", "ArrowDown"].includes(event.key)) {
    event.preventDefault();
    const step = event.key === "ArrowUp" ? -1 : 1;
    const next = Math.max(0, Math.min(position + step, others.length));
    page.send({ event: "hover", before: others[next] ?? null });
    const height = page.screen.rows.get(row).offsetHeight;
    page.screen.carry((next - page.visibleRows.indexOf(row)) * height);
    say("at", next);
  }
}

/** Gives a drag by keys up once the focus has left its grip, and not merely the page. */
export function endKeyDrag(page, row) {
  setTimeout(() => {
    const grip = page.screen.rows.get(row)?.querySelector(".grip");
    if (grip !== document.activeElement && isDragging(page, row)) giveUp(page, row);
  });
}

function giveUp(page, row) {
  page.send({ event: "cancelDrag" });
  page.screen.say(text().drag.cancelled(nameOf(row), page.visibleRows.indexOf(row) + 1, page.visibleRows.length));
}
