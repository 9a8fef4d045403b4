#!/usr/bin/env python3
"""Runs the recorded cases through the C interface, and tries wrong calls.

Usage: cases.py LIBRARY [--overrun]     exit status 0: all agree, 1: some differ

With --overrun it lies about the size of a buffer, which must end it where memory is watched.
"""
import collections
import ctypes
import json
import pathlib
import random
import sys

from action_state_machine import NONE, NUMBERS, STRUCTS, array, integers, struct, words

CASES = pathlib.Path(__file__).parents[1] / "StateMachineTests/Fixtures/cases"
FEEDBACK = {"haptic", "announce", "focus"}
EDGES, CHANGES, PROMPTS, ROW, PATHS, EXITS, EVENTS = (
    words(prefix) for prefix in ("EDGE", "CHANGE", "PROMPT", "ROW", "PATH", "EXIT", "EVENT"))
COMMANDS = ["proposal" if word == "forbidDrop" else word for word in words("COMMAND")]
REASONS = ["", *words("OUTCOME")[1:]]
STANDARD = [
    {"id": "delete", "edge": "trailing", "fullSwipe": True, "destructive": True, "change": "removes",
     "prompts": ["alert"]},
    {"id": "archive", "edge": "leading", "fullSwipe": True, "change": "removes", "undoable": True},
    {"id": "flag", "edge": "leading", "change": "updates"},
    {"id": "purge", "destructive": True, "change": "removes"},
    {"id": "erase", "edge": "trailing", "destructive": True, "change": "removes",
     "prompts": ["dialog", "authentication"], "commit": "deferred"},
    {"id": "report", "edge": "trailing", "destructive": True, "change": "updates"},
    {"id": "share"},
    {"id": "reorder", "change": "moves", "undoable": True, "reorder": True},
]


class Names:
    """The numbers that stand for texts, given out in the order in which they are met."""

    def __init__(self, known=()):
        self.known = list(known)

    def number(self, name):
        if name is None:
            return NONE
        if name not in self.known:
            self.known.append(name)
        return self.known.index(name)

    def name(self, number):
        return None if number == NONE else self.known[number]


def action(fields):
    flags = {"fullSwipe": "FULL_SWIPE", "destructive": "DESTRUCTIVE", "undoable": "UNDOABLE", "reorder": "REORDER",
             "tint": "TINTED"}
    bits = sum(NUMBERS["FLAG_" + flag] for name, flag in flags.items() if fields.get(name))
    bits += NUMBERS["FLAG_DEFERRED"] * (fields.get("commit") == "deferred")
    prompts = [PROMPTS.index(prompt) for prompt in fields.get("prompts", [])]
    return struct("action", flags=bits, edge=EDGES.index(fields["edge"]) if fields.get("edge") else NONE,
                  change=CHANGES.index(fields.get("change", "nothing")), prompt_count=len(prompts),
                  row_while_prompting=ROW.index(fields.get("rowWhilePrompting", "closes")),
                  prompts=(ctypes.c_int32 * NUMBERS["MAX_PROMPTS"])(*prompts))


