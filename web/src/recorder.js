// Writes down what the list shows, frame by frame, for `action-demo audit`.

const FEEDBACK = new Set(["haptic", "announce", "focus"]);

export class Recorder {
  constructor(list, limit = 20_000) {
    Object.assign(this, { list, limit, lines: [] });
    const frame = (time) => {
      this.frame(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  note(event, commands = []) {
    this.add({ event });
    const orders = commands.filter((command) => !FEEDBACK.has(command.command));
    if (orders.length) this.add({ commands: orders });
  }

  /** Notes what is on screen at `time`, the browser's for this frame. */
  frame(time) {
    const top = this.list.getBoundingClientRect().top;
    const start = this.list.getBoundingClientRect().left;
    const frame = [...this.list.querySelectorAll(".row[data-row]:not(.away)")].map((item) => {
      const box = item.getBoundingClientRect();
      const face = item.querySelector(".face").getBoundingClientRect();
      return {
        row: item.dataset.row, position: round(box.top - top), height: round(box.height),
        visible: box.height > 1, offset: round(face.left - start),
      };
    });
    this.add({ frame }, time);
  }

  add(entry, time = performance.now()) {
    const last = this.lines.at(-1)?.time ?? 0;
    this.lines.push({ time: Math.max(last, round(time)), ...entry });
    if (this.lines.length > this.limit) this.lines.splice(0, this.limit / 2);
  }

  clear() { this.lines = []; }
  get text() { return this.lines.map((line) => `${JSON.stringify(line)}\n`).join(""); }
}

const round = (number) => Math.round(number * 10) / 10;
