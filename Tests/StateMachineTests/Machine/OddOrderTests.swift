import ActionStateMachine
import Testing

/// Long stories in which everything comes at the wrong moment.
@Suite("Events in odd orders")
struct OddOrderTests {
  @Test("An event that comes twice is ignored the second time")
  func twice() {
    for (events, second, reason) in [
      ([], .reveal("a"), .nothingToDo), ([], .swipe("a"), .nothingToDo),
      ([.reveal("a")], .conceal("a"), .notOpen), ([.swipe("a")], .swipeCancelled("a"), .notSwiping),
      ([.swipe("a")], .swipeArmed("a", nil), .nothingToDo), ([], .tap("purge", "a"), .rowClaimed),
      ([], .full("a", .leading), .rowClaimed), ([.tap("delete", "a")], .confirm(1), .stalePrompt),
      ([.tap("delete", "a")], .presented(1), .nothingToDo), ([], .lift("a"), .dragInProgress),
      ([.lift("a")], .over(.end), .nothingToDo), ([.lift("a"), .over(.end)], .drop, .notDragging),
      ([.tap("flag", "a")], .succeeded(1), .staleTicket),
      ([.tap("flag", "a")], .failed(1), .staleTicket),
      ([.tap("flag", "a")], .mutationUnknown(1), .nothingToDo),
      ([.tap("archive", "a"), .data("bc")], .undo(1), .staleTicket),
      ([.tap("archive", "a"), .data("bc")], .undoExpired(1), .staleTicket),
      ([.reveal("a")], .leave, .nothingToDo), ([], .edit(true), .nothingToDo),
    ] as [([Event<String>], Event<String>, IgnoredReason)] {
      var list = List("abc")
      for event in events + [second] { _ = list.work(event) }
      #expect(list.refusal(second) == reason, "\(second)")
    }
  }

