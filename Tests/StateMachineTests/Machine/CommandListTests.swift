import Testing

@testable import ActionStateMachine

@Suite("Command lists")
struct CommandListTests {
  @Test("Commands stand in the order in which they were added", arguments: 0...7)
  func append(count: Int) {
    var list = CommandList<String>(reusing: [])
    for number in 0..<count { list.append(.focus(String(number))) }
    #expect(list.records.map(\.command) == (0..<count).map { .focus(String($0)) })
  }

  @Test("Ordering puts each command behind those that come before it, and no other")
  func order() {
    let commands: [Work] = [
      .focus("a"), .offerUndo(1),
      .present(Presentation(prompt: 1, kind: .alert, action: "x", rows: [])),
      .gap(.end), .select(["a"]), .busy("a"), .restoreRow("a"), .moveRow("a", .end), .close("a"),
      .closeGap, .dismiss(1),
    ]
    #expect(ordered(commands) == commands.reversed())
  }

  @Test("Commands of one kind keep their order")
  func stable() {
    let added: [Work] = [
      .unbusy("a"), .snapBack("a", .end), .lift("b"), .busy("b"), .removeRow("c"),
      .insertRow("d", .end),
      .moveRow("a", .end), .refreshRow("a"),
    ]
    #expect(
      ordered(added) == [
        .removeRow("c"), .insertRow("d", .end), .moveRow("a", .end), .snapBack("a", .end),
        .lift("b"), .refreshRow("a"), .unbusy("a"), .busy("b"),
      ])
  }

  @Test("The answer to a foreign drag and the reports come with the offers, before the feedback")
  func offers() {
    let added: [Work] = [
      .haptic(.error), .proposal(.forbidden), .fail(["a"], reason: nil), .withdrawUndo(1),
      .requestData, .activate("a"),
    ]
    #expect(
      ordered(added) == [
        .requestData, .proposal(.forbidden), .fail(["a"], reason: nil), .withdrawUndo(1),
        .activate("a"), .haptic(.error),
      ])
  }
}

/// The commands as a list of them puts them in order.
private func ordered(_ commands: [Work]) -> [Work] {
  var list = CommandList<String>(reusing: [])
  for command in commands { list.append(command) }
  list.order()
  return list.records.compactMap(\.command)
}
