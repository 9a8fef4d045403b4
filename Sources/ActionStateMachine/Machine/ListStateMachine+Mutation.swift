/// Data changes: ordered once, answered by the store, ended by the data.
extension ListStateMachine {
  /// Orders the change of the action at a position of the set. The slot is where a row was dropped.
  @inlinable
  mutating func perform(
    _ action: Int, _ rows: RowList<RowID>, at slot: Slot<RowID>? = nil,
    _ transition: inout Transition<RowID>
  ) {
    state.lastTicket += 1
    let ticket = Ticket(state.lastTicket)
    let plan = actions.plans[action]
    let id = actions.storage[action].id
    let isBusy = plan.makesRowBusy
    if isBusy { for row in rows { transition.append(.busy, row) } }
    transition.append(.perform(ticket, action), rows, slot)
    if isBusy { transition.append(.announce(.waiting), rows) }
    guard plan.change != .nothing else { return }
    state.begin(
      Mutation(
        ticket: ticket, purpose: .perform(id), change: plan.change,
        isUndoable: plan.isUndoable, rows: rows, ownRows: rows,
        look: plan.preAnimatesRemoval ? .preAnimated : isBusy ? .busy : .plain,
        origin: slot == nil ? nil : rows.first.flatMap { state.origin(of: $0) }))
  }

  @inlinable
  mutating func succeeded(
    _ ticket: Ticket, _ revision: Int?, _ transition: inout Transition<RowID>
  ) -> Outcome {
    guard let index = state.index(of: ticket) else { return .ignored(.staleTicket) }
    if case .succeeded = state.mutations[index].answer { return .ignored(.nothingToDo) }
    state.mutations[index].answer = .succeeded(revision: revision)
    let rows = state.mutations[index].rows
    let isUndo = state.mutations[index].isUndo
    if !isUndo, state.mutations[index].change == .removes { return .handled }  // Data removes rows.
    endBusy(index, rows, &transition)
    if !isUndo { deselectChanged(rows, &transition) }
    if state.held.isEmpty || !rows.contains(where: { state.held.contains($0) }) {
      end(at: index, &transition)
    }
    return .handled
  }

  @inlinable
  mutating func failed(
    _ ticket: Ticket, _ reason: String?, _ rows: RowList<RowID>?,
    _ transition: inout Transition<RowID>
  ) -> Outcome {
    guard let index = state.index(of: ticket) else { return .ignored(.staleTicket) }
    let mutation = state.mutations[index]
    if case .undo(let offer) = mutation.purpose {
      if let rows, !rows.contains(where: RowLookup(offer.rows).contains) {
        return .ignored(.nothingToDo)
      }
      endBusy(index, mutation.rows, &transition)
      state.remove(at: index)
      transition.appendFailure(of: offer.rows, reason: reason)
      self.offer(offer, &transition)
      announceFailure(of: offer.rows, &transition)
      return .handled
    }
    var refused = mutation.rows
    if let rows {
      let named = RowLookup(rows)
      refused.removeAll { !named.contains($0) }
    }
    guard !refused.isEmpty else { return .ignored(.nothingToDo) }
    var returning = RowList<RowID>()
    let gapBefore = state.gap
    giveBack(refused, of: index, &returning, &transition)
    for row in returning { snapBack(row, &transition) }
    showGap(after: gapBefore, &transition)
    transition.appendFailure(of: refused, reason: reason)
    announceFailure(of: refused, &transition)
    if state.mutations[index].rows.isEmpty { state.remove(at: index) }
    return .handled
  }

  @inlinable
  mutating func unknown(_ ticket: Ticket, _ transition: inout Transition<RowID>) -> Outcome {
    guard let index = state.index(of: ticket) else { return .ignored(.staleTicket) }
    guard case .awaited = state.mutations[index].answer else { return .ignored(.nothingToDo) }
    state.mutations[index].answer = .unknown
    if state.mutations[index].look == .plain {
      state.mutations[index].look = .busy
      for row in state.mutations[index].rows { transition.append(.busy, row) }
    }
    transition.append(.requestData)
    return .handled
  }

  /// Draws the rows as no longer waiting.
  @inlinable
  mutating func endBusy(
    _ index: Int, _ rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) {
    guard state.mutations[index].look == .busy else { return }
    for row in rows { transition.append(.unbusy, row) }
    if rows.count == state.mutations[index].rows.count { state.mutations[index].look = .plain }
  }

  /// Takes the rows out of their change, and draws them as the data has them; those that are held
  /// are left to go back.
  @inlinable
  mutating func giveBack(
    _ rows: RowList<RowID>, of index: Int, _ returning: inout RowList<RowID>,
    _ transition: inout Transition<RowID>
  ) {
    let look = state.mutations[index].look
    state.release(rows, from: index)
    for row in rows {
      switch look {
      case .preAnimated: transition.append(.restoreRow, row)
      case .busy: transition.append(.unbusy, row)
      case .plain: break
      }
      if state.held.contains(row) { returning.append(row) }
    }
  }

  /// Ends the change without a refusal, and offers to undo it where that can be done.
  @inlinable
  mutating func end(at index: Int, _ transition: inout Transition<RowID>) {
    if case .undo(let offer) = state.mutations[index].purpose {
      state.remove(at: index)
      announceUndo(offer, &transition)
    } else if state.mutations[index].isUndoable {
      let offer = state.mutations[index].offer
      state.remove(at: index)
      if !offer.rows.isEmpty { self.offer(offer, &transition) }
    } else {
      state.remove(at: index)
    }
  }

  @inlinable
  mutating func announceUndo(_ offer: UndoOffer<RowID>, _ transition: inout Transition<RowID>) {
    switch offer.change {
    case .removes: transition.append(.announce(.restored), offer.rows)
    case .moves: transition.append(.announce(.moved), offer.rows)
    case .updates, .nothing: break
    }
  }

  @inlinable
  mutating func announceFailure(
    of rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) {
    transition.append(.haptic(.error))
    transition.append(.announce(.failed), rows)
  }
}

extension ListState {
  /// Adds an unfinished change, which claims its rows.
  @inlinable
  mutating func begin(_ mutation: consuming Mutation<RowID>) {
    let ticket = mutation.ticket
    for row in mutation.rows { claims.add(row, to: ticket) }
    mutations.append(mutation)
  }

  /// Ends a change, whose rows are free again. They are held no more.
  @inlinable
  mutating func remove(at index: Int) {
    for row in mutations[index].rows { claims.remove(row) }
    mutations.remove(at: index)
  }

  /// Takes `rows` out of a change, which goes on without them and offers no undo for them.
  @inlinable
  mutating func release(_ rows: RowList<RowID>, from index: Int) {
    for row in rows { claims.remove(row) }
    let released = RowLookup(rows)
    mutations[index].rows.removeAll(where: released.contains)
    mutations[index].ownRows.removeAll(where: released.contains)
    mutations[index].doubtedRows.removeAll(where: released.contains)
  }
}
