/// What one event did: where the list stood, where it stands, and the work that follows.
///
/// It is the collection of its commands, in the order in which they are to be obeyed.
public struct Transition<RowID: Hashable & Sendable>: Sendable {
  /// What became of the event.
  public let outcome: Outcome

  @usableFromInline let phases: PhaseHistory<RowID>
  @usableFromInline let records: [CommandRecord<RowID>]

  @inlinable init(
    _ phases: PhaseHistory<RowID>, _ outcome: Outcome, _ records: [CommandRecord<RowID>]
  ) {
    self.outcome = outcome
    self.phases = phases
    self.records = records
  }

  /// The phase before the event.
  @inlinable public var from: Phase<RowID> { phases.phases[phases.former] }

  /// The phase after it.
  @inlinable public var to: Phase<RowID> { phases.phase }
}

extension Transition: RandomAccessCollection {
  /// The position of the first command.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last command.
  @inlinable public var endIndex: Int { records.count }

  /// The command at `position`.
  @inlinable public subscript(position: Int) -> Command<RowID> {
    guard let command = records[position].command else {
      preconditionFailure("A record lacks a part of its command")
    }
    return command
  }

  /// Gives the commands in order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let records: [CommandRecord<RowID>]
    @usableFromInline var position = 0

    @inlinable init(_ records: [CommandRecord<RowID>]) { self.records = records }

    /// The next command, or `nil` after the last.
    @inlinable public mutating func next() -> Command<RowID>? {
      guard position < records.count else { return nil }
      defer { position += 1 }
      return records[position].command
    }
  }

  /// Returns what gives the commands in order.
  @inlinable public func makeIterator() -> Iterator { Iterator(records) }
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
