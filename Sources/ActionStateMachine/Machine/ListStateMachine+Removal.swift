/// Rows leave the data, and with it everything that names them.
extension ListStateMachine {
  /// Takes the leaving rows out of the prompt, swipe, drag, their changes and the selection.
  ///
  /// The data's order is still the one before.
  @inlinable
  mutating func remove(
    _ leaving: RowLookup<RowID>, _ transition: inout Transition<RowID>
  ) -> RemovalAftermath<RowID> {
    var aftermath = RemovalAftermath<RowID>()
    if state.hasSlots { state.moveSlots(awayFrom: leaving) }
    aftermath.promptShrank = leavePhase(leaving, &transition)
    if !state.claims.isEmpty {
      aftermath.removedByUser = leaveChanges(leaving)
      if let row = aftermath.removedByUser.first {
        aftermath.focus = state.neighbour(of: row, leaving: leaving)
      }
    }
    if !state.held.isEmpty { state.held.entries.removeAll { leaving.contains($0.row) } }
    if !state.selection.isEmpty { state.selection.subtract(leaving.rows) }
    if !state.refreshes.isEmpty { state.refreshes.removeAll(where: leaving.contains) }
    return aftermath
  }

  /// Ends or shrinks what is going on. Returns whether a prompt has to be shown again.
  @inlinable
  mutating func leavePhase(
    _ leaving: RowLookup<RowID>, _ transition: inout Transition<RowID>
  ) -> Bool {
    guard state.phase.parts.kind == .prompting else {
      if let row = state.phase.row, leaving.contains(row) {
        if state.gap != nil { transition.append(.closeGap) }
        state.phase.rest()
      }
      return false
    }
    let count = state.phase.asked.count
    state.phase.asked.removeAll(where: leaving.contains)
    guard state.phase.asked.count < count else { return false }
    if state.phase.asked.isEmpty {
      transition.append(.dismiss(state.phase.parts.number))
      state.phase.rest()
      return false
    }
    if let kept = state.phase.row, leaving.contains(kept) { state.phase.keep(nil) }
    return true
  }

  /// Takes the rows out of their unfinished changes. Returns those that the user removed.
  @inlinable
  mutating func leaveChanges(_ leaving: RowLookup<RowID>) -> RowList<RowID> {
    var removedByUser = RowList<RowID>()
    var isAnyClaimed = false
    for row in leaving.rows {
      guard let index = state.index(claiming: row) else { continue }
      if !state.mutations[index].isUndo, state.mutations[index].change == .removes {
        removedByUser.append(row)
      }
      state.claims.remove(row)
      isAnyClaimed = true
    }
    guard isAnyClaimed else { return removedByUser }
    for index in state.mutations.indices {
      state.mutations[index].lose(leaving)
    }
    return removedByUser
  }
}

extension ListState {
  /// Takes out of each removal the rows that left and came back: they are rows like any other.
  @inlinable
  mutating func disownReturnedRows() {
    for index in mutations.indices where mutations[index].change == .removes {
      guard mutations[index].rows.count < mutations[index].ownRows.count else { continue }
      let rows = RowLookup(mutations[index].rows)
      mutations[index].ownRows.removeAll { order.contains($0) && !rows.contains($0) }
    }
  }
}

/// What the people at the list notice of a removal, besides the rows.
@usableFromInline
struct RemovalAftermath<RowID: Hashable & Sendable> {
  /// Whether a prompt is about fewer rows than before.
  @usableFromInline var promptShrank = false
  /// The rows that left by the user's own action.
  @usableFromInline var removedByUser = RowList<RowID>()
  /// Where the focus goes then.
  @usableFromInline var focus: RowID?

  @inlinable init() {}
}

extension ListState {
  /// Whether anything is remembered that names a slot.
  @inlinable @inline(__always) var hasSlots: Bool {
    if phase.parts.hasSlot || !held.isEmpty { return true }
    for index in offers.indices where offers[index].origin != nil { return true }
    for index in mutations.indices where mutations[index].change == .moves { return true }
    return false
  }

  /// Moves every slot before a leaving row to the next row that it can name.
  @inlinable
  mutating func moveSlots(awayFrom leaving: RowLookup<RowID>) {
    if let slot = phase.slot {
      let (lifted, asked) = (isDragging ? phase.row : nil, phase.asked)
      phase.slot = survivor(of: slot, leaving: leaving) { $0 != lifted && !asked.contains($0) }
    }
    for index in offers.indices where offers[index].origin != nil {
      offers[index].origin = origin(of: offers[index], leaving: leaving)
    }
    for index in mutations.indices {
      if case .undo(var offer) = mutations[index].purpose, offer.origin != nil {
        offer.origin = origin(of: offer, leaving: leaving)
        mutations[index].purpose = .undo(offer)
      } else if let origin = mutations[index].origin {
        let rows = mutations[index].rows
        mutations[index].origin = survivor(of: origin, leaving: leaving) { !rows.contains($0) }
      }
    }
    guard !held.isEmpty else { return }
    let before = self  // Slots are looked for in the order that is still drawn.
    held.entries = before.held.entries.map { entry in
      var entry = entry
      entry.origin = before.survivor(of: entry.origin, leaving: leaving) { $0 != entry.row }
      entry.slot = before.survivor(of: entry.slot, leaving: leaving) { !before.held.contains($0) }
      return entry
    }
  }

  @inlinable
  func origin(of offer: UndoOffer<RowID>, leaving: RowLookup<RowID>) -> Slot<RowID>? {
    offer.origin.map { origin in
      survivor(of: origin, leaving: leaving) { !offer.rows.contains($0) }
    }
  }

  /// `slot`, or the next one drawn whose row stays and is eligible.
  @inlinable
  func survivor(
    of slot: Slot<RowID>, leaving: RowLookup<RowID>, where isEligible: (RowID) -> Bool
  ) -> Slot<RowID> {
    guard let row = slot.row, leaving.contains(row) else { return slot }
    var next = drawnSlot(after: row)
    while let row = next.row, leaving.contains(row) || !isEligible(row) {
      next = drawnSlot(after: row)
    }
    return next
  }

  /// The row on screen after `row` that stays, or else the one before.
  @inlinable @inline(__always)
  func neighbour(of row: RowID, leaving: RowLookup<RowID>) -> RowID? {
    var next = drawnSlot(after: row).row
    while let candidate = next, !isStaying(candidate, leaving) {
      next = drawnSlot(after: candidate).row
    }
    if let next { return next }
    guard held.isEmpty else { return drawnRows.last { isStaying($0, leaving) } }
    var previous = order.predecessor(of: row)
    while let candidate = previous, !isStaying(candidate, leaving) {
      previous = order.predecessor(of: candidate)
    }
    return previous
  }

  /// Whether `row` is on screen and stays there.
  @inlinable @inline(__always)
  func isStaying(_ row: RowID, _ leaving: RowLookup<RowID>) -> Bool {
    !leaving.contains(row) && !isPreAnimated(row)
  }
}
