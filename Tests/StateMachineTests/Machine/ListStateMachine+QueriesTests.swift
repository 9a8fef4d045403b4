import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("What a front end may ask")
struct QueriesTests {
  /// A list with a held row, pre-animated rows, an offer and a selection.
  static let busyList = List(
    "abcdefg", after: .tap("archive", "g"), .data("abcdef"), .lift("a"), .over(.before("e")), .drop,
    .bulk("purge", ["b", "e"]), .select(["d", "c"]))

  @Test(
    "The orders: the data's, the drawn one with held rows, the visible one without leaving rows")
  func orders() {
    let list = Self.busyList
    #expect(list.dataRows.joined() == "abcdef")
    #expect(list.drawn == "bcdaef")
    #expect(list.visibleRows.joined() == "cdaf")
    #expect(list.visibleCount == 4)
  }

  @Test("Positions and rows on screen are each other's inverse")
  func positions() {
    let list = Self.busyList
    for (position, row) in list.visibleRows.enumerated() {
      #expect(list.visiblePosition(of: row) == position)
      #expect(list.visibleRow(at: position) == row)
    }
    for row in ["b", "e", "g", "z"] { #expect(list.visiblePosition(of: row) == nil) }
    for position in [-1, 4, 5] { #expect(list.visibleRow(at: position) == nil) }
  }

  @Test("They are too wherever rows are held and leaving", arguments: UInt64(0)..<40)
  func positionsAnywhere(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var list = List("abcdefgh")
    for _ in 0..<6 {
      let row = list.dataRows.randomElement(using: &generator) ?? "a"
      _ = list.send(.lift(row))
      _ = list.send(.over(Slot(before: list.dataRows.randomElement(using: &generator))))
      _ = list.send(.drop)
      if Bool.random(using: &generator) { _ = list.send(.tap("purge", row)) }
    }
    let positions = list.visibleRows.map { list.visiblePosition(of: $0) }
    #expect(positions == Array(0..<list.visibleCount), "\(list.savedState)")
  }

  @Test("What goes on beside the phase can be asked for too")
  func rest() {
    var list = Self.busyList
    #expect(list.mutations.map(\.ticket) == [2, 3])
    #expect(list.undoOffers.map(\.ticket) == [1])
    #expect(list.selectedRows == ["c", "d"])
    #expect(list.revision == nil)
    #expect(list.livePrompt == nil)
    #expect(list.gap == nil)
    _ = list.work(.lift("f"))
    _ = list.work(.over(.before("c")))
    #expect(list.gap == .before("c"))
    _ = list.work(.cancelDrag)
    _ = list.work(.tap("delete", "f"))
    #expect(list.livePrompt?.rows == ["f"])
  }
}
