"""Has the Nu checker read the pages, and axe look at them in Chromium."""
import html
import json
import pathlib
import re
import subprocess
import tempfile

LOOKS = {"light": [], "dark": ["--blink-settings=preferredColorScheme=0"],
         "phone": ["--window-size=500,900"]}


def check_markup(folder, jar):
    """vnu, the checker behind validator.w3.org/nu."""
    run = subprocess.run(
        ["java", "-jar", jar, "--format", "json", *sorted(folder.glob("*.html"))],
        capture_output=True, text=True)
    return [f"{pathlib.Path(m['url']).name} line {m.get('lastLine')}: {m['message']}"
            for m in json.loads(run.stderr)["messages"]]


def findings(page, script, options):
    """What axe finds on the page."""
    text = page.read_text() + (
        f'<pre id="axe"></pre><script src="{pathlib.Path(script).resolve().as_uri()}"></script><script>'
        'axe.run({ exclude: ["#axe"] }, { resultTypes: ["violations"] }).then((result) => {'
        '  document.querySelector("#axe").textContent = JSON.stringify({'
        '    dark: matchMedia("(prefers-color-scheme: dark)").matches, width: innerWidth,'
        '    tests: result.passes.length, found: result.violations.map(({ id, nodes }) =>'
        '      `${id}: ${nodes[0].html.slice(0, 100)}`) }); });</script>')
    with tempfile.TemporaryDirectory() as place:
        file = pathlib.Path(place, "page.html")
        file.write_text(text)
        dom = subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", *options,
             "--virtual-time-budget=120000", "--dump-dom", file.as_uri()],
            capture_output=True, text=True, check=True).stdout
    seen = re.search(r'<pre id="axe">(.*?)</pre>', dom, re.DOTALL)
    return json.loads(html.unescape(seen[1])) if seen and seen[1] else None


def check_access(folder, script, pages=("rows", "columns"), languages=("en", "ja")):
    problems = []
    for name in (f"{page}.{language}.html" for page in pages for language in languages):
        for look, options in LOOKS.items():
            seen = findings(folder / name, script, options)
            if seen is None or seen["tests"] < 15:
                problems.append(f"{name} {look}: axe saw nothing")
            elif seen["dark"] != (look == "dark") or (seen["width"] <= 500) != (look == "phone"):
                problems.append(f"{name} {look}: not shown that way")
            else:
                problems += [f"{name} {look}: {words}" for words in seen["found"]]
    return problems
