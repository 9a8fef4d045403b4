/// The data speaks: rows come, go, move and change, and what people are doing goes on around it.
extension ListStateMachine {
  @inlinable
  mutating func rowsChanged(
    _ change: RowsChange<RowID>, _ commands: inout Transition<RowID>
  ) -> Outcome {
    if let revision = change.revision, let last = state.revision, revision < last {
      return .ignored(.staleRevision)
    }
    switch state.verdict(on: change) {
    case .refused(let reason): return .ignored(reason)
    case .accepted(let update): take(change, update, &commands)
    }
    return .handled
  }

  @inlinable
  mutating func take(
    _ change: RowsChange<RowID>, _ update: OrderUpdate<RowID>,
    _ commands: inout Transition<RowID>
  ) {
    if let revision = change.revision { state.revision = revision }
    let needsDifference =
      !state.held.isEmpty || update.needsDifference(whileDragging: state.isDragging)
    let drawnBefore = needsDifference ? state.drawnRows : nil
    let gapBefore = state.gap
    let orderBefore = update.isSnapshot ? state.order : RowOrder()

    var aftermath = RemovalAftermath<RowID>()
    if !update.removed.isEmpty { aftermath = remove(update, &commands) }
    apply(update, emitting: !needsDifference, &commands)
    state.sortHeldRows()
    state.disownReturnedRows()
    endTickets(&commands)
    let settling = settle(change, update, &commands)
    for row in settling.returning { state.held.letGo(row) }
    if let drawnBefore {
      emitStructure(from: drawnBefore, update, returning: settling.returning, &commands)
    }
    withdrawMootOffers(&commands)
    if aftermath.promptShrank { commands.append(.present(state.phase.parts), state.phase.asked) }
    showGap(after: gapBefore, &commands)
    refresh(change.updated, &commands) { row in
      update.isSnapshot ? !orderBefore.contains(row) : update.arriving.contains(row)
    }
    if settling.needsData { commands.append(.requestData) }
    if !aftermath.removedByUser.isEmpty {
      commands.append(.announce(.removed), aftermath.removedByUser)
      commands.append(.focus, aftermath.focus.map { RowList($0) } ?? RowList())
    }
  }

  /// Brings the data's order up to date; emits the commands where they are plain to see.
  @inlinable
  mutating func apply(
    _ update: OrderUpdate<RowID>, emitting isEmitting: Bool,
    _ commands: inout Transition<RowID>
  ) {
    if case .replace(let order) = update.rest {
      state.order = order
      return
    }
    for row in update.removed {
      state.order.remove(row)
      if isEmitting { commands.append(.removeRow, row) }
    }
    guard case .edit(let insert, let move) = update.rest else { return }
    for part in insert {
      state.order.insert(part.row, at: part.slot)
      if isEmitting { commands.append(.insertRow, part.row, part.slot) }
    }
    for part in move {
      let before = state.order.successor(of: part.row)
      state.order.move(part.row, to: part.slot)
      if isEmitting, state.order.successor(of: part.row) != before {
        commands.append(.moveRow, part.row, part.slot)
      }
    }
  }

  /// Emits what turns the order drawn before into the one drawn now.
  ///
  /// Rows that return to their data place do so last, from the end, so that each finds the row it
  /// goes before where that row stays.
  @inlinable
  func emitStructure(
    from drawnBefore: [RowID], _ update: OrderUpdate<RowID>, returning: RowList<RowID>,
    _ commands: inout Transition<RowID>
  ) {
    var replaced = Set<RowID>()
    for row in update.removed where state.order.contains(row) { replaced.insert(row) }
    let drawn = state.drawnRows
    let difference = OrderDifference(
      from: returning.isEmpty ? drawnBefore : drawnBefore.filter { !returning.contains($0) },
      to: returning.isEmpty ? drawn : drawn.filter { !returning.contains($0) },
      replaced: replaced,
      reluctant: { row in state.held.contains(row) || state.isLifted(row) })
    for row in difference.removed { commands.append(.removeRow, row) }
    for part in difference.inserted { commands.append(.insertRow, part.row, part.slot) }
    for part in difference.moved { commands.append(.moveRow, part.row, part.slot) }
    guard !returning.isEmpty else { return }
    for row in drawn.reversed() where returning.contains(row) {
      commands.append(.snapBack, row, state.drawnSlot(after: row))
    }
  }

  /// Shows where the gap is now, if the data moved it or made it the lifted row's own slot.
  @inlinable
  mutating func showGap(after gapBefore: Slot<RowID>?, _ commands: inout Transition<RowID>) {
    guard let gap = state.gap, let row = state.phase.row else { return }
    if state.isOwnSlot(gap, of: row) {
      state.phase.slot = nil
      commands.append(.closeGap)
    } else if gap != gapBefore {
      commands.append(.gap, at: gap)
    }
  }

  /// Refreshes those of `rows` that the data has and had; what is in motion waits.
  @inlinable
  mutating func refresh(
    _ rows: RowList<RowID>, _ commands: inout Transition<RowID>, unless isNew: (RowID) -> Bool
  ) {
    for row in rows.unique where state.order.contains(row) && !isNew(row) {
      if state.refreshes.contains(row) { continue }
      if putsOffRefresh(of: row) {
        state.refreshes.append(row)
      } else {
        commands.append(.refreshRow, row)
      }
    }
  }

  /// Takes back the offers whose rows the data has again.
  @inlinable
  mutating func withdrawMootOffers(_ commands: inout Transition<RowID>) {
    guard !state.offers.isEmpty else { return }
    let order = state.order
    for offer in state.offers where offer.isMoot(in: order) {
      commands.append(.withdrawUndo(offer.ticket))
    }
    state.offers.removeAll { $0.isMoot(in: order) }
  }
}

extension ListState {
  /// What a change would do to the order.
  @inlinable
  func verdict(on change: RowsChange<RowID>) -> OrderUpdate<RowID>.Verdict {
    OrderUpdate.check(change, for: order)
  }

  /// The slot that is held free.
  @inlinable
  var gap: Slot<RowID>? {
    isDragging ? phase.slot : nil
  }

  /// Whether `row` is lifted.
  @inlinable
  func isLifted(_ row: RowID) -> Bool {
    phase.isLifted(row)
  }
}
