"""A list on screen that obeys commands, and the data beside it. Knows nothing of the machine."""


class Broken(AssertionError):
    """A law that does not hold."""


def need(holds, sentence):
    if not holds:
        raise Broken(sentence)


class Data:
    """The data's order as a plain list."""

    def __init__(self, rows):
        self.rows = list(rows)
        self.revision = None

    def apply(self, event):
        """Takes a rowsChanged in. Returns (removed, inserted, decided) or the reason for refusal."""
        revision = event.get("revision")
        if revision is not None and self.revision is not None and revision < self.revision:
            return "staleRevision"
        rows, removed, inserted, decided = list(self.rows), set(), set(), set()
        if "rows" in event:
            rows = list(event["rows"])
            if len(set(rows)) < len(rows):
                return "duplicateRow"
            removed, inserted = set(self.rows) - set(rows), set(rows) - set(self.rows)
            decided = set(rows)
        else:
            for row in event.get("remove", []):
                if row in rows:
                    rows.remove(row)
                    removed.add(row)
            for part in event.get("insert", []):
                if part["row"] in rows:
                    return "duplicateRow"
                if not put(rows, part["row"], part.get("before")):
                    return "unknownSlot"
                inserted.add(part["row"])
            for part in event.get("move", []):
                row, before = part["row"], part.get("before")
                if row not in rows:
                    return "unknownRow"
                if before == row:
                    continue
                if before is not None and before not in rows:
                    return "unknownSlot"
                rows.remove(row)
                put(rows, row, before)
                decided.add(row)
        decided |= {row for row in event.get("update", []) if row in rows and row not in inserted}
        self.rows = rows
        self.revision = revision if revision is not None else self.revision
        return removed, inserted, decided


def put(rows, row, before):
    if before is None:
        rows.append(row)
    elif before in rows:
        rows.insert(rows.index(before), row)
    else:
        return False
    return True


class Held:
    """Rows that are drawn where they were dropped: (row, next row that is not held, ticket, state)."""

    def __init__(self):
        self.entries = []

    def rows(self):
        return [entry["row"] for entry in self.entries]

    def drawn(self, data):
        held, drawn = self.rows(), []
        for row in [*(r for r in data if r not in held), None]:
            drawn += [entry["row"] for entry in self.entries if entry["next"] == row]
            if row is not None:
                drawn.append(row)
        return drawn

    def hold(self, row, before, drawn, ticket, prompt):
        drawn = [r for r in drawn if r != row]
        put(drawn, row, before)
        self.entries.append({"row": row, "next": None, "ticket": ticket, "prompt": prompt, "state": "waiting"})
        self.anchor(drawn)

    def anchor(self, drawn):
        held = self.rows()
        for entry in self.entries:
            rest = drawn[drawn.index(entry["row"]) + 1:]
            entry["next"] = next((row for row in rest if row not in held), None)
        self.entries.sort(key=lambda entry: drawn.index(entry["row"]))

    def release(self, row):
        self.entries = [entry for entry in self.entries if entry["row"] != row]

    def follow(self, removed, decided, revision, drawn, data):
        self.entries = [entry for entry in self.entries if entry["row"] not in removed]
        held = self.rows()
        for entry in self.entries:
            if entry["next"] in removed:
                rest = drawn[drawn.index(entry["next"]):]
                entry["next"] = next((r for r in rest if r in data and r not in removed and r not in held), None)
        self.entries.sort(key=lambda entry: drawn.index(entry["row"]))
        while self.let_one_go(data):
            pass
        for entry in list(self.entries):
            if entry["row"] not in decided:
                continue
            if entry["state"] == "unknown":
                self.release(entry["row"])
            if entry["state"] == "succeeded":
                since = entry.get("revision")
                if since is None or revision is None or revision >= since:
                    self.release(entry["row"])

    def let_one_go(self, data):
        for entry in sorted((e for e in self.entries if e["ticket"]), key=lambda e: e["ticket"]):
            rest = data[data.index(entry["row"]) + 1:]
            if next((row for row in rest if row not in self.rows()), None) == entry["next"]:
                drawn = self.drawn(data)
                self.release(entry["row"])
                self.anchor(drawn)
                return True
        return False


