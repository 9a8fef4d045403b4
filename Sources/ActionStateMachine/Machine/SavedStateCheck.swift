/// Finds what no list with these actions could have come to.
///
/// A resumed list goes on as if it had never ended; so whatever the flows take for granted has to
/// hold for a file that anyone may have written.
struct SavedStateCheck<RowID: Hashable & Sendable> {
  let machine: ListStateMachine<RowID>
  /// The phase as it was saved.
  let phase: Phase<RowID>

  /// The numbers that leave room for as many more: a list goes on counting.
  private static var numbers: Range<Int> { 0..<(Int.max / 2) }

  private var state: ListState<RowID> { machine.state }
  private var actions: ActionSet { machine.actions }

  /// What is wrong first, or `nil`.
  var error: SavedStateError? {
    if !state.selection.allSatisfy(state.order.contains) { return .selection }
    guard Self.numbers.contains(state.lastPrompt), Self.numbers.contains(state.lastTicket) else {
      return .numbers
    }
    if !isPossible(phase) { return .phase }
    if case .prompting(let prompting) = phase, !isPossible(prompting) { return .prompt }
    for (index, mutation) in state.mutations.enumerated() where !isPossible(mutation, at: index) {
      return .mutation(mutation.ticket)
    }
    for offer in state.offers where !isPossible(offer) || isUnfinished(offer.ticket) {
      return .undoOffer(offer.ticket)
    }
    if Set(state.offers.map(\.ticket)).count != state.offers.count { return .order }
    if !areHeldRowsPossible { return .heldRows }
    let waits = state.refreshes.allSatisfy {
      state.order.contains($0) && machine.putsOffRefresh(of: $0)
    }
    return waits && Set(state.refreshes).count == state.refreshes.count ? nil : .refreshes
  }

  private func isPossible(_ phase: Phase<RowID>) -> Bool {
    switch phase {
    case .rest, .prompting: return true
    case .swiping(let swipe):
      if let armed = swipe.armed, actions.fullSwipeAction(on: swipe.edge, named: armed) == nil {
        return false
      }
      return isFree(swipe.row) && actions.hasActions(on: swipe.edge) && !state.isEditing
    case .open(let open):
      return isFree(open.row) && actions.hasActions(on: open.edge) && !state.isEditing
    case .dragging(let drag):
      guard isFree(drag.row), actions.reorderAction != nil else { return false }
      return drag.gap.map { isSlot($0) && !state.isOwnSlot($0, of: drag.row) } ?? true
    }
  }

  private func isPossible(_ prompting: Prompting<RowID>) -> Bool {
    guard let action = actions[prompting.action],
      action.prompts.indices.contains(prompting.position),
      action.prompts[prompting.position] == prompting.kind,
      (1...max(1, state.lastPrompt)).contains(prompting.prompt.number),
      isList(prompting.rows), prompting.rows.allSatisfy({ state.claims[$0] == nil })
    else { return false }
    if let kept = prompting.keptRow {
      guard action.keepsRowOpen, prompting.rows.contains(kept.row), !state.isEditing,
        actions.hasActions(on: kept.edge)
      else { return false }
    }
    guard let slot = prompting.slot else {
      return !action.isReorder && !prompting.rows.contains(where: state.held.contains)
    }
    return action.isReorder && prompting.rows.count == 1 && isSlot(slot)
      && prompting.rows.allSatisfy(state.held.contains)
  }

  private func isPossible(_ mutation: Mutation<RowID>, at index: Int) -> Bool {
    let earlier = index == 0 ? 0 : state.mutations[index - 1].ticket.number
    guard mutation.ticket.number > earlier, mutation.ticket.number <= state.lastTicket,
      mutation.rows.isEmpty || isList(mutation.rows),
      mutation.rows.allSatisfy({ state.claims[$0] == mutation.ticket }),
      isSet(mutation.ownRows), mutation.rows.allSatisfy(RowLookup(mutation.ownRows).contains),
      isSet(mutation.doubtedRows),
      mutation.doubtedRows.allSatisfy(RowLookup(mutation.rows).contains)
    else { return false }
    switch mutation.purpose {
    case .perform(let id): return actions[id].map { isPossible(mutation, of: $0) } ?? false
    case .undo(let offer): return isPossible(mutation, of: offer)
    }
  }

