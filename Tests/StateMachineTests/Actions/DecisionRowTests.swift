import ActionStateMachine
import Testing

private func row(_ action: RowAction) -> Decision { decision(for: action, trigger: .path(.tap)) }

private func asking(_ row: RowWhilePrompting, change: RowChange = .removes) -> RowAction {
  RowAction(
    id: "ask", label: "Ask", edge: .trailing, change: change, prompts: [.alert],
    rowWhilePrompting: row)
}

struct DecisionRowTests {
  @Test("Without a prompt there is neither a yes nor a no")
  func noPrompt() {
    for action in allActions {
      #expect((row(action).rowAtCancel == .cannotHappen) == action.prompts.isEmpty)
      #expect((row(action).rowAtConfirm == .cannotHappen) == action.prompts.isEmpty)
    }
  }

  @Test("A row that closes before it is asked about has nothing to close afterwards")
  func closes() {
    let decision = row(asking(.closes))
    #expect(decision.rowAtTrigger == .closes)
    #expect(decision.rowAtCancel == .stays)
    #expect(decision.rowAtConfirm == .stays)
  }

  @Test("A row that closes at the answer stays open until then, whatever the answer")
  func closesAtAnswer() {
    let decision = row(asking(.closesAtAnswer))
    #expect(decision.rowAtTrigger == .staysOpen)
    #expect(decision.rowAtCancel == .closes)
    #expect(decision.rowAtConfirm == .closes)
  }

  @Test("A row that stays open on a no closes on a yes")
  func staysOpenOnCancel() {
    let decision = row(asking(.staysOpenOnCancel))
    #expect(decision.rowAtTrigger == .staysOpen)
    #expect(decision.rowAtCancel == .staysOpen)
    #expect(decision.rowAtConfirm == .closes)
  }

  @Test("A row is kept open only by a prompt", arguments: RowWhilePrompting.allCases)
  func nothingAsked(rowWhilePrompting: RowWhilePrompting) {
    var action = asking(rowWhilePrompting, change: .updates)
    action.prompts = []
    #expect(row(action).rowAtTrigger == .closes)
  }

  @Test(
    "The data change decides what the row does then",
    arguments: [
      (
        RowChange.nothing, Decision.RowAtDataChange.cannotHappen, Decision.RowAtFailure.cannotHappen
      ),
      (.updates, .refreshes, .stays), (.moves, .moves, .stays), (.removes, .leaves, .stays),
    ])
  func dataChange(
    change: RowChange, then: Decision.RowAtDataChange, failed: Decision.RowAtFailure
  ) {
    #expect(row(asking(.closes, change: change)).rowAtDataChange == then)
    #expect(row(asking(.closes, change: change)).rowAtFailure == failed)
  }

  @Test(
    "A row is busy while its action waits for someone else, unless there is nothing to wait for")
  func busy() {
    for action in allActions {
      let waits = action.commit == .deferred && action.change != .nothing
      #expect(row(action).isBusyMeanwhile == waits)
    }
  }

  @Test("A dropped row is held until the data agrees, and snaps back at a no or a failure")
  func reorder() {
    for action in allActions where action.isReorder {
      let decision = row(action)
      #expect(decision.rowAtTrigger == .isHeld)
      #expect(decision.rowAtCancel == (action.prompts.isEmpty ? .cannotHappen : .snapsBack))
      #expect(decision.rowAtConfirm == (action.prompts.isEmpty ? .cannotHappen : .isHeld))
      #expect(decision.rowAtDataChange == .settles)
      #expect(decision.rowAtFailure == .snapsBack)
    }
  }

  @Test("Only a dropped row is ever held or snaps back")
  func onlyReorder() {
    for action in allActions where !action.isReorder {
      let decision = row(action)
      #expect(decision.rowAtTrigger != .isHeld && decision.rowAtConfirm != .isHeld)
      #expect(decision.rowAtCancel != .snapsBack && decision.rowAtFailure != .snapsBack)
      #expect(decision.rowAtDataChange != .settles)
    }
  }
}
