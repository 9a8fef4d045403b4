/// Swipes: a finger takes a row aside, the row comes to rest open, and closes again.
extension ListStateMachine {
  @inlinable
  mutating func swipeBegan(
    _ row: RowID, _ edge: Edge, _ commands: inout CommandList<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &commands) }
    if case .swiping(let swipe) = state.phase, swipe.row == row {
      guard swipe.edge != edge else { return .ignored(.nothingToDo) }
      if let armed = swipe.armed { commands.append(.disarm(row, armed)) }
    } else {
      yieldPrompt(&commands)
      guard makeWay(for: row, &commands) else { return .handled }
    }
    state.phase = .swiping(Swipe(row: row, edge: edge))
    return .handled
  }

  @inlinable
  mutating func swipeCancelled(_ row: RowID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard case .swiping(let swipe) = state.phase, swipe.row == row else {
      return .ignored(.notSwiping)
    }
    closeDisplacedRow(&commands)
    return .handled
  }

  @inlinable
  mutating func swipeArmed(
    _ row: RowID, _ action: ActionID?, _ commands: inout CommandList<RowID>
  ) -> Outcome {
    guard case .swiping(let swipe) = state.phase, swipe.row == row else {
      return .ignored(.notSwiping)
    }
    guard let first = actions.fullSwipePosition(on: swipe.edge) else {
      return .ignored(.noActions)
    }
    if let action, actions.fullSwipePosition(on: swipe.edge, named: action) == nil {
      return .ignored(.unknownAction)
    }
    let arming = action ?? swipe.armed ?? actions.storage[first].id
    guard arming != swipe.armed else { return .ignored(.nothingToDo) }
    if let armed = swipe.armed { commands.append(.disarm(row, armed)) }
    commands.append(.arm(row, arming))
    commands.append(.haptic(.threshold))
    state.phase = .swiping(Swipe(row: row, edge: swipe.edge, armed: arming))
    return .handled
  }

  @inlinable
  mutating func swipeDisarmed(_ row: RowID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard case .swiping(let swipe) = state.phase, swipe.row == row else {
      return .ignored(.notSwiping)
    }
    guard let armed = swipe.armed else { return .ignored(.nothingToDo) }
    commands.append(.disarm(row, armed))
    commands.append(.haptic(.threshold))
    state.phase = .swiping(Swipe(row: row, edge: swipe.edge))
    return .handled
  }

  @inlinable
  mutating func reveal(
    _ row: RowID, _ edge: Edge, _ commands: inout CommandList<RowID>
  ) -> Outcome {
    if let reason = refusal(ofSwipe: row, edge) { return refuse(row, reason, &commands) }
    guard openEdge(of: row) != edge else { return .ignored(.nothingToDo) }
    yieldPrompt(&commands)
    guard makeWay(for: row, &commands) else { return .handled }
    commands.append(.open(row, edge: edge))
    state.phase = .open(OpenRow(row: row, edge: edge))
    return .handled
  }

  @inlinable
  mutating func conceal(_ row: RowID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard state.order.contains(row) else { return .ignored(.unknownRow) }
    switch state.phase {
    case .swiping(let swipe) where swipe.row == row: break
    case .open(let open) where open.row == row: break
    case .prompting(let prompting) where prompting.keptRow?.row == row:
      if prompting.blocks { return .ignored(.promptOnScreen) }
    case .rest, .swiping, .open, .prompting, .dragging: return .ignored(.notOpen)
    }
    yieldPrompt(&commands)
    closeDisplacedRow(&commands)
    return .handled
  }

  /// A scroll is a tap outside as far as open rows and yielding prompts go.
  @inlinable
  mutating func tapOutside(_ commands: inout CommandList<RowID>) -> Outcome {
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    let yielded = yieldPrompt(&commands)
    let closed = closeDisplacedRow(&commands)
    return yielded || closed ? .handled : .ignored(.nothingToDo)
  }

  @inlinable
  mutating func tapRow(_ row: RowID, _ commands: inout CommandList<RowID>) -> Outcome {
    guard state.order.contains(row) else { return .ignored(.unknownRow) }
    guard !state.isDragging else { return .ignored(.dragInProgress) }
    guard !state.isBlocked else { return .ignored(.promptOnScreen) }
    let yielded = yieldPrompt(&commands)
    var closed = false
    if case .open = state.phase {
      closed = closeDisplacedRow(&commands)
      if policy.closingTap == .swallow { return .handled }
    }
    if state.isInChange(row) { return closed || yielded ? .handled : .ignored(.rowClaimed) }
    if !state.isEditing {
      commands.append(.activate(row))
    } else if state.selection.remove(row) != nil {
      commands.append(.deselect(RowList(row)))
    } else {
      state.selection.insert(row)
      commands.append(.select(RowList(row)))
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
    _ row: RowID, _ reason: IgnoredReason, _ commands: inout CommandList<RowID>
  ) -> Outcome {
    if state.order.contains(row), isAtRest(row) { commands.append(.close(row)) }
    return .ignored(reason)
  }

  /// Whether `row` is neither open, swiped, lifted nor leaving ahead of the data.
  @inlinable
  func isAtRest(_ row: RowID) -> Bool {
    switch state.phase {
    case .swiping(let swipe) where swipe.row == row: false
    case .dragging(let drag) where drag.row == row: false
    case .rest, .swiping, .open, .prompting, .dragging:
      openEdge(of: row) == nil && !state.isPreAnimated(row)
    }
  }

  /// The edge to which `row` rests open, also under a prompt.
  @inlinable
  func openEdge(of row: RowID) -> Edge? {
    switch state.phase {
    case .open(let open): open.row == row ? open.edge : nil
    case .prompting(let prompting):
      if let kept = prompting.keptRow, kept.row == row { kept.edge } else { nil }
    case .rest, .swiping, .dragging: nil
    }
  }

  /// Closes another row that is open or swiped. Returns false where the guard wants both closed.
  @inlinable
  mutating func makeWay(for row: RowID, _ commands: inout CommandList<RowID>) -> Bool {
    switch state.phase {
    case .open(let open) where open.row != row:
      closeDisplacedRow(&commands)
      guard policy.openingAnother == .guard else { return true }
      commands.append(.close(row))
      return false
    case .swiping(let swipe) where swipe.row != row:
      closeDisplacedRow(&commands)
      return true
    case .rest, .open, .swiping, .prompting, .dragging: return true
    }
  }

  /// Closes the row that is open or swiped, and comes to rest. Returns whether there was one.
  @discardableResult
  @inlinable
  mutating func closeDisplacedRow(_ commands: inout CommandList<RowID>) -> Bool {
    switch state.phase {
    case .swiping(let swipe): commands.append(.close(swipe.row))
    case .open(let open): commands.append(.close(open.row))
    case .rest, .prompting, .dragging: return false
    }
    state.phase = .rest
    return true
  }

  /// Sends the refreshes that no longer have to wait.
  @inlinable
  mutating func flushRefreshes(_ commands: inout CommandList<RowID>) {
    var waiting: [RowID] = []
    for row in state.refreshes {
      if putsOffRefresh(of: row) { waiting.append(row) } else { commands.append(.refreshRow(row)) }
    }
    state.refreshes = waiting
  }

  /// Whether new contents of `row` would disturb a swipe, a drag or a removal.
  @inlinable
  func putsOffRefresh(of row: RowID) -> Bool {
    switch state.phase {
    case .swiping(let swipe) where swipe.row == row: true
    case .dragging(let drag) where drag.row == row: true
    case .rest, .swiping, .open, .prompting, .dragging: state.isPreAnimated(row)
    }
  }
}
