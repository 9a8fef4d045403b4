import ActionStateMachine

/// An event and what became of it, as seen from outside the machine.
public struct ObservedTransition<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// What happened.
  public var event: Event<RowID>
  /// Where the list stood before.
  public var from: Phase<RowID>
  /// Where it stands now.
  public var to: Phase<RowID>
  /// What became of the event.
  public var outcome: Outcome
  /// The work for the front end, in order.
  public var commands: [Command<RowID>]

  /// Creates the transition that `event` caused.
  public init(
    event: Event<RowID>, from: Phase<RowID>, to: Phase<RowID>, outcome: Outcome,
    commands: [Command<RowID>]
  ) {
    self.event = event
    self.from = from
    self.to = to
    self.outcome = outcome
    self.commands = commands
  }

  /// Whether the event meant anything.
  public var isHandled: Bool { outcome == .handled }
}
