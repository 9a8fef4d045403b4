/// What one event did: where the list stood, where it stands, and the work that follows.
///
/// It is the collection of its commands, in the order in which they are to be obeyed. Four commands
/// about three rows are kept without an allocation.
public struct Transition<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var result = Outcome.handled
  @usableFromInline var before: PhaseRecord
  @usableFromInline var after: PhaseRecord
  /// The actions of the list, by which those of phases and commands are named.
  @usableFromInline let actions: [RowAction]
  /// The reason of the one failure among the commands that has one.
  @usableFromInline var reason: String?
  /// The ticket that the one undo among the commands undoes.
  @usableFromInline var undone = Ticket(0)

  @usableFromInline var record0 = CommandRecord.close
  @usableFromInline var record1 = CommandRecord.close
  @usableFromInline var record2 = CommandRecord.close
  @usableFromInline var record3 = CommandRecord.close
  /// The records after the first four.
  @usableFromInline var moreRecords: [CommandRecord] = []
  /// How many records there are.
  @usableFromInline var recordCount = 0
  /// The rank of the last record.
  @usableFromInline var lastRank: UInt8 = 0
  /// Whether the records stand in the order of their ranks.
  @usableFromInline var isOrdered = true

  @usableFromInline var row0: RowID?
  @usableFromInline var row1: RowID?
  @usableFromInline var row2: RowID?
  /// The rows after the first three, and those that are named together.
  @usableFromInline var moreRows: [RowID] = []

  /// Begins the transition of an event that comes in `phase`.
  @inlinable @inline(__always)
  init(from phase: PhaseState<RowID>, actions: [RowAction]) {
    self.actions = actions
    before = PhaseRecord()
    after = before
    if phase.parts.kind != .rest { before = record(of: phase) }
  }

  /// What became of the event.
  @inlinable public var outcome: Outcome { result }

  /// The phase before the event.
  @inlinable public var from: Phase<RowID> { phase(before) }

  /// The phase after it.
  @inlinable public var to: Phase<RowID> { phase(after) }
}

/// A phase whose rows are known by number.
@usableFromInline
struct PhaseRecord: Sendable {
  @usableFromInline var parts = PhaseParts()
  @usableFromInline var row: Int32 = -1
  @usableFromInline var anchor: Int32 = -1
  @usableFromInline var asked = RowNumbers.none

  @inlinable init() {}
}

extension Transition: RandomAccessCollection {
  /// The position of the first command.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last command.
  @inlinable public var endIndex: Int { recordCount }

  /// The command at `position`.
  @inlinable public subscript(position: Int) -> Command<RowID> {
    guard position >= 0, position < recordCount, let command = command(record(at: position)) else {
      preconditionFailure("A transition has no command at this position")
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
