"""Drives `action-demo replay` as a conversation and checks every answer against the laws."""
import argparse
import atexit
import json
import os
import subprocess
import sys

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from screen import Data, Held, Screen, need

ACTIONS = [
    {"id": "delete", "label": "Delete", "edge": "trailing", "fullSwipe": True, "destructive": True,
     "change": "removes", "prompts": ["alert"], "rowWhilePrompting": "staysOpenOnCancel"},
    {"id": "archive", "label": "Archive", "edge": "leading", "fullSwipe": True, "change": "removes",
     "undoable": True},
    {"id": "flag", "label": "Flag", "edge": "leading", "change": "updates", "undoable": True},
    {"id": "erase", "label": "Erase", "edge": "trailing", "destructive": True, "change": "removes",
     "prompts": ["dialog", "authentication"], "commit": "deferred", "undoable": True},
    {"id": "twice", "label": "Twice", "edge": "trailing", "change": "removes", "prompts": ["inline"],
     "rowWhilePrompting": "closesAtAnswer"},
    {"id": "reorder", "label": "Reorder", "change": "moves", "reorder": True, "prompts": ["alert"],
     "commit": "deferred", "undoable": True},
]
BY_ID = {action["id"]: action for action in ACTIONS}
POOL = "abcde"
TOTAL = {"conversations": 0, "events": 0, "handled": 0, "ignored": 0}

rows = st.sampled_from(POOL)
some = st.lists(rows, min_size=1, max_size=3)
edges = st.sampled_from(["leading", "trailing"])
slots = st.one_of(st.none(), rows)
placed = st.builds(lambda row, before: {"row": row, "before": before}, rows, slots)
back = st.integers(0, 2)


