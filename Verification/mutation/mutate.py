"""Mutation of the machine's sources: all mutants in one build, each behind a switch."""
import argparse
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COPY = ROOT / ".build" / "verification" / "mutation"
SUBJECTS = ["Sources/ActionStateMachine/Machine", "Sources/ActionStateMachine/Rows/OrderUpdate.swift"]
LEFT_OUT = {"Event.swift", "Command.swift", "Phase.swift", "Outcome.swift", "Policy.swift", "Tokens.swift",
            "SavedState.swift", "SavedStateCheck.swift", "Transition.swift",
            "RowAppearance.swift"}
SWITCH = """#if canImport(Glibc)
import Glibc
#endif

/// The mutant that is switched on.
@usableFromInline let mutant: Int = {
  guard let text = getenv("MUTANT") else { return -1 }
  return Int(atoi(text))
}()

@inline(never) @usableFromInline func isMutant(_ number: Int) -> Bool { mutant == number }
"""
FEEDBACK = {"haptic", "announce", "focus"}
# Commands of different ranks are put in order at the end, so that only equals can change places.
RANKS = [{"close"}, {"insertRow"}, {"removeRow"}, {"moveRow"}, {"restoreRow", "snapBack", "settle", "open", "disarm", "arm"},
         {"busy", "unbusy"}, {"perform", "performUndo", "present", "requestData"},
         {"offerUndo", "withdrawUndo", "fail", "activate"}]


def can_swap(first, second):
    names = {re.sub(r"commands\.append\(\.(\w+).*", r"\1", text) for text in (first, second)}
    return any(names <= rank for rank in RANKS)


class Mutants:
    def __init__(self):
        self.list = []

    def add(self, file, line, what, text):
        self.list.append({"number": len(self.list), "file": file, "line": line, "what": what, "text": text.strip()})
        return f"isMutant({len(self.list) - 1})"


def split_clauses(text):
    """Splits a condition at its commas outside brackets, or returns None where brackets do not match."""
    parts, depth, start = [], 0, 0
    for index, letter in enumerate(text):
        depth += letter in "([{"
        depth -= letter in ")]}"
        if depth < 0:
            return None
        if letter == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return None if depth else parts + [text[start:]]


def negate(condition, mutants, file, line, text):
    clauses = split_clauses(condition)
    if clauses is None:
        return None
    changed, result = False, []
    for clause in clauses:
        bare = clause.strip()
        if re.match(r"(let|var|case)\b", bare) or not bare:
            result.append(clause)
        else:
            result.append(f" ({bare}) != {mutants.add(file, line, f'negate {bare}', text)}")
            changed = True
    return ",".join(result).strip() if changed else None


def mutate(file, source, mutants):
    lines, out, index = source.split("\n"), [], 0
    while index < len(lines):
        line, number = lines[index], index + 1
        text = line
        if line.lstrip().startswith("//"):
            out.append(line)
            index += 1
            continue
        match = re.match(r"^(\s*)(guard|if|\} else if|while) (.+?) (else \{.*|\{.*)$", line)
        if match and " if " not in match[3]:
            condition = negate(match[3], mutants, file, number, text)
            if condition:
                line = f"{match[1]}{match[2]} {condition} {match[4]}"
        match = re.match(r"^(\s*case .+? where )([^:]+?)(:.*)$", line)
        if match and "{" not in match[2]:
            condition = negate(match[2], mutants, file, number, text)
            if condition:
                line = match[1] + condition + match[3]
        bare = line.strip()
        indent = line[:len(line) - len(line.lstrip())]
        if re.fullmatch(r"commands\.append\(.+\)", bare) and balanced(bare):
            after = lines[index + 1].strip() if index + 1 < len(lines) else ""
            if re.fullmatch(r"commands\.append\(.+\)", after) and balanced(after):
                drop = mutants.add(file, number, f"drop {bare}", text)
                drop_next = mutants.add(file, number + 1, f"drop {after}", lines[index + 1])
                swap = (mutants.add(file, number, f"swap {bare} and the next", text) if can_swap(bare, after)
                        else "isMutant(-2)")
                out.append(f"{indent}if {swap} {{ {after}; {bare} }} else {{ if !{drop} {{ {bare} }}; "
                           f"if !{drop_next} {{ {after} }} }}")
                index += 2
                continue
            line = f"{indent}if !{mutants.add(file, number, f'drop {bare}', text)} {{ {bare} }}"
        elif re.fullmatch(r"state\.phase = .+", bare) and balanced(bare):
            drop = mutants.add(file, number, f"drop {bare}", text)
            line = f"{indent}if !{drop} {{ {bare} }}"
            if ".rest" not in bare:
                line += f"; if {mutants.add(file, number, f'{bare} becomes rest', text)} {{ state.phase = .rest }}"
        elif re.fullmatch(r"(state\.|phase\b|held\b|offers\b|mutations\b|claims\b|prompting\b|entries\b)[\w.\[\]()$ ?!]*"
                          r" (=|\+=|-=) .+", bare) and balanced(bare) and not bare.startswith(("self =",)):
            line = f"{indent}if !{mutants.add(file, number, f'drop {bare}', text)} {{ {bare} }}"
        elif re.fullmatch(r"(state|held)\.[\w.\[\]]+\((.*)\)", bare) and balanced(bare):
            line = f"{indent}if !{mutants.add(file, number, f'drop {bare}', text)} {{ _ = {bare} }}"
        elif match := re.fullmatch(r"(return )(\.ignored\(\.\w+\))", bare):
            line = f"{indent}return {mutants.add(file, number, f'{match[2]} becomes handled', text)} ? .handled : {match[2]}"
        elif re.search(r"[\w)\]] [+-] 1\b", line) and "isMutant" not in line:
            line = re.sub(r"([\w)\]] [+-] )1\b", lambda m: f"{m[1]}({mutants.add(file, number, 'a step of one becomes none', text)} ? 0 : 1)", line, count=1)
        out.append(line)
        index += 1
    return "\n".join(out)


