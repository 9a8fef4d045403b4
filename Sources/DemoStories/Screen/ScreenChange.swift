import ActionStateMachine

/// Something that a list, whatever drives it, does on its screen or orders from its store.
public enum ScreenChange: Hashable, Sendable {
  /// The row goes out of sight.
  case leaves(String)
  /// The row that went out of sight is there again, in its place or in another slot.
  case returns(String, Slot<String>?)
  /// The row is gone for good.
  case removes(String)
  /// A new row comes into sight.
  case arrives(String, Slot<String>)
  /// The row travels to a slot.
  case moves(String, Slot<String>)
  /// The lifted row comes down in a slot, where the finger was.
  case lands(String, Slot<String>)
  /// The row rests open.
  case opens(String, Edge)
  /// The row rests closed.
  case closes(String)
  /// The row shows that letting go runs the action.
  case arms(String, ActionID)
  /// The row shows it no longer.
  case disarms(String)
  /// The row shows that it waits.
  case waits(String)
  /// The row waits no longer.
  case waitsNoMore(String)
  /// The row's contents change.
  case refreshes(String)
  /// The row is raised.
  case lifts(String)
  /// A hole opens in the slot, and no other.
  case opensGap(Slot<String>)
  /// There is no hole.
  case closesGap
  /// The prompt with this number is on screen.
  case asks(Int, String)
  /// The prompt is gone.
  case asksNoMore(Int)
  /// The rows look selected.
  case selects([String])
  /// The rows look unselected.
  case deselects([String])
  /// A bar offers to take the ticket's change back.
  case offersUndo(Int)
  /// The bar is gone.
  case withdrawsUndo(Int)
  /// A message appears.
  case says(String)
  /// The store is told to change these rows.
  case orders([String])
}

/// One event and all that the list did about it.
public struct ScreenStep: Hashable, Sendable {
  /// What happened.
  public var event: Event<String>
  /// What the list did, in order.
  public var changes: [ScreenChange]

  /// Creates the step that `event` led to.
  public init(_ event: Event<String>, _ changes: [ScreenChange]) {
    self.event = event
    self.changes = changes
  }

  /// Creates the step of a list that obeys `transition`, which `event` led to.
  public init(_ event: Event<String>, obeying transition: Transition<String>, of actions: ActionSet)
  {
    self.event = event
    changes = []
    switch event {
    case .confirm(let prompt), .cancel(let prompt), .gone(let prompt):
      changes.append(.asksNoMore(prompt.number))  // The answer took it away.
    default: break
    }
    for command in transition { changes += ScreenChange.obeying(command, of: actions) }
  }
}

extension ScreenChange {
  fileprivate static func obeying(_ command: Command<String>, of actions: ActionSet) -> [Self] {
    switch command {
    case .open(let row, let edge): [.opens(row, edge)]
    case .close(let row): [.closes(row)]
    case .arm(let row, let action): [.arms(row, action)]
    case .disarm(let row, _): [.disarms(row)]
    case .preAnimateRemoval(let animation): [.leaves(animation.row)]
    case .restoreRow(let row): [.returns(row, nil)]
    case .busy(let row): [.waits(row)]
    case .unbusy(let row): [.waitsNoMore(row)]
    case .insertRow(let row, let slot): [.arrives(row, slot)]
    case .removeRow(let row): [.removes(row)]
    case .moveRow(let row, let slot), .snapBack(let row, let slot): [.moves(row, slot)]
    case .refreshRow(let row): [.refreshes(row)]
    case .lift(let row): [.lifts(row)]
    case .gap(let slot): [.opensGap(slot)]
    case .closeGap: [.closesGap]
    case .settle(let row, let slot): [.lands(row, slot)]
    case .present(let prompt): [.asks(prompt.prompt.number, question(of: prompt, actions))]
    case .dismiss(let prompt): [.asksNoMore(prompt.number)]
    case .perform(_, _, let rows, _), .performUndo(_, _, let rows, _): [.orders(Array(rows))]
    case .offerUndo(let ticket): [.offersUndo(ticket.number)]
    case .withdrawUndo(let ticket): [.withdrawsUndo(ticket.number)]
    case .fail(let rows, let reason):
      [.says("\(rows.words): " + (reason ?? "it did not happen"))]
    case .select(let rows): [.selects(Array(rows))]
    case .deselect(let rows): [.deselects(Array(rows))]
    case .activate(let row): [.says("\(row) is opened")]
    case .proposal: [.says("a drag from elsewhere is refused")]
    case .requestData, .haptic, .announce, .focus: []
    }
  }

  private static func question(of prompt: Presentation<String>, _ actions: ActionSet) -> String {
    "\(actions[prompt.action]?.label ?? prompt.action.text) \(prompt.rows.words)?"
  }
}
