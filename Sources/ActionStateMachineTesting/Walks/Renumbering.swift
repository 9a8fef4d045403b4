import ActionStateMachine

/// The prompts and tickets that one transition gave out.
struct Tokens: Hashable, Sendable {
  var prompts: [PromptID] = []
  var tickets: [Ticket] = []

  init<RowID>(_ commands: [Command<RowID>]) {
    for command in commands {
      switch command {
      case .present(let presentation): prompts.append(presentation.prompt)
      case .perform(let ticket, _, _, _), .performUndo(let ticket, _, _, _): tickets.append(ticket)
      default: break
      }
    }
  }
}

/// What prompts and tickets are called once some events before them are left out.
struct Renumbering {
  private var prompts: [PromptID: PromptID] = [:]
  private var tickets: [Ticket: Ticket] = [:]

  mutating func note(_ old: Tokens, _ new: Tokens) {
    for (old, new) in zip(old.prompts, new.prompts) { prompts[old] = new }
    for (old, new) in zip(old.tickets, new.tickets) { tickets[old] = new }
  }

  /// The event with its tokens renamed. Number 0 stands for what is no longer given out.
  func rewrite<RowID>(_ event: Event<RowID>) -> Event<RowID> {
    switch event {
    case .presented(let prompt): .presented(self[prompt])
    case .confirm(let prompt): .confirm(self[prompt])
    case .cancel(let prompt): .cancel(self[prompt])
    case .gone(let prompt): .gone(self[prompt])
    case .mutationSucceeded(let ticket, let revision):
      .mutationSucceeded(self[ticket], revision: revision)
    case .mutationFailed(let ticket, let reason, let rows):
      .mutationFailed(self[ticket], reason: reason, rows: rows)
    case .mutationUnknown(let ticket): .mutationUnknown(self[ticket])
    case .undo(let ticket): .undo(self[ticket])
    case .undoExpired(let ticket): .undoExpired(self[ticket])
    default: event
    }
  }

  private subscript(prompt: PromptID) -> PromptID { prompts[prompt] ?? PromptID(0) }
  private subscript(ticket: Ticket) -> Ticket { tickets[ticket] ?? Ticket(0) }
}
