/// The app and the screen come and go. Tickets and undo offers outlive both.
extension ListStateMachine {
  @inlinable
  mutating func background(_ commands: inout Transition<RowID>) -> Outcome {
    switch state.phase.parts.kind {
    case .swiping: closeDisplacedRow(&commands)
    case .dragging: endDrag(&commands)
    case .prompting where policy.promptInBackground == .cancel: dismissPrompt(&commands)
    case .rest, .open, .prompting: return .ignored(.nothingToDo)
    }
    return .handled
  }

  @inlinable
  mutating func foreground(_ commands: inout Transition<RowID>) -> Outcome {
    guard state.phase.parts.kind == .prompting else { return .ignored(.nothingToDo) }
    state.phase.parts.isPresented = false
    commands.append(.present(state.phase.parts), state.phase.asked)
    return .handled
  }

  @inlinable
  mutating func leave(_ commands: inout Transition<RowID>) -> Outcome {
    switch state.phase.parts.kind {
    case .swiping, .open: closeDisplacedRow(&commands)
    case .dragging: endDrag(&commands)
    case .prompting: dismissPrompt(&commands)
    case .rest: return .ignored(.nothingToDo)
    }
    return .handled
  }
}
