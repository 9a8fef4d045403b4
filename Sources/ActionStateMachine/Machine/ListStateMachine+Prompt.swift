/// Prompts: a question stands between the trigger and the data change.
extension ListStateMachine {
  @inlinable
  mutating func presented(_ prompt: PromptID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard case .prompting(var prompting) = state.phase, prompting.prompt == prompt else {
      commands.append(.dismiss(prompt))  // It came up after its end.
      return .handled
    }
    guard !prompting.isPresented else { return .ignored(.nothingToDo) }
    prompting.isPresented = true
    state.phase = .prompting(prompting)
    return .handled
  }

  @inlinable
  mutating func confirm(_ prompt: PromptID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard case .prompting(let prompting) = state.phase, prompting.prompt == prompt,
      let action = actions.position(of: prompting.action)
    else { return .ignored(.stalePrompt) }
    let next = prompting.position + 1
    if next < actions.plans[action].promptCount {
      ask(
        action, prompting.rows, position: next, keeping: prompting.keptRow, at: prompting.slot,
        &commands)
      return .handled
    }
    if let kept = prompting.keptRow { commands.append(.close(kept.row)) }
    state.phase = .rest
    perform(action, prompting.rows, at: prompting.slot, &commands)
    return .handled
  }

  /// A no, and a prompt that went away unanswered, are the same.
  @inlinable
  mutating func cancel(_ prompt: PromptID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard case .prompting(let prompting) = state.phase, prompting.prompt == prompt else {
      return .ignored(.stalePrompt)
    }
    endPrompt(&commands)
    if case .open = state.phase,
      actions.position(of: prompting.action).map({ actions.plans[$0].rowAtCancel }) != .staysOpen
    {
      closeDisplacedRow(&commands)
    }
    return .handled
  }

  /// Asks the question at `position` of the action's chain.
  @inlinable
  mutating func ask(
    _ action: Int, _ rows: RowList<RowID>, position: Int = 0,
    keeping keptRow: OpenRow<RowID>?, at slot: Slot<RowID>?, _ commands: inout CommandList<RowID>
  ) {
    state.lastPrompt += 1
    let prompting = Prompting(
      prompt: PromptID(state.lastPrompt), action: actions.storage[action].id,
      kind: actions.storage[action].prompts[position],
      position: position, rows: rows, keptRow: keptRow, slot: slot)
    state.phase = .prompting(prompting)
    commands.append(.present(Presentation(prompting)))
  }

  /// Takes away a question that yields to what comes now. Returns whether there was one.
  ///
  /// Its row is then open like any other, for the event to close or to use.
  @discardableResult
  @inlinable
  mutating func yieldPrompt(_ commands: inout CommandList<RowID>) -> Bool {
    guard state.history.kind == .yieldingPrompt, case .prompting(let prompting) = state.phase
    else { return false }
    commands.append(.dismiss(prompting.prompt))
    endPrompt(&commands)
    return true
  }

  /// Ends the question without a yes: its kept row is merely open, its held row goes back.
  @inlinable
  mutating func endPrompt(_ commands: inout CommandList<RowID>) {
    guard case .prompting(let prompting) = state.phase else { return }
    state.phase = prompting.keptRow.map(Phase.open) ?? .rest
    if prompting.slot != nil, let row = prompting.rows.first { snapBack(row, &commands) }
  }

  /// Ends the question, if there is one, together with whatever it keeps open.
  @discardableResult
  @inlinable
  mutating func dismissPrompt(_ commands: inout CommandList<RowID>) -> Bool {
    guard case .prompting(let prompting) = state.phase else { return false }
    commands.append(.dismiss(prompting.prompt))
    endPrompt(&commands)
    closeDisplacedRow(&commands)
    return true
  }
}

extension Presentation {
  /// The live question as it is to be shown.
  @inlinable init(_ prompting: Prompting<RowID>) {
    self.init(
      prompt: prompting.prompt, kind: prompting.kind, action: prompting.action,
      rows: prompting.rows)
  }
}
