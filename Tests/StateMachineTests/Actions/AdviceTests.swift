import ActionStateMachine
import Testing

private let risky = RowAction(
  id: "delete", label: "Delete", edge: .trailing, isDestructive: true, change: .removes)

struct AdviceTests {
  @Test("A destructive removal that neither asks nor can be undone is advised against")
  func undoOrAsk() {
    for trigger in Trigger.allCases where trigger != .fullSwipe {
      #expect(decision(for: risky, trigger: trigger).advice == .undoOrAsk)
    }
  }

  @Test("By a full swipe it is advised against more strongly")
  func fullSwipe() {
    #expect(decision(for: risky, trigger: .fullSwipe).advice == .undoOrAskFullSwipe)
  }

  @Test("Undo, a prompt, or nothing to lose is enough, and so is a row that stays")
  func enough() {
    for action in allActions {
      let isRisky =
        action.isDestructive && action.change == .removes && action.prompts.isEmpty
        && !action.isUndoable
      let advice = decision(for: action, trigger: .fullSwipe).advice
      #expect(advice.contains(.undoOrAskFullSwipe) == isRisky)
      #expect(!advice.contains(.undoOrAsk))
    }
  }

  @Test("A destructive swipe button whose row does not leave at once does best without a role")
  func leaveOutRole() {
    for action in allActions {
      for trigger in Trigger.allCases {
        let isTempting =
          trigger.isOnSwipeButton && action.isDestructive && !action.preAnimatesRemoval
        let advice = decision(for: action, trigger: trigger).advice
        #expect(advice.contains(.leaveOutRole) == isTempting)
      }
    }
  }
}
