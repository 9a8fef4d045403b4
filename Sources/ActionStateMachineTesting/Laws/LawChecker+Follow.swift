import ActionStateMachine

extension LawChecker {
  /// Follows the questions of a transition: each is asked in its turn and ends with a reason.
  mutating func checkPrompts(_ transition: ObservedTransition<RowID>) throws(Breach) {
    if chain != nil, case .rowsChanged = transition.event {
      chain?.rows.removeAll {
        !list.order.contains($0) || transition.commands.contains(.removeRow($0))
      }
    }
    let old = chain
    let answered = transition.event.answeredPrompt
    for command in transition.commands {
      switch command {
      case .dismiss(let prompt): if chain?.prompt == prompt { chain = nil }
      case .perform(let ticket, _, _, _), .performUndo(let ticket, _, _, _):
        tickets = ticket.number
      case .present(let presentation): try ask(presentation, transition)
      default: break
      }
    }
    if let ended = old?.prompt, chain?.prompt == ended, answered == ended { chain = nil }
    var live: PromptID?
    if case .prompting(let prompting) = transition.to {
      live = prompting.prompt
      try require(
        chain?.rows == Array(prompting.rows) && chain?.action.id == prompting.action,
        .onePromptLive, "Prompt \(prompting.prompt) is about other rows than was asked.")
    }
    try require(
      chain?.prompt == live, .onePromptLive,
      "Prompt \(chain.map { "\($0.prompt)" } ?? "none") was asked, but the list waits for "
        + "\(live.map { "\($0)" } ?? "none").")
  }

  private mutating func ask(
    _ presentation: Presentation<RowID>, _ transition: ObservedTransition<RowID>
  ) throws(Breach) {
    let id = presentation.prompt
    let rows = Array(presentation.rows)
    if let chain, chain.prompt == id {
      return try require(
        chain.rows == rows && chain.action.id == presentation.action
          && chain.action.prompts[chain.position] == presentation.kind, .onePromptLive,
        "Prompt \(id) is shown again about \(rows), not \(chain.rows).")
    }
    guard let action = actions[presentation.action] else {
      throw Breach(.onePromptLive, "Prompt \(id) is about \(presentation.action), no action.")
    }
    try require(id.number == prompts + 1, .onePromptLive, "Prompt \(id) is given out twice.")
    prompts = id.number
    var position = 0
    if case .confirm(let prompt) = transition.event, let chain, chain.prompt == prompt {
      position = chain.position + 1
      try require(chain.rows == rows, .onePromptLive, "Prompt \(id) is about other rows.")
    } else {
      try require(
        transition.requested?.rows == rows, .onePromptLive, "Prompt \(id) is about other rows.")
    }
    try require(
      action.prompts.indices.contains(position) && action.prompts[position] == presentation.kind,
      .performOncePerYes, "Prompt \(id) is out of turn in the questions of \(action.id).")
    chain = Chain(prompt: id, action: action, rows: rows, position: position)
  }

  /// Works out which rows are held now, and returns those that must have returned to their place.
  mutating func follow(
    _ transition: ObservedTransition<RowID>, _ applied: DataModel<RowID>.Applied?,
    _ before: [RowID]
  ) throws(Breach) -> Set<RowID> {
    var returned: Set<RowID> = []
    let old = held
    if let applied, case .rowsChanged(let change) = transition.event {
      returned = held.follow(applied, revision: change.revision, drawn: before, data: data.rows)
    }
    if case .drop = transition.event, case .dragging(let drag) = transition.from,
      let gap = drag.gap
    {
      if let ticket = transition.ticket {
        held.hold(drag.row, at: gap, in: before, .waiting(ticket))
      } else if let chain {
        held.hold(drag.row, at: gap, in: before, .asked(chain.prompt))
      }
    }
    held.note(transition.event)
    for entry in held.held {
      guard case .asked(let prompt) = entry.standing, chain?.prompt != prompt else { continue }
      if let ticket = transition.ticket, case .confirm(prompt) = transition.event {
        held.stand(entry.row, .waiting(ticket))
      } else if case .confirm(prompt) = transition.event, let chain {
        held.stand(entry.row, .asked(chain.prompt))
      } else {
        held.release(entry.row)
      }
    }
    if applied == nil {
      returned = old.rows.subtracting(held.rows)
      if case .dragging(let drag) = transition.from, transition.to != transition.from {
        var isStillLifted = false
        if case .dragging(let now) = transition.to { isStillLifted = now.row == drag.row }
        if case .drop = transition.event { isStillLifted = true }
        if !isStillLifted { returned.insert(drag.row) }
      }
    }
    for row in returned {
      let returns = transition.commands.contains {
        if case .snapBack(row, _) = $0 { true } else { false }
      }
      try require(returns, .structureFollowsData, "Row \(row) is let go but does not return.")
    }
    return returned
  }

  /// Whether the rows that left, came and moved are those of the data, with as few moves as can be.
  func checkStructure(
    _ transition: ObservedTransition<RowID>, _ applied: DataModel<RowID>.Applied,
    from before: [RowID], returned: Set<RowID>
  ) throws(Breach) {
    var moves = 0
    var (removed, inserted): (Set<RowID>, Set<RowID>) = ([], [])
    for command in transition.commands {
      switch command {
      case .removeRow(let row): removed.insert(row)
      case .insertRow(let row, _): inserted.insert(row)
      case .moveRow: moves += 1
      default: break
      }
    }
    try require(
      removed == applied.removed && inserted == applied.inserted, .drawnOrderIsDataOrder,
      "Rows \(removed) are removed and \(inserted) inserted, and should be \(applied.removed) and "
        + "\(applied.inserted).")
    let old = before.filter { !applied.removed.contains($0) && !returned.contains($0) }
    let new = list.order.filter { !applied.inserted.contains($0) && !returned.contains($0) }
    let needed = old.count - Self.longestKept(old, new)
    try require(
      moves == needed, .fewestMoves, "\(moves) rows move where \(needed) moves are enough.")
  }

  /// Whether rows are refreshed when their contents changed, or once they are out of motion.
  mutating func checkRefreshes(
    _ transition: ObservedTransition<RowID>, _ applied: DataModel<RowID>.Applied?
  ) throws(Breach) {
    if let applied {
      owed.subtract(applied.removed)
      owed.formUnion(applied.updated)
    }
    for case .refreshRow(let row) in transition.commands {
      try require(
        owed.remove(row) != nil, .structureFollowsData,
        "Row \(row) is refreshed, but its contents are the same.")
    }
    for row in owed {
      let look = list.look(of: row)
      if look.isPreAnimated || look.isLifted { continue }
      if case .displaced = look.pose { continue }
      throw Breach(.structureFollowsData, "Row \(row) is not refreshed, and nothing puts it off.")
    }
  }

  /// How many of the rows of `old` can stay where they are while the order becomes `new`.
  private static func longestKept(_ old: [RowID], _ new: [RowID]) -> Int {
    let origins = new.compactMap(old.firstIndex)
    var lengths = [Int](repeating: 1, count: origins.count)
    for (index, origin) in origins.enumerated() {
      for earlier in 0..<index where origins[earlier] < origin {
        lengths[index] = max(lengths[index], lengths[earlier] + 1)
      }
    }
    return lengths.max() ?? 0
  }
}

extension ObservedTransition {
  /// The ticket that the transition gives out, other than for an undo.
  var ticket: Ticket? {
    for case .perform(let ticket, _, _, _) in commands { return ticket }
    return nil
  }
}