class List:
    """A list behind the C interface that speaks the cases' JSON."""

    def __init__(self, library, header):
        self.library = library
        self.rows, self.reasons = Names(), Names()
        actions = header.get("actions", STANDARD)
        self.actions = Names(fields["id"] for fields in actions)
        policy = header.get("policy", {})
        rows = [self.rows.number(row) for row in header.get("rows", [])]
        handle = ctypes.c_int32()
        result = library.asm_list_create(
            array(STRUCTS["action"], [action(fields) for fields in actions]), len(actions),
            ctypes.byref(struct("policy", guards_open_row=int(policy.get("openingAnother") == "guard"),
                                passes_taps_through=int(policy.get("closingTap") == "passThrough"),
                                cancels_prompt_in_background=int(policy.get("promptInBackground") == "cancel"))),
            integers(rows), len(rows), ctypes.byref(handle))
        assert result == 0, result
        self.handle = handle.value

    def slot(self, fields):
        return self.rows.number(fields.get("before"))

    def placements(self, parts):
        return array(STRUCTS["placement"], [(self.rows.number(part["row"]), self.slot(part)) for part in parts])

    def send(self, fields):
        values, keep = {"kind": EVENTS.index(fields["event"])}, []
        for name in ("row", "before"):
            if name in fields:
                values[name] = self.rows.number(fields[name])
        for name in ("prompt", "ticket", "revision"):
            if name in fields:
                values[name] = fields[name]
        if "edge" in fields:
            values["edge"] = EDGES.index(fields["edge"])
        if "action" in fields:
            values["action"] = self.actions.number(fields["action"])
        if "via" in fields:
            values["path"] = PATHS.index(fields["via"])
        if "reason" in fields:
            values["reason"] = self.reasons.number(fields["reason"])
        values["is_on"] = int(fields.get("on", fields.get("outside", False)))
        if fields["event"] == "rowsChanged":
            change = struct("change", is_snapshot=int("rows" in fields), revision=fields.get("revision", NONE))
            for name, count in (("rows", "row"), ("remove", "remove"), ("update", "update")):
                rows = integers([self.rows.number(row) for row in fields.get(name, [])])
                setattr(change, name, rows)
                setattr(change, f"{count}_count", len(rows))
                keep.append(rows)
            for name in ("insert", "move"):
                parts = self.placements(fields.get(name, []))
                setattr(change, name, parts)
                setattr(change, f"{name}_count", len(parts))
                keep.append(parts)
            values["change"] = ctypes.pointer(change)
        elif "rows" in fields:
            rows = integers([self.rows.number(row) for row in fields["rows"]])
            values |= {"rows": rows, "row_count": len(rows)}
        event = struct("event", **values)
        count = self.library.asm_send(self.handle, ctypes.byref(event))
        assert count >= 0, (fields, count)
        commands = []
        for position in range(count):
            command = STRUCTS["command"]()
            assert self.library.asm_command_at(self.handle, position, ctypes.byref(command)) == 0
            commands.append(self.words(command))
        return REASONS[self.library.asm_outcome(self.handle)], commands

    def words(self, command):
        name = COMMANDS[command.kind]
        words = {"command": name}
        if command.row != NONE and name != "present":
            words["row"] = self.rows.name(command.row)
        if command.has_slot:
            words["before"] = self.rows.name(command.before)
        if command.edge != NONE:
            words["edge"] = EDGES[command.edge]
        if command.action != NONE:
            words["action"] = self.actions.name(command.action)
        if command.exit != NONE:
            words["exit"] = EXITS[command.exit]
        for field in ("prompt", "ticket", "undoing"):
            if getattr(command, field) != NONE:
                words[field] = getattr(command, field)
        if name == "present":
            words |= {"kind": PROMPTS[command.prompt_kind], "anchor": self.rows.name(command.row)}
        if name == "proposal":
            words["operation"] = "forbidden"
        if command.reason != NONE:
            words["reason"] = self.reasons.name(command.reason)
        if command.rows:
            words["rows"] = [self.rows.name(command.rows[index]) for index in range(command.row_count)]
        return words

    def visible(self):
        return [self.rows.name(row) for row in self.list_of(self.library.asm_visible_rows)]

    def list_of(self, query):
        rows = integers([0] * query(self.handle, None, 0))
        assert query(self.handle, rows, len(rows)) == len(rows)
        return list(rows)

    def close(self):
        assert self.library.asm_list_destroy(self.handle) == 0


def bag(commands):
    return collections.Counter(json.dumps(c, sort_keys=True) for c in commands if c["command"] not in FEEDBACK)


def differences(library, case):
    machine = List(library, case.get("header") or {})
    for number, step in enumerate(case["steps"], 1):
        reason, commands = machine.send(step["event"])
        if reason != step.get("reason", ""):
            yield f"step {number}: {reason or 'handled'}, not {step.get('reason', 'handled')}"
        if bag(commands) != bag(step["commands"]):
            yield f"step {number}: {commands}, not {step['commands']}"
    hidden = {row for row in case["drawn"] if row not in machine.visible()}
    if machine.visible() != [row for row in case["drawn"] if row not in hidden]:
        yield f"{machine.visible()} are drawn, not {case['drawn']}"
    machine.close()


def answers(result, error):
    """Fails unless the result is the error, or none where no error is due."""
    right = result == NUMBERS["ERROR_" + error] if error else result >= 0
    assert right, f"{result} is the answer, not {error or 'a count'}"


