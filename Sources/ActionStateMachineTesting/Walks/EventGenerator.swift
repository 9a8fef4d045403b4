import ActionStateMachine

/// Makes up events that lead deep: answers to live prompts, work on open rows, a store that does
/// what it is asked, or not, early or late; and now and then something stale or impossible.
///
/// The events follow from the seed and from what was noted, so that a walk can be repeated.
public struct EventGenerator<RowID: Hashable & Sendable>: Sendable {
  /// A change that the store was asked for and may still answer.
  struct Order: Hashable, Sendable {
    var ticket: Ticket
    var change: RowChange
    var rows: [RowID]
    var slot: Slot<RowID>?
    var isUndo: Bool
  }

  let actions: ActionSet
  let pool: [RowID]
  let unknown: ActionID = "no such action"
  var random: SplitMix64
  var orders: [Order] = []
  var lastPrompt = 0
  var lastTicket = 0
  var revision = 0

  /// Creates a generator of events about the rows of `pool`, all of which the data may come to have.
  public init(actions: ActionSet, pool: [RowID], seed: UInt64) {
    self.actions = actions
    self.pool = pool
    random = SplitMix64(seed: seed)
  }

  /// Starts the chances anew from `seed`, what was noted being kept: for those who choose each event
  /// themselves, as a fuzzer does.
  public mutating func reseed(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Takes in what became of the last event.
  public mutating func note(_ transition: ObservedTransition<RowID>) {
    for command in transition.commands {
      switch command {
      case .present(let presentation): lastPrompt = max(lastPrompt, presentation.prompt.number)
      case .perform(let ticket, let action, let rows, let slot):
        lastTicket = ticket.number
        orders.append(
          Order(
            ticket: ticket, change: actions[action]?.change ?? .nothing, rows: Array(rows),
            slot: slot, isUndo: false))
      case .performUndo(let ticket, let undoing, let rows, let slot):
        lastTicket = ticket.number
        let change = orders.last { $0.ticket == undoing }?.change ?? .updates
        orders.append(
          Order(ticket: ticket, change: change, rows: Array(rows), slot: slot, isUndo: true))
      default: break
      }
    }
    if orders.count > 12 { orders.removeFirst() }
  }

  /// Returns an event that may come next while the screen and the data are as `checker` knows them.
  public mutating func next(_ checker: LawChecker<RowID>) -> Event<RowID> {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<36: live(checker)
    case 36..<58: answer(checker)
    case 58..<71: change(checker.data.rows)
    case 71..<91: gesture(checker)
    case 91..<95: odd(checker)
    default: anything(checker)
    }
  }

  // MARK: - What the phase invites

