/// The app and the screen come and go. Tickets and undo offers outlive both.
extension ListStateMachine {
  @inlinable
  mutating func background(_ transition: inout Transition<RowID>) -> Outcome {
    switch state.phase.parts.kind {
    case .swiping: closeDisplacedRow(&transition)
    case .dragging: endDrag(&transition)
    case .prompting where policy.promptInBackground == .cancel: dismissPrompt(&transition)
    case .rest, .open, .prompting: return .ignored(.nothingToDo)
    }
    return .handled
  }

  @inlinable
  mutating func foreground(_ transition: inout Transition<RowID>) -> Outcome {
    guard state.phase.parts.kind == .prompting else { return .ignored(.nothingToDo) }
    state.phase.parts.isPresented = false
    transition.append(.present(state.phase.parts), state.phase.asked)
    return .handled
  }

  @inlinable
  mutating func leave(_ transition: inout Transition<RowID>) -> Outcome {
    switch state.phase.parts.kind {
    case .swiping, .open: closeDisplacedRow(&transition)
    case .dragging: endDrag(&transition)
    case .prompting: dismissPrompt(&transition)
    case .rest: return .ignored(.nothingToDo)
    }
    return .handled
  }
}