  @Test("One delta removes the open row, moves the next one and inserts a row in its place")
  func manyParts() {
    var list = List("abcd", after: .reveal("b"), .tap("flag", "d"))
    #expect(
      list.work(
        .delta(
          remove: ["b"], insert: [.put("x", before: "c"), .put("b", before: "x")],
          move: [.put("c", before: "a"), .put("x")], update: ["b", "c", "x", "a"]))
        == [
          .removeRow("b"), .insertRow("x", .end), .insertRow("b", .before("d")),
          .moveRow("c", .before("a")), .refreshRow("c"), .refreshRow("a"),
        ])
    #expect(list.drawn == "cabdx")
    #expect(list.phase == .rest)
    #expect(list.claimed == ["d"])
  }

  @Test("The lifted row removed and inserted at once is lifted no more")
  func liftedReplaced() {
    var list = List("abc", after: .lift("a"), .over(.end))
    #expect(
      list.work(.delta(remove: ["a"], insert: [.put("a")]))
        == [.closeGap, .removeRow("a"), .insertRow("a", .end)])
    #expect(list.refusal(.drop) == .notDragging)
    #expect(list.work(.lift("a")) == [.lift("a")])
  }

  @Test("The row before the gap removed and inserted at once: the gap goes on without it")
  func gapAnchorReplaced() {
    var list = List("abcd", after: .lift("a"), .over(.before("c")))
    #expect(
      list.work(.delta(remove: ["c"], insert: [.put("c")]))
        == [.removeRow("c"), .insertRow("c", .end), .gap(.before("d"))])
  }

  @Test("A row asked about, removed and inserted at once, is asked about no more")
  func askedReplaced() {
    var list = List("abc", after: .bulk("delete", ["a", "b"]), .presented(1))
    #expect(
      list.work(.delta(remove: ["a"], insert: [.put("a")]))
        == [.removeRow("a"), .insertRow("a", .end), .ask(1, "delete", ["b"])])
    #expect(list.work(.confirm(1)) == [.perform(1, "delete", ["b"])])
  }

  @Test("A row of a ticket, removed and inserted at once, is free while the others wait")
  func ticketReplaced() {
    var list = List(
      "abc", .with(prompts: [], commit: .deferred), after: .bulk("delete", ["a", "b"]))
    _ = list.work(.delta(remove: ["a"], insert: [.put("a")]))
    #expect(list.claimed == ["b"])
    #expect(list.busy == ["b"])
    #expect(list.work(.failed(1)) == [.unbusy("b"), .fail(["b"], reason: "no")])
  }

  @Test("Two held rows, of which the first is what the second is dropped before, end in any order")
  func twoHeldRows() {
    let start = List(
      "abcd", after: .lift("a"), .over(.end), .drop, .lift("b"), .over(.before("a")), .drop)
    #expect(start.drawn == "cdba")
    var list = start
    #expect(list.work(.failed(1)) == [.snapBack("a", .before("c")), .fail(["a"], reason: "no")])
    #expect(list.drawn == "acdb")
    list = start
    #expect(list.work(.failed(2)) == [.snapBack("b", .before("c")), .fail(["b"], reason: "no")])
    #expect(list.drawn == "bcda")
    list = start
    for event in [Event<String>.succeeded(2), .succeeded(1)] { #expect(list.work(event) == []) }
    #expect(
      list.work(.data("abcd"))
        == [.moveRow("b", .before("c")), .moveRow("a", .before("b")), .offerUndo(1), .offerUndo(2)])
    list = start
    _ = list.work(.mutationUnknown(1))
    #expect(list.work(.data("bcda")) == [.unbusy("a"), .offerUndo(1)])
    #expect(list.drawn == "cdba")
    #expect(list.work(.failed(2)) == [.snapBack("b", .before("c")), .fail(["b"], reason: "no")])
  }

  @Test("A held row goes on being held while its anchors leave one after the other")
  func anchorsLeave() {
    var list = List("abcdef", after: .lift("f"), .over(.before("b")), .drop)
    for (letters, drawn) in [("acdef", "afcde"), ("adef", "afde"), ("aef", "afe")] {
      _ = list.work(.data(letters))
      #expect(list.drawn == drawn)
    }
    #expect(list.work(.data("af")) == [.removeRow("e"), .offerUndo(1)])
  }

  @Test("A row dropped before a row that is leaving lands before the next, if that one goes")
  func anchorPreAnimated() {
    var list = List("abcd", after: .tap("purge", "c"), .lift("a"), .over(.before("c")), .drop)
    #expect(list.visibleRows == ["b", "a", "d"])
    #expect(list.work(.data("abd")) == [.removeRow("c")])
    #expect(list.drawn == "bad")
    #expect(list.work(.data("bad")) == [.offerUndo(2)])
  }

  @Test("Succeeded, unknown and refused in every order end a removal whose row the data keeps")
  func answersInAnyOrder() {
    let answers: [Event<String>] = [.succeeded(1), .mutationUnknown(1), .failed(1)]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var list = List("ab", after: .tap("purge", "a"))
      var work: [Work] = []
      for answer in order { work += list.send(answers[answer]).filter { !$0.isFeedback } }
      #expect(work.count { $0 == .restoreRow("a") } == 1, "\(order)")
      #expect(work.count { $0 == .fail(["a"], reason: "no") } == 1, "\(order)")
      #expect(list.claimed == [])
    }
  }

  @Test("Refusals of some rows, one after the other, end the ticket with the last")
  func refusedPieceByPiece() {
    var list = List("abc", after: .bulk("purge", ["a", "b", "c"]))
    for row in ["b", "a", "c"] {
      #expect(list.work(.failed(1, [row])) == [.restoreRow(row), .fail([row], reason: "no")])
    }
    #expect(list.refusal(.failed(1)) == .staleTicket)
    #expect(list.undoable == [])
  }

  @Test("A bulk undo of which some rows came back by themselves, and one of those left again")
  func bulkUndo() {
    var list = List("abcd", after: .bulk("archive", ["a", "b", "c"]), .data("d"), .data("ad"))
    #expect(
      list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["a", "b", "c"]), .withdrawUndo(1)])
    #expect(list.claimed == ["a"])
    #expect(list.refusal(.tap("flag", "a")) == .rowClaimed)
    _ = list.work(.data("bd"))
    #expect(list.claimed == [])
    #expect(list.work(.tap("flag", "b")) == [.perform(3, "flag", ["b"])])
    #expect(list.work(.data("abcd")).count == 2)
    #expect(list.refusal(.succeeded(2)) == .staleTicket)
    #expect(list.claimed == ["b"])
  }

  @Test("A removal undone, and its row removed again before the answer to the undo")
  func removedAgain() {
    var list = List("ab", after: .tap("archive", "a"), .data("b"), .undo(1), .data("ab"))
    #expect(list.work(.tap("archive", "a")) == [.leaves("a"), .perform(3, "archive", ["a"])])
    #expect(list.refusal(.succeeded(2)) == .staleTicket)
    #expect(list.refusal(.failed(2)) == .staleTicket)
    #expect(list.work(.data("b")) == [.removeRow("a"), .offerUndo(3)])
  }

  @Test(
    "The question of one row is answered after the row, its neighbours and the app have moved on")
  func lateAnswer() {
    var list = List("abcd", after: .full("b"), .presented(1))
    _ = list.work(.data("dcba", update: ["b"]))
    _ = list.work(.delta(remove: ["d"], insert: [.put("e", before: "b")]))
    _ = list.work(.foreground)
    #expect(list.work(.confirm(1)) == [.perform(1, "delete", ["b"])])
    _ = list.work(.data("cea"))
    #expect(list.mutations.isEmpty)
  }

  @Test("Tokens of another list, or of no list, change nothing")
  func foreignTokens() {
    var list = List("ab", after: .tap("delete", "a"), .tap("flag", "b"))
    for number in [-1, 0, 2, 7, .max] {
      let (prompt, ticket) = (PromptID(number), Ticket(number))
      for event in [Event<String>.confirm(prompt), .cancel(prompt), .gone(prompt)] {
        #expect(list.refusal(event) == .stalePrompt)
      }
      for event in [
        Event<String>.succeeded(ticket), .failed(ticket), .mutationUnknown(ticket), .undo(ticket),
        .undoExpired(ticket),
      ] { #expect(list.refusal(event) == .staleTicket) }
    }
  }

  @Test("Revisions: refused data changes nothing for tickets either")
  func staleDataSettlesNothing() {
    var list = List("ab", after: .data("ab", revision: 9), .tap("purge", "a"), .mutationUnknown(1))
    #expect(list.refusal(.data("ab", revision: 8)) == .staleRevision)
    #expect(list.refusal(.data("b", revision: 8)) == .staleRevision)
    #expect(list.claimed == ["a"])
    _ = list.work(.succeeded(1, 12))
    #expect(list.work(.data("ab", revision: 11)) == [])
    #expect(list.work(.data("ab", revision: 12)) == [.requestData])
    #expect(list.work(.data("b", revision: 12)) == [.removeRow("a")])
  }

  @Test("A row that does not equal itself gets into no list")
  func unequalToItself() {
    let numbers = (0..<300).map { Double($0) }
    var list = ListStateMachine(actions: .standard, rows: [.nan] + numbers + [.nan])
    #expect(list.visibleRows == numbers)
    let changes = [
      RowsChange(insert: [.init(.nan, at: .end)]), RowsChange(snapshot: [.nan] + numbers),
    ]
    for change in changes {
      #expect(list.send(.rowsChanged(change)).outcome == .ignored(.duplicateRow))
    }
    _ = list.send(.rowsChanged(RowsChange(remove: [.nan], insert: [.init(0.5, at: .before(1))])))
    #expect(list.visibleRows == [0, 0.5] + numbers.dropFirst())
    #expect(list.send(.swipeBegan(.nan, edge: .trailing)).outcome == .ignored(.unknownRow))
  }
}
