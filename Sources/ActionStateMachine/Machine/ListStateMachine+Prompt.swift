/// Prompts: what asks between the trigger and the data change.
extension ListStateMachine {
  @inlinable
  mutating func presented(_ prompt: PromptID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.phase.isAsking(prompt) else {
      transition.append(.dismiss(prompt.number))  // It came up after its end.
      return .handled
    }
    guard !state.phase.parts.isPresented else { return .ignored(.nothingToDo) }
    state.phase.parts.isPresented = true
    return .handled
  }

  @inlinable
  mutating func confirm(_ prompt: PromptID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.phase.isAsking(prompt), let action = state.phase.parts.action else {
      return .ignored(.stalePrompt)
    }
    let (rows, slot) = (state.phase.asked, state.phase.slot)
    let next = state.phase.parts.position + 1
    if next < actions.plans[action].promptCount {
      ask(action, rows, position: next, keeping: state.phase.keptRow, at: slot, &transition)
      return .handled
    }
    if let kept = state.phase.row { transition.append(.close, kept) }
    state.phase.rest()
    perform(action, rows, at: slot, &transition)
    return .handled
  }

  /// A no, and a prompt that went away unanswered, are the same.
  @inlinable
  mutating func cancel(_ prompt: PromptID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.phase.isAsking(prompt), let action = state.phase.parts.action else {
      return .ignored(.stalePrompt)
    }
    endPrompt(&transition)
    if actions.plans[action].rowAtCancel != .staysOpen { closeDisplacedRow(&transition) }
    return .handled
  }

  /// Asks with the prompt at `position` of the action's chain.
  @inlinable
  mutating func ask(
    _ action: Int, _ rows: RowList<RowID>, position: Int = 0,
    keeping keptRow: OpenRow<RowID>?, at slot: Slot<RowID>?, _ transition: inout Transition<RowID>
  ) {
    state.lastPrompt += 1
    state.phase.ask(
      PromptID(state.lastPrompt), actions.storage[action].prompts[position], action: action,
      position: position, rows, keeping: keptRow, at: slot)
    transition.append(.present(state.phase.parts), state.phase.asked)
  }

  /// Takes away a prompt that yields to what comes now. Returns whether there was one.
  ///
  /// Its row is then open like any other, for the event to close or to use.
  @discardableResult
  @inlinable
  mutating func yieldPrompt(_ transition: inout Transition<RowID>) -> Bool {
    guard state.phase.parts.isYielding else { return false }
    transition.append(.dismiss(state.phase.parts.number))
    endPrompt(&transition)
    return true
  }

  /// Ends the prompt without a yes: its kept row is merely open, its held row goes back.
  @inlinable
  mutating func endPrompt(_ transition: inout Transition<RowID>) {
    let moved = state.phase.parts.hasSlot ? state.phase.asked.first : nil
    let kept = state.phase.keptRow
    state.phase.rest()
    if let kept { state.phase.open(kept.row, kept.edge) }
    if let moved { snapBack(moved, &transition) }
  }

  /// Ends the prompt, if there is one, together with whatever it keeps open.
  @discardableResult
  @inlinable
  mutating func dismissPrompt(_ transition: inout Transition<RowID>) -> Bool {
    guard state.phase.parts.kind == .prompting else { return false }
    transition.append(.dismiss(state.phase.parts.number))
    endPrompt(&transition)
    closeDisplacedRow(&transition)
    return true
  }
}
