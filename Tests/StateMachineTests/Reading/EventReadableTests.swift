import ActionStateMachine
import ActionStateMachineJSON
import Testing

private func event(_ json: String) throws -> Event<String> {
  try StrictJSONDecoder().decode(from: json.utf8)
}

private func complaint<Value: JSONReadable>(about json: String, as type: Value.Type) -> String {
  do {
    return "none: \(try StrictJSONDecoder().decode(type, from: json.utf8))"
  } catch {
    return error.description
  }
}

/// One event of each kind, with and without what may be left out.
let everyEvent: [(json: String, event: Event<String>)] = [
  (
    #"{"event":"rowsChanged","rows":["a","b"],"update":["a"],"revision":3}"#,
    .rowsChanged(RowsChange(snapshot: ["a", "b"], update: ["a"], revision: 3))
  ),
  (
    #"{"event":"rowsChanged","remove":["a"],"insert":[{"row":"b","before":"c"}],"#
      + #""move":[{"row":"d","before":null}],"update":["e"],"revision":-1}"#,
    .rowsChanged(
      RowsChange(
        remove: ["a"], insert: [.init("b", at: .before("c"))], move: [.init("d", at: .end)],
        update: ["e"], revision: -1))
  ),
  (#"{"event":"rowsChanged"}"#, .rowsChanged(RowsChange())),
  (#"{"event":"rowsChanged","rows":[]}"#, .rowsChanged(RowsChange(snapshot: []))),
  (#"{"event":"swipeBegan","row":"a","edge":"leading"}"#, .swipeBegan("a", edge: .leading)),
  (#"{"event":"swipeCancelled","row":"a"}"#, .swipeCancelled("a")),
  (#"{"event":"swipeArmed","row":"a"}"#, .swipeArmed("a", nil)),
  (#"{"event":"swipeArmed","row":"a","action":"delete"}"#, .swipeArmed("a", "delete")),
  (#"{"event":"swipeDisarmed","row":"a"}"#, .swipeDisarmed("a")),
  (#"{"event":"reveal","row":"a","edge":"trailing"}"#, .reveal("a", edge: .trailing)),
  (#"{"event":"conceal","row":"a"}"#, .conceal("a")),
  (
    #"{"event":"fullSwipe","row":"a","edge":"leading"}"#, .fullSwipe("a", edge: .leading, nil)
  ),
  (
    #"{"event":"fullSwipe","row":"a","edge":"leading","action":"x"}"#,
    .fullSwipe("a", edge: .leading, "x")
  ),
  (
    #"{"event":"trigger","action":"x","rows":["a","b"],"via":"bulk"}"#,
    .trigger("x", rows: ["a", "b"], via: .bulk)
  ),
  (#"{"event":"tapRow","row":"a"}"#, .tapRow("a")),
  (#"{"event":"tapOutside"}"#, .tapOutside),
  (#"{"event":"scroll"}"#, .scroll),
  (#"{"event":"presented","prompt":1}"#, .presented(PromptID(1))),
  (#"{"event":"confirm","prompt":2}"#, .confirm(PromptID(2))),
  (#"{"event":"cancel","prompt":3}"#, .cancel(PromptID(3))),
  (#"{"event":"gone","prompt":-4}"#, .gone(PromptID(-4))),
  (#"{"event":"mutationSucceeded","ticket":1}"#, .mutationSucceeded(Ticket(1), revision: nil)),
  (
    #"{"event":"mutationSucceeded","ticket":1,"revision":7}"#,
    .mutationSucceeded(Ticket(1), revision: 7)
  ),
  (
    #"{"event":"mutationFailed","ticket":1}"#, .mutationFailed(Ticket(1), reason: nil, rows: nil)
  ),
  (
    #"{"event":"mutationFailed","ticket":1,"reason":"late","rows":["a"]}"#,
    .mutationFailed(Ticket(1), reason: "late", rows: ["a"])
  ),
  (#"{"event":"mutationUnknown","ticket":1}"#, .mutationUnknown(Ticket(1))),
  (#"{"event":"undo","ticket":1}"#, .undo(Ticket(1))),
  (#"{"event":"undoExpired","ticket":1}"#, .undoExpired(Ticket(1))),
  (#"{"event":"edit","on":true}"#, .edit(true)),
  (#"{"event":"select","rows":[]}"#, .select([])),
  (#"{"event":"deselect","rows":["a"]}"#, .deselect(["a"])),
  (#"{"event":"lift","row":"a"}"#, .lift("a")),
  (#"{"event":"hover","before":"b"}"#, .hover(.slot(.before("b")))),
  (#"{"event":"hover","before":null}"#, .hover(.slot(.end))),
  (#"{"event":"hover","outside":true}"#, .hover(.outside)),
  (#"{"event":"drop"}"#, .drop),
  (#"{"event":"cancelDrag"}"#, .cancelDrag),
  (#"{"event":"foreignDrag"}"#, .foreignDrag),
  (#"{"event":"background"}"#, .background),
  (#"{"event":"foreground"}"#, .foreground),
  (#"{"event":"leave"}"#, .leave),
  (#"{"event":"enter"}"#, .enter),
]

@Test("Every event is read and written alike", arguments: everyEvent)
func eventRoundTrip(json: String, expected: Event<String>) throws {
  #expect(try event(json) == expected)
  #expect(expected.json == json)
}

@Test("The examples leave no event out")
func everyEventKind() {
  #expect(Set(everyEvent.map(\.event.kind)) == Set(EventKind.allCases))
}

@Test("A slot without a row is the end")
func absentBefore() throws {
  #expect(try event(#"{"event":"hover"}"#) == .hover(.slot(.end)))
  #expect(
    try event(#"{"event":"rowsChanged","insert":[{"row":"a"}]}"#)
      == .rowsChanged(RowsChange(insert: [.init("a", at: .end)])))
}

@Test("Rows may be numbers")
func integerRows() throws {
  let read: Event<Int> = try StrictJSONDecoder().decode(
    from: #"{"event":"trigger","action":"x","rows":[3,4],"via":"tap"}"#.utf8)
  #expect(read == .trigger("x", rows: [3, 4], via: .tap))
}

@Test(
  "What is no event is refused with the field, what was expected and what was found",
  arguments: [
    (#"{"event":"triger"}"#, #"event: expected an event's name, such as trigger, found "triger""#),
    (#"{"event":7}"#, "event: expected an event's name, found the number 7"),
    (#"{"row":"a"}"#, "event: expected an event's name, found nothing"),
    (#"{"event":"confirm"}"#, "prompt: expected an integer, found nothing"),
    (#"{"event":"confirm","prompt":1.5}"#, "prompt: expected an integer, found the number 1.5"),
    (
      #"{"event":"confirm","prompt":99999999999999999999}"#,
      "prompt: expected an integer, found the number 99999999999999999999"
    ),
    (
      #"{"event":"confirm","prompt":1e400}"#,
      "prompt: expected an integer, found the number 1e400"
    ),
    (#"{"event":"confirm","prompt":"1"}"#, #"prompt: expected an integer, found "1""#),
    (#"{"event":"confirm","prompt":null}"#, "prompt: expected an integer, found null"),
    (#"{"event":"edit","on":1}"#, "on: expected true or false, found the number 1"),
    (#"{"event":"tapRow","row":["a"]}"#, "row: expected a row id (text), found a list"),
    (#"{"event":"tapRow","row":{}}"#, "row: expected a row id (text), found an object"),
    (
      #"{"event":"reveal","row":"a","edge":"left"}"#,
      #"edge: expected leading, trailing, found "left""#
    ),
    (
      #"{"event":"drop","row":"a"}"#,
      #"expected no field but event, found an unknown field "row""#
    ),
    (
      #"{"event":"tapRow","row":"a","rwo":"b"}"#,
      #"expected row, found an unknown field "rwo""#
    ),
    (
      #"{"event":"rowsChanged","rows":["a",null]}"#,
      "rows[1]: expected a row id (text), found null"
    ),
    (
      #"{"event":"rowsChanged","rows":[],"remove":["a"]}"#,
      "remove: expected either rows or a delta, not both, found a list"
    ),
    (
      #"{"event":"rowsChanged","insert":[{"row":"a"},{"row":2}]}"#,
      "insert[1].row: expected a row id (text), found the number 2"
    ),
    (
      #"{"event":"rowsChanged","move":[{"row":"a","after":"b"}]}"#,
      #"move[0]: expected no field but row, before, found an unknown field "after""#
    ),
    (
      #"{"event":"hover","outside":true,"before":null}"#,
      "before: expected no slot for a row that is outside, found null"
    ),
    (
      #"{"event":"hover","outside":false}"#,
      "outside: expected true, or no such field, found false"
    ),
    (#"{"event":"confirm","prompt":1.0}"#, "prompt: expected an integer, found the number 1.0"),
    (#"{"event":"confirm","prompt":1e2}"#, "prompt: expected an integer, found the number 1e2"),
    (
      #"{"event":"confirm","prompt":1e-400}"#,
      "prompt: expected an integer, found the number 1e-400"
    ),
    ("[]", #"expected an event, an object with the field "event", found a list"#),
  ])
func refusedEvents(json: String, expected: String) {
  #expect(complaint(about: json, as: Event<String>.self) == expected)
}

@Test("A field may have the name of one in another object, or be the text of one")
func sameNameElsewhere() throws {
  let rows = #"{"event":"rowsChanged","insert":[{"row":"row","before":"\":"},{"row":"b"}]}"#
  #expect(
    try event(rows)
      == .rowsChanged(
        RowsChange(insert: [.init("row", at: .before("\":")), .init("b", at: .end)])))
}

@Test(
  "What is no action set is refused",
  arguments: [
    (#"[{"id":"x"}]"#, "[0].label: expected text, found nothing"),
    (
      #"[{"id":"x","label":"X","change":"remove"}]"#,
      #"[0].change: expected removes, found "remove""#
    ),
    (
      #"{"actions":[{"id":"x","label":"X","prompts":["alert","dialogue"]}]}"#,
      #"actions[0].prompts[1]: expected dialog, found "dialogue""#
    ),
    (
      #"[{"id":"x","label":"X"},{"id":"x","label":"Y"}]"#,
      #"actions: expected actions that go together, found some that cannot form a set: "#
        + #"Two actions have the id "x"."#
    ),
    ("7", "expected a list of actions, found the number 7"),
    (
      #"{"action":[]}"#,
      "actions: expected a list, each an action, an object with id and label, found nothing"
    ),
  ])
func refusedActions(json: String, expected: String) {
  #expect(complaint(about: json, as: ActionSet.self) == expected)
}

@Test("An action is read and written alike, its defaults left out")
func actionRoundTrip() throws {
  for action in ActionSet.standard.actions {
    let read: RowAction = try StrictJSONDecoder().decode(from: action.json.utf8)
    #expect(read == action)
  }
  let plain = RowAction(id: "x", label: "X")
  #expect(plain.json == #"{"id":"x","label":"X"}"#)
  let full = RowAction(
    id: "x", label: "X", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
    change: .removes, tint: "indigo", prompts: [.inline, .sheet], commit: .deferred,
    rowWhilePrompting: .closesAtAnswer, isUndoable: true)
  #expect(try StrictJSONDecoder().decode(RowAction.self, from: full.json.utf8) == full)
}
