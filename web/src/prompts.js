// Shows the questions of a list, and reports how they are answered.

import { namesOf, text } from "app/text.js";

/** Longer than a double tap takes, on any device, in milliseconds. */
const PAUSE = 500;

export class Prompts {
  /** `send` takes the events of a prompt; `relabel` draws the rows whose button asks. */
  constructor(send, relabel) {
    Object.assign(this, { send, relabel, inline: null, dialog: null, prompt: null, asked: null, since: 0 });
  }

  /**
   * Whether a click answers what is asked. One that comes too soon after the prompt, or after another
   * that did, is the rest of a double tap: it was meant for what was there before, the button that asks
   * or the question before this one. Time decides, since not every browser counts the taps of a finger.
   * A click by key has no count; main.js drops those of a key that is held.
   */
  takes({ detail, timeStamp }) {
    const isTooSoon = detail > 0 && timeStamp - this.since < PAUSE;
    if (isTooSoon) this.since = timeStamp;
    return !isTooSoon;
  }

  present({ prompt, kind, action, rows }) {
    if (kind === "inline") {
      this.asked = rows[0];
      if (this.inline?.prompt !== prompt) this.since = performance.now();
      this.inline = { prompt, action, rows };
      this.relabel();
      this.send({ event: "presented", prompt });
      return;
    }
    if (this.prompt !== prompt) {
      this.dismiss();
      this.show(prompt);
    }
    this.asked = rows[0];
    const isSecret = kind === "authentication";
    const words = isSecret ? text().questions.passcode : text().questions[action];
    this.dialog.querySelector("h2").textContent = words.title(namesOf(rows));
    this.dialog.querySelector("p").textContent = words.more;
    this.dialog.querySelector(".no").textContent = text().cancel;
    const yes = this.dialog.querySelector(".yes");
    yes.textContent = words.yes;
    yes.classList.toggle("red", words.isRed === true);
    this.send({ event: "presented", prompt });
  }

  dismiss() {
    this.asked = null;
    if (this.inline) {
      this.inline = null;
      this.relabel();
    }
    const { dialog } = this;
    [this.dialog, this.prompt] = [null, null];
    dialog?.close();
    dialog?.remove();
  }

  show(prompt) {
    const dialog = document.createElement("dialog");
    dialog.innerHTML = `<h2 id="ask" dir="auto"></h2><p id="ask-text" dir="auto"></p>
      <div class="answers"><button type="button" class="no"></button><button type="button" class="yes"></button></div>`;
    dialog.setAttribute("aria-labelledby", "ask");
    dialog.setAttribute("aria-describedby", "ask-text");
    const answer = (event) => {
      this.dismiss();
      this.send({ event, prompt });
    };
    dialog.querySelector(".yes").onclick = (click) => this.takes(click) && answer("confirm");
    dialog.querySelector(".no").onclick = (click) => this.takes(click) && answer("cancel");
    dialog.oncancel = (event) => {
      event.preventDefault();
      answer("cancel");
    };
    document.body.append(dialog);
    dialog.showModal();
    [this.dialog, this.prompt, this.since] = [dialog, prompt, performance.now()];
  }
}
