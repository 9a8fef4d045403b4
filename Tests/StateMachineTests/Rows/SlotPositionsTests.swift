import ActionStateMachine
import Testing

@Suite("Slot positions") struct SlotPositionsTests {
  let rows = ["a", "b", "c", "d"]

  @Test(
    "A move means the same before a row, counted without it, and counted with it",
    arguments: [
      ("b", "a", 0, 0), ("b", "d", 2, 3), ("b", nil, 3, 4), ("d", "a", 0, 0), ("a", nil, 3, 4),
      ("a", "c", 1, 2),
    ] as [(String, String?, Int, Int)])
  func dialects(row: String, before: String?, index: Int, offset: Int) throws {
    let slot = Slot(before: before)
    let source = try #require(rows.firstIndex(of: row))
    #expect(slot.postRemovalIndex(moving: row, in: rows) == index)
    #expect(slot.preRemovalOffset(in: rows) == offset)
    #expect(Slot(postRemovalIndex: index, movingFrom: source, in: rows) == slot)
    #expect(Slot(preRemovalOffset: offset, in: rows) == slot)
  }

  @Test("A row's own place is before itself or its successor")
  func ownPlace() {
    #expect(Slot.before("b").postRemovalIndex(moving: "b", in: rows) == 1)
    #expect(Slot.before("c").postRemovalIndex(moving: "b", in: rows) == 1)
    #expect(Slot(postRemovalIndex: 1, movingFrom: 1, in: rows) == .before("c"))
  }

  @Test("Positions and rows that are not there give nothing")
  func outside() {
    #expect(Slot(postRemovalIndex: 4, movingFrom: 0, in: rows) == nil)
    #expect(Slot(postRemovalIndex: -1, movingFrom: 0, in: rows) == nil)
    #expect(Slot(postRemovalIndex: 0, movingFrom: 4, in: rows) == nil)
    #expect(Slot(preRemovalOffset: 5, in: rows) == nil)
    #expect(Slot(preRemovalOffset: .min, in: rows) == nil)
    #expect(Slot.before("x").preRemovalOffset(in: rows) == nil)
    #expect(Slot.end.postRemovalIndex(moving: "x", in: rows) == nil)
  }
}
