import ActionStateMachine
import Testing

/// What may stand against an event, each reached by events that make nothing else of it true.
private enum Obstacle: CaseIterable {
  case drag, prompt, claim, editing

  var events: [Event<String>] {
    switch self {
    case .drag: [.lift("c")]
    case .prompt: [.tap("delete", "c"), .presented(1)]
    case .claim: [.tap("flag", "a")]
    case .editing: [.edit(true)]
    }
  }
}

/// A list against whose row `a` the obstacles stand, in an order in which they can come about.
private func obstructed(_ obstacles: Obstacle..., actions: ActionSet = oneSided) -> List {
  var list = List("abc", actions)
  for obstacle in [Obstacle.editing, .claim, .drag, .prompt] where obstacles.contains(obstacle) {
    for event in obstacle.events { _ = list.work(event) }
  }
  return list
}

/// The standard set with nothing on the leading edge.
private let oneSided = ActionSet.checked(
  ActionSet.standard.actions.map { action in
    var action = action
    if action.edge == .leading { (action.edge, action.allowsFullSwipe) = (nil, false) }
    return action
  })

@Suite("Of several reasons to ignore an event, the first in the table is given")
struct ReasonsTests {
  @Test("Trigger: the action, no rows, the row, a drag, a prompt, a claim")
  func trigger() {
    var list = obstructed(.claim, .drag)
    #expect(list.refusal(.bulk("none", [])) == .unknownAction)
    #expect(list.refusal(.bulk("reorder", ["z"])) == .unknownAction)
    #expect(list.refusal(.bulk("flag", [])) == .noRows)
    #expect(list.refusal(.bulk("flag", ["a", "z"])) == .unknownRow)
    #expect(list.refusal(.bulk("flag", ["b", "a"])) == .dragInProgress)
    list = ReasonsTests.blockedAndClaimed
    #expect(list.refusal(.bulk("flag", ["a", "z"])) == .unknownRow)
    #expect(list.refusal(.bulk("flag", ["a"])) == .promptOnScreen)
    list = List("abc", after: .tap("flag", "a"))
    #expect(list.refusal(.bulk("flag", ["b", "a"])) == .rowClaimed)
  }

  @Test("Swipes: the row, a drag, a prompt, a claim, editing, no buttons, nothing to do")
  func swipes() {
    let swipes: [(String, Edge) -> Event<String>] = [
      { .swipe($0, $1) }, { .reveal($0, $1) }, { .full($0, $1) }, { .full($0, $1, "none") },
    ]
    for swipe in swipes {
      var drag = obstructed(.editing, .claim, .drag)
      #expect(drag.refusal(swipe("z", .leading)) == .unknownRow)
      #expect(drag.refusal(swipe("a", .leading)) == .dragInProgress)
      var prompt = obstructed(.editing, .claim, .prompt)
      #expect(prompt.refusal(swipe("z", .leading)) == .unknownRow)
      #expect(prompt.refusal(swipe("a", .leading)) == .promptOnScreen)
      var claim = obstructed(.editing, .claim)
      #expect(claim.refusal(swipe("a", .leading)) == .rowClaimed)
      #expect(claim.refusal(swipe("b", .leading)) == .editing)
      var rest = obstructed()
      #expect(rest.refusal(swipe("b", .leading)) == .noActions)
    }
  }

  @Test("A swipe that changes nothing has nothing to do")
  func swipedAlready() {
    var list = List("ab", after: .swipe("a"))
    #expect(list.refusal(.swipe("a")) == .nothingToDo)
    list = List("ab", .with(fullSwipe: false), after: .reveal("a"))
    #expect(list.refusal(.reveal("a")) == .nothingToDo)
    #expect(list.refusal(.full("a")) == .nothingToDo)
  }

