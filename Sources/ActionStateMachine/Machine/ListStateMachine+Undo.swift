/// Undo: each change that ended well is offered back, and stays on offer beside the others.
extension ListStateMachine {
  @inlinable
  mutating func undo(_ ticket: Ticket, _ transition: inout Transition<RowID>) -> Outcome {
    guard let index = state.offers.firstIndex(where: { $0.ticket == ticket }) else {
      return .ignored(.staleTicket)
    }
    guard !state.isDragging else { return .ignored(.dragInProgress) }
    let offer = state.offers[index]
    var present = offer.rows
    present.removeAll { !state.order.contains($0) }
    guard !present.contains(where: { state.isClaimedHeldOrAsked($0) }) else {
      return .ignored(.rowClaimed)
    }
    closeRow(forUndoOf: present, &transition)
    state.offers.remove(at: index)
    state.lastTicket += 1
    let undoing = Ticket(state.lastTicket)
    transition.appendUndo(undoing, of: ticket, offer.rows, offer.origin)
    transition.append(.withdrawUndo(ticket))
    state.begin(
      Mutation(
        ticket: undoing, purpose: .undo(offer), change: offer.change, rows: present,
        ownRows: present))
    return .handled
  }

  @inlinable
  mutating func undoExpired(_ ticket: Ticket, _ transition: inout Transition<RowID>) -> Outcome {
    guard let index = state.offers.firstIndex(where: { $0.ticket == ticket }) else {
      return .ignored(.staleTicket)
    }
    state.offers.remove(at: index)
    transition.append(.withdrawUndo(ticket))
    return .handled
  }

  /// Offers the undo, unless the rows of a removal are all back already.
  @inlinable
  mutating func offer(_ offer: UndoOffer<RowID>, _ transition: inout Transition<RowID>) {
    guard !offer.isMoot(in: state.order) else { return }
    state.offers.append(offer)
    transition.append(.offerUndo(offer.ticket))
  }

  /// Closes an open row, and a swiped one that the undo takes over.
  @inlinable
  mutating func closeRow(
    forUndoOf rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) {
    if state.phase.parts.kind == .swiping, let row = state.phase.row, !rows.contains(row) { return }
    closeDisplacedRow(&transition)
  }
}

extension UndoOffer {
  /// Whether there is nothing left to undo, since the data has all the rows of a removal.
  @inlinable
  func isMoot(in order: RowOrder<RowID>) -> Bool {
    guard change == .removes else { return false }
    for row in rows where !order.contains(row) { return false }
    return true
  }
}
