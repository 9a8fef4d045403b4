/// Decides what a list shows while people swipe, ask, delete, undo and reorder its rows.
///
/// The machine knows the data's order and nothing of the screen. Send it what happened; obey the
/// commands of the transition that comes back, all of them, before the next event. It is a value:
/// a copy is a snapshot that goes on with the same commands.
public struct ListStateMachine<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The actions of its rows.
  public let actions: ActionSet
  /// The choices that hold for the whole list.
  public let policy: Policy

  @usableFromInline var state: ListState<RowID>

  /// Creates a list at rest with `rows` on screen, which costs no commands.
  ///
  /// A row that is given twice stands where it comes first. One that does not equal itself, as
  /// `Double.nan`, is left out.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  @inlinable
  public init(actions: ActionSet, policy: Policy = Policy(), rows: [RowID] = []) {
    self.actions = actions
    self.policy = policy
    state = ListState(rows: rows)
  }

  @inlinable
  init(actions: ActionSet, policy: Policy, state: ListState<RowID>) {
    self.actions = actions
    self.policy = policy
    self.state = state
  }

  /// Takes in `event` and returns what it did.
  ///
  /// Every event has an outcome in every phase. An ignored one leaves the machine as it was; its
  /// only command can be `close`, for a refused swipe that left a resting row displaced.
  ///
  /// - Complexity: Where few changes are unfinished and few rows held, O(1) for events that name
  ///   one row and change no order. A single row that comes, goes or moves by its id takes on
  ///   average some hundreds of steps and one more for every 12,000 rows. O(*n* log *n*) for
  ///   snapshots, for several parts with a move, and where rows are held, for data that names one
  ///   of them or moves a row before which one is held.
  @inlinable
  public mutating func send(_ event: Event<RowID>) -> Transition<RowID> {
    var transition = Transition<RowID>()
    send(event, into: &transition)
    return transition
  }

  /// Takes in `event` and writes what it did over `transition`.
  ///
  /// The same as `send(_:)`, at less than half the cost for everyday events: the room of the last
  /// transition is used again, and not copied.
  @inlinable
  public mutating func send(_ event: Event<RowID>, into transition: inout Transition<RowID>) {
    transition.reset(actions: actions.storage)
    transition.before.parts = state.phase.parts
    if state.phase.parts.kind != .rest { transition.before.rows = numberRows(in: &transition) }
    transition.result = take(event, &transition)
    if !state.refreshes.isEmpty { flushRefreshes(&transition) }
    if state.phase.parts.kind != .rest { transition.after.rows = numberRows(in: &transition) }
    if !transition.isOrdered { transition.order() }
    transition.after.parts = state.phase.parts
  }

  /// Keeps the rows of the phase in `transition`.
  @inlinable @inline(__always)
  func numberRows(in transition: inout Transition<RowID>) -> PhaseRecord.Rows {
    var rows = PhaseRecord.Rows()
    if let row = state.phase.row { rows.row = transition.number(of: row) }
    if let slotRow = state.phase.slotRow { rows.slotRow = transition.number(of: slotRow) }
    if state.phase.parts.kind == .prompting {
      rows.asked = transition.numbers(of: state.phase.asked)
    }
    return rows
  }

  @inlinable @inline(__always)
  mutating func take(_ event: Event<RowID>, _ transition: inout Transition<RowID>) -> Outcome {
    switch event {
    case .rowsChanged(let change): rowsChanged(change, &transition)
    case .swipeBegan(let row, let edge): swipeBegan(row, edge, &transition)
    case .swipeCancelled(let row): swipeCancelled(row, &transition)
    case .swipeArmed(let row, let action): swipeArmed(row, action, &transition)
    case .swipeDisarmed(let row): swipeDisarmed(row, &transition)
    case .reveal(let row, let edge): reveal(row, edge, &transition)
    case .conceal(let row): conceal(row, &transition)
    case .fullSwipe(let row, let edge, let action): fullSwipe(row, edge, action, &transition)
    case .trigger(let action, let rows, via: _): trigger(action, rows, &transition)
    case .tapRow(let row): tapRow(row, &transition)
    case .tapOutside, .scroll: tapOutside(&transition)
    case .presented(let prompt): presented(prompt, &transition)
    case .confirm(let prompt): confirm(prompt, &transition)
    case .cancel(let prompt), .gone(let prompt): cancel(prompt, &transition)
    case .mutationSucceeded(let ticket, let revision): succeeded(ticket, revision, &transition)
    case .mutationFailed(let ticket, let reason, let rows):
      failed(ticket, reason, rows, &transition)
    case .mutationUnknown(let ticket): unknown(ticket, &transition)
    case .undo(let ticket): undo(ticket, &transition)
    case .undoExpired(let ticket): undoExpired(ticket, &transition)
    case .edit(let isOn): edit(isOn, &transition)
    case .select(let rows): select(rows, &transition)
    case .deselect(let rows): deselect(rows, &transition)
    case .lift(let row): lift(row, &transition)
    case .hover(let hover): self.hover(hover, &transition)
    case .drop: drop(&transition)
    case .cancelDrag: cancelDrag(&transition)
    case .foreignDrag: foreignDrag(&transition)
    case .background: background(&transition)
    case .foreground: foreground(&transition)
    case .leave: leave(&transition)
    case .enter: .ignored(.nothingToDo)  // Nothing of the list outlives `leave` to be shown again.
    }
  }
}

extension ListStateMachine {
  /// Whether both machines have the same actions, policies and state, so that the same events lead
  /// to the same commands.
  @inlinable public static func == (left: ListStateMachine, right: ListStateMachine) -> Bool {
    left.actions == right.actions && left.policy == right.policy && left.state == right.state
  }

  /// Feeds the actions, the policies and the state into `hasher`.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(actions)
    hasher.combine(policy)
    hasher.combine(state)
  }
}