  @Test("A full swipe that names no full-swipe action of its edge is refused for that last")
  func unknownFullSwipe() {
    for action in ["none", "report", "archive", "purge"] as [ActionID] {
      var list = List("ab")
      #expect(list.refusal(.full("a", .trailing, action)) == .unknownAction)
      #expect(list.refused(.full("a", .trailing, action)) == [.close("a")])
      list = List("ab", .with(fullSwipe: false))
      #expect(list.refusal(.full("a", .trailing, action)) == .unknownAction)
    }
  }

  @Test("Arming: no swipe of that row, no full swipe, the action, nothing to do")
  func arming() {
    var list = List("ab", after: .swipe("a"))
    #expect(list.refusal(.swipeArmed("b", "none")) == .notSwiping)
    #expect(list.refusal(.swipeArmed("z", nil)) == .notSwiping)
    #expect(list.refusal(.swipeArmed("a", "report")) == .unknownAction)
    #expect(list.refusal(.swipeDisarmed("a")) == .nothingToDo)
    #expect(list.work(.swipeArmed("a", nil)) == [.arm("a", "delete")])
    #expect(list.refusal(.swipeArmed("a", "delete")) == .nothingToDo)
    list = List("ab", .with(fullSwipe: false), after: .swipe("a"))
    #expect(list.refusal(.swipeArmed("a", "none")) == .noActions)
    #expect(list.refusal(.swipeDisarmed("a")) == .nothingToDo)
  }

  @Test("Only the row under the finger can be armed, disarmed or lose its touch")
  func notSwiping() {
    for events in [[], [.reveal("a")], [.swipe("b")], [Event<String>.lift("a")]] {
      var list = List("ab")
      for event in events { _ = list.work(event) }
      #expect(list.refusal(.swipeArmed("a", nil)) == .notSwiping)
      #expect(list.refusal(.swipeDisarmed("a")) == .notSwiping)
      #expect(list.refusal(.swipeCancelled("a")) == .notSwiping)
    }
  }

  @Test("Conceal: the row, kept open under a prompt on screen, not open")
  func conceal() {
    var list = List(
      "ab", .with(row: .closesAtAnswer), after: .reveal("a"), .tap("delete", "a"), .presented(1))
    #expect(list.refusal(.conceal("z")) == .unknownRow)
    #expect(list.refusal(.conceal("a")) == .promptOnScreen)
    #expect(list.refusal(.conceal("b")) == .notOpen)
    for events in [[], [.swipe("b")], [.lift("a")], [Event<String>.tap("delete", "a")]] {
      list = List("ab")
      for event in events { _ = list.work(event) }
      #expect(list.refusal(.conceal("a")) == .notOpen)
    }
  }

  @Test("Scroll and a tap outside: a prompt on screen, nothing to do")
  func outside() {
    for event in [Event<String>.scroll, .tapOutside] {
      var list = List("ab")
      #expect(list.refusal(event) == .nothingToDo)
      list = List("ab", after: .lift("a"), .over(.end))
      #expect(list.refusal(event) == .nothingToDo)
      list = List("ab", after: .tap("delete", "a"), .presented(1))
      #expect(list.refusal(event) == .promptOnScreen)
    }
  }

  @Test("Tap: the row, a drag, a prompt on screen, a claim")
  func tapRow() {
    var drag = obstructed(.claim, .drag)
    #expect(drag.refusal(.tapRow("z")) == .unknownRow)
    #expect(drag.refusal(.tapRow("a")) == .dragInProgress)
    var prompt = obstructed(.claim, .prompt)
    #expect(prompt.refusal(.tapRow("z")) == .unknownRow)
    #expect(prompt.refusal(.tapRow("a")) == .promptOnScreen)
    var claim = obstructed(.claim)
    #expect(claim.refusal(.tapRow("a")) == .rowClaimed)
  }

