"""Holds the DMN against its schema, and has an engine that knows nothing else execute it."""
import copy
import glob
import json
import os

import lxml.etree
import SpiffWorkflow
from pyDMNrules import DMN

MODEL = "{https://www.omg.org/spec/DMN/20191111/MODEL/}"


def check_schema(folder):
    """DMN13.xsd, by libxml."""
    home = os.path.dirname(SpiffWorkflow.__file__)
    path = next(p for p in glob.glob(home + "/**/*.xsd", recursive=True) if "DMN13" in p)
    schema = lxml.etree.XMLSchema(lxml.etree.parse(path))
    problems = []
    for view in "contracted", "full":
        if not schema.validate(lxml.etree.parse(folder / f"{view}.dmn")):
            problems += [f"{view}: {error.message}" for error in schema.error_log]
    return problems


def decisions(path):
    """Each decision of the file by its id, as a DMN file of its own."""
    root = lxml.etree.parse(path).getroot()
    for decision in root.findall(MODEL + "decision"):
        alone = lxml.etree.Element(root.tag, root.attrib, nsmap=root.nsmap)
        alone.append(copy.deepcopy(decision))
        yield decision.get("id"), lxml.etree.tostring(alone, encoding="unicode")


def check(folder, only=None):
    """Every combination is decided as the JSON has it."""
    tables = {one["id"]: one for one in json.loads((folder / "full.json").read_text())["tables"]}
    if only:
        tables = {name: tables[name] for name in only}
    problems = []
    for name, text in decisions(folder / "contracted.dmn"):
        engine = DMN()
        status = engine.useXML(text)
        if status.get("errors"):
            problems.append(f"{name}: {status['errors'][0]}")
            continue
        for row in tables.pop(name)["rows"]:
            status, answer = engine.decide(dict(row["when"]))
            result = answer.get("Result", {}) if isinstance(answer, dict) else {}
            found = {column: result.get(column) for column in row["then"]}
            if found != row["then"]:
                words = status.get("errors") or found
                problems.append(f"{name} {row['when']}: {words}")
                break
    return problems + [f"{name} is missing" for name in tables]
