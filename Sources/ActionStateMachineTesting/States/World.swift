import ActionStateMachine

/// A list small enough for every state that it can be in to be visited, and what can happen there.
public struct World: Sendable {
  /// The actions that rows offer.
  public var actions: ActionSet
  /// The choices that hold for the whole list.
  public var policy: Policy
  /// The rows that the data may have; all of them at the start.
  public var rows: [String]
  /// How many changes may be unfinished at a time. More are not followed.
  public var maximalTickets = 1
  /// How many offers to undo may be made at a time. More are not followed.
  public var maximalOffers = 1
  /// Whether rows are selected and edit mode is switched.
  public var hasSelection = false
  /// Whether actions are started on several rows at once.
  public var hasBulk = false
  /// Whether contents change without the order, so that refreshes are put off.
  public var hasUpdates = false

  /// Creates a world of `count` rows, at most 26, named by letters.
  public init(actions: ActionSet, policy: Policy = Policy(), rows count: Int) {
    self.actions = actions
    self.policy = policy
    rows = "abcdefghijklmnopqrstuvwxyz".prefix(max(0, count)).map { String($0) }
  }

  /// Whether what follows after a list in this state is looked at.
  func isWithinBounds(_ machine: ListStateMachine<String>) -> Bool {
    machine.mutations.count <= maximalTickets && machine.undoOffers.count <= maximalOffers
  }

  /// All that can happen to a list in this state, but for what makes no difference.
  func events(in machine: ListStateMachine<String>, lastPrompt: Int) -> [Event<String>] {
    let present = machine.dataRows
    var events: [Event<String>] = []
    events.reserveCapacity(128)
    addData(present, &events)
    addGestures(present + absentRow(present), &events)
    addTriggers(present, &events)
    addAnswers(machine, lastPrompt, &events)
    addDrags(present, machine, &events)
    events += [.tapOutside, .scroll, .foreignDrag, .background, .foreground, .leave, .enter]
    return events
  }

  /// A row that the data does not have, if there is one.
  private func absentRow(_ present: [String]) -> [String] {
    Array(rows.filter { !present.contains($0) }.prefix(1))
  }

  private func addData(_ present: [String], _ events: inout [Event<String>]) {
    let absent = rows.filter { !present.contains($0) }
    let slots = present.map { Slot.before($0) } + [.end]
    events.append(.rowsChanged(RowsChange(snapshot: present)))
    events.append(.rowsChanged(RowsChange(snapshot: present + present.prefix(1))))
    for row in present {
      let others = present.filter { $0 != row }
      events.append(.rowsChanged(RowsChange(remove: [row])))
      events.append(.rowsChanged(RowsChange(snapshot: others)))
      events.append(.rowsChanged(RowsChange(remove: [row], insert: [.init(row, at: .end)])))
      for place in others.indices {
        let slot = Slot.before(others[place])
        events.append(.rowsChanged(RowsChange(move: [.init(row, at: slot)])))
        var moved = others
        moved.insert(row, at: place)
        if moved != present { events.append(.rowsChanged(RowsChange(snapshot: moved))) }
      }
      events.append(.rowsChanged(RowsChange(move: [.init(row, at: .end)])))
      if others + [row] != present {
        events.append(.rowsChanged(RowsChange(snapshot: others + [row])))
      }
      if hasUpdates { events.append(.rowsChanged(RowsChange(update: [row]))) }
    }
    for row in absent {
      for slot in slots {
        events.append(.rowsChanged(RowsChange(insert: [.init(row, at: slot)])))
      }
      events.append(.rowsChanged(RowsChange(snapshot: present + [row])))
    }
  }

  private func addGestures(_ known: [String], _ events: inout [Event<String>]) {
    for row in known {
      for edge in Edge.allCases {
        events.append(.swipeBegan(row, edge: edge))
        events.append(.reveal(row, edge: edge))
        events.append(.fullSwipe(row, edge: edge, nil))
        let named = actions.actions.filter { $0.edge == edge && $0.allowsFullSwipe }
        for action in named.dropFirst() { events.append(.fullSwipe(row, edge: edge, action.id)) }
      }
      events.append(.swipeArmed(row, nil))
      for action in actions.actions where action.allowsFullSwipe {
        if actions.fullSwipeAction(on: action.edge ?? .leading)?.id != action.id {
          events.append(.swipeArmed(row, action.id))
        }
      }
      events += [.swipeDisarmed(row), .swipeCancelled(row), .conceal(row), .tapRow(row)]
      if hasSelection { events += [.select([row]), .deselect([row])] }
      events.append(.lift(row))
    }
    if hasSelection { events += [.edit(true), .edit(false)] }
  }

  private func addTriggers(_ present: [String], _ events: inout [Event<String>]) {
    for action in actions.actions {
      for row in present { events.append(.trigger(action.id, rows: [row], via: .menu)) }
      guard hasBulk, present.count > 1, !action.isReorder else { continue }
      events.append(.trigger(action.id, rows: RowList(present), via: .bulk))
    }
    events.append(.trigger("no such action", rows: RowList(present), via: .menu))
  }

  private func addAnswers(
    _ machine: ListStateMachine<String>, _ lastPrompt: Int, _ events: inout [Event<String>]
  ) {
    var prompts = [PromptID(max(0, lastPrompt - 1))]
    if let live = machine.livePrompt { prompts.append(live.prompt) }
    for prompt in prompts {
      events += [.presented(prompt), .confirm(prompt), .cancel(prompt), .gone(prompt)]
    }
    for mutation in machine.mutations {
      events += [
        .mutationSucceeded(mutation.ticket, revision: nil),
        .mutationFailed(mutation.ticket, reason: nil, rows: nil), .mutationUnknown(mutation.ticket),
      ]
      if mutation.rows.count > 1 {
        events.append(.mutationFailed(mutation.ticket, reason: nil, rows: [mutation.rows[0]]))
      }
    }
    for offer in machine.undoOffers { events += [.undo(offer.ticket), .undoExpired(offer.ticket)] }
    let stale = Ticket(0)
    events += [
      .mutationSucceeded(stale, revision: nil), .mutationFailed(stale, reason: nil, rows: nil),
      .mutationUnknown(stale), .undo(stale), .undoExpired(stale),
    ]
  }

  private func addDrags(
    _ present: [String], _ machine: ListStateMachine<String>, _ events: inout [Event<String>]
  ) {
    events += [.drop, .cancelDrag, .hover(.outside), .hover(.slot(.end))]
    guard case .dragging = machine.phase else { return }
    for row in present { events.append(.hover(.slot(.before(row)))) }
  }
}
