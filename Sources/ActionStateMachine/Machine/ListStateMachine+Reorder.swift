/// Reorder: only a gap moves under a lifted row; a dropped row is held until the data agrees.
extension ListStateMachine {
  @inlinable
  mutating func lift(_ row: RowID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.has(row) else { return .ignored(.unknownRow) }
    guard !state.isDragging else { return .ignored(.dragInProgress) }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    guard actions.reorder != nil else { return .ignored(.notReorderable) }
    guard !state.isClaimedOrHeld(row) else { return .ignored(.rowClaimed) }
    yieldPrompt(&transition)
    closeDisplacedRow(&transition)
    transition.append(.lift, row)
    transition.append(.haptic(.lift))
    state.phase.lift(row)
    return .handled
  }

  @inlinable
  mutating func hover(_ hover: Hover<RowID>, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.isDragging, let lifted = state.phase.row else { return .ignored(.notDragging) }
    var gap: Slot<RowID>?
    if case .slot(let slot) = hover {
      if let row = slot.row, !state.has(row) { return .ignored(.unknownSlot) }
      gap = state.isOwnSlot(slot, of: lifted) ? nil : slot
    }
    guard gap != state.gap else { return .ignored(.nothingToDo) }
    if let gap { transition.append(.gap, at: gap) } else { transition.append(.closeGap) }
    transition.append(.haptic(.selection))
    state.phase.slot = gap
    return .handled
  }

  @inlinable
  mutating func drop(_ transition: inout Transition<RowID>) -> Outcome {
    guard state.isDragging, let row = state.phase.row, let action = actions.reorder else {
      return .ignored(.notDragging)
    }
    let gap = state.gap
    let slot = gap ?? state.drawnSlot(after: row)
    transition.append(.settle, row, slot)
    transition.append(.haptic(.drop))
    state.phase.rest()
    guard gap != nil else { return .handled }
    state.hold(row, in: slot)
    if actions.plans[action].promptCount == 0 {
      perform(action, RowList(row), at: slot, &transition)
    } else {
      ask(action, RowList(row), keeping: nil, at: slot, &transition)
    }
    return .handled
  }

  @inlinable
  mutating func cancelDrag(_ transition: inout Transition<RowID>) -> Outcome {
    guard state.isDragging else { return .ignored(.notDragging) }
    endDrag(&transition)
    return .handled
  }

  @inlinable
  mutating func foreignDrag(_ transition: inout Transition<RowID>) -> Outcome {
    transition.append(.proposal)
    return .handled
  }

  /// Puts the lifted row back.
  @inlinable
  mutating func endDrag(_ transition: inout Transition<RowID>) {
    guard state.isDragging, let row = state.phase.row else { return }
    if state.gap != nil { transition.append(.closeGap) }
    transition.append(.snapBack, row, state.drawnSlot(after: row))
    state.phase.rest()
  }

  /// Draws a held row where the data has it.
  @inlinable
  mutating func snapBack(_ row: RowID, _ transition: inout Transition<RowID>) {
    state.held.letGo(row)
    transition.append(.snapBack, row, state.drawnSlot(after: row))
  }
}

extension ListState {
  /// Whether `slot` is where `row` is drawn anyway.
  @inlinable
  func isOwnSlot(_ slot: Slot<RowID>, of row: RowID) -> Bool {
    slot == .before(row) || slot == drawnSlot(after: row)
  }

  /// Holds a row that was dropped in `slot`, remembering where it came from.
  @inlinable
  mutating func hold(_ row: RowID, in slot: Slot<RowID>) {
    let origin = drawnSlot(after: row)
    held.hold(row, in: slot, from: origin, leaving: freeSlot(after: row))
    sortHeldRows()
  }

  /// The slot from which a held row was dragged.
  @inlinable
  func origin(of row: RowID) -> Slot<RowID>? {
    held.index(of: row).map { held.entries[$0].origin }
  }
}