def wrong_calls(library):
    """Random numbers in every field and argument, but pointers, must be refused for the right reason."""
    random.seed(7)
    wild = [-2**31, -7, -1, 0, 1, 2, 3, 5, 40, 70_000, 2**31 - 1]
    machine = List(library, {"rows": ["a", "b", "c"]})
    event, layout, sample = (STRUCTS[name]() for name in ("event", "layout", "sample"))
    tracker, events = ctypes.c_int32(), (STRUCTS["event"] * NUMBERS["MAX_SWIPE_EVENTS"])()
    assert library.asm_tracker_create(ctypes.byref(tracker)) == 0
    count = 0
    for _ in range(20_000):
        for made in (event, layout, sample):
            for name, kind in made._fields_:
                if kind is ctypes.c_int32:
                    setattr(made, name, random.choice(wild))
                elif kind is ctypes.c_double:
                    setattr(made, name, random.choice([0, -1, 5, 80, 400, 1e300, float("nan"), float("inf")]))
        rows = integers([random.choice(wild) for _ in range(3)])
        event.rows = rows
        event.row_count = random.choice([-1, 0, 1, 2, 3])
        handle, capacity = random.choice([machine.handle, *wild]), random.choice([-1, 0, 1, 2, 3])
        number, action, path = (random.choice(wild) for _ in range(3))
        is_known, is_action = handle == machine.handle, 0 <= action < len(STANDARD)
        is_path = NONE <= path < len(PATHS)
        sent = library.asm_send(handle, ctypes.byref(event))
        if not is_known:
            answers(sent, "BAD_HANDLE")
        elif sent >= 0:
            count = sent
        else:  # Several fields are wrong at once, and any may be found first.
            assert sent in [NUMBERS["ERROR_" + error] for error in ("BAD_POINTER", "BAD_SIZE", "BAD_VALUE")]
        offered = library.asm_offers(handle, number, action, path)
        answers(offered, not is_known and "BAD_HANDLE" or not (is_action and is_path and number >= 0) and "BAD_VALUE")
        decided = library.asm_decision_for(handle, action, path, ctypes.byref(STRUCTS["decision"]()))
        answers(decided, not is_known and "BAD_HANDLE" or not (is_action and is_path) and "BAD_VALUE")
        drawn = library.asm_appearance_of(handle, number, ctypes.byref(STRUCTS["appearance"]()))
        answers(drawn, not is_known and "BAD_HANDLE" or number < 0 and "BAD_VALUE")
        read = library.asm_command_at(handle, number, ctypes.byref(STRUCTS["command"]()))
        answers(read, not is_known and "BAD_HANDLE" or not 0 <= number < count and "BAD_SIZE")
        visible = library.asm_visible_rows(handle, rows, capacity)
        answers(visible, not is_known and "BAD_HANDLE" or capacity < 0 and "BAD_SIZE")
        down = random.choice([tracker.value, *wild])
        is_tracker = down == tracker.value
        touched = library.asm_tracker_down(down, ctypes.byref(sample), number, ctypes.byref(layout), 1.0, events)
        answers(touched, not is_tracker and "BAD_HANDLE" or number < 0 and "BAD_VALUE")
        for told in (library.asm_tracker_moved(down, ctypes.byref(sample), events),
                     library.asm_tracker_up(down, ctypes.byref(sample), events),
                     library.asm_tracker_lost(down, number, events)):
            answers(told, not is_tracker and "BAD_HANDLE")
        answers(library.asm_tracker_obey(down, handle), not (is_tracker and is_known) and "BAD_HANDLE")
    assert library.asm_tracker_destroy(tracker) == 0
    machine.close()


def overrun(library):
    """Has more rows stored than there is room for."""
    machine = List(library, {"rows": [str(number) for number in range(64)]})
    library.asm_visible_rows(machine.handle, integers([0] * 32), 64)


def main():
    library = ctypes.CDLL(sys.argv[1])
    library.asm_tracker_down.argtypes = [ctypes.c_int32, ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p,
                                         ctypes.c_double, ctypes.c_void_p]
    assert library.asm_version() == NUMBERS["VERSION"]
    if "--overrun" in sys.argv:
        overrun(library)
        sys.exit()
    files, bad = sorted(CASES.glob("*.json")), 0
    for file in files:
        found = list(differences(library, json.loads(file.read_text())))
        bad += bool(found)
        for line in found:
            print(f"{file.name}: {line}")
    wrong_calls(library)
    print(f"{len(files) - bad} cases passed through C, {bad} failed; wrong calls were refused")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
