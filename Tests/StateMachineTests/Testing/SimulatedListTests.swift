import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("A list that knows only its commands")
struct SimulatedListTests {
  @Test("It draws what it is told, one command after another")
  func obeys() throws {
    var list = SimulatedList(rows: ["a", "b"])
    try list.obey(.insertRow("c", .before("b")))
    try list.obey(.moveRow("a", .end))
    try list.obey(.open("c", edge: .leading))
    try list.obey(.busy("b"))
    #expect(list.order == ["c", "b", "a"])
    #expect(list.look(of: "c").pose == .open(.leading))
    #expect(list.look(of: "b").isBusy)
  }

  @Test(
    "It says what is wrong with a command that cannot be obeyed",
    arguments: [
      (Command<String>.removeRow("z"), Law.commandsCanBeObeyed),
      (.insertRow("a", .end), .commandsCanBeObeyed),
      (.moveRow("a", .before("a")), .commandsCanBeObeyed),
      (.unbusy("a"), .looksPairUp),
      (.restoreRow("a"), .removalFollowsData),
      (.closeGap, .looksPairUp),
      (.settle("a", .end), .looksPairUp),
      (.disarm("a", "delete"), .looksPairUp),
      (.withdrawUndo(Ticket(1)), .looksPairUp),
    ])
  func refuses(command: Command<String>, law: Law) {
    var list = SimulatedList(rows: ["a", "b"])
    let breach = #expect(throws: Breach.self) { try list.obey(command) }
    #expect(breach?.law == law)
  }

  @Test("A row takes its looks along when it leaves")
  func looksEndWithTheRow() throws {
    var list = SimulatedList(rows: ["a"])
    try list.obey(.busy("a"))
    try list.obey(.select(["a"]))
    try list.obey(.removeRow("a"))
    try list.obey(.insertRow("a", .end))
    #expect(list.look(of: "a") == SimulatedList<String>.Look())
  }

  @Test("A second question is not shown over the first")
  func oneQuestion() throws {
    var list = SimulatedList(rows: ["a"])
    let first = Presentation(prompt: PromptID(1), kind: .alert, action: "delete", rows: ["a"])
    let second = Presentation(prompt: PromptID(2), kind: .alert, action: "delete", rows: ["a"])
    try list.obey(.present(first))
    try list.obey(.present(first))
    #expect(throws: Breach.self) { try list.obey(.present(second)) }
    try list.obey(.dismiss(PromptID(1)))
    try list.obey(.present(second))
  }
}
