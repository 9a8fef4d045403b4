// Chromium, driven with real input: pointers, touches and keys, as the browser itself makes them.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** A page in a browser of its own. */
export class Page {
  static async open(url, { width = 1000, height = 900, touch = false, media = [], language = "en" } = {}) {
    const page = new Page();
    page.folder = mkdtempSync(path.join(tmpdir(), "browser-"));
    page.process = spawn(process.env.CHROMIUM ?? "chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
      "--force-device-scale-factor=1", `--user-data-dir=${page.folder}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    page.answers = new Map();
    for (const event of ["error", "exit"]) page.process.once(event, (reason) => page.end(reason));
    page.process.stdio[3].on("error", () => {});
    page.errors = [];
    page.last = 0;
    let rest = "";
    page.process.stdio[4].on("data", (data) => {
      const parts = (rest + data).split("\0");
      rest = parts.pop();
      for (const part of parts) page.hear(JSON.parse(part));
    });
    const { targetInfos } = await page.call("Target.getTargets");
    const target = targetInfos.find(({ type }) => type === "page");
    const { sessionId } = await page.call("Target.attachToTarget", { targetId: target.targetId, flatten: true });
    page.session = sessionId;
    await page.call("Page.enable");
    await page.call("Runtime.enable");
    await page.call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: touch });
    if (touch) await page.call("Emulation.setTouchEmulationEnabled", { enabled: true });
    if (media.length) await page.call("Emulation.setEmulatedMedia", { features: media });
    const { userAgent } = await page.call("Browser.getVersion");
    await page.call("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: language });
    await page.call("Page.navigate", { url });
    for (let tries = 0; !(await page.run("!!globalThis.demo").catch(() => false)); tries += 1) {
      if (tries > 200) throw new Error(`the page does not start: ${page.errors.join("; ")}`);
      await wait(50);
    }
    await wait(100);
    return page;
  }

  hear(message) {
    if (message.method === "Runtime.exceptionThrown") {
      this.errors.push(message.params.exceptionDetails.exception?.description ?? message.params.exceptionDetails.text);
    }
    const answer = this.answers.get(message.id);
    this.answers.delete(message.id);
    if (message.error) answer?.reject(new Error(JSON.stringify(message.error)));
    else answer?.resolve(message.result);
  }

  /** Nobody answers any more. */
  end(reason) {
    this.hasEnded = new Error(`the browser has ended: ${reason?.message ?? reason}`);
    for (const { reject } of this.answers.values()) reject(this.hasEnded);
  }

  call(method, params = {}) {
    if (this.hasEnded) return Promise.reject(this.hasEnded);
    const id = (this.last += 1);
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: this.session })}\0`);
    return new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
  }

  async close() {
    const ended = new Promise((done) => this.process.once("exit", done));
    await Promise.race([this.call("Browser.close").catch(() => {}), wait(1000)]);
    this.process.kill();
    await ended;
    // Its helpers may write for a while yet.
    for (let tries = 0; tries < 50; tries += 1) {
      try { return rmSync(this.folder, { recursive: true, force: true }); } catch { await wait(100); }
    }
    return undefined;
  }

  /** The value of a JavaScript expression in the page. */
  async run(expression) {
    const { result, exceptionDetails } = await this.call("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** The middle of the first element that `selector` finds. */
  async place(selector) {
    const place = await this.run(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (!element) return null;
      element.scrollIntoViewIfNeeded?.();
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
    })()`);
    if (!place) throw new Error(`nothing is ${selector}`);
    return place;
  }

  mouse(type, x, y, more = {}) {
    return this.call("Input.dispatchMouseEvent", { type, x, y, button: "left", pointerType: "mouse", ...more });
  }

  async click(selector, options) { await this.clickAt(await this.place(selector), options); }

  async clickAt({ x, y }, { button = "left", clickCount = 1 } = {}) {
    await this.mouse("mouseMoved", x, y, { button: "none" });
    const calls = [];
    for (let count = 1; count <= clickCount; count += 1) {
      for (const type of ["mousePressed", "mouseReleased"]) calls.push(this.mouse(type, x, y, { button, clickCount: count }));
    }
    await Promise.all(calls);
  }

  /** Presses the mouse, moves it there in steps, and lets go unless told otherwise. */
  async drag(from, to, { steps = 12, letGo = true } = {}) {
    await this.mouse("mouseMoved", from.x, from.y, { button: "none" });
    await this.mouse("mousePressed", from.x, from.y, { buttons: 1, clickCount: 1 });
    for (let step = 1; step <= steps; step += 1) {
      const at = (name) => from[name] + ((to[name] - from[name]) * step) / steps;
      await this.mouse("mouseMoved", at("x"), at("y"), { buttons: 1 });
      await wait(16);
    }
    await wait(120);
    if (letGo) await this.mouse("mouseReleased", to.x, to.y, { clickCount: 1 });
  }

  /** Puts a finger down, moves it there in steps, and lifts it, or has the system take it away. */
  async touch(from, to, { steps = 12, cancel = false } = {}) {
    const touch = (type, points) => this.call("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    for (let step = 1; step <= steps; step += 1) {
      const at = (name) => from[name] + ((to[name] - from[name]) * step) / steps;
      await touch("touchMove", [{ x: at("x"), y: at("y") }]);
      await wait(16);
    }
    await wait(120);
    await touch(cancel ? "touchCancel" : "touchEnd", []);
  }

  /** Taps with a finger, at times that say `pause` milliseconds apart, however busy the machine is. */
  async tap(place, { times = 1, pause = 0 } = {}) {
    const start = Date.now();
    for (let count = 0; count < times; count += 1) {
      for (const [type, touchPoints, late] of [["touchStart", [place], 0], ["touchEnd", [], 50]]) {
        const timestamp = (start + count * pause + late) / 1000;
        await this.call("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
      }
    }
  }

  /** Presses a key and, held, lets it repeat. */
  async key(key, { isShifted = false, repeats = 0 } = {}) {
    const codes = { Enter: 13, Escape: 27, " ": 32, ArrowUp: 38, ArrowDown: 40, Delete: 46, Tab: 9 };
    const event = { key, code: key === " " ? "Space" : key, windowsVirtualKeyCode: codes[key], modifiers: isShifted ? 8 : 0 };
    const words = key === "Enter" ? "\r" : key === " " ? " " : undefined;
    for (let count = 0; count <= repeats; count += 1) {
      await this.call("Input.dispatchKeyEvent", {
        type: words ? "keyDown" : "rawKeyDown", ...event, text: words, autoRepeat: count > 0,
      });
    }
    await this.call("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    await wait(30);
  }

  async picture() {
    const { data } = await this.call("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }
}
