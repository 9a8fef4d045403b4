/// Swipes: a finger takes a row aside, the row comes to rest open, and closes again.
extension ListStateMachine {
  @inlinable
  mutating func swipeBegan(
    _ row: RowID, _ edge: Edge, _ commands: inout Transition<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &commands) }
    if state.phase.isSwiping(row) {
      guard state.phase.parts.edge != edge else { return .ignored(.nothingToDo) }
      if let armed = state.phase.parts.action { commands.append(.disarm(armed), row) }
    } else {
      yieldPrompt(&commands)
      guard makeWay(for: row, &commands) else { return .handled }
    }
    state.phase.swipe(row, edge)
    return .handled
  }

  @inlinable
  mutating func swipeCancelled(_ row: RowID, _ commands: inout Transition<RowID>) -> Outcome {
    guard state.phase.isSwiping(row) else { return .ignored(.notSwiping) }
    closeDisplacedRow(&commands)
    return .handled
  }

  @inlinable
  mutating func swipeArmed(
    _ row: RowID, _ action: ActionID?, _ commands: inout Transition<RowID>
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
    if let armed { commands.append(.disarm(armed), row) }
    commands.append(.arm(arming), row)
    commands.append(.haptic(.threshold))
    state.phase.parts.action = arming
    return .handled
  }

  @inlinable
  mutating func swipeDisarmed(_ row: RowID, _ commands: inout Transition<RowID>) -> Outcome {
    guard state.phase.isSwiping(row) else { return .ignored(.notSwiping) }
    guard let armed = state.phase.parts.action else { return .ignored(.nothingToDo) }
    commands.append(.disarm(armed), row)
    commands.append(.haptic(.threshold))
    state.phase.parts.action = nil
    return .handled
  }

  @inlinable
  mutating func reveal(
    _ row: RowID, _ edge: Edge, _ commands: inout Transition<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &commands) }
    guard state.phase.openEdge(of: row) != edge else { return .ignored(.nothingToDo) }
    yieldPrompt(&commands)
    guard makeWay(for: row, &commands) else { return .handled }
    commands.append(.open(edge), row)
    state.phase.open(row, edge)
    return .handled
  }

  @inlinable
  mutating func conceal(_ row: RowID, _ commands: inout Transition<RowID>) -> Outcome {
    guard state.order.contains(row) else { return .ignored(.unknownRow) }
    guard state.phase.isSwiping(row) || state.phase.openEdge(of: row) != nil else {
      return .ignored(.notOpen)
    }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    yieldPrompt(&commands)
    closeDisplacedRow(&commands)
    return .handled
  }

  /// A scroll is a tap outside as far as open rows and yielding prompts go.
  @inlinable
  mutating func tapOutside(_ commands: inout Transition<RowID>) -> Outcome {
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    let yielded = yieldPrompt(&commands)
    let closed = closeDisplacedRow(&commands)
    return yielded || closed ? .handled : .ignored(.nothingToDo)
  }

  @inlinable
  mutating func tapRow(_ row: RowID, _ commands: inout Transition<RowID>) -> Outcome {
    guard state.order.contains(row) else { return .ignored(.unknownRow) }
    guard !state.isDragging else { return .ignored(.dragInProgress) }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    let yielded = yieldPrompt(&commands)
    var closed = false
    if state.phase.parts.kind == .open {
      closed = closeDisplacedRow(&commands)
      if policy.closingTap == .swallow { return .handled }
    }
    if state.isInChange(row) { return closed || yielded ? .handled : .ignored(.rowClaimed) }
    if !state.isEditing {
      commands.append(.activate, row)
    } else if state.selection.remove(row) != nil {
      commands.append(.deselect, RowList(row))
    } else {
      state.selection.insert(row)
      commands.append(.select, RowList(row))
    }
    return .handled
  }
}

/// What the swipes share.
extension ListStateMachine {
  /// Why `row` cannot be swiped to `edge`, if it cannot.
  @inlinable
  func refusal(ofSwipe row: RowID, _ edge: Edge) -> IgnoredReason? {
    if !state.order.contains(row) { return .unknownRow }
    if state.isDragging { return .dragInProgress }
    if state.isBlocked { return .promptOnScreen }
    if state.isInChange(row) { return .rowClaimed }
    if state.isEditing { return .editing }
    return actions.hasActions(on: edge) ? nil : .noActions
  }

  /// Ignores a swipe of `row`, and sends the row home if the machine has it there.
  @inlinable
  mutating func refuse(
    _ row: RowID, _ reason: IgnoredReason, _ commands: inout Transition<RowID>
  ) -> Outcome {
    if state.order.contains(row), isAtRest(row) { commands.append(.close, row) }
    return .ignored(reason)
  }

  /// Whether `row` is neither open, swiped, lifted nor leaving ahead of the data.
  @inlinable
  func isAtRest(_ row: RowID) -> Bool {
    state.phase.row != row && !state.isPreAnimated(row)
  }

  /// Closes another row that is open or swiped. Returns false where the guard wants both closed.
  @inlinable
  mutating func makeWay(for row: RowID, _ commands: inout Transition<RowID>) -> Bool {
    let kind = state.phase.parts.kind
    guard kind == .open || kind == .swiping, state.phase.row != row else { return true }
    closeDisplacedRow(&commands)
    guard kind == .open, policy.openingAnother == .guard else { return true }
    commands.append(.close, row)
    return false
  }

  /// Closes the row that is open or swiped, and comes to rest. Returns whether there was one.
  @discardableResult
  @inlinable
  mutating func closeDisplacedRow(_ commands: inout Transition<RowID>) -> Bool {
    guard state.phase.parts.kind == .swiping || state.phase.parts.kind == .open,
      let row = state.phase.row
    else { return false }
    commands.append(.close, row)
    state.phase.rest()
    return true
  }

  /// Sends the refreshes that no longer have to wait.
  @inlinable
  mutating func flushRefreshes(_ commands: inout Transition<RowID>) {
    var waiting: [RowID] = []
    for row in state.refreshes {
      if putsOffRefresh(of: row) { waiting.append(row) } else { commands.append(.refreshRow, row) }
    }
    state.refreshes = waiting
  }

  /// Whether new contents of `row` would disturb a swipe, a drag or a removal.
  @inlinable
  func putsOffRefresh(of row: RowID) -> Bool {
    state.phase.isSwiping(row) || state.phase.isLifted(row) || state.isPreAnimated(row)
  }
}
