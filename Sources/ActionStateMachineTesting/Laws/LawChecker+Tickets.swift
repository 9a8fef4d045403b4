import ActionStateMachine

extension LawChecker {
  /// Keeps the book of changes, and compares what is asked, offered and told with it.
  mutating func checkTickets(
    _ transition: ObservedTransition<RowID>, _ applied: DataModel<RowID>.Applied?,
    _ heldBefore: HeldRows<RowID>, _ returned: Set<RowID>
  ) throws(Breach) {
    ledger.beginTransition()
    if let applied, case .rowsChanged(let change) = transition.event {
      let landed = heldBefore.rows.subtracting(heldRows).subtracting(returned)
      ledger.take(change, applied, landed: landed, data: data.rows)
    } else {
      ledger.take(transition.event, held: heldRows, data: data.rows)
    }
    for command in transition.commands { try enter(command) }
    try checkDue(transition.commands)
    let claimed = ledger.claimed
    for (row, look) in list.looks where look.isBusy || look.isPreAnimated {
      try require(
        claimed.contains(row), .looksPairUp,
        "Row \(row) is drawn as waiting or gone, but no change of it is unfinished.")
    }
  }

  private mutating func enter(_ command: Command<RowID>) throws(Breach) {
    switch command {
    case .perform(let ticket, let id, let rows, _):
      guard let action = actions[id] else { return }
      try require(
        ledger.claimed.isDisjoint(with: rows) || action.change == .nothing, .performOncePerYes,
        "\(id) is performed on \(Array(rows)), some of them in another unfinished change.")
      ledger.perform(ticket, action, Array(rows))
    case .performUndo(let ticket, let undone, let rows, _):
      let claimed = ledger.claimed
      try require(
        ledger.undo(ticket, of: undone, in: data.rows) == Set(rows), .undoIsOffered,
        "The undo of \(undone) names \(Array(rows)), and should name what it took.")
      try require(
        claimed.isDisjoint(with: rows), .performOncePerYes,
        "\(undone) is undone while some of its rows are in another unfinished change.")
    default: break
    }
  }

  /// Compares what a transition says with what is due.
  private func checkDue(_ commands: [Command<RowID>]) throws(Breach) {
    var offered: [Ticket] = []
    var withdrawn: [Ticket] = []
    var requests = 0
    var refused: [Set<RowID>] = []
    for command in commands {
      switch command {
      case .offerUndo(let ticket): offered.append(ticket)
      case .withdrawUndo(let ticket): withdrawn.append(ticket)
      case .requestData: requests += 1
      case .fail(let rows, _): refused.append(Set(rows))
      default: break
      }
    }
    let due = ledger.due
    try require(
      Set(offered) == Set(due.offered) && offered.count == due.offered.count, .undoIsOffered,
      "The undo of \(offered) is offered, and should be of \(due.offered).")
    try require(
      Set(withdrawn) == Set(due.withdrawn) && withdrawn.count == due.withdrawn.count,
      .undoIsOffered,
      "The undo of \(withdrawn) is withdrawn, and should be of \(due.withdrawn).")
    try require(
      requests == (due.needsData ? 1 : 0), .dataIsAskedFor,
      "Data is asked for \(requests) times although \(due.needsData ? "an" : "no") outcome is unknown."
    )
    try require(
      refused == (due.refused.map { [$0] } ?? []), .failureIsTold,
      "\(refused) are said to have failed, and should be \(due.refused.map { [$0] } ?? []).")
  }
}
