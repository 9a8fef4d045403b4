// The menu of a row: a button for each action, to be reached by keys as well.

import { nameOf, text } from "app/text.js";

/** Opens the menu of `row` at `anchor`. `choose` is told the action, `hint` says more about it. */
export function openMenu(actions, row, anchor, { hint, choose }) {
  document.querySelector(".menu")?.remove();
  const menu = document.createElement("div");
  menu.className = "menu";
  menu.popover = "auto";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", text().more(nameOf(row)));
  for (const action of actions) {
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.textContent = text()[action.id];
    item.classList.toggle("danger", !!action.destructive);
    const more = hint(action);
    if (more) item.setAttribute("aria-description", more);
    item.onclick = () => {
      menu.hidePopover();
      choose(action);
    };
    menu.append(item);
  }
  menu.onkeydown = (event) => {
    const items = [...menu.children];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
  };
  menu.addEventListener("toggle", ({ newState }) => { if (newState === "closed") menu.remove(); });
  anchor.closest("section").append(menu);
  menu.showPopover();
  const box = anchor.getBoundingClientRect();
  menu.style.insetBlockStart = `${Math.min(box.bottom, innerHeight - menu.offsetHeight - 8)}px`;
  menu.style.left = `${Math.max(8, Math.min(box.right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8))}px`;
  menu.firstChild.focus();
}