class Screen:
    """What a list shows that obeys every command."""

    def __init__(self, rows):
        self.order = list(rows)
        self.aside, self.open, self.armed = set(), {}, {}
        self.busy, self.gone, self.selected = set(), set(), set()
        self.lifted, self.gap, self.prompt = None, "none", None
        self.offers = set()

    def there(self, row, what):
        need(row in self.order, f"{row} is {what} but is not in the list")

    def obey(self, c):
        name, row, before = c["command"], c.get("row"), c.get("before")
        if name in ("open", "close", "busy", "preAnimateRemoval", "restoreRow", "removeRow", "moveRow",
                    "refreshRow", "lift", "settle", "snapBack", "activate"):
            self.there(row, name)
        if name in ("open", "close", "busy", "lift", "refreshRow", "preAnimateRemoval"):
            need(row not in self.gone, f"{row} gets {name} after it left")
        if name == "open":
            self.aside.discard(row)
            self.armed.pop(row, None)
            self.open[row] = c["edge"]
        elif name == "close":
            self.rest(row)
        elif name == "arm":
            need(row in self.aside and row not in self.armed, f"{row} is armed but not swiped, or twice")
            self.armed[row] = c["action"]
        elif name == "disarm":
            need(self.armed.pop(row, None) == c["action"], f"{row} is disarmed but was not armed")
        elif name == "preAnimateRemoval":
            self.rest(row)
            self.gone.add(row)
        elif name == "restoreRow":
            need(row in self.gone, f"{row} is restored but never left")
            self.gone.discard(row)
        elif name == "busy":
            need(row not in self.busy, f"{row} is made busy twice")
            self.busy.add(row)
        elif name == "unbusy":
            need(row in self.busy, f"{row} is freed but was not busy")
            self.busy.discard(row)
        elif name == "insertRow":
            need(row not in self.order, f"{row} is inserted twice")
            need(put(self.order, row, before), f"{row} goes before {before}, which is not there")
        elif name == "removeRow":
            self.order.remove(row)
            self.rest(row)
            for looks in (self.busy, self.gone, self.selected):
                looks.discard(row)
            if self.lifted == row:
                self.lifted = None
        elif name in ("moveRow", "snapBack", "settle"):
            need(row != before, f"{row} goes before itself")
            if name == "settle":
                need(self.lifted == row, f"{row} lands but was not lifted")
                need(self.gap in ("none", before), f"{row} lands outside the gap")
                self.gap = "none"
            if name != "moveRow" and self.lifted == row:
                self.lifted = None
            self.order.remove(row)
            need(put(self.order, row, before), f"{row} goes before {before}, which is not there")
        elif name == "lift":
            need(self.lifted is None, f"{row} is lifted while {self.lifted} is")
            self.lifted = row
        elif name == "gap":
            need(self.lifted is not None and self.gap != before, "a gap opens twice or without a lifted row")
            self.gap = before
        elif name == "closeGap":
            need(self.gap != "none", "a gap closes that is not there")
            self.gap = "none"
        elif name == "present":
            need(self.prompt in (None, c["prompt"]), f"{c['prompt']} is shown while {self.prompt} is")
            self.prompt = c["prompt"]
        elif name == "dismiss":
            if self.prompt == c["prompt"]:
                self.prompt = None
        elif name == "offerUndo":
            need(c["ticket"] not in self.offers, f"undo of {c['ticket']} is offered twice")
            self.offers.add(c["ticket"])
        elif name == "withdrawUndo":
            need(c["ticket"] in self.offers, f"undo of {c['ticket']} was not on offer")
            self.offers.discard(c["ticket"])
        elif name in ("select", "deselect"):
            for row in c["rows"]:
                need((row in self.selected) == (name == "deselect"), f"{row} gets {name} twice")
                (self.selected.add if name == "select" else self.selected.discard)(row)

    def rest(self, row):
        self.aside.discard(row)
        self.open.pop(row, None)
        self.armed.pop(row, None)
