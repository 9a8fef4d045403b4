import Testing

@testable import ActionStateMachine

@Suite("Transitions in the making")
struct TransitionBuildingTests {
  @Test("Commands stand in the order in which they were added", arguments: 0...7)
  func append(count: Int) {
    var transition = transition()
    for number in 0..<count { transition.append(.focus, RowList(String(number))) }
    #expect(Array(transition) == (0..<count).map { .focus(String($0)) })
  }

  @Test("Ordering puts each command behind those that come before it, and no other")
  func order() {
    var transition = transition()
    transition.append(.focus, ["a"])
    transition.append(.offerUndo(1))
    transition.append(.present(PhaseParts()), [])
    transition.append(.gap, at: .end)
    transition.append(.select, ["a"])
    transition.append(.busy, "a")
    transition.append(.restoreRow, "a")
    transition.append(.moveRow, "a", .end)
    transition.append(.close, "a")
    transition.append(.closeGap)
    transition.append(.dismiss(1))
    transition.order()
    #expect(
      Array(transition) == [
        .dismiss(1), .closeGap, .close("a"), .moveRow("a", .end), .restoreRow("a"), .busy("a"),
        .select(["a"]), .gap(.end),
        .present(Presentation(prompt: 0, kind: .alert, action: "delete", rows: [])), .offerUndo(1),
        .focus("a"),
      ])
  }

  @Test("Commands of one kind keep their order")
  func stable() {
    var transition = transition()
    transition.append(.unbusy, "a")
    transition.append(.snapBack, "a", .end)
    transition.append(.lift, "b")
    transition.append(.busy, "b")
    transition.append(.removeRow, "c")
    transition.append(.insertRow, "d", .before("b"))
    transition.append(.refreshRow, "a")
    transition.order()
    #expect(
      Array(transition) == [
        .removeRow("c"), .insertRow("d", .before("b")), .snapBack("a", .end), .lift("b"),
        .refreshRow("a"), .unbusy("a"), .busy("b"),
      ])
  }

  @Test("The answer to a foreign drag and the reports come with the offers, before the feedback")
  func offers() {
    var transition = transition()
    transition.append(.haptic(.error))
    transition.append(.proposal)
    transition.appendFailure(of: ["a"], reason: "full")
    transition.append(.withdrawUndo(1))
    transition.append(.requestData)
    transition.append(.activate, "a")
    transition.order()
    #expect(
      Array(transition) == [
        .requestData, .proposal(.forbidden), .fail(["a"], reason: "full"), .withdrawUndo(1),
        .activate("a"), .haptic(.error),
      ])
  }

  @Test("Rows are kept, however many there are and however often they are named", arguments: 1...9)
  func rows(count: Int) {
    let rows = (0..<count).map(String.init)
    var transition = transition()
    for row in rows { transition.append(.busy, row) }
    transition.append(.announce(.waiting), RowList(rows))
    transition.append(.select, RowList(rows.reversed()))
    transition.append(.announce(.failed), RowList(rows))
    for row in rows { transition.append(.unbusy, row) }
    let expected: [Work] =
      rows.map { .busy($0) } + [
        .announce(.waiting, RowList(rows)), .select(RowList(rows.reversed())),
        .announce(.failed, RowList(rows)),
      ] + rows.map { .unbusy($0) }
    #expect(Array(transition) == expected)
  }

  private func transition() -> Transition<String> {
    var transition = Transition<String>()
    transition.reset(actions: ActionSet.standard.actions)
    return transition
  }
}
