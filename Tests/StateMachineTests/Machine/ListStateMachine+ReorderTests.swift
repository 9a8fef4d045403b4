import ActionStateMachine
import Testing

@Suite("Reorder")
struct ReorderTests {
  @Test("A lift closes the open or swiped row, also its own")
  func lifts() {
    for row in ["a", "b"] {
      for first in [Event<String>.reveal("a"), .swipe("a")] {
        var list = List("ab", after: first)
        #expect(list.work(.lift(row)) == [.close("a"), .lift(row)])
        #expect(list.phase == .dragging(Drag(row: row)))
      }
    }
  }

  @Test("Hovering moves only the gap; its own place and outside close it")
  func hovers() {
    var list = List("abcd", after: .lift("b"))
    #expect(list.work(.over(.before("d"))) == [.gap(.before("d"))])
    #expect(list.work(.over(.end)) == [.gap(.end)])
    #expect(list.work(.over(.before("c"))) == [.closeGap])
    #expect(list.work(.over(.before("a"))) == [.gap(.before("a"))])
    #expect(list.work(.over(.before("b"))) == [.closeGap])
    #expect(list.work(.over(.end)) == [.gap(.end)])
    #expect(list.work(.hover(.outside)) == [.closeGap])
    #expect(list.drawn == "abcd")
    #expect(list.phase == .dragging(Drag(row: "b")))
  }

  @Test("The end is the last row's own place")
  func lastRow() {
    var list = List("ab", after: .lift("b"))
    #expect(list.refusal(.over(.end)) == .nothingToDo)
    #expect(list.work(.drop) == [.settle("b", .end)])
  }

  @Test("Without a gap a drop settles the row in its place, and nothing else")
  func dropsInPlace() {
    for hovers in [[], [.over(.end), Event<String>.hover(.outside)]] {
      var list = List("abc", after: .lift("a"))
      for event in hovers { _ = list.work(event) }
      #expect(list.work(.drop) == [.settle("a", .before("b"))])
      #expect(list.phase == .rest)
      #expect(list.mutations.isEmpty)
    }
  }

  @Test("A drop in a gap settles the row there, performs, and holds it")
  func drops() {
    var list = List("abc", after: .lift("a"), .over(.before("c")))
    #expect(list.work(.drop) == [.settle("a", .before("c")), .move(1, "a", .before("c"))])
    #expect(list.drawn == "bac")
    #expect(list.dataRows == ["a", "b", "c"])
    #expect(list.claimed == ["a"])
    #expect(list.appearance(of: "a")?.isHeld == true)
  }

  @Test("A move that waits makes its row busy; one that asks asks first")
  func dropsLater() {
    var list = List("abc", .moving(commit: .deferred), after: .lift("a"), .over(.end))
    #expect(list.work(.drop) == [.settle("a", .end), .busy("a"), .move(1, "a", .end)])
    list = List("abc", .moving(prompts: [.dialog]), after: .lift("a"), .over(.end))
    #expect(list.work(.drop) == [.settle("a", .end), .ask(1, "reorder", ["a"], .dialog)])
    #expect(list.drawn == "bca")
    #expect(list.claimed == ["a"])
    #expect(list.work(.confirm(1)) == [.move(1, "a", .end)])
  }

