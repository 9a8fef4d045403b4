import ActionStateMachine
import Testing

@Suite("Background, foreground, leave, enter")
struct LifeCycleTests {
  @Test("Background and leave end a swipe and a drag")
  func endGestures() {
    for event in [Event<String>.background, .leave] {
      var list = List("abc", after: .swipe("a"), .swipeArmed("a", nil))
      #expect(list.work(event) == [.close("a")])
      #expect(list.phase == .rest)
      list = List("abc", after: .lift("a"))
      #expect(list.work(event) == [.snapBack("a", .before("b"))])
      list = List("abc", after: .lift("a"), .over(.end))
      #expect(list.work(event) == [.closeGap, .snapBack("a", .before("b"))])
      #expect(list.phase == .rest)
    }
  }

  @Test("An open row stays open in the background and closes on leave")
  func openRow() {
    var list = List("ab", after: .reveal("a"))
    #expect(list.refusal(.background) == .nothingToDo)
    #expect(list.work(.leave) == [.close("a")])
    #expect(list.phase == .rest)
  }

  @Test("A kept prompt is shown again in the foreground, and yields until it is on screen again")
  func keepsPrompt() {
    var list = List("ab", after: .tap("delete", "a"), .presented(1))
    #expect(list.refusal(.background) == .nothingToDo)
    #expect(list.work(.foreground) == [.ask(1, "delete", ["a"])])
    #expect(list.livePrompt?.isPresented == false)
    #expect(list.work(.tap("delete", "a")) == [.ask(1, "delete", ["a"])])
    #expect(list.work(.presented(1)) == [])
    #expect(list.refusal(.scroll) == .promptOnScreen)
  }

  @Test(
    "By policy the background takes the prompt away and closes its kept row, whatever a no would do",
    arguments: RowWhilePrompting.allCases)
  func cancelsPrompt(row: RowWhilePrompting) {
    for isPresented in [false, true] {
      var list = List(
        "ab", .with(row: row), policy: Policy(promptInBackground: .cancel), after: .full("a"))
      if isPresented { _ = list.work(.presented(1)) }
      #expect(list.work(.background) == [.dismiss(1)] + (row == .closes ? [] : [.close("a")]))
      #expect(list.phase == .rest)
      #expect(list.refusal(.foreground) == .nothingToDo)
    }
  }

  @Test(
    "Leave takes the prompt away and closes its kept row", arguments: RowWhilePrompting.allCases)
  func leavePrompt(row: RowWhilePrompting) {
    var list = List("ab", .with(row: row), after: .full("a"), .presented(1))
    #expect(list.work(.leave) == [.dismiss(1)] + (row == .closes ? [] : [.close("a")]))
    #expect(list.phase == .rest)
    #expect(list.work(.presented(1)) == [.dismiss(1)])
  }

  @Test("A move that asks goes back when its prompt ends that way")
  func heldRow() {
    for (policy, event) in [(.init(promptInBackground: .cancel), .background), (Policy(), .leave)]
      as [(Policy, Event<String>)]
    {
      var list = List(
        "abc", .moving(prompts: [.alert]), policy: policy, after: .lift("a"), .over(.end), .drop)
      #expect(list.work(event) == [.dismiss(1), .snapBack("a", .before("b"))])
      #expect(list.drawn == "abc")
    }
  }

  @Test("Tickets, undo offers, held rows, the selection and edit mode outlive both")
  func outlive() {
    var list = List(
      "abcd", after: .tap("archive", "a"), .data("bcd"), .lift("b"), .over(.end), .drop,
      .edit(true), .select(["c"]), .tap("flag", "d"))
    let before = list
    for event in [Event<String>.background, .leave, .enter, .foreground] {
      #expect(list.refusal(event) == .nothingToDo)
    }
    #expect(list == before)
    #expect(list.undoable == [1])
    #expect(list.drawn == "cdb")
  }
}
