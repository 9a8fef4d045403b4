"""Reads the exported tables back with tools that share no code with the library."""
import csv
import glob
import io
import json
import os
import subprocess
import sys

import jsonschema
import lxml.etree
import SpiffWorkflow
from gherkin.parser import Parser
from markdown_it import MarkdownIt
from pyDMNrules import DMN

PROGRAM = sys.argv[1]
failures = []


def table(*words):
    run = subprocess.run([PROGRAM, "table", *words], capture_output=True, check=True)
    return run.stdout.decode("utf-8")


def expect(claim, text):
    if not claim:
        failures.append(text)


def dmn_schema():
    folder = os.path.dirname(SpiffWorkflow.__file__)
    path = next(p for p in glob.glob(folder + "/**/*.xsd", recursive=True) if "DMN13" in p)
    return lxml.etree.XMLSchema(lxml.etree.parse(path))


def markdown_rows(text):
    """The cells of each row of each table, as a Markdown reader sees them."""
    rows, cell = [], None
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and rows and token.map and cell:
            words = [c.content for c in token.children if c.type in ("text", "text_special")]
            rows[-1].append("".join(words))
        cell = token.type in ("td_open", "th_open")
    return [row for row in rows if row]


def check_json():
    for view in "contracted", "full":
        data = json.loads(table("--format", "json", "--view", view))
        schema = json.loads(table("--format", "json-schema", "--view", view))
        validator = jsonschema.Draft202012Validator(schema)
        expect(validator.is_valid(data), f"{view} JSON does not fit its schema")
        for name, spoil in SPOILED.items():
            copy = json.loads(json.dumps(data))
            spoil(copy["tables"][1])
            expect(not validator.is_valid(copy), f"{view} schema accepts {name}")
    return data


SPOILED = {
    "a dropped rule": lambda t: t["rules"].pop(),
    "a repeated rule": lambda t: t["rules"].append(t["rules"][0]),
    "a misspelled word": lambda t: t["rules"][0]["when"]["change"].append("removs"),
    "a missing cell": lambda t: t["rules"][0]["then"].popitem(),
}


def check_dmn(data):
    schema = dmn_schema()
    decided = 0
    for view in "contracted", "full":
        text = table("--format", "dmn", "--view", view)
        expect(schema.validate(lxml.etree.fromstring(text.encode()).getroottree()),
               f"{view} DMN: {schema.error_log.last_error}")
    for one in data["tables"]:
        engine = DMN()
        engine.useXML(table("--format", "dmn", "--only", one["id"]))
        for row in one["rows"]:
            status, answer = engine.decide(dict(row["when"]))
            result = answer.get("Result", {}) if isinstance(answer, dict) else {}
            found = {name: result.get(name) for name in row["then"]}
            expect(found == row["then"], f"DMN {one['id']} {row['when']}: {found} {status}")
            decided += 1
    return decided


def check_cells(data):
    """Markdown, CSV and TSV have the same cells; English and Japanese the same shape."""
    compared = 0
    for one in data["tables"]:
        shapes = []
        for language in "en", "ja":
            words = ("--only", one["id"], "--view", "contracted", "--language", language)
            cells = list(csv.reader(io.StringIO(table("--format", "csv", *words), newline="")))
            page = markdown_rows(table("--format", "markdown", *words))
            expect([r[0] for r in page] == [r[0] for r in cells], f"{one['id']}: rule ids")
            expect(page[1:] == cells[1:], f"{one['id']} {language}: Markdown is not CSV")
            marked = csv.reader(io.StringIO(table("--format", "excel", *words)[1:], newline=""))
            expect(list(marked) == cells, f"{one['id']} {language}: the BOM twin differs")
            expect(all(all(row) for row in cells), f"{one['id']} {language}: a blank cell")
            shapes.append([(row[0] if n else "", len(row)) for n, row in enumerate(cells)])
            compared += sum(map(len, cells))
        expect(shapes[0] == shapes[1], f"{one['id']}: English and Japanese differ in shape")
    return compared


def check_gherkin(data):
    examples = 0
    for language in "en", "ja":
        feature = Parser().parse(table("--format", "gherkin", "--language", language))["feature"]
        for child, one in zip(feature["children"], data["tables"], strict=True):
            body = child["scenario"]["examples"][0]["tableBody"]
            expect(len(body) == one["combinations"], f"Gherkin {language} {one['id']}: examples")
            examples += len(body)
    return examples


data = check_json()
decided = check_dmn(data)
compared = check_cells(data)
examples = check_gherkin(data)
for failure in failures[:20]:
    print("  " + failure)
print(f"tables: {len(data['tables'])} tables, {decided} combinations decided by another engine, "
      f"{compared} cells compared, {examples} examples parsed, {len(failures)} failures")
sys.exit(1 if failures else 0)