  @Test("Lift: the row, a drag, a prompt, no reorder, a claim")
  func lift() {
    let fixed = ActionSet.checked(ActionSet.standard.actions.filter { !$0.isReorder })
    var drag = obstructed(.claim, .drag)
    #expect(drag.refusal(.lift("z")) == .unknownRow)
    #expect(drag.refusal(.lift("a")) == .dragInProgress)
    #expect(drag.refusal(.lift("c")) == .dragInProgress)
    var prompt = obstructed(.claim, .prompt, actions: fixed)
    #expect(prompt.refusal(.lift("z")) == .unknownRow)
    #expect(prompt.refusal(.lift("a")) == .promptOnScreen)
    var claim = obstructed(.claim, actions: fixed)
    #expect(claim.refusal(.lift("a")) == .notReorderable)
    claim = obstructed(.claim)
    #expect(claim.refusal(.lift("a")) == .rowClaimed)
  }

  @Test("Hover, drop and the end of a drag: no drag, the slot, nothing to do")
  func drag() {
    for events in [[], [.swipe("a")], [.reveal("a")], [Event<String>.tap("delete", "a")]] {
      var list = List("ab")
      for event in events { _ = list.work(event) }
      #expect(list.refusal(.over(.before("z"))) == .notDragging)
      #expect(list.refusal(.hover(.outside)) == .notDragging)
      #expect(list.refusal(.drop) == .notDragging)
      #expect(list.refusal(.cancelDrag) == .notDragging)
    }
    var list = List("abc", after: .lift("a"))
    #expect(list.refusal(.over(.before("z"))) == .unknownSlot)
    for slot in [Slot.before("a"), .before("b")] {
      #expect(list.refusal(.over(slot)) == .nothingToDo)
    }
    #expect(list.refusal(.hover(.outside)) == .nothingToDo)
    #expect(list.work(.over(.end)) == [.gap(.end)])
    #expect(list.refusal(.over(.end)) == .nothingToDo)
  }

  @Test("Select and deselect: no rows, the row, nothing to do")
  func selection() {
    var list = List("ab", after: .tap("flag", "b"))
    #expect(list.refusal(.select([])) == .noRows)
    #expect(list.refusal(.select(["a", "z"])) == .unknownRow)
    #expect(list.refusal(.select(["b"])) == .nothingToDo)
    #expect(list.refusal(.deselect([])) == .noRows)
    #expect(list.refusal(.deselect(["z", "a"])) == .nothingToDo)
    #expect(list.work(.select(["a", "b"])) == [.select(["a"])])
    #expect(list.refusal(.select(["a"])) == .nothingToDo)
  }

  @Test("Edit mode that is so already, and life-cycle events that end nothing, do nothing")
  func nothingToDo() {
    var list = List("ab")
    let idle: [Event<String>] = [.edit(false), .background, .foreground, .leave, .enter]
    for event in idle { #expect(list.refusal(event) == .nothingToDo) }
    list = List("ab", after: .edit(true))
    #expect(list.refusal(.edit(true)) == .nothingToDo)
    list = List("ab", after: .reveal("a"))
    for event in [Event<String>.background, .foreground, .enter] {
      #expect(list.refusal(event) == .nothingToDo)
    }
  }

  @Test("Undo: the ticket, a drag, a claim")
  func undo() {
    var list = List("abc", after: .tap("report", "a"), .lift("b"))
    #expect(list.refusal(.undo(9)) == .staleTicket)
    #expect(list.refusal(.undoExpired(9)) == .staleTicket)
    #expect(list.refusal(.undo(1)) == .staleTicket)
    list = List("abc", .with("flag", change: .updates, prompts: [], undoable: true))
    for event in [Event<String>.tap("flag", "a"), .succeeded(1), .tap("report", "a")] {
      _ = list.work(event)
    }
    #expect(list.refusal(.undo(1)) == .rowClaimed)
    _ = list.work(.lift("b"))
    #expect(list.refusal(.undo(1)) == .dragInProgress)
    #expect(list.work(.undoExpired(1)) == [.withdrawUndo(1)])
  }

  /// A prompt about `c` is on screen, and `a` waits for its change.
  private static var blockedAndClaimed: List {
    List("abc", after: .tap("flag", "a"), .tap("delete", "c"), .presented(1))
  }
}
