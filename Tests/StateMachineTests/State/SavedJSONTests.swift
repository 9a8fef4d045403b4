import ActionStateMachine
import ActionStateMachineJSON
import Testing

@Test("A list saved and resumed at any point of a case is the same list", arguments: Case.names)
func savedAnywhere(name: String) throws {
  let run = try Case(named: name)
  var machine = run.machine
  for step in run.steps {
    #expect(try ListStateMachine(savedJSON: machine.savedJSON.utf8) == machine)
    _ = machine.send(step.event)
  }
  #expect(try ListStateMachine(savedJSON: machine.savedJSON.utf8) == machine)
}

/// A list with something in most of its fields.
private func busyList() throws -> ListStateMachine<String> {
  let keeping = RowAction(
    id: "drop", label: "Drop", edge: .leading, change: .removes, prompts: [.inline],
    rowWhilePrompting: .staysOpenOnCancel)
  let set = try ActionSet(ActionSet.standard.actions + [keeping])
  var machine = ListStateMachine(actions: set, rows: ["a", "b", "c", "d", "e", "f"])
  let events: [Event<String>] = [
    .trigger("archive", rows: ["a"], via: .menu), .rowsChanged(RowsChange(remove: ["a"])),
    .lift("b"), .hover(.slot(.end)), .drop, .trigger("purge", rows: ["c"], via: .menu),
    .rowsChanged(RowsChange(update: ["c"], revision: 4)), .mutationUnknown(Ticket(2)),
    .select(["d"]), .reveal("e", edge: .leading), .trigger("drop", rows: ["e"], via: .tap),
  ]
  for event in events { #expect(machine.send(event).outcome == .handled) }
  return machine
}

@Test("Every part of the state survives")
func everyPart() throws {
  let machine = try busyList()
  let resumed = try ListStateMachine<String>(savedJSON: machine.savedJSON.utf8)
  #expect(resumed == machine)
  let state = resumed.savedState
  #expect(state.mutations.count == 2)
  #expect(state.undoOffers.count == 1)
  #expect(state.heldRows.map(\.row) == ["b"])
  #expect(state.selectedRows == ["d"])
  #expect(state.revision == 4)
  #expect(resumed.livePrompt?.keptRow == OpenRow(row: "e", edge: .leading))
}

@Test("Rows that are numbers survive")
func savedIntegers() throws {
  var machine = ListStateMachine(actions: .standard, rows: [3, -1, 7])
  _ = machine.send(.lift(3))
  _ = machine.send(.hover(.slot(.before(7))))
  #expect(try ListStateMachine<Int>(savedJSON: machine.savedJSON.utf8) == machine)
}

@Test("A file that was cut short is refused, wherever it was cut")
func cutShort() throws {
  let bytes = Array(try busyList().savedJSON.utf8)
  for end in stride(from: 0, to: bytes.count, by: 11) {
    #expect(throws: MalformedJSON.self) {
      try ListStateMachine<String>(savedJSON: bytes[..<end])
    }
  }
}

@Test("A file with any byte changed is refused, or gives a list that works")
func changedBytes() throws {
  let bytes = Array(try busyList().savedJSON.utf8)
  for position in stride(from: 0, to: bytes.count, by: 17) {
    var damaged = bytes
    damaged[position] =
      damaged[position] == UInt8(ascii: "1") ? UInt8(ascii: "7") : damaged[position] ^ 1
    guard var machine = try? ListStateMachine<String>(savedJSON: damaged) else { continue }
    for ticket in 1...3 {
      _ = machine.send(.mutationFailed(Ticket(ticket), reason: nil, rows: nil))
    }
    _ = machine.send(.cancel(PromptID(1)))
    _ = machine.send(.rowsChanged(RowsChange(snapshot: ["x"])))
    #expect(machine.dataRows == ["x"])
  }
}

@Test(
  "A foreign or impossible file is refused in words",
  arguments: [
    ("{}", "format: expected ActionStateMachine.SavedList, found nothing"),
    (#"{"format":"x"}"#, #"format: expected ActionStateMachine.SavedList, found "x""#),
    (
      #"{"format":"ActionStateMachine.SavedList","version":2}"#,
      "version: expected the version 1, found the number 2"
    ),
    ("7", "expected a saved list, an object, found the number 7"),
    ("", "column 1: expected a JSON value, found nothing"),
  ])
func foreignFile(json: String, expected: String) {
  #expect(complaint(json) == expected)
}

@Test(
  "A state that no list can come to is refused in words",
  arguments: [
    (#""rows":["a","b"]"#, #""rows":["a","a"]"#, "found one in which the data has a row twice"),
    (#""rows":["a","b"]"#, #""rows":["b"]"#, "found one in which the live prompt"),
    (#""presented":true"#, #""presented":1"#, "presented: expected true or false"),
    (
      #""lastPrompt":1"#, #""lastPrompt":9223372036854775807"#, "found one in which the last prompt"
    ),
    (#""kind":"alert""#, #""kind":"sheet""#, "found one in which the live prompt"),
    (#""mutations":[]"#, #""mutations":[{}]"#, "state.mutations[0].action: expected"),
    (#""editing":false"#, #""editing":false,"x":1"#, #"found an unknown field "x""#),
  ])
func impossibleState(part: String, other: String, expected: String) {
  var machine = ListStateMachine(actions: .standard, rows: ["a", "b"])
  _ = machine.send(.trigger("delete", rows: ["a"], via: .menu))
  _ = machine.send(.presented(PromptID(1)))
  let damaged = machine.savedJSON.replacing(part, with: other)
  #expect(damaged != machine.savedJSON)
  #expect(complaint(damaged).contains(expected))
}

private func complaint(_ json: String) -> String {
  do throws(MalformedJSON) {
    return "none: \(try ListStateMachine<String>(savedJSON: json.utf8))"
  } catch {
    return error.description
  }
}
