"""Has dmn-js, the viewer of Camunda's modeler, open every decision, in Chromium."""
import html
import json
import pathlib
import re
import subprocess
import tempfile

PAGE = """<!doctype html><meta charset="utf-8"><div id="viewer"></div><pre id="seen"></pre>
<script>
  const known = {}, loaded = {};
  self.webpackChunkjupyterlab_dmn = { push: ([, modules]) => Object.assign(known, modules) };
  function need(id) {
    if (!loaded[id]) { loaded[id] = { id, exports: {} };
      known[id].call(loaded[id].exports, loaded[id], loaded[id].exports, need); }
    return loaded[id].exports;
  }
  need.o = (object, name) => Object.hasOwn(object, name);
  need.d = (exports, names) => { for (const name in names)
    Object.defineProperty(exports, name, { enumerable: true, get: names[name] }); };
  need.r = () => {};
  need.n = (exports) => { const get = () => exports?.__esModule ? exports.default : exports;
    need.d(get, { a: get }); return get; };
</script>
<script src="SCRIPT"></script>
<script>
  (async () => {
    const seen = { tables: {}, problems: [] };
    try {
      const Viewer = need(711).Z;
      const viewer = new Viewer({ container: "#viewer" });
      const note = (where, { warnings }) => warnings.forEach(
        (warning) => seen.problems.push(`${where}: ${warning.message ?? warning}`));
      note("import", await viewer.importXML(TEXT));
      for (const view of viewer.getViews().filter(({ type }) => type === "decisionTable")) {
        try {
          note(view.element.id, await viewer.open(view));
          seen.tables[view.element.id] = [...document.querySelectorAll("#viewer tbody tr")].map(
            (row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText));
        } catch (error) { seen.problems.push(`${view.element.id}: ${error.message}`); }
      }
    } catch (error) { seen.problems.push(String(error)); }
    document.querySelector("#seen").textContent = JSON.stringify(seen);
  })();
</script>"""


def opened(path, script):
    """What the viewer shows of each table, and what it complains about."""
    text = json.dumps(pathlib.Path(path).read_text()).replace("<", "\\u003c")
    page = PAGE.replace("SCRIPT", pathlib.Path(script).as_uri()).replace("TEXT", text)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "page.html")
        file.write_text(page)
        dom = subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
             "--virtual-time-budget=20000", "--dump-dom", file.as_uri()],
            capture_output=True, text=True, check=True).stdout
    seen = re.search(r'<pre id="seen">(.*?)</pre>', dom, re.DOTALL)
    if not seen or not seen[1]:
        return {"tables": {}, "problems": ["nothing was opened"]}
    return json.loads(html.unescape(seen[1]))



def check(folder, script):
    """What dmn-js does not show as the JSON has it."""
    seen = opened(folder / "contracted.dmn", script)
    problems = list(seen["problems"])
    for one in json.loads((folder / "contracted.json").read_text())["tables"]:
        expected = []
        for number, rule in enumerate(one["rules"], 1):
            inputs = [
                "-" if 1 < len(column["values"]) == len(tokens)
                else ",".join(f'"{token}"' for token in tokens)
                for column, tokens in zip(one["conditions"], rule["when"].values())]
            outputs = [f'"{token}"' for token in rule["then"].values()]
            expected.append([str(number), *inputs, *outputs, rule["why"]["en"]])
        shown = seen["tables"].get(one["id"])
        if shown != expected:
            problems.append(f"{one['id']} is shown otherwise than the JSON has it")
    return problems
