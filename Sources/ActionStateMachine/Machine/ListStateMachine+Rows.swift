/// The data speaks: rows come, go, move and change, and what people are doing goes on around it.
extension ListStateMachine {
  @inlinable
  mutating func rowsChanged(
    _ change: RowsChange<RowID>, _ transition: inout Transition<RowID>
  ) -> Outcome {
    if let revision = change.revision, let last = state.revision, revision < last {
      return .ignored(.staleRevision)
    }
    do throws(OrderUpdate<RowID>.Refusal) {
      let update =
        if let rows = change.parts.snapshot {
          try OrderUpdate(snapshot: rows, of: state.order)
        } else {
          try OrderUpdate(delta: change, of: state.order)
        }
      try take(change, update, &transition)
      return .handled
    } catch {
      return .ignored(error.reason)
    }
  }

  @inlinable
  mutating func take(
    _ change: RowsChange<RowID>, _ update: OrderUpdate<RowID>,
    _ transition: inout Transition<RowID>
  ) throws(OrderUpdate<RowID>.Refusal) {
    let needsDifference =
      update.needsDifference(for: change, whileDragging: state.isDragging)
      || !state.held.isEmpty && !state.keepsHeldRows(change)
    let drawnBefore = needsDifference ? state.drawnRows : nil
    let gapBefore = state.gap
    let isRefreshing = !change.updated.isEmpty
    let before: OrderUpdate<RowID>.Replacement =
      isRefreshing && update.isReplacement ? .order(state.order) : .none

    var aftermath = RemovalAftermath<RowID>()
    if !update.leaving.isEmpty { aftermath = remove(update.leaving, &transition) }
    try apply(change, update, emitting: !needsDifference, &transition)
    if let revision = change.revision { state.revision = revision }
    if !state.held.isEmpty { state.sortHeldRows() }
    if update.isReplacement || !update.arriving.isEmpty { state.disownReturnedRows() }
    let settling = state.mutations.isEmpty ? Settling() : settle(change, &transition)
    for row in settling.returning { state.held.letGo(row) }
    if let drawnBefore {
      emitStructure(from: drawnBefore, update, returning: settling.returning, &transition)
    }
    if !state.offers.isEmpty { withdrawMootOffers(&transition) }
    if aftermath.promptShrank { transition.append(.present(state.phase.parts), state.phase.asked) }
    showGap(after: gapBefore, &transition)
    if isRefreshing {
      refresh(change.updated, &transition) { row in
        update.arriving.contains(row) || before.lacks(row)
      }
    }
    if settling.needsData { transition.append(.requestData) }
    if !aftermath.removedByUser.isEmpty {
      transition.append(.announce(.removed), aftermath.removedByUser)
      transition.append(.focus, aftermath.focus.map { RowList($0) } ?? RowList())
    }
  }

  /// Brings the data's order up to date; emits the commands where they are plain to see. Throws why
  /// an insertion alone is refused: nothing has changed then.
  ///
  /// Parts are read by their index: an iterator counts one more reference to them.
  @inlinable
  mutating func apply(
    _ change: RowsChange<RowID>, _ update: OrderUpdate<RowID>, emitting isEmitting: Bool,
    _ transition: inout Transition<RowID>
  ) throws(OrderUpdate<RowID>.Refusal) {
    if case .order(let order) = update.replacement {
      state.order = order
      return
    }
    for row in update.leaving.rows where state.order.remove(row) && isEmitting {
      transition.append(.removeRow, row)
    }
    for index in change.parts.inserted.indices {
      let part = change.parts.inserted[index]
      guard state.order.insert(part.row, at: part.slot) else {
        assert(change.loneInsertion != nil, "All other parts were found possible")
        let isNew = part.row == part.row && !state.order.contains(part.row)
        throw OrderUpdate.Refusal(isNew ? .unknownSlot : .duplicateRow)
      }
      if isEmitting { transition.append(.insertRow, part.row, state.drawnSlot(of: part)) }
    }
    for index in change.parts.moved.indices {
      let part = change.parts.moved[index]
      let asksHeld = isEmitting && !state.held.isEmpty
      let before = asksHeld ? state.slotAmongHeld(after: part.row) : nil
      guard state.order.move(part.row, to: part.slot), isEmitting else { continue }
      let slot = state.drawnSlot(of: part)
      if slot != before { transition.append(.moveRow, part.row, slot) }
    }
  }

