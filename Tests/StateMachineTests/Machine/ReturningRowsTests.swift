import ActionStateMachine
import Testing

@Suite("Rows that return to their data place")
struct ReturningRowsTests {
  /// Four rows of which `a` is held before `e`, then `c` before `b`; the data has agreed to neither.
  func listWithTwoHeldRows() -> ListStateMachine<String> {
    var list = ListStateMachine(actions: .standard, rows: ["b", "e", "c", "a"])
    for (row, before) in [("a", "e"), ("c", "b")] {
      _ = list.send(.lift(row))
      _ = list.send(.hover(.slot(.before(before))))
      _ = list.send(.drop)
    }
    return list
  }

  @Test("No other row makes room for a row that returns anyway")
  func returningRowIsNoObstacle() {
    var list = listWithTwoHeldRows()
    _ = list.send(.mutationUnknown(Ticket(1)))
    #expect(list.drawnRows == ["c", "b", "a", "e"])
    let transition = list.send(.rowsChanged(RowsChange(snapshot: ["e", "a", "c", "b"])))
    #expect(
      transition.contains(.moveRow("e", .before("c")))
        && transition.contains(.snapBack("a", .before("c"))))
    #expect(transition.count { if case .moveRow = $0 { true } else { false } } == 1)
  }

  @Test("Rows that return together each go before a row that stays")
  func severalReturn() {
    var list = listWithTwoHeldRows()
    _ = list.send(.mutationUnknown(Ticket(1)))
    _ = list.send(.mutationUnknown(Ticket(2)))
    let transition = list.send(.rowsChanged(RowsChange(snapshot: ["b", "e", "c", "a"])))
    #expect(transition.contains(.snapBack("a", .end)))
    #expect(transition.contains(.snapBack("c", .before("a"))))
    #expect(list.drawnRows == ["b", "e", "c", "a"])
  }
}
