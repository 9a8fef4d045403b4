import ActionStateMachine
import Testing

@Suite("The data settles what the store left open")
struct SettlingTests {
  @Test("Data that still has a row after its removal succeeded asks for more data, then settles")
  func doubted() {
    var list = List("abc", after: .bulk("purge", ["a", "b"]), .succeeded(1))
    #expect(list.work(.data("abc")) == [.requestData])
    #expect(list.claimed == ["a", "b"])
    #expect(list.work(.data("abc")) == [.restoreRow("a"), .restoreRow("b")])
    #expect(list.mutations.isEmpty)
    #expect(list.undoable == [])
  }

  @Test("A doubted row that leaves after all is doubted no more, and the others still are")
  func doubtedRowLeaves() {
    var list = List("abc", after: .bulk("purge", ["a", "b"]), .succeeded(1), .data("abc"))
    #expect(list.work(.delta(remove: ["a"])) == [.removeRow("a")])
    #expect(list.mutations.first?.doubtedRows == ["b"])
    #expect(list.work(.data("bc")) == [.restoreRow("b")])
    #expect(list.mutations.isEmpty)
  }

  @Test("Each row is doubted by itself, and the data is asked for once a transition")
  func rowByRow() {
    var list = List("abcd", .with(prompts: [], commit: .deferred, undoable: true))
    for event in [
      Event<String>.bulk("delete", ["a", "b"]), .tap("delete", "c"), .succeeded(1), .succeeded(2),
    ] {
      _ = list.work(event)
    }
    #expect(
      list.work(.delta(update: ["a", "c"])) == [.refreshRow("a"), .refreshRow("c"), .requestData])
    #expect(
      list.work(.delta(update: ["a", "b"]))
        == [.refreshRow("a"), .refreshRow("b"), .unbusy("a"), .requestData])
    #expect(list.claimed == ["b", "c"])
    #expect(
      list.work(.data("ad")) == [.removeRow("b"), .removeRow("c"), .offerUndo(1), .offerUndo(2)])
    #expect(list.undoOffers.map(\.rows) == [["b"], ["c"]])
  }

  @Test("An unrelated delta, and a part that is skipped, decide nothing")
  func undecided() {
    for decided in [[Event<String>.mutationUnknown(1)], [.succeeded(1)]] {
      var list = List("abc", after: .tap("purge", "a"))
      for event in decided { _ = list.work(event) }
      #expect(list.work(.delta(insert: [.put("x")])) == [.insertRow("x", .end)])
      #expect(list.work(.delta(move: [.put("a", before: "a")])) == [])
      #expect(list.work(.delta(update: ["x", "z"])) == [.refreshRow("x")])
      #expect(list.work(.delta()) == [])
      #expect(list.claimed == ["a"])
    }
  }

  @Test("A snapshot, an update of the row and a move of the row decide")
  func decided() {
    for event in [
      .data("abc"), .delta(update: ["a"]), Event<String>.delta(move: [.put("a", before: "b")]),
    ] {
      var list = List("abc", after: .tap("purge", "a"), .mutationUnknown(1))
      #expect(list.work(event).first == .restoreRow("a"))
      #expect(list.claimed == [])
    }
  }

  @Test("Data older than the revision at which a ticket succeeded decides nothing for it")
  func olderData() {
    var list = List("ab", after: .tap("purge", "a"), .succeeded(1, 5))
    #expect(list.work(.data("ab", revision: 4)) == [])
    #expect(list.work(.data("ab", revision: 5)) == [.requestData])
    #expect(list.work(.data("ab", revision: 5)) == [.restoreRow("a")])
    list = List("ab", after: .tap("purge", "a"), .succeeded(1, 5))
    #expect(list.work(.data("ab")) == [.requestData])
  }

  @Test("A ticket whose answer was lost is settled by any data that is taken")
  func unknownRevision() {
    var list = List("ab", after: .tap("purge", "a"), .mutationUnknown(1))
    #expect(list.work(.data("ab", revision: 1)) == [.restoreRow("a")])
  }

  @Test("A lost answer is settled without a report, for the rows that are decided")
  func unknown() {
    var list = List("abcd", after: .bulk("archive", ["a", "b", "c"]), .mutationUnknown(1))
    #expect(list.work(.delta(update: ["b"])) == [.restoreRow("b"), .refreshRow("b")])
    #expect(list.claimed == ["a", "c"])
    #expect(list.work(.data("bcd")) == [.removeRow("a"), .restoreRow("c"), .offerUndo(1)])
    #expect(list.undoOffers.map(\.rows) == [["a"]])
  }

  @Test("A change other than a removal ends undecided: nobody knows, so nothing is offered")
  func unknownUpdate() {
    var list = List("ab", .with("flag", change: .updates, prompts: [], undoable: true))
    for event in [Event<String>.bulk("flag", ["a", "b"]), .mutationUnknown(1)] {
      _ = list.work(event)
    }
    #expect(list.work(.delta(update: ["a"])) == [.refreshRow("a"), .unbusy("a")])
    #expect(list.work(.data("ab")) == [.unbusy("b")])
    #expect(list.undoable == [])
  }

  @Test("Awaited tickets are settled by no data, however often it still has their rows")
  func awaited() {
    var list = List("abc", after: .tap("purge", "a"), .tap("flag", "b"))
    for _ in 1...3 { #expect(list.work(.data("abc", update: ["b"])) == [.refreshRow("b")]) }
    #expect(list.claimed == ["a", "b"])
    #expect(list.visibleRows == ["b", "c"])
  }

  @Test("Tickets are settled in the order in which they were given out")
  func ticketOrder() {
    var list = List("abcd", after: .tap("purge", "c"), .tap("purge", "a"), .tap("purge", "b"))
    for ticket in [3, 1, 2] as [Ticket] { _ = list.work(.mutationUnknown(ticket)) }
    #expect(list.work(.data("abcd")) == [.restoreRow("c"), .restoreRow("a"), .restoreRow("b")])
  }

  @Test("One snapshot may end a removal, let go of a move, and settle what was lost")
  func allAtOnce() {
    var list = List("abcde", after: .tap("archive", "a"), .lift("b"), .over(.end), .drop)
    _ = list.work(.tap("purge", "c"))
    _ = list.work(.mutationUnknown(3))
    #expect(
      list.work(.data("cdeb")) == [.removeRow("a"), .restoreRow("c"), .offerUndo(1), .offerUndo(2)])
    #expect(list.mutations.isEmpty)
    #expect(list.claimed == [])
  }
}