  private func isPossible(_ mutation: Mutation<RowID>, of action: RowAction) -> Bool {
    guard action.change != .nothing, mutation.change == action.change,
      mutation.isUndoable == action.isUndoable, !mutation.rows.isEmpty,
      mutation.origin.map(isSlot) ?? true, (mutation.origin != nil) == action.isReorder
    else { return false }
    let isHeld = mutation.rows.contains(where: state.held.contains)
    guard isHeld == action.isReorder, !action.isReorder || mutation.ownRows.count == 1 else {
      return false
    }
    let isRemoval = action.change == .removes
    guard mutation.ownRows.count == mutation.rows.count || isRemoval || !isHeld else {
      return false
    }
    switch mutation.answer {
    case .awaited:
      guard mutation.doubtedRows.isEmpty else { return false }
      return mutation.look == lookWhenOrdered(action)
    case .unknown:
      guard mutation.doubtedRows.isEmpty else { return false }
      return mutation.look == (action.preAnimatesRemoval ? .preAnimated : .busy)
    case .succeeded:
      guard isRemoval else {
        return isHeld && mutation.look == .plain && mutation.doubtedRows.isEmpty
      }
      return mutation.look == lookWhenOrdered(action)
        || mutation.look == .busy && !action.preAnimatesRemoval
    }
  }

  private func lookWhenOrdered(_ action: RowAction) -> Mutation<RowID>.Look {
    if action.preAnimatesRemoval { return .preAnimated }
    return action.makesRowBusy ? .busy : .plain
  }

  private func isPossible(_ mutation: Mutation<RowID>, of offer: UndoOffer<RowID>) -> Bool {
    guard isPossible(offer), offer.ticket < mutation.ticket, offer.change == mutation.change,
      !mutation.isUndoable, mutation.origin == nil, mutation.doubtedRows.isEmpty,
      mutation.ownRows.allSatisfy(RowLookup(offer.rows).contains),
      !mutation.rows.contains(where: state.held.contains),
      state.mutations.count(where: { $0.isAbout(offer.ticket) }) == 1
    else { return false }
    switch mutation.answer {
    case .awaited: return mutation.look == .plain
    case .unknown: return mutation.look == .busy || mutation.rows.isEmpty && mutation.look == .plain
    case .succeeded: return false
    }
  }

  private func isPossible(_ offer: UndoOffer<RowID>) -> Bool {
    let isReorder = offer.origin != nil
    return offer.ticket.number >= 1 && offer.ticket.number <= state.lastTicket
      && !offer.rows.isEmpty && isSet(offer.rows) && offer.change != .nothing
      && (!isReorder || offer.change == .moves && offer.rows.count == 1)
      && (offer.origin.map(isSlot) ?? true) && !offer.isMoot(in: state.order)
  }

  private var areHeldRowsPossible: Bool {
    let entries = state.held.entries
    guard isSet(RowList(entries.map(\.row))) else { return false }
    var sorted = state
    sorted.sortHeldRows()
    guard sorted.held == state.held else { return false }
    return entries.allSatisfy { entry in
      let isMoving =
        state.mutation(claiming: entry.row).map { $0.change == .moves && $0.origin != nil }
        ?? (machine.livePrompt.map { $0.slot != nil && $0.rows.contains(entry.row) } ?? false)
      return isMoving && state.order.contains(entry.row) && isSlot(entry.origin)
        && isSlot(entry.slot) && !(entry.slot.row.map(state.held.contains) ?? false)
    }
  }

  /// Whether nothing has `row`, and the data does.
  private func isFree(_ row: RowID) -> Bool {
    state.order.contains(row) && !state.isClaimedOrHeld(row)
  }

  private func isUnfinished(_ ticket: Ticket) -> Bool {
    state.mutations.contains { $0.isAbout(ticket) }
  }

  private func isSlot(_ slot: Slot<RowID>) -> Bool { slot.row.map(state.order.contains) ?? true }

  private func isList(_ rows: RowList<RowID>) -> Bool {
    !rows.isEmpty && isSet(rows) && rows.allSatisfy(state.order.contains)
  }

  private func isSet(_ rows: RowList<RowID>) -> Bool { rows.unique.count == rows.count }
}

extension Mutation {
  /// Whether it is the change with `ticket`, or undoes that.
  fileprivate func isAbout(_ ticket: Ticket) -> Bool {
    if case .undo(let offer) = purpose, offer.ticket == ticket { return true }
    return self.ticket == ticket
  }
}
