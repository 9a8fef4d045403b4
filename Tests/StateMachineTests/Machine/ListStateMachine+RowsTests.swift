import ActionStateMachine
import Testing

@Suite("The data changes its rows")
struct RowsTests {
  @Test("A snapshot is followed with as few commands as there can be")
  func snapshot() {
    var list = List("abcd")
    #expect(list.work(.data("abcd")) == [])
    #expect(list.work(.data("xacdb")) == [.insertRow("x", .before("a")), .moveRow("b", .end)])
    #expect(
      list.work(.data("dy"))
        == [
          .removeRow("x"), .removeRow("a"), .removeRow("c"), .removeRow("b"), .insertRow("y", .end),
        ])
    #expect(list.work(.data("")) == [.removeRow("d"), .removeRow("y")])
    #expect(list.drawn == "")
  }

  @Test("A delta removes, inserts and moves, each against the order so far, then refreshes")
  func delta() {
    var list = List("abcd")
    #expect(
      list.work(
        .delta(
          remove: ["b"], insert: [.put("x", before: "d"), .put("y", before: "x")],
          update: ["a", "b", "x"]))
        == [
          .removeRow("b"), .insertRow("x", .before("d")), .insertRow("y", .before("x")),
          .refreshRow("a"),
        ])
    #expect(list.drawn == "acyxd")
    #expect(list.work(.delta(move: [.put("d", before: "a")])) == [.moveRow("d", .before("a"))])
    #expect(list.work(.delta(move: [.put("d", before: "a")])) == [])
  }

  @Test("Moves that cancel each other cost nothing")
  func cancellingMoves() {
    var list = List("abc")
    #expect(list.work(.delta(move: [.put("a"), .put("a", before: "b")])) == [])
    #expect(
      list.work(.delta(insert: [.put("x")], move: [.put("x", before: "a")])) == [
        .insertRow("x", .before("a"))
      ])
    #expect(list.drawn == "xabc")
  }

  @Test("What cannot be said about a row is skipped")
  func skipped() {
    var list = List("abc")
    #expect(list.work(.delta(remove: ["z"], move: [.put("a", before: "a")], update: ["z"])) == [])
    #expect(
      list.work(.delta(remove: ["a", "a"], update: ["a", "c", "c"])) == [
        .removeRow("a"), .refreshRow("c"),
      ])
    #expect(list.work(.delta()) == [])
    #expect(list.work(.data("cbn", update: ["n", "b", "z"])).suffix(1) == [.refreshRow("b")])
  }

  @Test("A row removed and inserted in one delta is a new row, and needs no refresh")
  func replaced() {
    var list = List("abc", after: .reveal("a"), .select(["a"]))
    #expect(
      list.work(.delta(remove: ["a"], insert: [.put("a", before: "b")], update: ["a"]))
        == [.removeRow("a"), .insertRow("a", .before("b"))])
    #expect(list.phase == .rest)
    #expect(list.selectedRows == [])
  }

  @Test("A change is refused whole, for its first impossible part")
  func refused() {
    var list = List("abc")
    for (event, reason) in [
      (.data("aba"), .duplicateRow),
      (.delta(insert: [.put("a")]), .duplicateRow),
      (.delta(insert: [.put("x"), .put("x")]), .duplicateRow),
      (.delta(insert: [.put("a", before: "z")], move: [.put("z")]), .duplicateRow),
      (.delta(insert: [.put("x", before: "x")]), .unknownSlot),
      (.delta(insert: [.put("x", before: "y"), .put("y")]), .unknownSlot),
      (.delta(remove: ["a"], insert: [.put("x", before: "a")]), .unknownSlot),
      (.delta(remove: ["a"], move: [.put("a")]), .unknownRow),
      (.delta(move: [.put("z", before: "y")]), .unknownRow),
      (.delta(move: [.put("z", before: "z")]), .unknownRow),
      (.delta(insert: [.put("x", before: "z")], move: [.put("z")]), .unknownSlot),
      (.delta(move: [.put("a", before: "z"), .put("y")]), .unknownSlot),
    ] as [(Event<String>, IgnoredReason)] {
      #expect(list.refusal(event) == reason, "\(event)")
    }
  }

  @Test("Data with an older revision is refused before anything else; it is kept once taken")
  func revisions() {
    var list = List("ab", after: .data("ab", revision: 5))
    #expect(list.refusal(.data("aa", revision: 4)) == .staleRevision)
    #expect(list.refusal(.data("aa", revision: 6)) == .duplicateRow)
    #expect(list.refusal(.delta(insert: [.put("a")], revision: 6)) == .duplicateRow)
    #expect(list.refusal(.delta(insert: [.put("c", before: "c")], revision: 6)) == .unknownSlot)
    #expect(list.revision == 5)
    #expect(list.work(.data("a", revision: 5)) == [.removeRow("b")])
    #expect(list.work(.data("ab")) == [.insertRow("b", .end)])
    #expect(list.refusal(.delta(revision: -1)) == .staleRevision)
    #expect(list.work(.delta(revision: 7)) == [])
    #expect(list.revision == 7)
  }

  @Test("Whatever the data does to others, a row keeps what it has")
  func keeps() {
    for first in [
      [.reveal("b")], [.swipe("b"), .swipeArmed("b", nil)], [.lift("b")],
      [.tap("delete", "b"), .presented(1)], [.tap("flag", "b")], [Event<String>.select(["b"])],
    ] {
      var list = List("abc")
      for event in first { _ = list.work(event) }
      let (phase, claimed, selected) = (list.phase, list.claimed, list.selectedRows)
      _ = list.work(.data("xbca"))
      _ = list.work(.delta(remove: ["a", "c"], insert: [.put("n")], move: [.put("x")]))
      #expect(list.phase == phase)
      #expect(list.claimed == claimed)
      #expect(list.selectedRows == selected)
    }
  }

  @Test("A refresh of a swiped, lifted or pre-animated row waits until it is not, and comes once")
  func putOff() {
    for (first, last) in [
      (.swipe("a"), .scroll), (.lift("a"), .cancelDrag), (.tap("purge", "a"), .failed(1)),
      (.swipe("a"), .reveal("a")), (.lift("a"), .drop), (.swipe("a"), .tap("flag", "a")),
    ] as [(Event<String>, Event<String>)] {
      var list = List("ab", after: first)
      #expect(list.work(.data("ab", update: ["a", "b"])) == [.refreshRow("b")])
      #expect(list.work(.delta(update: ["a"])) == [])
      #expect(list.work(last).filter { $0 == .refreshRow("a") }.count == 1, "\(first)")
      #expect(list.work(.delta(update: ["a"])) == [.refreshRow("a")])
    }
  }

  @Test("Rows that are open, busy, held or asked about are refreshed at once")
  func notPutOff() {
    for events in [
      [.reveal("a")], [.tap("erase", "a"), .confirm(1), .confirm(2)], [.tap("delete", "a")],
      [Event<String>.lift("a"), .over(.end), .drop],
    ] {
      var list = List("abc")
      for event in events { _ = list.work(event) }
      #expect(list.work(.delta(update: ["a"])) == [.refreshRow("a")])
    }
  }

  @Test("A gap before a removed row opens before the next that stays, other than the lifted one")
  func gapMoves() {
    var list = List("abcde", after: .lift("d"), .over(.before("b")))
    #expect(list.work(.data("acde")) == [.removeRow("b"), .gap(.before("c"))])
    #expect(list.work(.data("ade")) == [.closeGap, .removeRow("c")])
    list = List("abcd", after: .lift("d"), .over(.before("b")))
    #expect(list.work(.data("ad")) == [.closeGap, .removeRow("b"), .removeRow("c")])
    #expect(list.phase == .dragging(Drag(row: "d")))
  }

  @Test("A gap follows the row it is before, and closes where that makes it the row's own")
  func gapFollows() {
    var list = List("abcd", after: .lift("a"), .over(.before("d")))
    #expect(list.work(.data("adcb")).contains(.closeGap))
    #expect(list.gap == nil)
    list = List("abcd", after: .lift("a"), .over(.before("d")))
    #expect(list.work(.data("abdc")) == [.moveRow("d", .before("c"))])
    #expect(list.gap == .before("d"))
    #expect(list.work(.data("abdxc")) == [.insertRow("x", .before("c"))])
  }

  @Test("The lifted row moves with the data only where others cannot move instead")
  func liftedRowStays() {
    var list = List("ab", after: .lift("a"))
    #expect(list.work(.data("ba")) == [.moveRow("b", .before("a"))])
    list = List("abc", after: .lift("a"))
    #expect(list.work(.data("bca")) == [.moveRow("a", .end)])
    list = List("ab", after: .lift("a"))
    #expect(list.work(.delta(move: [.put("a")])) == [.moveRow("b", .before("a"))])
  }

  @Test("Commands come in the order in which they are to be obeyed")
  func order() {
    var list = List("abcdef", after: .tap("purge", "a"), .mutationUnknown(1), .tap("archive", "f"))
    _ = list.work(.bulk("delete", ["b", "c"]))
    _ = list.work(.presented(1))
    #expect(
      list.work(
        .delta(remove: ["b", "f"], insert: [.put("x")], move: [.put("c")], update: ["a", "d"]))
        == [
          .removeRow("b"), .removeRow("f"), .insertRow("x", .end), .moveRow("c", .end),
          .restoreRow("a"), .refreshRow("a"), .refreshRow("d"), .ask(1, "delete", ["c"]),
          .offerUndo(2),
        ])
  }
}