  private mutating func live(_ checker: LawChecker<RowID>) -> Event<RowID> {
    let rows = checker.data.rows
    switch checker.phase {
    case .rest: return gesture(checker)
    case .swiping(let swipe):
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: return .swipeArmed(swipe.row, fullSwipeAction(swipe.edge))
      case 2: return .swipeDisarmed(swipe.row)
      case 3, 4: return .fullSwipe(swipe.row, edge: swipe.edge, fullSwipeAction(swipe.edge))
      case 5: return .reveal(swipe.row, edge: swipe.edge)
      case 6: return .conceal(swipe.row)
      default: return .swipeCancelled(swipe.row)
      }
    case .open(let open):
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2, 3: return .trigger(action(on: open.edge), rows: [open.row], via: .tap)
      case 4: return .conceal(open.row)
      case 5: return .tapRow(open.row)
      case 6: return .swipeBegan(open.row, edge: edge())
      default: return .fullSwipe(open.row, edge: open.edge, nil)
      }
    case .prompting(let prompting):
      if !prompting.isPresented, !random.oneIn(4) { return .presented(prompting.prompt) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<6: return .confirm(prompting.prompt)
      case 6, 7: return .cancel(prompting.prompt)
      case 8: return .gone(prompting.prompt)
      case 9:
        return .trigger(
          prompting.action, rows: RowList(prompting.rows.shuffled(using: &random)), via: path())
      case 10: return .conceal(prompting.keptRow?.row ?? row(rows))
      default: return random.oneIn(2) ? .background : .foreground
      }
    case .dragging(let drag):
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: return .hover(.slot(slot(rows)))
      case 5: return .hover(.outside)
      case 6, 7, 8: return drag.gap == nil ? .hover(.slot(slot(rows))) : .drop
      default: return random.oneIn(2) ? .drop : .cancelDrag
      }
    }
  }

  // MARK: - What people do

  private mutating func gesture(_ checker: LawChecker<RowID>) -> Event<RowID> {
    let rows = checker.data.rows
    switch Int.random(in: 0..<30, using: &random) {
    case 0, 1: return .swipeBegan(row(rows), edge: edge())
    case 2, 3, 4: return .reveal(row(rows), edge: edge())
    case 5, 6:
      let edge = edge()
      return .fullSwipe(row(rows), edge: edge, fullSwipeAction(edge))
    case 7..<13: return .trigger(action(), rows: some(rows), via: path())
    case 13: return .tapRow(row(rows))
    case 14: return random.oneIn(2) ? .tapOutside : .scroll
    case 15..<21: return .lift(row(rows))
    case 21: return .edit(random.oneIn(2))
    case 22: return .select(some(rows))
    case 23: return .deselect(some(rows))
    case 24: return .foreignDrag
    case 25: return random.oneIn(2) ? .background : .leave
    case 26: return random.oneIn(2) ? .foreground : .enter
    case 27: return .conceal(row(rows))
    default:
      guard let offer = checker.list.undoOffers.randomElement(using: &random) else {
        return .lift(row(rows))
      }
      return random.oneIn(4) ? .undoExpired(offer) : .undo(offer)
    }
  }

  // MARK: - What the store does

  private mutating func answer(_ checker: LawChecker<RowID>) -> Event<RowID> {
    guard let order = orders.randomElement(using: &random) else { return change(checker.data.rows) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return .rowsChanged(carryOut(order, checker.data.rows))
    case 4, 5, 6:
      return .mutationSucceeded(order.ticket, revision: random.oneIn(4) ? revision + 1 : nil)
    case 7, 8:
      let rows = random.oneIn(3) ? some(order.rows) : nil
      return .mutationFailed(order.ticket, reason: random.oneIn(2) ? "offline" : nil, rows: rows)
    case 9: return .mutationUnknown(order.ticket)
    case 10: return .rowsChanged(RowsChange(snapshot: checker.data.rows, revision: version()))
    default: return .undo(order.ticket)
    }
  }

  /// The change of the data that the order asks for, as a delta or a snapshot.
  private mutating func carryOut(_ order: Order, _ rows: [RowID]) -> RowsChange<RowID> {
    var next = rows
    switch (order.change, order.isUndo) {
    case (.removes, false): next.removeAll(where: order.rows.contains)
    case (.removes, true):
      for row in order.rows where !next.contains(row) {
        next.insert(row, at: Int.random(in: 0...next.count, using: &random))
      }
    case (.moves, _):
      for row in order.rows where next.contains(row) && order.slot?.row != row {
        next.removeAll { $0 == row }
        next.insert(row, at: order.slot?.row.flatMap(next.firstIndex) ?? next.count)
      }
    case (.updates, _), (.nothing, _):
      return RowsChange(update: RowList(order.rows), revision: version())
    }
    return random.oneIn(2)
      ? RowsChange(snapshot: next, revision: version())
      : delta(from: rows, to: next, order.rows)
  }

  private mutating func delta(
    from old: [RowID], to new: [RowID], _ changed: [RowID]
  ) -> RowsChange<RowID> {
    let removed = changed.filter { old.contains($0) && !new.contains($0) }
    var insert: [RowsChange<RowID>.Placement] = []
    var move: [RowsChange<RowID>.Placement] = []
    for (index, row) in new.enumerated().reversed() where changed.contains(row) {
      let slot = Slot(before: index + 1 < new.count ? new[index + 1] : nil)
      if old.contains(row) {
        move.append(.init(row, at: slot))
      } else {
        insert.append(.init(row, at: slot))
      }
    }
    return RowsChange(remove: RowList(removed), insert: insert, move: move, revision: version())
  }

  // MARK: - What the data does by itself

  private mutating func change(_ rows: [RowID]) -> Event<RowID> {
    var next = rows
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: next.shuffle(using: &random)
    case 2: next.removeAll { _ in random.oneIn(3) }
    case 3, 4:
      for row in pool where !next.contains(row) && random.oneIn(2) {
        next.insert(row, at: Int.random(in: 0...next.count, using: &random))
      }
    default: return .rowsChanged(smallDelta(rows))
    }
    return .rowsChanged(
      RowsChange(
        snapshot: next, update: random.oneIn(3) ? some(pool) : [], revision: version()))
  }

  private mutating func smallDelta(_ rows: [RowID]) -> RowsChange<RowID> {
    var remove: [RowID] = []
    var insert: [RowsChange<RowID>.Placement] = []
    var move: [RowsChange<RowID>.Placement] = []
    let update: RowList<RowID> = random.oneIn(2) ? some(rows) : []
    if random.oneIn(3), let row = rows.randomElement(using: &random) { remove = [row] }
    let rest = rows.filter { !remove.contains($0) }
    if random.oneIn(2), let row = pool.filter({ !rest.contains($0) }).randomElement(using: &random)
    {
      insert = [.init(row, at: slot(rest))]
    }
    if random.oneIn(2), let row = rest.randomElement(using: &random) {
      move = [.init(row, at: slot(rest))]
    }
    return RowsChange(
      remove: RowList(remove), insert: insert, move: move, update: update, revision: version())
  }

  // MARK: - What should not happen

  private mutating func odd(_ checker: LawChecker<RowID>) -> Event<RowID> {
    let stalePrompt = PromptID(Int.random(in: 0...(lastPrompt + 1), using: &random))
    let staleTicket = Ticket(Int.random(in: 0...(lastTicket + 1), using: &random))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .presented(stalePrompt)
    case 1: return .confirm(stalePrompt)
    case 2: return .cancel(stalePrompt)
    case 3: return .gone(stalePrompt)
    case 4: return .mutationSucceeded(staleTicket, revision: nil)
    case 5: return .mutationFailed(staleTicket, reason: nil, rows: some(pool))
    case 6: return .mutationUnknown(staleTicket)
    case 7: return random.oneIn(2) ? .undo(staleTicket) : .undoExpired(staleTicket)
    case 8: return .trigger(unknown, rows: some(pool), via: path())
    case 9: return .trigger(action(), rows: [], via: .bulk)
    case 10: return .swipeArmed(row(pool), random.oneIn(2) ? unknown : action())
    case 11: return .fullSwipe(row(pool), edge: edge(), random.oneIn(2) ? unknown : action())
    case 12: return .swipeDisarmed(row(pool))
    case 13: return .swipeCancelled(row(pool))
    case 14:
      return .rowsChanged(
        RowsChange(
          remove: some(pool), insert: [.init(row(pool), at: slot(pool))],
          move: [.init(row(pool), at: slot(pool))], update: some(pool), revision: version()))
    default:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .drop
      case 1: return .cancelDrag
      case 2: return .hover(.slot(slot(pool)))
      default: return .rowsChanged(RowsChange(snapshot: pool + pool.prefix(1)))
      }
    }
  }

  /// An event of any kind, all kinds being equally likely.
  private mutating func anything(_ checker: LawChecker<RowID>) -> Event<RowID> {
    let rows = checker.data.rows
    let prompt = PromptID(max(0, lastPrompt - Int.random(in: 0..<2, using: &random)))
    let ticket = Ticket(max(0, lastTicket - Int.random(in: 0..<3, using: &random)))
    let kinds = EventKind.allCases
    return switch kinds[Int.random(in: kinds.indices, using: &random)] {
    case .rowsChanged: change(rows)
    case .swipeBegan: .swipeBegan(row(rows), edge: edge())
    case .swipeCancelled: .swipeCancelled(row(rows))
    case .swipeArmed: .swipeArmed(row(rows), nil)
    case .swipeDisarmed: .swipeDisarmed(row(rows))
    case .reveal: .reveal(row(rows), edge: edge())
    case .conceal: .conceal(row(rows))
    case .fullSwipe: .fullSwipe(row(rows), edge: edge(), nil)
    case .trigger: .trigger(action(), rows: some(rows), via: path())
    case .tapRow: .tapRow(row(rows))
    case .tapOutside: .tapOutside
    case .scroll: .scroll
    case .presented: .presented(prompt)
    case .confirm: .confirm(prompt)
    case .cancel: .cancel(prompt)
    case .gone: .gone(prompt)
    case .mutationSucceeded: .mutationSucceeded(ticket, revision: version())
    case .mutationFailed: .mutationFailed(ticket, reason: nil, rows: nil)
    case .mutationUnknown: .mutationUnknown(ticket)
    case .undo: .undo(ticket)
    case .undoExpired: .undoExpired(ticket)
    case .edit: .edit(random.oneIn(2))
    case .select: .select(some(rows))
    case .deselect: .deselect(some(rows))
    case .lift: .lift(row(rows))
    case .hover: .hover(.slot(slot(rows)))
    case .drop: .drop
    case .cancelDrag: .cancelDrag
    case .foreignDrag: .foreignDrag
    case .background: .background
    case .foreground: .foreground
    case .leave: .leave
    case .enter: .enter
    }
  }

  // MARK: - Parts

  /// A row of `rows`, or now and then any row.
  private mutating func row(_ rows: [RowID]) -> RowID {
    let known = random.oneIn(20) ? nil : rows.randomElement(using: &random)
    return known ?? pool[Int.random(in: pool.indices, using: &random)]
  }

  private mutating func some(_ rows: [RowID]) -> RowList<RowID> {
    if random.oneIn(3) {
      return RowList(rows.shuffled(using: &random).filter { _ in random.oneIn(2) })
    }
    return RowList([row(rows)])
  }

  private mutating func slot(_ rows: [RowID]) -> Slot<RowID> {
    random.oneIn(4) ? .end : .before(row(rows))
  }

  private mutating func edge() -> Edge { random.oneIn(2) ? .leading : .trailing }

  private mutating func path() -> Trigger.Path {
    Trigger.Path.allCases[Int.random(in: Trigger.Path.allCases.indices, using: &random)]
  }

  private mutating func action() -> ActionID {
    actions.actions.randomElement(using: &random)?.id ?? unknown
  }

  private mutating func action(on edge: Edge) -> ActionID {
    actions.actions.filter { $0.edge == edge }.randomElement(using: &random)?.id ?? action()
  }

  private mutating func fullSwipeAction(_ edge: Edge) -> ActionID? {
    guard random.oneIn(3) else { return nil }
    return actions.actions.filter { $0.edge == edge && $0.allowsFullSwipe }
      .randomElement(using: &random)?.id
  }

  /// No revision, the last one, the next one, or now and then an old one.
  private mutating func version() -> Int? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<8: return nil
    case 8: return revision
    case 9, 10:
      revision += 1
      return revision
    default: return max(0, revision - 1)
    }
  }
}