  @Test("A no to a move puts the row back", arguments: [Event<String>.cancel(1), .gone(1)])
  func cancels(answer: Event<String>) {
    var list = List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)
    #expect(list.work(answer) == [.snapBack("a", .before("b"))])
    #expect(list.drawn == "abc")
    #expect(list.phase == .rest)
    #expect(list.claimed == [])
  }

  @Test("A yielding prompt about a move is cancelled and its row goes back, then the event runs")
  func yields() {
    let list = List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)
    let back: [Work] = [.dismiss(1), .snapBack("a", .before("b"))]
    for (event, work) in [
      (.scroll, []), (.tapOutside, []), (.tapRow("a"), [.activate("a")]),
      (.tapRow("b"), [.activate("b")]), (.swipe("b"), []), (.edit(true), []),
      (.lift("c"), [.lift("c")]), (.tap("flag", "c"), [.perform(1, "flag", ["c"])]),
    ] as [(Event<String>, [Work])] {
      var list = list
      #expect(list.work(event) == back + work, "\(event)")
      #expect(list.drawn == "abc")
    }
  }

  @Test("The end of a drag without a drop closes the gap and puts the row back")
  func cancelDrag() {
    var list = List("abc", after: .lift("c"), .over(.before("a")))
    #expect(list.work(.cancelDrag) == [.closeGap, .snapBack("c", .end)])
    list = List("abc", after: .lift("b"))
    #expect(list.work(.cancelDrag) == [.snapBack("b", .before("c"))])
    #expect(list.phase == .rest)
  }

  @Test("A drag from elsewhere is forbidden, in every phase")
  func foreignDrag() {
    for events in [
      [], [.swipe("a")], [.reveal("a")], [.lift("a")], [Event<String>.tap("delete", "a")],
    ] {
      var list = List("ab")
      for event in events { _ = list.work(event) }
      let before = list
      #expect(list.work(.foreignDrag) == [.proposal(.forbidden)])
      #expect(list == before)
    }
  }

  @Test("A move performed before a row that left meanwhile goes before the next one")
  func slotOfAQuestion() {
    var list = List(
      "abcde", .moving(prompts: [.alert]), after: .lift("a"), .over(.before("c")), .drop)
    #expect(list.work(.data("abe")) == [.removeRow("c"), .removeRow("d")])
    #expect(list.work(.confirm(1)) == [.move(1, "a", .before("e"))])
    #expect(list.drawn == "bae")
  }

  @Test("A move before a held row says that row, which is next in the drawn order")
  func beforeHeldRow() {
    var list = List("abcd", after: .lift("a"), .over(.end), .drop, .lift("b"), .over(.before("a")))
    #expect(list.work(.drop) == [.settle("b", .before("a")), .move(2, "b", .before("a"))])
    #expect(list.drawn == "cdba")
  }

  @Test("The undo of a move names the row that was drawn after it when it was dropped")
  func undo() {
    var list = List("abcd", after: .lift("b"), .over(.end), .drop, .data("acdb"))
    #expect(list.undoable == [1])
    #expect(
      list.work(.undo(1)) == [.takeBack(2, undoing: 1, ["b"], .before("c")), .withdrawUndo(1)])
    #expect(list.claimed == ["b"])
    #expect(list.work(.succeeded(2)) == [])
    #expect(list.work(.data("abcd")) == [.moveRow("b", .before("c"))])
  }

  @Test("Once that row is gone, the undo names the next one other than the row itself")
  func undoWithoutAnchor() {
    for (steps, slot) in [
      (["abd", "adb"], .before("d")), (["acdb", "adb"], .before("d")),
      (["acdb", "abd", "ab"], .end), (["acdb", "ab"], .end), (["acdb", "cab"], .before("c")),
    ] as [([String], Slot<String>)] {
      var list = List("abcd", after: .lift("b"), .over(.end), .drop)
      for letters in steps { _ = list.work(.data(letters)) }
      #expect(list.work(.undo(1)).first == .takeBack(2, undoing: 1, ["b"], slot), "\(steps)")
    }
  }

  @Test("The anchor of an undo goes on moving while its answer is awaited")
  func undoOfferedAgain() {
    var list = List("abcd", after: .lift("b"), .over(.end), .drop, .data("acdb"), .undo(1))
    _ = list.work(.data("adb"))
    #expect(list.work(.failed(2)) == [.fail(["b"], reason: "no"), .offerUndo(1)])
    #expect(
      list.work(.undo(1)) == [.takeBack(3, undoing: 1, ["b"], .before("d")), .withdrawUndo(1)])
  }
}
