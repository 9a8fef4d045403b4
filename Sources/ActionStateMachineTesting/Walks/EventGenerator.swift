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
}

extension EventGenerator {
  mutating func live(_ checker: LawChecker<RowID>) -> Event<RowID> {
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

  mutating func gesture(_ checker: LawChecker<RowID>) -> Event<RowID> {
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
}
