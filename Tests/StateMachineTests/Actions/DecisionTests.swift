import ActionStateMachine
import Testing

/// The actions that `condition` holds for and which can start with `trigger`, with what follows.
private func decisions(
  _ triggers: [Trigger] = Trigger.allCases, where condition: (RowAction) -> Bool = { _ in true }
) -> [(action: RowAction, decision: Decision)] {
  allActions.filter(condition).flatMap { action in
    triggers.map { (action, decision(for: action, trigger: $0)) }
  }
}

private let swipeButton: [Trigger] = [.fullSwipe, .path(.tap)]
private let elsewhere: [Trigger] = Trigger.Path.allCases.filter { $0 != .tap }.map(Trigger.path)

struct DecisionTests {
  @Test("A decision is a few bytes that copy without work")
  func trivial() {
    #expect(_isPOD(Decision.self))
    #expect(MemoryLayout<Decision>.size <= 16)
  }

  @Test("A row leaves ahead of its data only if nothing stands between")
  func law() {
    for (action, decision) in decisions() {
      let isFree = action.change == .removes && action.prompts == [] && action.commit == .immediate
      #expect(decision.preAnimatesRemoval == isFree)
      #expect((decision.rowAtTrigger == .leaves) == isFree)
      #expect((decision.rowAtFailure == .returns) == isFree)
      #expect((decision.rowAtDataChange == .hasLeft) == isFree)
    }
  }

  @Test(
    "On a swipe button the role is destructive exactly when the row may leave ahead of its data")
  func roleOnSwipeButton() {
    for (_, decision) in decisions(swipeButton) {
      #expect((decision.role == .destructive) == decision.preAnimatesRemoval)
    }
  }

  @Test("Anywhere else the role is styling: destructive exactly when the action is")
  func roleElsewhere() {
    for (action, decision) in decisions(elsewhere) {
      #expect((decision.role == .destructive) == action.isDestructive)
    }
  }

  @Test("A button is red exactly when its action is destructive")
  func redTint() {
    for (action, decision) in decisions() {
      #expect((decision.tint == .red) == action.isDestructive)
    }
  }

  @Test("Any other button has its action's tint, and never the platform's red")
  func ownTint() {
    for (action, decision) in decisions(where: { !$0.isDestructive }) {
      if action.tint != nil {
        #expect(decision.tint == .own)
      } else {
        #expect(decision.tint == (decision.role == .destructive ? .neutral : .platform))
      }
    }
  }

  @Test("A tap on a swipe button and a full swipe of it look alike, as they share the button")
  func oneButton() {
    for action in allActions {
      let (swipe, tap) = (
        decision(for: action, trigger: .fullSwipe), decision(for: action, trigger: .path(.tap))
      )
      #expect(swipe.role == tap.role && swipe.tint == tap.tint && swipe.hint == tap.hint)
    }
  }

  @Test("What the row does, and what is said, does not depend on the trigger")
  func triggerIsNoMatter() {
    for action in allActions {
      let first = decision(for: action, trigger: .fullSwipe)
      for trigger in Trigger.allCases {
        let other = decision(for: action, trigger: trigger)
        #expect(other.rowAtTrigger == first.rowAtTrigger && other.hint == first.hint)
        #expect(other.rowAtCancel == first.rowAtCancel && other.rowAtConfirm == first.rowAtConfirm)
        #expect(other.rowAtDataChange == first.rowAtDataChange)
        #expect(other.rowAtFailure == first.rowAtFailure)
        #expect(other.isBusyMeanwhile == first.isBusyMeanwhile)
      }
    }
  }

  @Test("The hint says what the missing role does not")
  func hint() {
    for (action, decision) in decisions() {
      #expect(decision.hint.contains(.destructive) == action.isDestructive)
      #expect(decision.hint.contains(.asksFirst) == !action.prompts.isEmpty)
      #expect(decision.hint.contains(.waits) == decision.isBusyMeanwhile)
      #expect(decision.hint.contains(.canBeUndone) == action.isUndoable)
    }
  }
}
