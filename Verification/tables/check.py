"""Reads the exported tables by tools that share no code with the library: check.py FOLDER TOOLS [quick]

TOOLS is where `run` put what is no Python module.
"""
import pathlib
import subprocess
import sys
import time

from readers import cells, feature, lint, records, schema


def find(tools, pattern):
    return next(pathlib.Path(tools).rglob(pattern))


def prove(folder, tools):
    run = subprocess.run(
        [tools / "prover/bin/python", pathlib.Path(__file__).parent / "readers/prover.py",
         tools / "prover/bin/cdmn", folder / "contracted.dmn"], capture_output=True, text=True)
    problems = run.stdout.splitlines()
    if run.returncode != 0 and not problems:
        problems = run.stderr.splitlines()[-3:]
    return problems


# Each reader with what it shows. Given the id of a table, it looks at that one alone if it can.
QUICK = {
    "check-jsonschema": (
        "JSON fits its schema",
        lambda f, t, only=None: schema.check(f, *[["contracted"]] if only else [])),
    "markdown-it, html5lib and csv": (
        "Markdown, HTML, CSV, TSV and JSON have the same cells; English and Japanese one shape",
        lambda f, t, only=None: cells.check(f, only)),
    "frictionless": (
        "CSV fits its schema, each combination stands there once",
        lambda f, t, only=None: records.check(f, only)),
    "gherkin-official": (
        "Gherkin parses, its examples are the CSV", lambda f, t, only=None: feature.check(f, only)),
}


def slow():
    from readers import engine, pages, viewer

    return {
        "pymarkdown": (
            "Markdown rows have a cell for each column", lambda f, t, only=None: lint.check(f)),
        "libxml and DMN13.xsd": (
            "DMN fits its schema", lambda f, t, only=None: engine.check_schema(f)),
        "pyDMNrules": (
            "DMN decides every combination as JSON", lambda f, t, only=None: engine.check(f, only)),
        "cDMN and IDP-Z3": (
            "no decision has a gap or an overlap, proven", lambda f, t, only=None: prove(f, t)),
        "dmn-js": (
            "DMN opens, shown as the JSON has it",
            lambda f, t, only=None: viewer.check(f, find(t / "dmn-js", "798.*.js"))),
        "vnu": (
            "HTML is valid",
            lambda f, t, only=None: pages.check_markup(f, find(t, "vnu.jar"))),
        "axe": (
            "pages are accessible, light, dark and on a phone",
            lambda f, t, only=None: pages.check_access(
                f, find(t.parent / "axe", "axe.min.js"), *[["rows"], ["en"]] if only else [])),
    }


def main(folder, tools, *quick):
    checks = QUICK if quick else QUICK | slow()
    failed = 0
    for tool, (claim, check) in checks.items():
        start = time.monotonic()
        problems = check(pathlib.Path(folder), pathlib.Path(tools))
        seconds = time.monotonic() - start
        print(f"{'FAILED' if problems else 'ok':7}{tool}: {claim} ({seconds:.0f} s)", flush=True)
        for problem in problems[:8]:
            print(f"         {problem}")
        failed += bool(problems)
    print(f"tables: {len(checks) - failed} checks passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
