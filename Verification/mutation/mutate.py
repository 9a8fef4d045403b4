"""Mutation of the machine's sources: all mutants in one build, each behind a switch."""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COPY = ROOT / ".build" / "verification" / "mutation" / "quick"
TESTS = ROOT / ".build" / "verification" / "mutation" / "tests"
MODULES = ["ActionStateMachine", "ActionStateMachineJSON", "ActionStateMachineTesting"]
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mutants",
  targets: [
    .target(name: "ActionStateMachine"),
    .target(name: "ActionStateMachineJSON", dependencies: ["ActionStateMachine"]),
    .target(name: "ActionStateMachineTesting", dependencies: ["ActionStateMachine"]),
    .executableTarget(
      name: "Mutants",
      dependencies: ["ActionStateMachine", "ActionStateMachineJSON", "ActionStateMachineTesting"]),
  ]
)
"""
# Seconds of a processor after which a mutant counts as never coming to an end; the machine needs some 12.
LIMIT = 40
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
# What adds a command to the transition.
COMMAND = r"transition\.append\w*\(.+\)"
# A line on its own after one of these is what a function or a property returns.
RESULT = ("-> Bool {", "-> Int {", "-> RowID? {", ": Bool {", ": Int {", "-> Slot<RowID> {", "-> Edge? {")


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


def without(command, mutants, file, line):
    """The command, to be left out by a mutant; not so feedback, which may be left out anyway."""
    if re.match(r"transition\.append\(\.(haptic|announce|focus)\b", command):
        return command
    return f"if !{mutants.add(file, line, f'drop {command}', command)} {{ {command} }}"


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
        match = re.match(rf"^(\s*case [^{{]+?: )({COMMAND})$", line)
        if match and balanced(match[2]):
            line = match[1] + without(match[2], mutants, file, number)
        bare = line.strip()
        indent = line[:len(line) - len(line.lstrip())]
        if re.fullmatch(COMMAND, bare) and balanced(bare):
            line = indent + without(bare, mutants, file, number)
        elif re.fullmatch(r"(state\.|phase\b|held\b|offers\b|mutations\b|claims\b|prompting\b|entries\b)[\w.\[\]()$ ?!]*"
                          r" (=|\+=|-=) .+", bare) and balanced(bare) and not bare.startswith(("self =",)):
            line = f"{indent}if !{mutants.add(file, number, f'drop {bare}', text)} {{ {bare} }}"
        elif (re.fullmatch(r"(state|held)\.[\w.\[\]]+\((.*)\)", bare) and balanced(bare)
              and not re.search(r" (\|\||&&|\?|[=!]=) ", bare) and not lines[index - 1].rstrip().endswith(RESULT)):
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
    """Copies what the quick checks need, with all mutants in it."""
    for name in MODULES:
        fresh(ROOT / "Sources" / name, COPY / "Sources" / name)
    fresh(ROOT / "Tests/StateMachineTests/Fixtures/cases", COPY / "Sources/Fixtures/cases")
    (COPY / "Sources/Mutants").mkdir(exist_ok=True)
    shutil.copy(ROOT / "Tests/StateMachineTests/Cases/Case.swift", COPY / "Sources/Mutants")
    shutil.copy(HERE / "Mutants.swift", COPY / "Sources/Mutants")
    (COPY / "Package.swift").write_text(MANIFEST)
    return mutate_all(COPY, part)


def fresh_core(folder):
    fresh(ROOT / "Sources/ActionStateMachine", folder / "Sources/ActionStateMachine")
    return folder


def fresh(source, target):
    if target.is_dir():
        shutil.rmtree(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(source, target)


def mutate_all(copy, part):
    mutants = Mutants()
    for subject in SUBJECTS:
        path = copy / subject
        for file in sorted(path.glob("*.swift")) if path.is_dir() else [path] if path.exists() else []:
            if file.name not in LEFT_OUT and (not part or part in file.name):
                file.write_text(mutate(file.name, file.read_text(), mutants))
    (copy / "Sources/ActionStateMachine/Mutant.swift").write_text(SWITCH)
    return mutants.list


def build(copy, *arguments):
    done = subprocess.run(["swift", "build", "--package-path", str(copy), *arguments], capture_output=True, text=True)
    if done.returncode:
        print("\n".join(line for line in done.stdout.splitlines() if "error:" in line), file=sys.stderr)
        sys.exit("mutation: the mutants do not compile")


def killer(number):
    """The quick check that notices the mutant, or None."""
    command = [COPY / ".build/release/Mutants", HERE / "asking.json", HERE / "keeping.json"]
    run = subprocess.run(command, env={**os.environ, "MUTANT": str(number)}, capture_output=True, text=True,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)))
    if run.returncode == 0:
        return None
    if run.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return "never coming to an end"
    return run.stdout.strip().split("\n")[-1] if run.returncode == 1 else "a crash"


def prepare_tests(part):
    """Copies the whole package and builds its tests, for those that the quick checks leave."""
    for name in ["Plugins", "Sources", "Tests", "docs"]:
        fresh(ROOT / name, TESTS / name)
    shutil.copy(ROOT / "Package.swift", TESTS)
    mutate_all(TESTS, part)
    build(TESTS, "--build-tests")
    if found := failing_test(-1):
        sys.exit(f"mutation: the machine itself does not pass {found}")


def failing_test(number):
    """A test of the suite that notices the mutant, or None."""
    run = subprocess.run(["swift", "test", "--skip-build", "--package-path", str(TESTS), "--skip", "CommandLine"],
                         env={**os.environ, "MUTANT": str(number)}, capture_output=True, text=True)
    if run.returncode == 0:
        return None
    found = re.search(r"✘ Test (\".*?\"|\w+\(.*?\)) recorded an issue", run.stdout)
    return f"the test {found[1]}" if found else "the tests"


def name(mutant):
    return f"{mutant['file']}:{mutant['line']} {mutant['what']}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--file", default="")
    parser.add_argument("--tests", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="do not build anew")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list:
        with tempfile.TemporaryDirectory() as folder:
            mutants = mutate_all(fresh_core(pathlib.Path(folder)), options.file)
        for mutant in mutants:
            print(mutant["number"], name(mutant))
        return
    if options.again:
        mutants = json.loads((COPY / "mutants.json").read_text())
    else:
        mutants = prepare(options.file)
        build(COPY, "-c", "release", "-Xswiftc", "-gnone", "-Xswiftc", "-suppress-warnings", "--product", "Mutants")
        (COPY / "mutants.json").write_text(json.dumps(mutants))
    if found := killer(-1):
        sys.exit(f"mutation: the machine itself does not pass {found}")
    chosen = list(mutants)
    random.Random(options.seed).shuffle(chosen)
    chosen = chosen[:options.sample] if options.sample else chosen
    reasons = dict(line.split(" => ", 1) for line in (HERE / "equivalent.txt").read_text().splitlines()
                   if " => " in line and not line.startswith("#"))
    start, killed, survivors = time.monotonic(), collections.Counter(), []

    def attempt(mutant):
        if time.monotonic() - start > options.seconds:
            return None
        by = killer(mutant["number"])
        print(f"{name(mutant)} => {by}", file=log, flush=True)
        return mutant, by

    log = (COPY / "log").open("w")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as workers:
        results = [result for result in workers.map(attempt, chosen) if result]
    for mutant, by in results:
        if by:
            killed[by.split(" ")[0] if by.startswith("case ") else by] += 1
        else:
            survivors.append(mutant)
    if survivors and options.tests:
        prepare_tests(options.file)
        found = {mutant["number"]: failing_test(mutant["number"]) for mutant in survivors}
        for mutant in (each for each in survivors if found[each["number"]]):
            print(f"only the tests notice: {name(mutant)} => {found[mutant['number']]}")
        survivors = [mutant for mutant in survivors if not found[mutant["number"]]]
        killed["tests"] = len(found) - len(survivors)
    unexplained = 0
    for mutant in survivors:
        reason = reasons.get(f"{mutant['file']} {mutant['what']}")
        unexplained += reason is None
        print(f"survives: {name(mutant)}: {reason or 'NO REASON KNOWN'}")
    print(f"mutation: {len(mutants)} mutants, {len(results)} tried, {sum(killed.values())} killed "
          f"({', '.join(f'{count} by {by}' for by, count in killed.most_common())}), "
          f"{len(survivors)} survive, {unexplained} of them without a reason; seed {options.seed}, "
          f"{time.monotonic() - start:.0f} s")
    sys.exit(bool(unexplained))


if __name__ == "__main__":
    main()