def balanced(text):
    return text.count("(") == text.count(")") and text.count("{") == text.count("}")


def prepare(part):
    COPY.mkdir(parents=True, exist_ok=True)
    for name in ["Sources", "Tests", "Package.swift"]:
        target = COPY / name
        if target.is_dir():
            shutil.rmtree(target)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, target)
    mutants = Mutants()
    for subject in SUBJECTS:
        path = COPY / subject
        for file in sorted(path.glob("*.swift")) if path.is_dir() else [path] if path.exists() else []:
            if file.name not in LEFT_OUT and (not part or part in file.name):
                file.write_text(mutate(file.name, file.read_text(), mutants))
    (COPY / "Sources/ActionStateMachine/Mutant.swift").write_text(SWITCH)
    return mutants.list


def build():
    done = subprocess.run(["swift", "build", "-c", "release", "--product", "action-demo", "--package-path", str(COPY)],
                          capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-2000:], file=sys.stderr)
        sys.exit("mutation: the mutants do not compile")
    return COPY / ".build/release/action-demo"


class Cases:
    """All case files as one conversation each."""

    def __init__(self):
        folder = ROOT / "Tests/StateMachineTests/Fixtures/cases"
        self.cases = [(file.stem, json.loads(file.read_text())) for file in sorted(folder.glob("*.json"))]

    def killer(self, binary, environment):
        for name, case in self.cases:
            lines = ([case["header"]] if case.get("header") else []) + [step["event"] for step in case["steps"]]
            try:
                run = subprocess.run([binary, "replay", "--format", "json", "-"], capture_output=True, text=True,
                                     input="".join(json.dumps(line) + "\n" for line in lines), env=environment, timeout=20)
            except subprocess.TimeoutExpired:
                return name
            got = [json.loads(line) for line in run.stdout.splitlines() if line]
            if len(got) != len(case["steps"]) or any(map(differs, case["steps"], got)):
                return name
        return None


def bag(commands):
    return sorted(json.dumps(c, sort_keys=True) for c in commands if c["command"] not in FEEDBACK)


def differs(step, transition):
    return (step.get("outcome") != transition.get("outcome") or step.get("reason") != transition.get("reason")
            or bag(step["commands"]) != bag(transition["commands"]))


CHECKS = [["check", "--walks", "12", "--rows", "3"],
          ["check", "--walks", "12", "--rows", "3", "--actions", str(HERE / "asking.json")],
          ["check", "--walks", "40", "--rows", "4", "--seed", "1000", "--actions", str(HERE / "asking.json")],
          ["check", "--walks", "40", "--rows", "3", "--seed", "2000"]]


def killer(binary, number, cases):
    environment = {**os.environ, "MUTANT": str(number)}
    for check in CHECKS[:2]:
        if not passes(binary, check, environment):
            return " ".join(check[:3])
    if name := cases.killer(binary, environment):
        return f"case {name}"
    for check in CHECKS[2:]:
        if not passes(binary, check, environment):
            return " ".join(check[:3])
    return None


def passes(binary, check, environment):
    try:
        return subprocess.run([binary, *check], env=environment, capture_output=True, timeout=120).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def dies_in_tests(mutant):
    """Whether the test suite notices what the quick checks did not."""
    run = subprocess.run(["swift", "test", "--package-path", str(COPY), "--skip", "CommandLine"],
                         env={**os.environ, "MUTANT": str(mutant["number"])}, capture_output=True, text=True)
    print(f"{'dies in the tests' if run.returncode else 'survives the tests, too'}: {mutant['file']}:{mutant['line']} "
          f"{mutant['what']}", flush=True)
    return run.returncode != 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--file", default="")
    parser.add_argument("--tests", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    mutants = prepare(options.file)
    if options.list:
        for mutant in mutants:
            print(mutant["number"], mutant["file"], mutant["line"], mutant["what"])
        return
    binary, cases = build(), Cases()
    if found := killer(binary, -1, cases):
        sys.exit(f"mutation: the machine itself does not pass {found}")
    chosen = list(mutants)
    random.Random(options.seed).shuffle(chosen)
    chosen = chosen[:options.sample] if options.sample else chosen
    reasons = dict(line.split(" => ", 1) for line in (HERE / "equivalent.txt").read_text().splitlines()
                   if " => " in line and not line.startswith("#"))
    start, survivors, killed, tried = time.monotonic(), [], {}, 0
    for mutant in chosen:
        if time.monotonic() - start > options.seconds:
            break
        tried += 1
        by = killer(binary, mutant["number"], cases)
        if by:
            killed[by.split()[0] if by.startswith("case") else by] = killed.get(by.split()[0] if by.startswith("case") else by, 0) + 1
        else:
            survivors.append(mutant)
            print(f"survives: {mutant['file']}:{mutant['line']} {mutant['what']}", flush=True)
    if survivors and options.tests:
        survivors = [mutant for mutant in survivors if not dies_in_tests(mutant)]
        killed["tests"] = tried - len(survivors) - sum(killed.values())
    unexplained = [m for m in survivors if f"{m['file']} {m['what']}" not in reasons]
    print(f"mutation: {len(mutants)} mutants, {tried} tried, {tried - len(survivors)} killed "
          f"({', '.join(f'{count} by {name}' for name, count in sorted(killed.items()))}), "
          f"{len(survivors)} survive, {len(unexplained)} of them without a reason; seed {options.seed}")
    sys.exit(bool(unexplained))


if __name__ == "__main__":
    main()
