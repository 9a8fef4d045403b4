/// What one event did: where the list stood, where it stands, and the work that follows.
///
/// It is the collection of its commands, in the order in which they are to be obeyed. Four commands
/// about three rows are kept without an allocation.
public struct Transition<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var result: Outcome
  @usableFromInline var before: PhaseRecord
  @usableFromInline var after: PhaseRecord
  /// The actions of the list, by which those of phases and commands are named.
  @usableFromInline var actions: [RowAction]
  /// The reason of the one failure among the commands that has one.
  @usableFromInline var reason: String?
  /// The ticket that the one undo among the commands undoes.
  @usableFromInline var undone: Ticket

  @usableFromInline var record0: CommandRecord
  @usableFromInline var record1: CommandRecord
  @usableFromInline var record2: CommandRecord
  @usableFromInline var record3: CommandRecord
  /// The records after the first four.
  @usableFromInline var moreRecords: [CommandRecord]
  /// The position of the first record that was not taken out.
  @usableFromInline var firstPosition: Int
  /// How many records there are, with those taken out.
  @usableFromInline var recordCount: Int
  /// The rank of the last record.
  @usableFromInline var lastRank: UInt8
  /// Whether the records stand in the order of their ranks.
  @usableFromInline var isOrdered: Bool

  /// Whether there is a reason, or something that did not fit into the room for a few.
  @usableFromInline var hasSpilled: Bool
  /// How many of the next three rows belong to the transition; the others are left from another.
  @usableFromInline var rowCount: Int
  @usableFromInline var row0: RowID?
  @usableFromInline var row1: RowID?
  @usableFromInline var row2: RowID?
  /// The rows after the first three, and those that are named together.
  @usableFromInline var moreRows: [RowID]

  /// Creates a transition from rest to rest without commands, for `send(_:into:)` to write over.
  @inlinable
  public init() {
    result = .handled
    before = PhaseRecord()
    after = before
    actions = []
    reason = nil
    undone = Ticket(0)
    record0 = .closeGap
    record1 = record0
    record2 = record0
    record3 = record0
    moreRecords = []
    firstPosition = 0
    recordCount = 0
    lastRank = 0
    isOrdered = true
    hasSpilled = false
    rowCount = 0
    row0 = nil
    row1 = nil
    row2 = nil
    moreRows = []
  }

  /// What became of the event.
  @inlinable public var outcome: Outcome { result }

  /// The phase before the event.
  @inlinable public var from: Phase<RowID> { phase(before) }

  /// The phase after it.
  @inlinable public var to: Phase<RowID> { phase(after) }
}

extension Transition: RandomAccessCollection {
  /// The position of the first command.
  @inlinable public var startIndex: Int { firstPosition }

  /// The position after the last command.
  @inlinable public var endIndex: Int { recordCount }

  /// The command at `position`.
  @inlinable public subscript(position: Int) -> Command<RowID> {
    precondition(
      position >= firstPosition && position < recordCount, "No command has this position")
    return command(record(at: position))
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
