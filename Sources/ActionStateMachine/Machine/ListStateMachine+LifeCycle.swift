/// The app and the screen come and go. Tickets and undo offers outlive both.
extension ListStateMachine {
  @inlinable
  mutating func background(_ commands: inout CommandList<RowID>) -> Outcome {
    switch state.phase {
    case .swiping: closeDisplacedRow(&commands)
    case .dragging: endDrag(&commands)
    case .prompting where policy.promptInBackground == .cancel: dismissPrompt(&commands)
    case .rest, .open, .prompting: return .ignored(.nothingToDo)
    }
    return .handled
  }

  @inlinable
  mutating func foreground(_ commands: inout CommandList<RowID>) -> Outcome {
    guard case .prompting(var prompting) = state.phase else { return .ignored(.nothingToDo) }
    prompting.isPresented = false
    state.phase = .prompting(prompting)
    commands.append(.present(Presentation(prompting)))
    return .handled
  }

  @inlinable
  mutating func leave(_ commands: inout CommandList<RowID>) -> Outcome {
    switch state.phase {
    case .swiping, .open: closeDisplacedRow(&commands)
    case .dragging: endDrag(&commands)
    case .prompting: dismissPrompt(&commands)
    case .rest: return .ignored(.nothingToDo)
    }
    return .handled
  }
}
