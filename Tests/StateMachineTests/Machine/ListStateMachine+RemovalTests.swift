import ActionStateMachine
import Testing

@Suite("Rows leave the data")
struct RemovalTests {
  @Test("A removed row leaves the swipe and stands open no more, without a close")
  func displaced() {
    for first in [
      [.reveal("a")], [.swipe("a")], [Event<String>.swipe("a"), .swipeArmed("a", nil)],
    ] {
      var list = List("ab")
      for event in first { _ = list.work(event) }
      #expect(list.work(.data("b")) == [.removeRow("a")])
      #expect(list.phase == .rest)
    }
  }

  @Test("A removed row ends its drag, and closes the gap if there is one")
  func lifted() {
    var list = List("abc", after: .lift("a"))
    #expect(list.work(.data("bc")) == [.removeRow("a")])
    #expect(list.phase == .rest)
    list = List("abc", after: .lift("a"), .over(.before("c")))
    #expect(list.work(.data("b")) == [.closeGap, .removeRow("a"), .removeRow("c")])
    #expect(list.refusal(.drop) == .notDragging)
  }

  @Test("A removed row leaves the question, which is shown again for the rest, with its id")
  func asked() {
    for presented in [[], [Event<String>.presented(1)]] {
      var list = List("abc", after: .bulk("delete", ["a", "b"]))
      for event in presented { _ = list.work(event) }
      #expect(list.work(.data("bc")) == [.removeRow("a"), .ask(1, "delete", ["b"])])
      #expect(list.livePrompt?.isPresented == !presented.isEmpty)
      #expect(list.work(.data("c")) == [.dismiss(1), .removeRow("b")])
      #expect(list.phase == .rest)
      #expect(list.refusal(.confirm(1)) == .stalePrompt)
    }
  }

  @Test("A question that loses the row it keeps open goes on without one")
  func keptRow() {
    var list = List("abc", .with(row: .staysOpenOnCancel), after: .reveal("a"))
    _ = list.work(.bulk("delete", ["a", "b"]))
    #expect(list.work(.data("bc")) == [.removeRow("a"), .ask(1, "delete", ["b"])])
    #expect(list.work(.cancel(1)) == [])
    #expect(list.phase == .rest)
  }

  @Test("A question about other rows is left alone")
  func otherQuestion() {
    var list = List("abc", after: .tap("delete", "a"))
    #expect(list.work(.data("a")) == [.removeRow("b"), .removeRow("c")])
    #expect(list.livePrompt?.rows == ["a"])
  }

  @Test("A second question of a chain shrinks like the first")
  func chain() {
    var list = List("abc", after: .bulk("erase", ["a", "b"]), .confirm(1))
    #expect(list.work(.data("bc")) == [.removeRow("a"), .ask(2, "erase", ["b"], .authentication)])
    #expect(list.work(.confirm(2)) == [.busy("b"), .perform(1, "erase", ["b"])])
  }

  @Test("A removed row leaves its ticket; a ticket without rows is done")
  func tickets() {
    var list = List("abc", after: .bulk("flag", ["a", "b"]))
    #expect(list.work(.data("bc")) == [.removeRow("a")])
    #expect(list.claimed == ["b"])
    #expect(list.work(.data("c")) == [.removeRow("b")])
    #expect(list.mutations.isEmpty)
    #expect(list.refusal(.mutationUnknown(1)) == .staleTicket)
  }

  @Test("A row that comes back after its removal is free, closed and like new")
  func comesBack() {
    var list = List("ab", after: .tap("erase", "a"), .confirm(1), .confirm(2), .select(["b"]))
    _ = list.work(.data(""))
    #expect(list.work(.data("ab")).count == 2)
    #expect(list.claimed == [])
    #expect(list.busy == [])
    #expect(list.selectedRows == [])
  }

  @Test("A refresh put off for a row that leaves never comes")
  func refresh() {
    var list = List("ab", after: .tap("purge", "a"))
    _ = list.work(.delta(update: ["a"]))
    _ = list.work(.data("b"))
    #expect(list.work(.data("ab")) == [.insertRow("a", .before("b"))])
    #expect(list.refusal(.failed(1)) == .staleTicket)
  }

  @Test("Slots that named a removed row are looked for in the order that was drawn")
  func slotsInDrawnOrder() {
    var list = List("bcdpx", .moving(prompts: [.alert]), after: .lift("x"), .over(.before("p")))
    for event in [Event<String>.drop, .confirm(1), .lift("b"), .over(.end), .drop] {
      _ = list.work(event)
    }
    for (letters, drawn) in [("bpcdx", "xpcdb"), ("bcdx", "xcdb"), ("bdx", "xdb")] {
      _ = list.work(.data(letters))
      #expect(list.drawn == drawn)
    }
    _ = list.work(.confirm(2))
    #expect(list.work(.data("dxb")) == [.offerUndo(2)])
    #expect(list.work(.undo(2)).first == .takeBack(3, undoing: 2, ["b"], .before("d")))
  }
}
