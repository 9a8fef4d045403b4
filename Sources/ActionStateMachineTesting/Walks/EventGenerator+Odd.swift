import ActionStateMachine

/// What should not happen, and what events are made of.
extension EventGenerator {
  mutating func odd(_ checker: LawChecker<RowID>) -> Event<RowID> {
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
  mutating func anything(_ checker: LawChecker<RowID>) -> Event<RowID> {
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

  /// A row of `rows`, or now and then any row.
  mutating func row(_ rows: [RowID]) -> RowID {
    let known = random.oneIn(20) ? nil : rows.randomElement(using: &random)
    return known ?? pool[Int.random(in: pool.indices, using: &random)]
  }

  mutating func some(_ rows: [RowID]) -> RowList<RowID> {
    if random.oneIn(3) {
      return RowList(rows.shuffled(using: &random).filter { _ in random.oneIn(2) })
    }
    return RowList([row(rows)])
  }

  mutating func slot(_ rows: [RowID]) -> Slot<RowID> {
    random.oneIn(4) ? .end : .before(row(rows))
  }

  mutating func edge() -> Edge { random.oneIn(2) ? .leading : .trailing }

  mutating func path() -> Trigger.Path {
    Trigger.Path.allCases[Int.random(in: Trigger.Path.allCases.indices, using: &random)]
  }

  mutating func action() -> ActionID {
    actions.actions.randomElement(using: &random)?.id ?? unknown
  }

  mutating func action(on edge: Edge) -> ActionID {
    actions.actions.filter { $0.edge == edge }.randomElement(using: &random)?.id ?? action()
  }

  mutating func fullSwipeAction(_ edge: Edge) -> ActionID? {
    guard random.oneIn(3) else { return nil }
    return actions.actions.filter { $0.edge == edge && $0.allowsFullSwipe }
      .randomElement(using: &random)?.id
  }

  /// No revision, the last one, the next one, or now and then an old one.
  mutating func version() -> Int? {
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
