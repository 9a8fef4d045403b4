// Makes the pictures in docs/images: node docs-pictures.mjs FOLDER, with PAGE set as for ./run.
//
// They are the page, the page on a phone in the dark, and two strips. Each strip has four moments of one thing that people do, above without the machine, below with it.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Page, wait } from "./browser.mjs";
import { set } from "./switches.mjs";

const url = pathToFileURL(process.env.PAGE).href;
const folder = process.argv[2];
const size = { width: 360, height: 430 };

/** A picture of the phone's width around the list, with the moment that it shows. */
async function look(page, list) {
  const top = await page.run(`document.getElementById("${list}").closest("section").getBoundingClientRect().top`);
  const clip = { x: 0, y: Math.max(0, top - 12), ...size, scale: 1 };
  return (await page.call("Page.captureScreenshot", { format: "png", clip })).data;
}

/** A full swipe that asks, and a no. */
async function swipe(page) {
  const { x, y, width } = await page.place('[data-row="recipes"] .name');
  const end = { x: x + width / 2 - 270, y: y + 4 };
  await page.drag({ x: x + width / 2 - 12, y }, end, { letGo: false });
  const shots = [await look(page, "rows")];
  await page.mouse("mouseReleased", end.x, end.y, { clickCount: 1 });
  await wait(90);
  shots.push(await look(page, "rows"));
  for (let tries = 0; tries < 100 && !(await page.run("!!document.querySelector('dialog[open]')")); tries += 1) await wait(20);
  await wait(600);
  shots.push(await look(page, "rows"));
  await page.click("dialog .no");
  await wait(500);
  return [...shots, await look(page, "rows")];
}

/** A drop, and a store that is late. */
async function drop(page) {
  const from = await page.place('[data-row="laundry"] .grip');
  const to = await page.place('[data-row="bicycle"] .grip');
  await page.drag(from, to, { letGo: false });
  const shots = [await look(page, "task-rows")];
  await page.mouse("mouseReleased", to.x, to.y, { clickCount: 1 });
  await wait(60);
  shots.push(await look(page, "task-rows"));
  await wait(700);
  shots.push(await look(page, "task-rows"));
  await wait(2200);
  return [...shots, await look(page, "task-rows")];
}

/** A picture of the page after a full swipe, a no, and a swipe that opens a row. */
async function wholePage(name, options, height) {
  const page = await Page.open(url, options);
  await swipe(page);
  const { x, y } = await page.place('[data-row="travel"] .name');
  await page.drag({ x, y }, { x: x - 110, y: y + 4 });
  await wait(600);
  await page.run("scrollTo(0, 0)");
  const clip = { x: 0, y: 0, width: options.width, height, scale: 1 };
  const { data } = await page.call("Page.captureScreenshot", { format: "png", clip });
  fs.writeFileSync(path.join(folder, `web-${name}.png`), Buffer.from(data, "base64"));
  await page.close();
}

const dark = [{ name: "prefers-color-scheme", value: "dark" }];
await wholePage("page", { width: 1000, height: 1090 }, 1090);
await wholePage("japanese", { width: 390, height: 1000, media: dark, language: "ja" }, 575);

for (const [name, act, height, switches] of [["flicker", swipe, 840, {}], ["drop", drop, 1200, { store: "slow" }]]) {
  const rows = [];
  for (const naive of [true, false]) {
    const page = await Page.open(url, { width: size.width, height });
    await set(page, { ...switches, naive });
    await page.run("scrollTo(0, 0)");
    rows.push(await act(page));
    await page.close();
  }
  const cells = rows.flat().map((data) => `<img src="data:image/png;base64,${data}">`).join("");
  const sheet = path.join(folder, `${name}.html`);
  fs.writeFileSync(sheet, `<body style="margin:0;display:grid;grid-template-columns:repeat(4,300px);gap:10px;background:#97979c">
    <style>img{width:300px;display:block}</style>${cells}<script>globalThis.demo = 1</script>`);
  const tall = Math.round((size.height * 300) / size.width);
  const page = await Page.open(pathToFileURL(sheet).href, { width: 1230, height: 2 * tall + 10 });
  fs.writeFileSync(path.join(folder, `web-${name}.png`), await page.picture());
  await page.close();
  fs.rmSync(sheet);
}
