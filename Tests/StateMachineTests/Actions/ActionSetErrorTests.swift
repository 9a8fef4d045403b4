import ActionStateMachine
import Testing

private func action(
  _ id: ActionID, edge: Edge? = nil, fullSwipe: Bool = false, change: RowChange = .nothing,
  prompts: [Prompt] = [], row: RowWhilePrompting = .closes, reorder: Bool = false
) -> RowAction {
  RowAction(
    id: id, label: "Action", edge: edge, allowsFullSwipe: fullSwipe, change: change,
    prompts: prompts, rowWhilePrompting: row, isReorder: reorder)
}

private let violations: [(actions: [RowAction], error: ActionSetError)] = [
  ([action("a"), action("")], .emptyID(position: 1)),
  ([action("a"), action("b"), action("a")], .repeatedID("a")),
  ([action("a", fullSwipe: true)], .fullSwipeWithoutEdge("a")),
  (
    [action("a", edge: .leading), action("b", edge: .leading, fullSwipe: true)],
    .fullSwipeBehind("b", front: "a")
  ),
  ([action("a", prompts: [.inline], row: .closesAtAnswer)], .inlineWithoutEdge("a")),
  ([action("a", edge: .leading, prompts: [.alert, .inline])], .inlineOnClosingRow("a")),
  ([action("a", change: .removes, reorder: true)], .reorderWithoutMove("a")),
  ([action("a", edge: .leading, change: .moves, reorder: true)], .reorderOnEdge("a")),
  (
    [action("a", change: .moves, reorder: true), action("b", change: .moves, reorder: true)],
    .secondReorder("b", first: "a")
  ),
]

struct ActionSetErrorTests {
  @Test("Actions that break a rule form no set; the error names the action", arguments: violations)
  func violation(actions: [RowAction], error: ActionSetError) {
    #expect(throws: error) { try ActionSet(actions) }
  }

  @Test("What is wrong is said in one sentence", arguments: violations.map(\.error))
  func sentence(error: ActionSetError) {
    #expect(error.description.hasSuffix("."))
    #expect(!error.description.contains("\n"))
  }

  @Test("The sentence names the action and what it needs")
  func wording() {
    #expect(
      ActionSetError.fullSwipeBehind("b", front: "a").description
        == "A full swipe may run the action \"b\", so it must come before \"a\" on their edge: "
        + "platforms run the first button.")
    #expect(ActionSetError.emptyID(position: 1).description == "Action number 2 has an empty id.")
  }

  @Test("What keeps the rules is accepted, however close it comes to breaking them")
  func accepted() throws {
    _ = try ActionSet([
      action("a", edge: .leading), action("b", edge: .trailing, fullSwipe: true), action("c"),
      action("d", edge: .trailing, prompts: [.inline], row: .closesAtAnswer),
      action("e", edge: .trailing, prompts: [.alert, .alert], row: .staysOpenOnCancel),
      action("f", change: .moves), action("g", change: .moves, prompts: [.alert], reorder: true),
    ])
  }

  @Test("The first action that breaks a rule is named, by the first rule it breaks")
  func firstViolation() {
    #expect(throws: ActionSetError.fullSwipeWithoutEdge("a")) {
      try ActionSet([action("a", fullSwipe: true), action("")])
    }
  }
}
