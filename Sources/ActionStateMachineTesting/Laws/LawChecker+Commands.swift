import ActionStateMachine

extension LawChecker {
  /// Whether the event may lead to the command at all.
  func allow(_ command: Command<RowID>, in transition: ObservedTransition<RowID>) throws(Breach) {
    switch command {
    case .insertRow(let row, _), .removeRow(let row), .moveRow(let row, _):
      guard case .rowsChanged = transition.event else {
        throw Breach(.structureFollowsData, "Row \(row) is put elsewhere without the data.")
      }
    case .snapBack(let row, _):
      try require(
        list.liftedRow == row || held.contains(row), .structureFollowsData,
        "Row \(row) returns but was not lifted or held.")
    case .preAnimateRemoval(let removal): try allow(removal, in: transition)
    case .perform(let ticket, let action, let rows, let slot):
      try allowPerform(ticket, action, Array(rows), slot, in: transition)
    case .performUndo(let ticket, let undoing, let rows, _):
      try require(
        ticket.number == tickets + 1, .performOncePerYes, "Ticket \(ticket) is given out twice.")
      guard case .undo(undoing) = transition.event, !rows.isEmpty else {
        throw Breach(.performOncePerYes, "Ticket \(undoing) is undone, but not by the user.")
      }
    case .dismiss(let prompt):
      if case .presented(prompt) = transition.event { return }
      try require(
        list.prompt?.prompt == prompt, .onePromptLive, "Prompt \(prompt) is taken away twice.")
    case .open, .close, .arm, .disarm, .restoreRow, .busy, .unbusy, .refreshRow, .lift, .gap,
      .closeGap, .settle, .present, .requestData, .offerUndo, .withdrawUndo, .fail, .activate,
      .select, .deselect, .proposal, .haptic, .announce, .focus:
      break
    }
  }

  private func allow(
    _ removal: RemovalAnimation<RowID>, in transition: ObservedTransition<RowID>
  ) throws(Breach) {
    let action = transition.performed.flatMap { actions[$0.action] }
    guard let action, transition.performed?.rows.contains(removal.row) ?? false else {
      throw Breach(.removalFollowsData, "Row \(removal.row) leaves, but nothing removes it.")
    }
    try require(
      action.change == .removes && action.prompts.isEmpty && action.commit == .immediate,
      .removalFollowsData,
      "Row \(removal.row) leaves ahead of its data, but \(action.id) does not go through at once.")
  }

  private func allowPerform(
    _ ticket: Ticket, _ id: ActionID, _ rows: [RowID], _ slot: Slot<RowID>?,
    in transition: ObservedTransition<RowID>
  ) throws(Breach) {
    guard let action = actions[id] else {
      throw Breach(.performOncePerYes, "\(id) is performed, which is no action.")
    }
    switch transition.event {
    case .cancel, .gone, .swipeCancelled, .background, .leave:
      throw Breach(.noMeansNo, "\(id) is performed by \(transition.event.kind).")
    default: break
    }
    try require(
      ticket.number == tickets + 1, .performOncePerYes, "Ticket \(ticket) is given out twice.")
    try require(
      transition.commands.filter { $0.isPerform }.count == 1, .performOncePerYes,
      "\(id) is performed twice by one event.")
    try require(
      !rows.isEmpty && Set(rows).count == rows.count && rows.allSatisfy(data.rows.contains),
      .performOncePerYes, "\(id) is performed on \(rows), not all of them in the data.")
    try require(
      (slot != nil) == action.isReorder, .performOncePerYes,
      "\(id) is performed with or without a slot.")
    var asked = transition.requested
    var yes = 0
    if case .confirm(let prompt) = transition.event {
      guard let chain, chain.prompt == prompt else {
        throw Breach(.performOncePerYes, "Prompt \(prompt) performs \(id) but did not ask for it.")
      }
      asked = (chain.action.id, chain.rows)
      yes = chain.position + 1
    }
    try require(
      asked?.rows == rows && asked?.action ?? id == id, .performOncePerYes,
      "\(id) is performed on \(rows), asked for was \(asked.map { "\($0.rows)" } ?? "nothing").")
    if case .dragging(let drag) = transition.from, action.isReorder {
      try require(slot == drag.gap, .performOncePerYes, "\(id) is performed into another slot.")
    }
    try require(
      yes == action.prompts.count, .performOncePerYes,
      "\(id) is performed after \(yes) of \(action.prompts.count) answers.")
    if action.preAnimatesRemoval {
      let leaving = transition.commands.filter { $0.isPreAnimation }.count
      try require(
        leaving == rows.count, .removalFollowsData,
        "\(id) goes through at once, but \(leaving) of \(rows.count) rows leave.")
    }
  }

