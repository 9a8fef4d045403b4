"""Spoils one exported file at a time and expects its reader to notice: selftest.py FOLDER TOOLS [quick]

Four faults in each format: a rule dropped, a rule repeated, a word misspelled, a cell removed.
Prints which tool noticed which, and what it said.
"""
import json
import pathlib
import shutil
import sys
import tempfile

import lxml.etree

from check import QUICK, slow

MODEL = "{https://www.omg.org/spec/DMN/20191111/MODEL/}"
FAULTS = "a rule dropped", "a rule repeated", "a word misspelled", "a cell removed"


def in_json(text, fault):
    data = json.loads(text)
    rules = next(one for one in data["tables"] if one["id"] == "law")["rules"]
    match fault:
        case "a rule dropped": rules.pop()
        case "a rule repeated": rules.append(rules[0])
        case "a word misspelled": rules[0]["when"]["change"] = ["removs"]
        case "a cell removed": rules[0]["then"].popitem()
    return json.dumps(data)


def in_dmn(text, fault):
    root = lxml.etree.fromstring(text.encode())
    law = next(d for d in root.findall(MODEL + "decision") if d.get("id") == "law")
    for decision in root.findall(MODEL + "decision"):
        if decision is not law:
            root.remove(decision)
    table = law.find(MODEL + "decisionTable")
    rules = table.findall(MODEL + "rule")
    match fault:
        case "a rule dropped": table.remove(rules[-1])
        case "a rule repeated":
            again = lxml.etree.fromstring(
                lxml.etree.tostring(rules[0]).replace(b".A1", b".A1again"))
            table.append(again)
        case "a word misspelled":
            text = rules[0].find(MODEL + "outputEntry/" + MODEL + "text")
            text.text = text.text.replace("yes", "yess")
        case "a cell removed": rules[0].remove(rules[0].find(MODEL + "outputEntry"))
    return lxml.etree.tostring(root, encoding="unicode")


def in_lines(mark, word, cell, rest=""):
    """Spoils the first line in which `mark` stands."""
    def spoil(text, fault):
        lines = text.split("\n")
        at = next(number for number, line in enumerate(lines) if mark in line)
        line = lines[at]
        match fault:
            case "a rule dropped": del lines[at]
            case "a rule repeated": lines.insert(at, line)
            case "a word misspelled": lines[at] = line.replace(word, word[:-1], 1)
            case "a cell removed": lines[at] = line.replace(cell, rest, 1)
        return "\n".join(lines)
    return spoil


CELLS = "markdown-it, html5lib and csv"
# File, how to spoil it, and who has to notice each of the faults.
FILES = [
    ("contracted.json", in_json, ["check-jsonschema"] * 4),
    ("contracted.dmn", in_dmn,
     ["cDMN and IDP-Z3", "cDMN and IDP-Z3", "pyDMNrules", "dmn-js"]),
    ("csv/law.full.en.csv", in_lines("A1,", "removes", "A1,"), ["frictionless"] * 4),
    ("csv/law.ja.excel", in_lines("A1,", "削除", "A1,"), [CELLS] * 4),
    ("rows.en.md", in_lines('id="A1"', "removes", " nothing |"), [CELLS] * 4),
    ("rows.ja.html", in_lines('id="A1"', "削除", "<td>なし</td>"), [CELLS] * 3 + ["vnu"]),
    ("all.en.feature", in_lines("| A1 |", "removes", "| nothing "), ["gherkin-official"] * 4),
]


def in_cell(text):
    return in_lines('id="A1"', "removes", " nothing |")(text, "a cell removed")


# What else a reader must notice.
OTHERS = [
    ("a cell removed", "rows.en.md", in_cell, "pymarkdown"),
    ("a table header without a scope", "rows.en.html",
     lambda text: text.replace(' scope="row"', ' scope="rows"', 1), "vnu"),
    ("words that cannot be read", "rows.en.html",
     lambda text: text.replace("--quiet: #56565c", "--quiet: #b0b0b6", 1), "axe"),
    ("a page without a language", "rows.en.html",
     lambda text: text.replace('<html lang="en">', "<html>", 1), "axe"),
    ("another hit policy", "contracted.dmn",
     lambda text: text.replace("UNIQUE", "UNIQ", 1), "libxml and DMN13.xsd"),
]


def attempts():
    for name, spoil, tools in FILES:
        for fault, tool in zip(FAULTS, tools, strict=True):
            yield fault, name, (lambda text, spoil=spoil, fault=fault: spoil(text, fault)), tool
    yield from OTHERS


def main(folder, tools, *quick):
    checks = QUICK if quick else QUICK | slow()
    folder, tools = pathlib.Path(folder), pathlib.Path(tools)
    noticed = missed = 0
    for fault, name, spoil, tool in attempts():
        if tool not in checks:
            continue
        with tempfile.TemporaryDirectory() as place:
            copy = pathlib.Path(place, "spoiled")
            shutil.copytree(folder, copy)
            text = (copy / name).read_bytes().decode()
            spoiled = spoil(text)
            assert spoiled != text, f"{name}: nothing was spoiled"
            (copy / name).write_bytes(spoiled.encode())
            problems = checks[tool][1](copy, tools, ["law"])
        if problems:
            noticed += 1
            said = " ".join(problems[0].replace(str(copy), "").split())
            print(f"  {fault} in {name}: {tool}: {said[:110]}", flush=True)
        else:
            missed += 1
            print(f"  {fault} in {name}: NOT NOTICED by {tool}", flush=True)
    print(f"tables: {noticed} planted faults noticed, {missed} missed", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
