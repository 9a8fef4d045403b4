import ActionStateMachine
import Testing

@Suite("Transitions that are kept") struct KeptTransitionTests {
  let rows = ["a", "b", "c"]

  @Test("A transition that is kept stays as it was, whatever comes after it")
  func kept() {
    var machine = ListStateMachine(actions: .standard, rows: rows)
    let first = machine.send(.reveal("a", edge: .trailing))
    let second = machine.send(.reveal("b", edge: .trailing))
    _ = machine.send(.trigger("delete", rows: ["b"], via: .tap))
    #expect(Array(first) == [.open("a", edge: .trailing)])
    #expect(first.from == .rest && first.to == .open(OpenRow(row: "a", edge: .trailing)))
    #expect(Array(second) == [.close("a"), .open("b", edge: .trailing)])
    #expect(second.from == first.to)
  }

  @Test("A copy and its original go on apart, also while a transition of theirs is kept")
  func copies() {
    var machine = ListStateMachine(actions: .standard, rows: rows)
    let kept = machine.send(.reveal("a", edge: .trailing))
    var copy = machine
    let here = machine.send(.conceal("a"))
    let there = copy.send(.reveal("c", edge: .leading))
    #expect(Array(kept) == [.open("a", edge: .trailing)])
    #expect(Array(here) == [.close("a")] && here.to == .rest)
    #expect(Array(there) == [.close("a"), .open("c", edge: .leading)])
    #expect(there.from == here.from)
  }

  @Test("Machines are equal by where they stand, not by how they came there")
  func equality() {
    let fresh = ListStateMachine(actions: .standard, rows: rows)
    var used = fresh
    _ = used.send(.reveal("a", edge: .trailing))
    #expect(used != fresh)
    _ = used.send(.conceal("a"))
    #expect(used == fresh && used.hashValue == fresh.hashValue)
  }

  @Test("Commands of many rows are ordered by kind, and within a kind as they were given")
  func order() {
    let rows = (0..<20).map { "row \($0)" }
    var machine = ListStateMachine(actions: .standard, rows: rows)
    _ = machine.send(.trigger("purge", rows: RowList(rows), via: .bulk))
    let failed = machine.send(.mutationFailed(Ticket(1), reason: "no", rows: nil))
    let restored = failed.prefix(20).compactMap { command -> String? in
      if case .restoreRow(let row) = command { row } else { nil }
    }
    #expect(restored == rows)
    #expect(failed.contains(.fail(RowList(rows), reason: "no")))
  }
}
