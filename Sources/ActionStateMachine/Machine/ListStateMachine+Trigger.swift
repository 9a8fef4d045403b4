/// Triggers: a full swipe, a tap on a button, a menu, a key start an action.
extension ListStateMachine {
  @inlinable
  mutating func trigger(
    _ id: ActionID, _ rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) -> Outcome {
    guard let action = actions.position(of: id), !actions.plans[action].isReorder else {
      return .ignored(.unknownAction)
    }
    guard !rows.isEmpty else { return .ignored(.noRows) }
    guard state.hasAll(rows) else { return .ignored(.unknownRow) }
    guard !state.isDragging else { return .ignored(.dragInProgress) }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    guard !state.isClaimedOrHeld(anyOf: rows) else { return .ignored(.rowClaimed) }
    start(action, rows.unique, fullySwiped: nil, &transition)
    return .handled
  }

  @inlinable
  mutating func fullSwipe(
    _ row: RowID, _ edge: Edge, _ id: ActionID?, _ transition: inout Transition<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &transition) }
    if let id {
      guard let action = actions.fullSwipePosition(on: edge, named: id) else {
        return refuse(row, .unknownAction, &transition)
      }
      start(action, RowList(row), fullySwiped: edge, &transition)
      return .handled
    }
    guard let action = armedAction(of: row, edge) ?? actions.fullSwipePosition(on: edge) else {
      return reveal(row, edge, &transition)
    }
    start(action, RowList(row), fullySwiped: edge, &transition)
    return .handled
  }

  /// The action that letting go of `row` at `edge` would run.
  @inlinable @inline(__always)
  func armedAction(of row: RowID, _ edge: Edge) -> Int? {
    state.phase.isSwiping(row) && state.phase.parts.edge == edge ? state.phase.parts.action : nil
  }

  /// Starts the action at a position of the set, for rows that nothing else has.
  ///
  /// By which trigger makes no difference.
  @inlinable
  mutating func start(
    _ action: Int, _ rows: RowList<RowID>, fullySwiped edge: Edge?,
    _ transition: inout Transition<RowID>
  ) {
    if presentAgain(action, rows, fullySwiped: edge, &transition) { return }
    yieldPrompt(&transition)
    let displaced = takeDisplacedRow(of: rows, fullySwiped: edge, &transition)
    switch actions.plans[action].rowAtTrigger {
    case .leaves:
      for row in rows { transition.append(.preAnimateRemoval(over: edge), row) }
    case .staysOpen:
      if let displaced, displaced.needsOpening {
        transition.append(.open(displaced.row.edge), displaced.row.row)
      }
      ask(action, rows, keeping: displaced?.row, at: nil, &transition)
      return
    case .closes, .isHeld:
      if let displaced { transition.append(.close, displaced.row.row) }
    }
    if actions.plans[action].promptCount == 0 {
      perform(action, rows, &transition)
    } else {
      ask(action, rows, keeping: nil, at: nil, &transition)
    }
  }

  /// Shows the prompt again if it is live, not yet on screen, and the very same.
  @inlinable
  mutating func presentAgain(
    _ action: Int, _ rows: RowList<RowID>, fullySwiped edge: Edge?,
    _ transition: inout Transition<RowID>
  ) -> Bool {
    guard state.phase.parts.kind == .prompting, !state.phase.parts.isPresented,
      state.phase.parts.action == action, state.phase.asked.hasSameRows(as: rows)
    else { return false }
    if let edge, let row = rows.first {
      if state.phase.row == row {
        transition.append(.open(edge), row)
        state.phase.parts.edge = edge
      } else {
        transition.append(.close, row)
      }
    }
    transition.append(.present(state.phase.parts), state.phase.asked)
    return true
  }

  /// Closes the open or swiped row of others, and comes to rest. Returns the one of `rows`.
  @inlinable
  mutating func takeDisplacedRow(
    of rows: RowList<RowID>, fullySwiped edge: Edge?, _ transition: inout Transition<RowID>
  ) -> DisplacedRow<RowID>? {
    var displaced: DisplacedRow<RowID>?
    let (kind, touched) = (state.phase.parts.kind, state.phase.parts.edge)
    if kind == .open || kind == .swiping, let row = state.phase.row, rows.contains(row) {
      displaced = DisplacedRow(
        row: OpenRow(row: row, edge: touched), needsOpening: kind == .swiping)
    } else {
      closeDisplacedRow(&transition)
    }
    if let edge, let row = rows.first {
      displaced = DisplacedRow(row: OpenRow(row: row, edge: edge), needsOpening: true)
    }
    state.phase.rest()
    return displaced
  }
}

/// A row of a started action that does not rest closed.
@usableFromInline
struct DisplacedRow<RowID: Hashable & Sendable> {
  /// The row and the edge that shows.
  @usableFromInline let row: OpenRow<RowID>
  /// Whether it has yet to come to rest, if it is to stay open.
  @usableFromInline let needsOpening: Bool

  @inlinable init(row: OpenRow<RowID>, needsOpening: Bool) {
    self.row = row
    self.needsOpening = needsOpening
  }
}
