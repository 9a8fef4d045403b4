/// The data has the last word: it ends tickets, lets go of held rows, settles what is not known.
extension ListStateMachine {
  /// Ends the changes whose rows are all gone, and the undo of a removal whose rows are all back.
  @inlinable
  mutating func endTickets(_ transition: inout Transition<RowID>) {
    var index = 0
    while index < state.mutations.count {
      let rows = state.mutations[index].rows
      guard case .undo(let offer) = state.mutations[index].purpose else {
        if rows.isEmpty { end(at: index, &transition) } else { index += 1 }
        continue
      }
      if offer.isMoot(in: state.order) {
        endBusy(index, rows, &transition)
        end(at: index, &transition)
      } else if offer.change != .removes, rows.isEmpty, !state.mutations[index].ownRows.isEmpty {
        state.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Ends what the data has ended, lets go of held rows that it agrees with, then settles what it
  /// decides about.
  @inlinable
  mutating func settle(
    _ change: RowsChange<RowID>, _ transition: inout Transition<RowID>
  ) -> Settling<RowID> {
    endTickets(&transition)
    var settling = Settling<RowID>()
    while letGoOfOne(&transition) {}
    var index = 0
    while index < state.mutations.count {
      let ticket = state.mutations[index].ticket
      if let decided = decidedRows(of: index, change) {
        settle(index, decided, change, &settling, &transition)
      }
      if index < state.mutations.count, state.mutations[index].ticket == ticket { index += 1 }
    }
    return settling
  }

  /// Lets go of the first held row whose place among the rows not held is the data's.
  @inlinable
  mutating func letGoOfOne(_ transition: inout Transition<RowID>) -> Bool {
    guard !state.held.isEmpty else { return false }
    for (index, mutation) in state.mutations.enumerated() {
      guard case .perform = mutation.purpose, let row = mutation.rows.first,
        let entry = state.held.index(of: row),
        state.held.entries[entry].slot == state.freeSlot(after: row)
      else { continue }
      state.held.letGoInPlace(row)
      endMove(at: index, row, &transition)
      return true
    }
    return false
  }

  @inlinable
  mutating func endMove(at index: Int, _ row: RowID, _ transition: inout Transition<RowID>) {
    endBusy(index, RowList(row), &transition)
    end(at: index, &transition)
    transition.append(.announce(.moved), RowList(row))
  }

  /// The rows of the answered change at `index` that the data has something to say about, or `nil`
  /// if it says nothing about the change.
  @inlinable
  func decidedRows(
    of index: Int, _ change: RowsChange<RowID>
  ) -> RowList<RowID>? {
    switch state.mutations[index].answer {
    case .awaited: return nil
    case .succeeded(let known):
      if let known, let revision = change.revision, revision < known { return nil }
    case .unknown: break
    }
    var rows = state.mutations[index].rows
    if change.parts.snapshot != nil { return rows }
    let updated = RowLookup(change.updated)
    rows.removeAll { !change.moves($0) && !updated.contains($0) }
    return rows.isEmpty ? nil : rows
  }

  @inlinable
  mutating func settle(
    _ index: Int, _ decided: RowList<RowID>, _ change: RowsChange<RowID>,
    _ settling: inout Settling<RowID>, _ transition: inout Transition<RowID>
  ) {
    let mutation = state.mutations[index]
    switch (mutation.purpose, mutation.answer) {
    case (_, .awaited): break
    case (.undo(let offer), _):
      endBusy(index, decided, &transition)
      state.release(decided, from: index)
      if change.parts.snapshot != nil
        || offer.change != .removes && state.mutations[index].rows.isEmpty
      {
        state.remove(at: index)
        if offer.change == .removes { self.offer(offer, &transition) }
      }
    case (.perform, .unknown): returnToData(index, decided, &settling, &transition)
    case (.perform, .succeeded):
      if mutation.change == .removes {
        let (doubted, doubtless) = decided.partitioned(
          by: RowLookup(mutation.doubtedRows).contains)
        state.mutations[index].doubtedRows.append(contentsOf: doubtless)
        if !doubtless.isEmpty { settling.needsData = true }
        if !doubted.isEmpty { returnToData(index, doubted, &settling, &transition) }
      } else if let row = decided.first {
        state.held.letGo(row)
        endMove(at: index, row, &transition)
      }
    }
  }

  /// Takes rows whose change did not come out of it; they are drawn as the data has them.
  @inlinable
  mutating func returnToData(
    _ index: Int, _ rows: RowList<RowID>, _ settling: inout Settling<RowID>,
    _ transition: inout Transition<RowID>
  ) {
    giveBack(rows, of: index, &settling.returning, &transition)
    if state.mutations[index].rows.isEmpty {
      if state.mutations[index].change == .removes {
        end(at: index, &transition)
      } else {
        state.remove(at: index)
      }
    }
  }
}

/// What is left to do once the data has settled the changes.
@usableFromInline
struct Settling<RowID: Hashable & Sendable> {
  /// Held rows that go back to the data's place.
  @usableFromInline var returning = RowList<RowID>()
  /// Whether the outcome of a change is not known.
  @usableFromInline var needsData = false

  @inlinable init() {}
}
