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
  /// A row that is given twice stands where it comes first.
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
  /// - Complexity: O(1) for events that name one row and change no order; O(log *n*) on average
  ///   for a change of a single row by its id; O(*n* log *n*) for a snapshot and for moves.
  @inlinable
  public mutating func send(_ event: Event<RowID>) -> Transition<RowID> {
    var transition = Transition<RowID>(actions: actions.storage)
    if state.phase.parts.kind != .rest { transition.before = phaseRecord(in: &transition) }
    transition.result = take(event, &transition)
    if !state.refreshes.isEmpty { flushRefreshes(&transition) }
    if state.phase.parts.kind != .rest { transition.after = phaseRecord(in: &transition) }
    if !transition.isOrdered { transition.order() }
    return transition
  }

  /// The phase now, with its rows kept in `transition`.
  @inlinable
  func phaseRecord(in transition: inout Transition<RowID>) -> PhaseRecord {
    transition.record(
      state.phase.parts, state.phase.row, state.phase.asked, state.phase.anchor)
  }

  @inlinable
  mutating func take(_ event: Event<RowID>, _ commands: inout Transition<RowID>) -> Outcome {
    switch event {
    case .rowsChanged(let change): rowsChanged(change, &commands)
    case .swipeBegan(let row, let edge): swipeBegan(row, edge, &commands)
    case .swipeCancelled(let row): swipeCancelled(row, &commands)
    case .swipeArmed(let row, let action): swipeArmed(row, action, &commands)
    case .swipeDisarmed(let row): swipeDisarmed(row, &commands)
    case .reveal(let row, let edge): reveal(row, edge, &commands)
    case .conceal(let row): conceal(row, &commands)
    case .fullSwipe(let row, let edge, let action): fullSwipe(row, edge, action, &commands)
    case .trigger(let action, let rows, via: _): trigger(action, rows, &commands)
    case .tapRow(let row): tapRow(row, &commands)
    case .tapOutside, .scroll: tapOutside(&commands)
    case .presented(let prompt): presented(prompt, &commands)
    case .confirm(let prompt): confirm(prompt, &commands)
    case .cancel(let prompt), .gone(let prompt): cancel(prompt, &commands)
    case .mutationSucceeded(let ticket, let revision): succeeded(ticket, revision, &commands)
    case .mutationFailed(let ticket, let reason, let rows): failed(ticket, reason, rows, &commands)
    case .mutationUnknown(let ticket): unknown(ticket, &commands)
    case .undo(let ticket): undo(ticket, &commands)
    case .undoExpired(let ticket): undoExpired(ticket, &commands)
    case .edit(let isOn): edit(isOn, &commands)
    case .select(let rows): select(rows, &commands)
    case .deselect(let rows): deselect(rows, &commands)
    case .lift(let row): lift(row, &commands)
    case .hover(let hover): self.hover(hover, &commands)
    case .drop: drop(&commands)
    case .cancelDrag: cancelDrag(&commands)
    case .foreignDrag: foreignDrag(&commands)
    case .background: background(&commands)
    case .foreground: foreground(&commands)
    case .leave: leave(&commands)
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
