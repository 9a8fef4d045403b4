import ActionStateMachine

/// A machine whose every transition is checked against the laws.
///
/// Use it in place of the machine in a test of your own: `send` throws the law that breaks first.
public struct CheckedMachine<RowID: Hashable & Sendable>: Sendable {
  /// The machine, and the fault around it if one is planted.
  public private(set) var subject: PlantedMachine<RowID>
  /// What watches it.
  public private(set) var checker: LawChecker<RowID>
  /// Whether laws that need copies of the machine are checked too, at several times the cost.
  public var checksCopies = true

  /// Creates a machine at rest with `rows` on screen.
  public init(
    actions: ActionSet, policy: Policy = Policy(), rows: [RowID], plant: Plant? = nil
  ) {
    subject = PlantedMachine(
      ListStateMachine(actions: actions, policy: policy, rows: rows), plant: plant)
    checker = LawChecker(actions: actions, rows: rows)
  }

  /// The machine itself.
  public var machine: ListStateMachine<RowID> { subject.machine }

  /// Takes in `event` and returns what it did, or throws the law that it breaks.
  @discardableResult
  public mutating func send(_ event: Event<RowID>) throws(Breach) -> ObservedTransition<RowID> {
    let before = subject
    let transition = subject.send(event)
    try checkIgnored(transition, before)
    try checker.check(transition)
    if !transition.isHandled, transition.commands.isEmpty { return transition }
    try checkAppearance()
    if checksCopies {
      var copy = before
      try require(
        copy.send(event) == transition && copy.machine == machine, .totalAndDeterministic,
        "A copy goes on with other commands.")
      try checkAlternatives(transition, before)
    }
    return transition
  }

  private func checkIgnored(
    _ transition: ObservedTransition<RowID>, _ before: PlantedMachine<RowID>
  ) throws(Breach) {
    guard !transition.isHandled else { return }
    try require(
      before.machine == machine, .ignoredChangesNothing,
      "An ignored event changes what the list remembers.")
  }

  /// Compares what a row drawn afresh would look like with what is on screen.
  private func checkAppearance() throws(Breach) {
    let list = checker.list
    try require(
      machine.drawnRows == list.order, .drawnOrderIsDataOrder,
      "The list says that it draws \(machine.drawnRows), and draws \(list.order).")
    let hasLooks = !list.looks.isEmpty
    if hasLooks {
      try require(
        machine.visibleRows == list.visibleRows, .appearanceIsWhatIsDrawn,
        "The list says that it shows \(machine.visibleRows), and shows \(list.visibleRows).")
    }
    try checkPositions(list.visibleRows)
    let selected = machine.selectedRows
    if hasLooks || !selected.isEmpty {
      try require(
        Set(selected) == list.selectedRows, .appearanceIsWhatIsDrawn,
        "Rows \(list.selectedRows) look selected, but \(selected) are.")
    }
    let tickets = machine.mutations.map { $0.ticket }
    try require(
      tickets == checker.unfinishedTickets, .performOncePerYes,
      "Changes \(tickets) are unfinished, but should be \(checker.unfinishedTickets).")
    let offers = machine.undoOffers
    try require(
      offers.count == list.undoOffers.count
        && offers.allSatisfy { list.undoOffers.contains($0.ticket) }, .appearanceIsWhatIsDrawn,
      "Undo is on offer for \(list.undoOffers), but should be for \(offers.map { $0.ticket }).")
    for row in list.order {
      let drawn = checker.appearance(of: row)
      guard let appearance = machine.appearance(of: row) else {
        throw Breach(.appearanceIsWhatIsDrawn, "Row \(row) is drawn, but the list has none.")
      }
      try require(
        CheckedAppearance(appearance) == drawn, .appearanceIsWhatIsDrawn,
        "Row \(row) should look \(CheckedAppearance(appearance)), and looks \(drawn).")
    }
  }

  /// Compares what the list says of single places on screen with the rows that are there.
  private func checkPositions(_ visible: [RowID]) throws(Breach) {
    var isRight = machine.visibleCount == visible.count
    for place in -1...visible.count {
      let row = visible.indices.contains(place) ? visible[place] : nil
      isRight = isRight && machine.visibleRow(at: place) == row
    }
    for row in checker.list.order {
      isRight = isRight && machine.visiblePosition(of: row) == visible.firstIndex(of: row)
    }
    try require(
      isRight, .appearanceIsWhatIsDrawn,
      "The list looks for a row or for a place elsewhere than on screen, which shows \(visible).")
  }

