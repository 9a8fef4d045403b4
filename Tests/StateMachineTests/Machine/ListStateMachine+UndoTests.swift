import ActionStateMachine
import Testing

/// A list in which the archived rows have gone and can be undone.
private func archived(_ rows: RowList<String>, of letters: String) -> List {
  List(
    letters, after: .bulk("archive", rows), .delta(remove: rows))
}

/// A list with an undoable flag.
private func flagged(_ rows: RowList<String>, of letters: String) -> List {
  List(
    letters, .with("flag", change: .updates, prompts: [], undoable: true),
    after: .bulk("flag", rows), .succeeded(1))
}

@Suite("Undo")
struct UndoTests {
  @Test("A removal is offered back when its own rows are gone, whatever the store has said")
  func offersRemoval() {
    for answers in [[], [.succeeded(1)], [Event<String>.mutationUnknown(1)]] {
      var list = List("abc", after: .bulk("archive", ["a", "b"]))
      for answer in answers { _ = list.work(answer) }
      #expect(list.work(.delta(remove: ["b"])) == [.removeRow("b")])
      #expect(list.work(.delta(remove: ["a"])) == [.removeRow("a"), .offerUndo(1)])
      #expect(list.undoOffers.first?.rows == ["a", "b"])
    }
  }

  @Test("Any other change is offered back at success, for the rows left in its ticket")
  func offersOthers() {
    var list = List(
      "abc", .with("flag", change: .updates, prompts: [], undoable: true),
      after: .bulk("flag", ["c", "b", "a"]), .failed(1, ["b"]))
    #expect(list.work(.succeeded(1)) == [.offerUndo(1)])
    #expect(list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["c", "a"]), .withdrawUndo(1)])
  }

  @Test("A refused change, and one of which nothing is known, offer nothing")
  func noOffer() {
    for end in [[.failed(1)], [.mutationUnknown(1), .data("ab")], [Event<String>.data("b")]] {
      var list = List(
        "ab", .with("flag", change: .updates, prompts: [], undoable: true), after: .tap("flag", "a")
      )
      for event in end { _ = list.work(event) }
      #expect(list.undoable == [])
      #expect(list.mutations.isEmpty)
    }
  }

  @Test("Offers stand side by side, and are taken or run out in any order")
  func sideBySide() {
    var list = archived(["a"], of: "abcd")
    _ = list.work(.tap("archive", "b"))
    #expect(list.work(.data("cd")) == [.removeRow("b"), .offerUndo(2)])
    #expect(list.undoable == [1, 2])
    #expect(list.work(.undoExpired(1)) == [.withdrawUndo(1)])
    #expect(list.refusal(.undo(1)) == .staleTicket)
    #expect(list.refusal(.undoExpired(1)) == .staleTicket)
    #expect(list.work(.undo(2)) == [.takeBack(3, undoing: 2, ["b"]), .withdrawUndo(2)])
    #expect(list.refusal(.undo(2)) == .staleTicket)
  }

