/// What one event did: where the list stood, where it stands, and the work that follows.
///
/// It is the collection of its commands, in the order in which they are to be obeyed.
public struct Transition<RowID: Hashable & Sendable>: Sendable {
  /// The phase before the event.
  public let from: Phase<RowID>
  /// The phase after it.
  public let to: Phase<RowID>
  /// What became of the event.
  public let outcome: Outcome

  @usableFromInline let commands: CommandList<RowID>

  @inlinable init(
    from: Phase<RowID>, to: Phase<RowID>, outcome: Outcome, commands: CommandList<RowID>
  ) {
    self.from = from
    self.to = to
    self.outcome = outcome
    self.commands = commands
  }
}

extension Transition: RandomAccessCollection {
  /// The position of the first command.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last command.
  @inlinable public var endIndex: Int { commands.count }

  /// The command at `position`.
  @inlinable public subscript(position: Int) -> Command<RowID> {
    guard let command = commands[position]?.command else {
      preconditionFailure("A transition has no command at position \(position)")
    }
    return command
  }
}

extension Transition: Hashable {
  /// Whether both transitions have the same phases, outcome and commands.
  @inlinable public static func == (left: Transition, right: Transition) -> Bool {
    left.from == right.from && left.to == right.to && left.outcome == right.outcome
      && left.elementsEqual(right)
  }

  /// Feeds the phases, the outcome and the commands into `hasher`.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
    hasher.combine(outcome)
    for command in self { hasher.combine(command) }
  }
}
