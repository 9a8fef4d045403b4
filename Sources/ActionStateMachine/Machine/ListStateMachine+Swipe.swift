/// Swipes: a finger takes a row aside, the row comes to rest open, and closes again.
extension ListStateMachine {
  @inlinable
  mutating func swipeBegan(
    _ row: RowID, _ edge: Edge, _ transition: inout Transition<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &transition) }
    if state.phase.isSwiping(row) {
      guard state.phase.parts.edge != edge else { return .ignored(.nothingToDo) }
      if let armed = state.phase.parts.action { transition.append(.disarm(armed), row) }
    } else {
      yieldPrompt(&transition)
      guard makeWay(for: row, &transition) else { return .handled }
    }
    state.phase.swipe(row, edge)
    return .handled
  }

  @inlinable
  mutating func swipeCancelled(_ row: RowID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.phase.isSwiping(row) else { return .ignored(.notSwiping) }
    closeDisplacedRow(&transition)
    return .handled
  }

  @inlinable
  mutating func swipeArmed(
    _ row: RowID, _ action: ActionID?, _ transition: inout Transition<RowID>
  ) -> Outcome {
    guard state.phase.isSwiping(row) else { return .ignored(.notSwiping) }
    let (edge, armed) = (state.phase.parts.edge, state.phase.parts.action)
    guard let first = actions.fullSwipePosition(on: edge) else { return .ignored(.noActions) }
    var arming = armed ?? first
    if let action {
      guard let named = actions.fullSwipePosition(on: edge, named: action) else {
        return .ignored(.unknownAction)
      }
      arming = named
    }
    guard arming != armed else { return .ignored(.nothingToDo) }
    if let armed { transition.append(.disarm(armed), row) }
    transition.append(.arm(arming), row)
    transition.append(.haptic(.threshold))
    state.phase.parts.action = arming
    return .handled
  }

  @inlinable
  mutating func swipeDisarmed(_ row: RowID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.phase.isSwiping(row) else { return .ignored(.notSwiping) }
    guard let armed = state.phase.parts.action else { return .ignored(.nothingToDo) }
    transition.append(.disarm(armed), row)
    transition.append(.haptic(.threshold))
    state.phase.parts.action = nil
    return .handled
  }

  @inlinable
  mutating func reveal(
    _ row: RowID, _ edge: Edge, _ transition: inout Transition<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &transition) }
    guard state.phase.openEdge(of: row) != edge else { return .ignored(.nothingToDo) }
    yieldPrompt(&transition)
    guard makeWay(for: row, &transition) else { return .handled }
    transition.append(.open(edge), row)
    state.phase.open(row, edge)
    return .handled
  }

  @inlinable
  mutating func conceal(_ row: RowID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.has(row) else { return .ignored(.unknownRow) }
    guard state.phase.isSwiping(row) || state.phase.openEdge(of: row) != nil else {
      return .ignored(.notOpen)
    }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    yieldPrompt(&transition)
    closeDisplacedRow(&transition)
    return .handled
  }

  /// A scroll is a tap outside as far as open rows and yielding prompts go.
  @inlinable
  mutating func tapOutside(_ transition: inout Transition<RowID>) -> Outcome {
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    let yielded = yieldPrompt(&transition)
    let closed = closeDisplacedRow(&transition)
    return yielded || closed ? .handled : .ignored(.nothingToDo)
  }

  @inlinable
  mutating func tapRow(_ row: RowID, _ transition: inout Transition<RowID>) -> Outcome {
    guard state.has(row) else { return .ignored(.unknownRow) }
    guard !state.isDragging else { return .ignored(.dragInProgress) }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    let yielded = yieldPrompt(&transition)
    var closed = false
    if state.phase.parts.kind == .open {
      closed = closeDisplacedRow(&transition)
      if policy.closingTap == .swallow { return .handled }
    }
    if state.isClaimedOrHeld(row) { return closed || yielded ? .handled : .ignored(.rowClaimed) }
    if !state.isEditing {
      transition.append(.activate, row)
    } else if state.selection.remove(row) != nil {
      transition.append(.deselect, RowList(row))
    } else {
      state.selection.insert(row)
      transition.append(.select, RowList(row))
    }
    return .handled
  }
}

/// What the swipes share.
extension ListStateMachine {
  /// Why `row` cannot be swiped to `edge`, if it cannot.
  @inlinable @inline(__always)
  func refusal(ofSwipe row: RowID, _ edge: Edge) -> IgnoredReason? {
    if !state.has(row) { return .unknownRow }
    if state.isDragging { return .dragInProgress }
    if state.isBlocked { return .promptOnScreen }
    if state.isClaimedOrHeld(row) { return .rowClaimed }
    if state.isEditing { return .editing }
    return actions.hasActions(on: edge) ? nil : .noActions
  }

  /// Ignores a swipe of `row`, and sends the row home if the machine has it there.
  @inlinable
  mutating func refuse(
    _ row: RowID, _ reason: IgnoredReason, _ transition: inout Transition<RowID>
  ) -> Outcome {
    if reason != .unknownRow, isAtRest(row) { transition.append(.close, row) }
    return .ignored(reason)
  }

  /// Whether `row` is neither open, swiped, lifted nor leaving ahead of the data.
  @inlinable @inline(__always)
  func isAtRest(_ row: RowID) -> Bool {
    state.phase.row != row && !state.isPreAnimated(row)
  }

  /// Closes another row that is open or swiped. Returns false where the guard wants both closed.
  @inlinable
  mutating func makeWay(for row: RowID, _ transition: inout Transition<RowID>) -> Bool {
    let kind = state.phase.parts.kind
    guard kind == .open || kind == .swiping, state.phase.row != row else { return true }
    closeDisplacedRow(&transition)
    guard kind == .open, policy.openingAnother == .guard else { return true }
    transition.append(.close, row)
    return false
  }

  /// Closes the row that is open or swiped, and comes to rest. Returns whether there was one.
  @discardableResult
  @inlinable
  mutating func closeDisplacedRow(_ transition: inout Transition<RowID>) -> Bool {
    guard state.phase.parts.kind == .swiping || state.phase.parts.kind == .open,
      let row = state.phase.row
    else { return false }
    transition.append(.close, row)
    state.phase.rest()
    return true
  }

  /// Sends the refreshes that no longer have to wait.
  @inlinable
  mutating func flushRefreshes(_ transition: inout Transition<RowID>) {
    var waiting: [RowID] = []
    for row in state.refreshes {
      if putsOffRefresh(of: row) {
        waiting.append(row)
      } else {
        transition.append(.refreshRow, row)
      }
    }
    state.refreshes = waiting
  }

  /// Whether new contents of `row` would disturb a swipe, a drag or a removal.
  @inlinable
  func putsOffRefresh(of row: RowID) -> Bool {
    state.phase.isSwiping(row) || state.phase.isLifted(row) || state.isPreAnimated(row)
  }
}