  /// Starts the same action in other ways, and compares what is asked and done.
  private func checkAlternatives(
    _ transition: ObservedTransition<RowID>, _ before: PlantedMachine<RowID>
  ) throws(Breach) {
    let isQuiet = before.machine.phase.kind != .prompting && !before.machine.isEditing
    switch transition.event {
    case .trigger(let action, let rows, let path) where transition.isHandled:
      for other in Trigger.Path.allCases where other != path {
        var copy = before
        let alternative = copy.send(.trigger(action, rows: rows, via: other))
        try require(
          alternative.questionsAndOrders == transition.questionsAndOrders, .triggersAgree,
          "\(action) via \(path.rawValue) does not do what it does via \(other.rawValue).")
      }
      guard let action = checker.actions[action], action.allowsFullSwipe, let edge = action.edge,
        isQuiet, rows.unique.count == 1
      else { return }
      var copy = before
      let alternative = copy.send(.fullSwipe(rows[0], edge: edge, action.id))
      try require(
        alternative.questionsAndOrders == transition.questionsAndOrders, .triggersAgree,
        "\(action.id) by a full swipe does not do what it does via \(path.rawValue).")
    case .fullSwipe(let row, let edge, let named) where transition.isHandled && isQuiet:
      var armed: ActionID?
      if case .swiping(let swipe) = transition.from, swipe.row == row, swipe.edge == edge {
        armed = swipe.armed
      }
      guard let action = named ?? armed ?? checker.actions.fullSwipeAction(on: edge)?.id else {
        return
      }
      var copy = before
      let alternative = copy.send(.trigger(action, rows: RowList(row), via: .tap))
      try require(
        alternative.questionsAndOrders == transition.questionsAndOrders, .gesturesAreOptional,
        "A full swipe does not do what a trigger of \(action) does.")
      guard case .swiping = transition.from else { return }
      copy = before
      _ = copy.send(.swipeCancelled(row))
      let unprepared = copy.send(.fullSwipe(row, edge: edge, action))
      try require(
        unprepared.questionsAndOrders == transition.questionsAndOrders, .gesturesAreOptional,
        "A full swipe of \(action) does something else without the swipe before it.")
    default: return
    }
  }

  /// Throws if no way leads back to a list at rest with no row claimed and the same data: a no to
  /// every question, a refusal of every change.
  public func checkWayHome() throws(Breach) {
    if let breach = wayHome().breach { throw breach }
  }

  /// The events that lead back to rest, and what breaks on the way or at its end.
  func wayHome() -> (events: [Event<RowID>], breach: Breach?) {
    var copy = self
    copy.checksCopies = false
    var events: [Event<RowID>] = []
    do throws(Breach) {
      let resumed = try? ListStateMachine(
        actions: checker.actions, policy: machine.policy, resuming: machine.savedState)
      try require(
        resumed == machine, .totalAndDeterministic, "A list resumed from its saved state differs.")
      while events.count < 3, let event = copy.machine.phase.wayToRest {
        events.append(event)
        try copy.send(event)
      }
      for mutation in copy.machine.mutations {
        events.append(.mutationFailed(mutation.ticket, reason: nil, rows: nil))
        try copy.send(.mutationFailed(mutation.ticket, reason: nil, rows: nil))
      }
      try require(
        copy.machine.phase == .rest, .noDeadEnd, "No way leads from \(machine.phase.kind) to rest.")
      try require(
        copy.machine.mutations.isEmpty && copy.checker.held.isEmpty, .noDeadEnd,
        "Rows stay claimed although every change was refused.")
      try require(
        copy.checker.data == checker.data && copy.checker.list.order == checker.data.rows,
        .noDeadEnd, "The way back to rest loses data.")
      return (events, nil)
    } catch {
      return (events, error)
    }
  }
}

extension Phase {
  /// What a person does to get out of the phase without doing anything else.
  fileprivate var wayToRest: Event<RowID>? {
    switch self {
    case .rest: nil
    case .swiping(let swipe): .swipeCancelled(swipe.row)
    case .open(let open): .conceal(open.row)
    case .prompting(let prompting): .cancel(prompting.prompt)
    case .dragging: .cancelDrag
    }
  }
}

extension ObservedTransition {
  /// The questions that are asked and the changes that are ordered.
  var questionsAndOrders: [Command<RowID>] {
    commands.filter {
      switch $0 {
      case .present, .perform, .performUndo: true
      default: false
      }
    }
  }
}
