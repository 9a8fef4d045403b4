import ActionStateMachine
import Testing

@Suite("Answers of the store")
struct MutationTests {
  @Test("A removal that succeeded changes nothing yet: only data removes a row")
  func removalSucceeds() {
    var list = List("ab", after: .tap("purge", "a"))
    #expect(list.work(.succeeded(1)) == [])
    #expect(list.claimed == ["a"])
    #expect(list.visibleRows == ["b"])
    #expect(list.work(.data("b")) == [.removeRow("a")])
    #expect(list.mutations.isEmpty)
  }

  @Test("A removal that waits stays busy after it succeeded, until the data")
  func deferredRemovalSucceeds() {
    var list = List("ab", .with(prompts: [], commit: .deferred), after: .tap("delete", "a"))
    #expect(list.work(.succeeded(1)) == [])
    #expect(list.busy == ["a"])
    #expect(list.refusal(.tap("flag", "a")) == .rowClaimed)
  }

  @Test("Any other change ends when it succeeds, and its rows wait no longer")
  func updateSucceeds() {
    for change in [RowChange.updates, .moves] {
      var list = List("abc", .with("flag", change: change, prompts: [], commit: .deferred))
      _ = list.work(.bulk("flag", ["c", "a"]))
      #expect(list.work(.succeeded(1)) == [.unbusy("c"), .unbusy("a")])
      #expect(list.claimed == [])
      #expect(list.refusal(.succeeded(1)) == .staleTicket)
    }
  }

  @Test("A refused removal comes back and is reported")
  func removalFails() {
    var list = List("abc", after: .bulk("purge", ["c", "a"]))
    #expect(
      list.work(.failed(1))
        == [.restoreRow("c"), .restoreRow("a"), .fail(["c", "a"], reason: "no")])
    #expect(list.visibleRows == ["a", "b", "c"])
    #expect(list.claimed == [])
    #expect(list.undoable == [])
  }

  @Test("A refused change that waited waits no longer; one that did not has nothing to take back")
  func otherFails() {
    var list = List("ab", .with(prompts: [], commit: .deferred), after: .tap("delete", "a"))
    #expect(list.work(.failed(1)) == [.unbusy("a"), .fail(["a"], reason: "no")])
    list = List("ab", after: .tap("flag", "a"))
    #expect(list.work(.failed(1)) == [.fail(["a"], reason: "no")])
    #expect(list.claimed == [])
  }

  @Test("A change can be refused after it succeeded, and after its answer was lost")
  func failsLater() {
    for first in [Event<String>.succeeded(1), .mutationUnknown(1)] {
      var list = List("ab", after: .tap("purge", "a"), first)
      #expect(list.work(.failed(1)) == [.restoreRow("a"), .fail(["a"], reason: "no")])
      #expect(list.refusal(.failed(1)) == .staleTicket)
    }
  }

  @Test("A change whose answer was lost can still succeed")
  func succeedsLater() {
    var list = List("ab", after: .tap("flag", "a"), .mutationUnknown(1))
    #expect(list.busy == ["a"])
    #expect(list.work(.succeeded(1)) == [.unbusy("a")])
    list = List("ab", after: .tap("purge", "a"), .mutationUnknown(1), .succeeded(1))
    #expect(list.refusal(.mutationUnknown(1)) == .nothingToDo)
    #expect(list.work(.data("ab")) == [.requestData])
  }

  @Test("Once it succeeded, neither success nor doubt is taken; doubt only once")
  func secondAnswers() {
    var list = List("ab", after: .tap("purge", "a"), .mutationUnknown(1))
    #expect(list.refusal(.mutationUnknown(1)) == .nothingToDo)
    _ = list.work(.succeeded(1, 3))
    #expect(list.refusal(.succeeded(1)) == .nothingToDo)
    #expect(list.refusal(.succeeded(1, 5)) == .nothingToDo)
    #expect(list.refusal(.mutationUnknown(1)) == .nothingToDo)
  }

  @Test("Answers to a ticket that never was, or has ended, are stale")
  func staleTickets() {
    var list = List("ab", after: .tap("purge", "a"), .data("b"))
    for ticket in [0, 1, 2, -1] as [Ticket] {
      for answer in [Event<String>.succeeded(ticket), .failed(ticket), .mutationUnknown(ticket)] {
        #expect(list.refusal(answer) == .staleTicket)
      }
    }
  }

  @Test("A refusal of some rows leaves the others in the ticket")
  func partialFailure() {
    var list = List("abcd", .with("archive", edge: .leading, prompts: [], undoable: true))
    _ = list.work(.bulk("archive", ["a", "b", "c"]))
    #expect(
      list.work(.failed(1, ["c", "z", "a"])) == [
        .restoreRow("a"), .restoreRow("c"), .fail(["a", "c"], reason: "no"),
      ])
    #expect(list.claimed == ["b"])
    #expect(list.refusal(.failed(1, ["a", "d"])) == .nothingToDo)
    #expect(list.refusal(.failed(1, [])) == .nothingToDo)
    #expect(list.work(.data("acd")) == [.removeRow("b"), .offerUndo(1)])
    #expect(list.undoOffers.first?.rows == ["b"])
  }

  @Test("A refusal names only the rows that are still there, and leaves other tickets alone")
  func failureAfterData() {
    var list = List("abcd", after: .bulk("purge", ["a", "b"]), .tap("purge", "c"))
    _ = list.work(.delta(remove: ["a"]))
    #expect(list.work(.failed(1)) == [.restoreRow("b"), .fail(["b"], reason: "no")])
    #expect(list.claimed == ["c"])
  }

  @Test("A refusal after the rows are gone is silent")
  func failureTooLate() {
    var list = List("ab", after: .tap("purge", "a"), .data("b"))
    #expect(list.refused(.failed(1)) == [])
    #expect(list.work(.data("ab")) == [.insertRow("a", .before("b"))])
    #expect(list.refusal(.failed(1)) == .staleTicket)
  }

  @Test("A lost answer makes busy what does not show that it waits, and asks for the data")
  func unknown() {
    for (trigger, busy) in [("flag", true), ("purge", false), ("delete", false)]
      as [(ActionID, Bool)]
    {
      var list = List("ab", .with(prompts: [], commit: .deferred), after: .tap(trigger, "a"))
      #expect(list.work(.mutationUnknown(1)) == (busy ? [.busy("a")] : []) + [.requestData])
      #expect(list.claimed == ["a"])
    }
  }

  @Test("A refused move returns its row, which may close the gap of another drag")
  func failureUnderDrag() {
    var list = List("abc", after: .lift("b"), .over(.end), .drop, .lift("a"), .over(.before("b")))
    #expect(list.drawn == "acb")
    #expect(
      list.work(.failed(1)) == [
        .closeGap, .snapBack("b", .before("c")), .fail(["b"], reason: "no"),
      ])
    #expect(list.gap == nil)
    #expect(list.work(.drop) == [.settle("a", .before("b"))])
  }
}