class Conversation(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        TOTAL["conversations"] += 1
        self.process = subprocess.Popen([os.environ["ACTION_DEMO"], "replay", "--format", "json", "-"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.process.stdin.write(json.dumps({"actions": ACTIONS, "rows": list("abc")}) + "\n")
        self.data, self.screen, self.held = Data("abc"), Screen("abc"), Held()
        self.phase = {"phase": "rest"}
        self.chain, self.prompts, self.tickets = None, 0, 0
        self.revision = 0

    def teardown(self):
        self.process.stdin.close()
        self.process.wait()
        need(self.process.returncode == 0, f"the program ended with {self.process.returncode}")

    # What can happen

    @rule(row=rows, edge=edges, kind=st.sampled_from(["swipeBegan", "reveal", "fullSwipe"]))
    def swipe(self, kind, row, edge):
        self.send({"event": kind, "row": row, "edge": edge})

    @rule(row=rows, kind=st.sampled_from(["swipeArmed", "swipeDisarmed", "swipeCancelled", "conceal", "tapRow"]))
    def touch(self, kind, row):
        self.send({"event": kind, "row": self.phase.get("row", row)})

    @rule(action=st.sampled_from(ACTIONS), rows=some,
          via=st.sampled_from(["tap", "menu", "keyboard", "accessibility", "bulk"]))
    def trigger(self, action, rows, via):
        self.send({"event": "trigger", "action": action["id"], "rows": rows, "via": via})

    @rule(kind=st.sampled_from(["tapOutside", "scroll", "foreignDrag", "background", "foreground", "leave", "enter",
                                "cancelDrag"]))
    def plain(self, kind):
        self.send({"event": kind})

    @rule(kind=st.sampled_from(["presented", "confirm", "confirm", "confirm", "cancel", "gone"]), back=back)
    @precondition(lambda self: self.prompts)
    def answer(self, kind, back):
        self.send({"event": kind, "prompt": max(0, self.prompts - back)})

    @rule(back=back, kind=st.sampled_from(["Succeeded", "Failed", "Unknown"]), since=st.booleans())
    @precondition(lambda self: self.tickets)
    def store(self, kind, back, since):
        event = {"event": "mutation" + kind, "ticket": max(0, self.tickets - back)}
        if kind == "Succeeded" and since:
            event["revision"] = self.revision + 1
        self.send(event)

    @rule(back=back, kind=st.sampled_from(["undo", "undo", "undoExpired"]))
    @precondition(lambda self: self.screen.offers)
    def undo(self, kind, back):
        offers = sorted(self.screen.offers)
        self.send({"event": kind, "ticket": offers[back % len(offers)]})

    @rule(on=st.booleans())
    def edit(self, on):
        self.send({"event": "edit", "on": on})

    @rule(rows=some, kind=st.sampled_from(["select", "deselect"]))
    def choose(self, kind, rows):
        self.send({"event": kind, "rows": rows})

    @rule(row=rows, before=slots, drops=st.booleans())
    def drag(self, row, before, drops):
        self.send({"event": "lift", "row": row})
        self.send({"event": "hover", "before": before})
        if drops:
            self.send({"event": "drop"})

    @rule(before=slots)
    @precondition(lambda self: self.phase["phase"] == "dragging")
    def hover(self, before):
        self.send({"event": "hover", "before": before})
        self.send({"event": "drop"})

    @rule(order=st.permutations(POOL), count=st.integers(1, 5), update=some, versioned=st.booleans())
    def snapshot(self, order, count, update, versioned):
        self.change({"rows": list(order[:count]), "update": update}, versioned)

    @rule(versioned=st.booleans())
    def same(self, versioned):
        self.change({"rows": list(self.data.rows)}, versioned)

    @rule(remove=st.lists(rows, max_size=1), insert=st.lists(placed, max_size=1), move=st.lists(placed, max_size=2),
          update=st.lists(rows, max_size=1), versioned=st.booleans())
    def delta(self, remove, insert, move, update, versioned):
        self.change({"remove": remove, "insert": insert, "move": move, "update": update}, versioned)

    def change(self, parts, versioned):
        event = {"event": "rowsChanged", **{name: value for name, value in parts.items() if value or name == "rows"}}
        if versioned:
            self.revision += 1
            event["revision"] = self.revision
        self.send(event)

    # What must hold

    def send(self, event):
        self.process.stdin.write(json.dumps(event) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        need(line, f"no answer to {event}")
        answer = json.loads(line)
        TOTAL["events"] += 1
        TOTAL[answer["outcome"]] += 1
        need(answer["from"] == self.phase, "a transition starts where none ended")
        commands = answer["commands"]
        kind, row = event["event"], event.get("row")
        screen = self.screen
        swipes = kind in ("swipeBegan", "reveal", "fullSwipe")
        if swipes and row in screen.order:
            at_rest = row not in screen.aside and row not in screen.open and row not in screen.gone
            if answer["outcome"] == "handled" or at_rest and row != screen.lifted:
                screen.open.pop(row, None)
                screen.armed.pop(row, None)
                screen.aside.add(row)
        if kind in ("confirm", "cancel", "gone") and screen.prompt == event["prompt"]:
            screen.prompt = None
        if answer["outcome"] == "ignored":
            need(answer["from"] == answer["to"], "an ignored event moves the list")
            need(all(swipes and c == {"command": "close", "row": row} for c in commands), "an ignored event commands")
            if kind == "rowsChanged":
                need(Data.apply(self.copy_of_data(), event) == answer["reason"], "data is refused for a wrong reason")
            for command in commands:
                screen.obey(command)
            return self.check_screen(answer["to"])
        before, applied = list(screen.order), None
        if kind == "rowsChanged":
            applied = self.data.apply(event)
            need(not isinstance(applied, str), f"data is taken that is {applied}")
        for command in commands:
            self.allow(command, event, answer)
            screen.obey(command)
        closed = [c["row"] for c in commands if c["command"] == "close"]
        need(len(set(closed)) == len(closed), "a row is closed twice")
        self.follow_questions(event, answer)
        self.follow_held(event, answer, before, applied)
        self.phase = answer["to"]
        self.check_screen(answer["to"])

    def copy_of_data(self):
        copy = Data(self.data.rows)
        copy.revision = self.data.revision
        return copy

    def allow(self, command, event, answer):
        name, kind = command["command"], event["event"]
        if name in ("insertRow", "removeRow", "moveRow"):
            need(kind == "rowsChanged", f"{name} without the data")
        if name == "preAnimateRemoval":
            performs = [c for c in answer["commands"] if c["command"] == "perform" and command["row"] in c["rows"]]
            need(len(performs) == 1, "a row leaves but nothing removes it")
            action = BY_ID[performs[0]["action"]]
            need(action["change"] == "removes" and not action.get("prompts")
                 and action.get("commit", "immediate") == "immediate", "a row leaves while something stands between")
        if name in ("perform", "performUndo"):
            need(command["ticket"] == self.tickets + 1, "a ticket is given out twice")
            self.tickets += 1
        if name == "perform":
            need(kind not in ("cancel", "gone", "swipeCancelled", "background", "leave"), f"{kind} performs")
            need(all(row in self.data.rows for row in command["rows"]), "performed on a row that is not there")
            prompts = BY_ID[command["action"]].get("prompts", [])
            if prompts:
                chain = self.chain
                need(kind == "confirm" and chain and chain["prompt"] == event["prompt"], "performed without a yes")
                need(chain["position"] == len(prompts) - 1, "performed before the last question")
                need(chain["rows"] == command["rows"] and chain["action"] == command["action"], "performed on others")

    def follow_questions(self, event, answer):
        kind = event["event"]
        if self.chain and kind == "rowsChanged":
            gone = {c["row"] for c in answer["commands"] if c["command"] == "removeRow"}
            self.chain["rows"] = [row for row in self.chain["rows"] if row not in gone]
        answered = self.chain and kind in ("confirm", "cancel", "gone") and self.chain["prompt"] == event["prompt"]
        old = self.chain
        for command in answer["commands"]:
            if command["command"] == "dismiss" and self.chain and command["prompt"] == self.chain["prompt"]:
                self.chain = None
            if command["command"] == "present":
                if self.chain and self.chain["prompt"] == command["prompt"]:
                    need(self.chain["rows"] == command["rows"], "a question changes its rows")
                    continue
                need(command["prompt"] == self.prompts + 1, "a prompt is given out twice")
                self.prompts += 1
                position = self.chain["position"] + 1 if answered and kind == "confirm" else 0
                need(BY_ID[command["action"]]["prompts"][position] == command["kind"], "a question out of turn")
                self.chain = {"prompt": command["prompt"], "action": command["action"], "rows": command["rows"],
                              "position": position}
        if answered and self.chain is old:
            self.chain = None
        need((self.chain or {}).get("prompt") == answer["to"].get("prompt"), "another question waits than was asked")

    def follow_held(self, event, answer, before, applied):
        kind, held = event["event"], self.held
        performs = [c for c in answer["commands"] if c["command"] == "perform"]
        if applied:
            removed, _, decided = applied
            held.follow(removed, decided, event.get("revision"), before, self.data.rows)
        if kind == "drop" and "gap" in answer["from"] and (performs or self.chain):
            held.hold(answer["from"]["row"], answer["from"]["gap"]["before"], before,
                      performs[0]["ticket"] if performs else None, self.chain and self.chain["prompt"])
        for entry in list(held.entries):
            if entry["ticket"] is None and (self.chain or {}).get("prompt") != entry["prompt"]:
                if kind == "confirm" and event["prompt"] == entry["prompt"] and (performs or self.chain):
                    entry["ticket"] = performs[0]["ticket"] if performs else None
                    entry["prompt"] = self.chain and self.chain["prompt"]
                else:
                    held.release(entry["row"])
            elif entry["ticket"] is not None and entry["ticket"] == event.get("ticket"):
                if kind == "mutationSucceeded":
                    entry["state"], entry["revision"] = "succeeded", event.get("revision")
                elif kind == "mutationUnknown":
                    entry["state"] = "unknown"
                elif kind == "mutationFailed" and entry["row"] in event.get("rows", [entry["row"]]):
                    held.release(entry["row"])

    def check_screen(self, phase):
        screen = self.screen
        need(screen.order == self.held.drawn(self.data.rows),
             f"drawn {screen.order}, should be {self.held.drawn(self.data.rows)}")
        aside = {phase["row"]} if phase["phase"] == "swiping" else set()
        need(screen.aside == aside, f"{screen.aside} stand aside, {phase}")
        need(len(screen.open) + len(screen.aside) < 2, "two rows are open or swiped")
        if phase["phase"] == "open":
            need(screen.open == {phase["row"]: phase["edge"]}, f"open are {screen.open}, {phase}")
        elif phase["phase"] != "prompting":
            need(not screen.open, f"open are {screen.open}, {phase}")
        need(screen.prompt == phase.get("prompt"), f"{screen.prompt} is on screen, {phase}")
        lifted = phase["row"] if phase["phase"] == "dragging" else None
        gap = phase["gap"]["before"] if "gap" in phase else "none"
        need(screen.lifted == lifted and screen.gap == gap, f"{screen.lifted} lifted, gap {screen.gap}, {phase}")
        need(set(screen.armed) == ({phase["row"]} if "armed" in phase else set()), f"armed {screen.armed}, {phase}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    atexit.register(lambda: None)
    chosen = settings(max_examples=options.examples, stateful_step_count=options.steps, deadline=None, database=None,
                      suppress_health_check=list(HealthCheck), phases=[Phase.generate, Phase.shrink])
    try:
        run_state_machine_as_test(seed(options.seed)(Conversation), settings=chosen)
    except AssertionError as broken:
        print(f"\na law broke: {broken}", file=sys.stderr)
        sys.exit(1)
    print(f"hypothesis: every law held in {TOTAL['conversations']} conversations, {TOTAL['events']} events "
          f"({TOTAL['handled']} handled, {TOTAL['ignored']} ignored), seed {options.seed}")


if __name__ == "__main__":
    main()