  @Test("Undo closes an open row, and a swiped one only if it takes it over")
  func closes() {
    var list = archived(["a"], of: "abc")
    _ = list.work(.reveal("b"))
    #expect(
      list.work(.undo(1)) == [.close("b"), .takeBack(2, undoing: 1, ["a"]), .withdrawUndo(1)])
    list = flagged(["a"], of: "ab")
    _ = list.work(.swipe("a"))
    #expect(
      list.work(.undo(1)) == [.close("a"), .takeBack(2, undoing: 1, ["a"]), .withdrawUndo(1)])
    #expect(list.phase == .rest)
    list = flagged(["a"], of: "ab")
    _ = list.work(.swipe("b"))
    #expect(list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["a"]), .withdrawUndo(1)])
    #expect(list.phase == .swiping(Swipe(row: "b", edge: .trailing)))
  }

  @Test("Undo is taken under a prompt about other rows, and refused under any about its own")
  func underPrompt() {
    for presented in [[], [Event<String>.presented(1)]] {
      var list = flagged(["a"], of: "ab")
      for event in [.tap("delete", "a")] + presented { _ = list.work(event) }
      #expect(list.refusal(.undo(1)) == .rowClaimed)
      list = flagged(["a"], of: "ab")
      for event in [.tap("delete", "b")] + presented { _ = list.work(event) }
      #expect(list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["a"]), .withdrawUndo(1)])
      #expect(list.livePrompt?.prompt == 1)
    }
  }

  @Test("Its ticket claims the rows that are there, and none that come later")
  func claims() {
    var list = archived(["a", "b"], of: "abc")
    _ = list.work(.delta(insert: [.put("a")]))
    _ = list.work(.undo(1))
    #expect(list.claimed == ["a"])
    #expect(list.work(.succeeded(2)) == [])
    #expect(list.claimed == [])
    list = archived(["a", "b"], of: "abc")
    _ = list.work(.undo(1))
    _ = list.work(.delta(insert: [.put("a")]))
    #expect(list.claimed == [])
  }

  @Test("The undo of a removal ends once all its rows are in the data, without an answer")
  func endsByData() {
    var list = archived(["a", "b"], of: "abc")
    _ = list.work(.undo(1))
    #expect(list.work(.data("ac")) == [.insertRow("a", .before("c"))])
    #expect(list.mutations.count == 1)
    #expect(list.work(.data("abc")) == [.insertRow("b", .before("c"))])
    #expect(list.mutations.isEmpty)
    #expect(list.refusal(.succeeded(2)) == .staleTicket)
    #expect(list.refusal(.failed(2)) == .staleTicket)
  }

  @Test("A row that leaves again does not end the undo of its removal; it may come back")
  func leavesAgain() {
    var list = archived(["a", "b"], of: "abc")
    _ = list.work(.delta(insert: [.put("a")]))
    _ = list.work(.undo(1))
    #expect(list.work(.data("c")) == [.removeRow("a")])
    #expect(list.mutations.map(\.ticket) == [2])
    #expect(list.work(.failed(2)) == [.fail(["a", "b"], reason: "no"), .offerUndo(1)])
  }

  @Test("A refused undo fails as a whole, is reported and offered again")
  func fails() {
    var list = archived(["a", "b"], of: "abc")
    _ = list.work(.undo(1))
    #expect(list.refusal(.failed(2, ["c"])) == .nothingToDo)
    #expect(list.refusal(.failed(2, [])) == .nothingToDo)
    #expect(list.work(.failed(2, ["b"])) == [.fail(["a", "b"], reason: "no"), .offerUndo(1)])
    #expect(list.work(.undo(1)) == [.takeBack(3, undoing: 1, ["a", "b"]), .withdrawUndo(1)])
    list = flagged(["a"], of: "ab")
    _ = list.work(.undo(1))
    #expect(list.work(.failed(2)) == [.fail(["a"], reason: "no"), .offerUndo(1)])
    #expect(list.claimed == [])
  }

  @Test("An undo of a removal with a lost answer is settled by a snapshot only")
  func unknownRemoval() {
    var list = archived(["a", "b"], of: "abc")
    _ = list.work(.undo(1))
    #expect(list.work(.mutationUnknown(2)) == [.requestData])
    #expect(
      list.work(.delta(insert: [.put("a")], update: ["c"])) == [
        .insertRow("a", .end), .refreshRow("c"),
      ])
    #expect(list.mutations.count == 1)
    #expect(list.work(.data("ca")) == [.offerUndo(1)])
    #expect(list.mutations.isEmpty)
    list = archived(["a"], of: "ab")
    for event in [.undo(1), Event<String>.mutationUnknown(2)] { _ = list.work(event) }
    #expect(list.work(.data("ab")) == [.insertRow("a", .before("b"))])
    #expect(list.undoable == [])
  }

  @Test("An undo of another change with a lost answer ends with the data that decides")
  func unknownOther() {
    var list = flagged(["a", "b"], of: "abc")
    _ = list.work(.undo(1))
    #expect(list.work(.mutationUnknown(2)) == [.busy("a"), .busy("b"), .requestData])
    #expect(list.work(.delta(update: ["c"])) == [.refreshRow("c")])
    #expect(list.work(.delta(update: ["b"])) == [.refreshRow("b"), .unbusy("b")])
    #expect(list.claimed == ["a"])
    #expect(list.work(.data("abc")) == [.unbusy("a")])
    #expect(list.mutations.isEmpty)
    #expect(list.undoable == [])
  }

  @Test("An offer whose rows are all back is withdrawn; one row back is not enough")
  func withdrawn() {
    var list = archived(["a", "b"], of: "abc")
    #expect(list.work(.data("cb")) == [.insertRow("b", .end)])
    #expect(list.undoable == [1])
    #expect(list.work(.data("cab")) == [.insertRow("a", .before("b")), .withdrawUndo(1)])
    #expect(list.refusal(.undo(1)) == .staleTicket)
  }

  @Test("An offer for any other change stays, whatever the data does")
  func otherOffersStay() {
    var list = flagged(["a"], of: "ab")
    _ = list.work(.data("b"))
    #expect(list.work(.data("ab")) == [.insertRow("a", .before("b"))])
    #expect(list.undoable == [1])
  }

  @Test("A row removed and inserted in one change is back: its removal is not offered")
  func removedAndInserted() {
    var list = List("ab", after: .tap("archive", "a"))
    #expect(
      list.work(.delta(remove: ["a"], insert: [.put("a")]))
        == [.removeRow("a"), .insertRow("a", .end)])
    #expect(list.undoable == [])
    #expect(list.claimed == [])
    #expect(list.visibleRows == ["b", "a"])
  }

  @Test("A row that came back before the others went is not the removal's own any more")
  func ownRows() {
    var list = List("abc", after: .bulk("archive", ["a", "b"]), .data("bc"), .data("abc"))
    #expect(list.claimed == ["b"])
    _ = list.work(.data("ac"))
    #expect(list.undoOffers.map(\.rows) == [["b"]])
    list = List("abc", after: .bulk("archive", ["a", "b"]), .data("bc"), .data("abc"), .data("bc"))
    #expect(list.work(.data("c")) == [.removeRow("b"), .offerUndo(1)])
    #expect(list.undoOffers.map(\.rows) == [["b"]])
  }

  @Test("An undo of rows that have all gone claims nothing and ends with its answer")
  func rowsAllGone() {
    var list = flagged(["a"], of: "ab")
    _ = list.work(.data("b"))
    #expect(list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["a"]), .withdrawUndo(1)])
    #expect(list.work(.data("bc")) == [.insertRow("c", .end)])
    #expect(list.work(.succeeded(2)) == [])
    #expect(list.mutations.isEmpty)
  }

  @Test("An undo whose rows all leave is done, and its late answer is stale")
  func rowsAllLeave() {
    var list = flagged(["a"], of: "ab")
    _ = list.work(.undo(1))
    #expect(list.work(.data("b")) == [.removeRow("a")])
    #expect(list.mutations.isEmpty)
    #expect(list.refusal(.failed(2)) == .staleTicket)
  }

  @Test("Offers and undo tickets outlive leaving the screen")
  func outlivesLeave() {
    var list = archived(["a"], of: "ab")
    _ = list.work(.reveal("b"))
    _ = list.work(.leave)
    #expect(list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["a"]), .withdrawUndo(1)])
    #expect(list.refusal(.leave) == .nothingToDo)
    #expect(list.work(.data("ab")) == [.insertRow("a", .before("b"))])
  }
}
