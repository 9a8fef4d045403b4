import ActionStateMachine
import Testing

@Suite("Selection and edit mode")
struct SelectionTests {
  @Test("Edit mode closes the open or swiped row and refuses swipes")
  func editOn() {
    for first in [Event<String>.reveal("a"), .swipe("a")] {
      var list = List("ab", after: first)
      #expect(list.work(.edit(true)) == [.close("a")])
      #expect(list.phase == .rest)
      #expect(list.isEditing)
      #expect(list.refusal(.swipe("a")) == .editing)
    }
  }

  @Test("Under a prompt on screen edit mode closes the kept row, and the prompt stays")
  func editUnderPrompt() {
    var list = List(
      "ab", .with(row: .staysOpenOnCancel), after: .full("a"), .presented(1))
    #expect(list.work(.edit(true)) == [.close("a")])
    #expect(list.livePrompt?.prompt == 1)
    #expect(list.work(.cancel(1)) == [])
    #expect(list.phase == .rest)
  }

  @Test("A prompt that yields is cancelled by edit mode, and its row goes back")
  func editCancels() {
    var list = List("ab", after: .tap("delete", "a"))
    #expect(list.work(.edit(true)) == [.dismiss(1)])
    list = List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)
    #expect(list.work(.edit(true)) == [.dismiss(1), .snapBack("a", .before("b"))])
  }

  @Test("A drag goes on through edit mode, and rows can be lifted in it")
  func editAndDrag() {
    var list = List("abc", after: .lift("a"), .over(.end))
    #expect(list.work(.edit(true)) == [])
    #expect(list.work(.edit(false)) == [])
    #expect(list.work(.drop) == [.settle("a", .end), .move(1, "a", .end)])
    _ = list.work(.edit(true))
    #expect(list.work(.lift("b")) == [.lift("b")])
  }

  @Test("Leaving edit mode deselects all, in the data's order")
  func editOff() {
    var list = List("abc", after: .edit(true), .select(["c", "a"]), .data("cab"))
    #expect(list.work(.edit(false)) == [.deselect(["c", "a"])])
    #expect(list.selectedRows == [])
    list = List("ab", after: .edit(true))
    #expect(list.work(.edit(false)) == [])
  }

  @Test("Only rows that were not selected are reported, once, and outside edit mode too")
  func select() {
    var list = List("abc", after: .select(["b"]))
    #expect(list.work(.select(["c", "b", "a", "c"])) == [.select(["c", "a"])])
    #expect(list.selectedRows == ["a", "b", "c"])
    #expect(list.work(.deselect(["c", "z", "c", "b"])) == [.deselect(["c", "b"])])
    #expect(list.selectedRows == ["a"])
  }

  @Test("Claimed rows are not selected: in a change, held, in a prompt on screen")
  func claimedRows() {
    var list = List("abcd", after: .tap("flag", "a"), .lift("b"), .over(.end), .drop)
    _ = list.work(.tap("delete", "c"))
    #expect(list.work(.select(["a", "b", "c"])) == [.select(["c"])])
    _ = list.work(.deselect(["c"]))
    _ = list.work(.presented(1))
    #expect(list.work(.select(["a", "b", "c", "d"])) == [.select(["d"])])
  }

  @Test("A change that succeeds deselects its rows; a removal leaves that to the data")
  func succeeds() {
    var list = List("abc", after: .select(["a", "b", "c"]), .bulk("flag", ["c", "a"]))
    #expect(list.work(.succeeded(1)) == [.deselect(["c", "a"])])
    _ = list.work(.tap("purge", "b"))
    #expect(list.work(.succeeded(2)) == [])
    #expect(list.selectedRows == ["b"])
    #expect(list.work(.data("ac")) == [.removeRow("b")])
    #expect(list.selectedRows == [])
  }

  @Test("An undo that succeeds leaves the selection")
  func undoSucceeds() {
    var list = List(
      "ab", .with("flag", change: .updates, prompts: [], undoable: true),
      after: .tap("flag", "a"), .succeeded(1), .select(["a"]), .undo(1))
    #expect(list.work(.succeeded(2)) == [])
    #expect(list.selectedRows == ["a"])
  }

  @Test("A refusal and a lost answer leave the selection")
  func failureKeeps() {
    for end in [Event<String>.failed(1), .mutationUnknown(1)] {
      var list = List("ab", after: .select(["a"]), .tap("flag", "a"), end)
      #expect(list.selectedRows == ["a"])
      _ = list.work(.data("ab"))
      #expect(list.selectedRows == ["a"])
    }
  }

  @Test("A row that is removed and inserted anew is not selected")
  func newRow() {
    var list = List("ab", after: .select(["a"]))
    _ = list.work(.delta(remove: ["a"], insert: [.put("a")]))
    #expect(list.selectedRows == [])
  }
}