  /// Whether commands come in the order of their kinds, and no row is closed twice.
  func checkOrder(of commands: [Command<RowID>]) throws(Breach) {
    guard commands.count > 1 else { return }
    var rank = 0
    var closed: Set<RowID> = []
    for command in commands {
      if case .close(let row) = command {
        try require(
          closed.insert(row).inserted, .commandsComeInOrder, "Row \(row) is closed twice at once.")
      }
      let ranks = command.ranks
      try require(
        rank <= ranks.upperBound, .commandsComeInOrder,
        "\(command.word) comes too late: \(commands.map { $0.word }.joined(separator: ", ")).")
      rank = max(rank, ranks.lowerBound)
    }
  }
}

extension ObservedTransition {
  /// The order to carry a change out, if there is one.
  var performed: (action: ActionID, rows: RowList<RowID>)? {
    for case .perform(_, let action, let rows, _) in commands { return (action, rows) }
    return nil
  }

  /// What the user asked for, without an action where only the actions on offer say which.
  var requested: (action: ActionID?, rows: [RowID])? {
    switch event {
    case .trigger(let action, let rows, _): return (action, Array(rows.unique))
    case .fullSwipe(let row, _, let action): return (action, [row])
    case .drop:
      if case .dragging(let drag) = from { return (nil, [drag.row]) }
      return nil
    default: return nil
    }
  }
}

extension Event {
  /// The row that a finger moves sideways, and the edge it uncovers.
  var swipe: (row: RowID, edge: Edge)? {
    switch self {
    case .swipeBegan(let row, let edge), .reveal(let row, let edge),
      .fullSwipe(let row, let edge, _):
      (row, edge)
    default: nil
    }
  }

  /// The prompt that a person or the system took off the screen.
  var answeredPrompt: PromptID? {
    switch self {
    case .confirm(let prompt), .cancel(let prompt), .gone(let prompt): prompt
    default: nil
    }
  }
}

extension Command {
  /// The command without what it is about.
  var word: String { String(String(describing: self).prefix { $0 != "(" }) }

  var isPerform: Bool { if case .perform = self { true } else { false } }
  var isPreAnimation: Bool { if case .preAnimateRemoval = self { true } else { false } }

  /// The places in a transition that the command may have.
  var ranks: ClosedRange<Int> {
    switch self {
    case .dismiss: 0...0
    case .closeGap: 1...1
    case .close: 2...6  // A row of another's at 2, a row of its own among the looks.
    case .removeRow: 3...3
    case .insertRow: 4...4
    case .moveRow: 5...5
    case .open, .arm, .disarm, .preAnimateRemoval, .restoreRow, .refreshRow, .lift, .settle,
      .snapBack:
      6...6
    case .busy, .unbusy: 7...7
    case .select, .deselect: 8...8
    case .gap: 9...9
    case .present, .perform, .performUndo, .requestData: 10...10
    case .offerUndo, .withdrawUndo, .fail, .activate, .proposal: 11...11
    case .haptic, .announce, .focus: 12...12
    }
  }
}
