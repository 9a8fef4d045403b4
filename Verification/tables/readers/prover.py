"""Has cDMN and IDP-Z3 prove that no decision has a gap or an overlap: prover.py CDMN FILE

cDMN cannot tell a word of one column from the same word of another, so it is given a copy with
numbered columns and words. The shape of the rules is all that the proof is about.
"""
import contextlib
import copy
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import lxml.etree
from idp_engine import IDP
from idp_engine.Run import model_expand

MODEL = "{https://www.omg.org/spec/DMN/20191111/MODEL/}"
WORD = re.compile(r'"(?:[^"\\]|\\.)*"')


def numbered(root, decision):
    """The decision alone in a file, its columns and words numbered; and what they were."""
    decision = copy.deepcopy(decision)
    decision.set("id", "decision")
    decision.set("name", "Decision")
    decision.find(MODEL + "variable").set("name", "Decision")
    table = decision.find(MODEL + "decisionTable")
    columns, names = [], {}
    for column in table.findall(MODEL + "input") + table.findall(MODEL + "output"):
        number = f"{len(columns):02}"
        values = next(v for v in column if v.tag in (MODEL + "inputValues", MODEL + "outputValues"))
        text = values.find(MODEL + "text")
        words = {word: f"v{number}x{count:03}" for count, word in enumerate(WORD.findall(text.text))}
        expression = column.find(MODEL + "inputExpression/" + MODEL + "text")
        if expression is None:
            column.set("name", f"Column{number}")
        else:
            names[f"Column{number}"] = expression.text
            expression.text = f"Column{number}"
        text.text = ",".join(f'"{word}"' for word in words.values())
        columns.append(words)
        names |= {short: word.strip('"') for word, short in words.items()}
    for rule in table.findall(MODEL + "rule"):
        for description in rule.findall(MODEL + "description"):
            rule.remove(description)
        entries = rule.findall(MODEL + "inputEntry") + rule.findall(MODEL + "outputEntry")
        for words, entry in zip(columns, entries):
            text = entry.find(MODEL + "text")
            if text.text != "-":
                text.text = ",".join(f'"{words.get(w, "unknown")}"' for w in WORD.findall(text.text))
    alone = lxml.etree.Element(root.tag, root.attrib, nsmap=root.nsmap)
    alone.append(decision)
    return lxml.etree.tostring(alone), names


def witness(program, file, kind):
    """A combination without a rule, or with two, in numbers; None if there is none."""
    model = file.with_suffix(".idp")
    model.unlink(missing_ok=True)
    run = subprocess.run(
        [program, file, f"--errorcheck-{kind}", "decision", "--main", "-o", model],
        capture_output=True, text=True)
    if run.returncode != 0 or not model.exists():
        raise SystemExit(f"cDMN does not take the table: {run.stdout}{run.stderr}")
    theory, structure = IDP.from_str(model.read_text()).get_blocks("T, S")
    found = list(model_expand(theory, structure, max=1))
    if found == ["No models."]:
        return None
    return str(found[0])


def main(program, path):
    root = lxml.etree.parse(path).getroot()
    problems = proven = 0
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "decision.dmn")
        for decision in root.findall(MODEL + "decision"):
            text, names = numbered(root, decision)
            file.write_bytes(text)
            for kind in "gap", "overlap":
                found = witness(program, file, kind)
                proven += found is None
                if found is None:
                    continue
                problems += 1
                cells = re.findall(r"(Column\d\d)\b.*?(v\d\dx\d\d\d)", found)
                words = ", ".join(f"{names[a]} {names[b]}" for a, b in cells if a in names)
                print(f"{decision.get('id')}: {kind}: {words or found}")
    print(f"prover: {proven} proofs, {problems} problems", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
