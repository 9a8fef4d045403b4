import ActionStateMachine
import ActionStateMachineJSON
import Testing

/// One command of each kind but `preAnimateRemoval`, which only the machine can make.
private let everyCommand: [(command: Command<String>, json: String)] = [
  (.open("a", edge: .trailing), #"{"command":"open","row":"a","edge":"trailing"}"#),
  (.close("a"), #"{"command":"close","row":"a"}"#),
  (.arm("a", "delete"), #"{"command":"arm","row":"a","action":"delete"}"#),
  (.disarm("a", "delete"), #"{"command":"disarm","row":"a","action":"delete"}"#),
  (.restoreRow("a"), #"{"command":"restoreRow","row":"a"}"#),
  (.busy("a"), #"{"command":"busy","row":"a"}"#),
  (.unbusy("a"), #"{"command":"unbusy","row":"a"}"#),
  (.insertRow("a", .end), #"{"command":"insertRow","row":"a","before":null}"#),
  (.removeRow("a"), #"{"command":"removeRow","row":"a"}"#),
  (.moveRow("a", .before("b")), #"{"command":"moveRow","row":"a","before":"b"}"#),
  (.refreshRow("a"), #"{"command":"refreshRow","row":"a"}"#),
  (.lift("a"), #"{"command":"lift","row":"a"}"#),
  (.gap(.end), #"{"command":"gap","before":null}"#),
  (.closeGap, #"{"command":"closeGap"}"#),
  (.settle("a", .before("b")), #"{"command":"settle","row":"a","before":"b"}"#),
  (.snapBack("a", .end), #"{"command":"snapBack","row":"a","before":null}"#),
  (
    .present(Presentation(prompt: PromptID(1), kind: .alert, action: "x", rows: ["a"])),
    #"{"command":"present","prompt":1,"kind":"alert","action":"x","rows":["a"],"anchor":"a"}"#
  ),
  (
    .present(Presentation(prompt: PromptID(2), kind: .sheet, action: "x", rows: ["a", "b"])),
    #"{"command":"present","prompt":2,"kind":"sheet","action":"x","rows":["a","b"],"anchor":null}"#
  ),
  (.dismiss(PromptID(1)), #"{"command":"dismiss","prompt":1}"#),
  (
    .perform(Ticket(1), "x", rows: ["a"], slot: nil),
    #"{"command":"perform","ticket":1,"action":"x","rows":["a"]}"#
  ),
  (
    .perform(Ticket(1), "x", rows: ["a"], slot: .end),
    #"{"command":"perform","ticket":1,"action":"x","rows":["a"],"before":null}"#
  ),
  (
    .performUndo(Ticket(2), undoing: Ticket(1), rows: ["a"], slot: .before("b")),
    #"{"command":"performUndo","ticket":2,"undoing":1,"rows":["a"],"before":"b"}"#
  ),
  (.requestData, #"{"command":"requestData"}"#),
  (.offerUndo(Ticket(1)), #"{"command":"offerUndo","ticket":1}"#),
  (.withdrawUndo(Ticket(1)), #"{"command":"withdrawUndo","ticket":1}"#),
  (.fail(["a"], reason: "no"), #"{"command":"fail","rows":["a"],"reason":"no"}"#),
  (.fail(["a"], reason: nil), #"{"command":"fail","rows":["a"]}"#),
  (.activate("a"), #"{"command":"activate","row":"a"}"#),
  (.select(["a", "b"]), #"{"command":"select","rows":["a","b"]}"#),
  (.deselect([]), #"{"command":"deselect","rows":[]}"#),
  (.proposal(.forbidden), #"{"command":"proposal","operation":"forbidden"}"#),
  (.haptic(.drop), #"{"command":"haptic","kind":"drop"}"#),
  (.announce(.removed, ["a"]), #"{"command":"announce","what":"removed","rows":["a"]}"#),
  (.focus("a"), #"{"command":"focus","row":"a"}"#),
  (.focus(nil), #"{"command":"focus"}"#),
]

@Test("A command is written with its fields in order", arguments: everyCommand)
func commandJSON(command: Command<String>, json: String) { #expect(command.json == json) }

@Test("The examples leave no command out that others can make")
func everyCommandName() {
  let names = Set(everyCommand.map(\.command.name)).union([.preAnimateRemoval])
  #expect(names == Set(CommandName.allCases))
}

@Test("Text is escaped where JSON asks for it, and nowhere else")
func escapes() {
  #expect(
    Command.close("\u{0}\u{1F}\n\t\r\u{8}\u{C}\"\\/é🐈\u{2028}").json
      == #"{"command":"close","row":"\u0000\u001f\n\t\r\b\f\"\\/é🐈"# + "\u{2028}\"}")
}

@Test("Rows that are numbers are written as numbers")
func integerRowJSON() {
  #expect(Command.moveRow(3, .before(-4)).json == #"{"command":"moveRow","row":3,"before":-4}"#)
}

@Test("A phase is written with what it holds")
func phaseJSON() {
  let prompting = Prompting(
    prompt: PromptID(1), action: "x", kind: .alert, position: 0, rows: ["a", "b"])
  let phases: [(Phase<String>, String)] = [
    (.rest, #"{"phase":"rest"}"#),
    (.swiping(Swipe(row: "a", edge: .leading)), #"{"phase":"swiping","row":"a","edge":"leading"}"#),
    (
      .swiping(Swipe(row: "a", edge: .leading, armed: "x")),
      #"{"phase":"swiping","row":"a","edge":"leading","armed":"x"}"#
    ),
    (.open(OpenRow(row: "a", edge: .trailing)), #"{"phase":"open","row":"a","edge":"trailing"}"#),
    (.prompting(prompting), #"{"phase":"prompting","prompt":1,"action":"x","rows":["a","b"]}"#),
    (.dragging(Drag(row: "a")), #"{"phase":"dragging","row":"a"}"#),
    (
      .dragging(Drag(row: "a", gap: .end)), #"{"phase":"dragging","row":"a","gap":{"before":null}}"#
    ),
  ]
  for (phase, json) in phases { #expect(phase.json == json) }
}