  /// Emits what turns the order drawn before into the one drawn now.
  ///
  /// Rows that return to their data place do so last, from the end, so that each finds the row it
  /// goes before where that row stays.
  @inlinable
  func emitStructure(
    from drawnBefore: [RowID], _ update: OrderUpdate<RowID>, returning: RowList<RowID>,
    _ transition: inout Transition<RowID>
  ) {
    var replaced = Set<RowID>()
    for row in update.leaving.rows where state.order.contains(row) { replaced.insert(row) }
    let drawn = state.drawnRows
    let difference = OrderDifference(
      from: returning.isEmpty ? drawnBefore : drawnBefore.filter { !returning.contains($0) },
      to: returning.isEmpty ? drawn : drawn.filter { !returning.contains($0) },
      replaced: replaced,
      reluctant: { row in state.held.contains(row) || state.phase.isLifted(row) })
    for row in difference.removed { transition.append(.removeRow, row) }
    for part in difference.inserted { transition.append(.insertRow, part.row, part.slot) }
    for part in difference.moved { transition.append(.moveRow, part.row, part.slot) }
    guard !returning.isEmpty else { return }
    for row in drawn.reversed() where returning.contains(row) {
      transition.append(.snapBack, row, state.drawnSlot(after: row))
    }
  }

  /// Shows where the gap is now, if the data moved it or made it the lifted row's own slot.
  @inlinable
  mutating func showGap(after gapBefore: Slot<RowID>?, _ transition: inout Transition<RowID>) {
    guard let gap = state.gap, let row = state.phase.row else { return }
    if state.isOwnSlot(gap, of: row) {
      state.phase.slot = nil
      transition.append(.closeGap)
    } else if gap != gapBefore {
      transition.append(.gap, at: gap)
    }
  }

  /// Refreshes those of `rows` that the data has and had; what is in motion waits.
  @inlinable
  mutating func refresh(
    _ rows: RowList<RowID>, _ transition: inout Transition<RowID>, unless isNew: (RowID) -> Bool
  ) {
    for row in rows.unique where state.order.contains(row) && !isNew(row) {
      if state.refreshes.contains(row) { continue }
      if putsOffRefresh(of: row) {
        state.refreshes.append(row)
      } else {
        transition.append(.refreshRow, row)
      }
    }
  }

  /// Takes back the offers whose rows the data has again.
  @inlinable
  mutating func withdrawMootOffers(_ transition: inout Transition<RowID>) {
    let order = state.order
    for offer in state.offers where offer.isMoot(in: order) {
      transition.append(.withdrawUndo(offer.ticket))
    }
    state.offers.removeAll { $0.isMoot(in: order) }
  }
}

extension ListState {
  /// Whether a change neither settles where a row is held nor takes a held row along: what is drawn
  /// changes by the parts of the change, and by no more.
  @inlinable func keepsHeldRows(_ change: RowsChange<RowID>) -> Bool {
    let parts = change.parts
    guard parts.snapshot == nil, parts.updated.allSatisfy({ !held.contains($0) }) else {
      return false
    }
    // A held row may come to be before a row that moves, by a removal.
    return parts.moved.isEmpty
      || parts.removed.isEmpty
        && parts.moved.allSatisfy {
          !held.contains($0.row) && held.first(at: .before($0.row)) == nil
        }
  }

  /// The slot in which a row is drawn that the data has just placed.
  @inlinable @inline(__always)
  func drawnSlot(of part: RowsChange<RowID>.Placement) -> Slot<RowID> {
    held.isEmpty ? part.slot : slotAmongHeld(after: part.row)
  }

  /// The slot that is held free.
  @inlinable @inline(__always)
  var gap: Slot<RowID>? {
    isDragging ? phase.slot : nil
  }
}
