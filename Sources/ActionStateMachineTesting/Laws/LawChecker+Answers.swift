import ActionStateMachine

extension LawChecker {
  /// Whether an answer is taken exactly when something waits for it, and else for the right reason.
  func checkAnswer(_ transition: ObservedTransition<RowID>) throws(Breach) {
    let reason: IgnoredReason?
    switch transition.event {
    case .confirm(let prompt), .cancel(let prompt), .gone(let prompt):
      reason = chain?.prompt == prompt ? nil : .stalePrompt
    case .mutationSucceeded, .mutationFailed, .mutationUnknown, .undoExpired:
      reason = ledger.refusal(of: transition.event)
    case .undo: reason = ledger.refusal(of: transition.event) ?? refusalOfUndo(transition)
    case .foreignDrag:
      return try require(
        transition.commands == [.proposal(.forbidden)], .totalAndDeterministic,
        "A drag from elsewhere is not forbidden to drop here.")
    default: return
    }
    let expected: Outcome = reason.map { .ignored($0) } ?? .handled
    try require(
      transition.outcome == expected, .totalAndDeterministic,
      "\(transition.event.kind) is \(transition.outcome), and should be \(expected).")
  }

  private func refusalOfUndo(_ transition: ObservedTransition<RowID>) -> IgnoredReason? {
    guard case .undo(let ticket) = transition.event,
      let offer = ledger.offers.first(where: { $0.ticket == ticket })
    else { return nil }
    if case .dragging = transition.from { return .dragInProgress }
    let claimed = ledger.claimed.union(chain?.rows ?? [])
    let present = offer.rows.intersection(data.rows)
    return claimed.isDisjoint(with: present) ? nil : .rowClaimed
  }
}

extension TicketLedger {
  /// Why an answer or an expiry means nothing, if it does not.
  func refusal(of event: Event<RowID>) -> IgnoredReason? {
    switch event {
    case .mutationSucceeded(let ticket, _):
      return refusal(of: ticket) { entry in
        if case .succeeded = entry.answer { true } else { false }
      }
    case .mutationUnknown(let ticket):
      return refusal(of: ticket) { $0.answer != .awaited }
    case .mutationFailed(let ticket, _, let rows):
      return refusal(of: ticket) { entry in
        rows.map { (entry.undoing?.rows ?? entry.rows).isDisjoint(with: $0) } ?? false
      }
    case .undo(let ticket), .undoExpired(let ticket):
      return offers.contains { $0.ticket == ticket } ? nil : .staleTicket
    default: return nil
    }
  }

  private func refusal(
    of ticket: Ticket, whereNothingIsToDo isDone: (Entry) -> Bool
  ) -> IgnoredReason? {
    guard let entry = entries.first(where: { $0.ticket == ticket }) else { return .staleTicket }
    return isDone(entry) ? .nothingToDo : nil
  }
}
