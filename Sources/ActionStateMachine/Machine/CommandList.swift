/// The commands of one transition, in the order in which they are to be obeyed.
///
/// The first few are kept without an allocation.
@usableFromInline
struct CommandList<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var first: CommandRecord<RowID>?
  @usableFromInline var second: CommandRecord<RowID>?
  @usableFromInline var third: CommandRecord<RowID>?
  @usableFromInline var fourth: CommandRecord<RowID>?
  @usableFromInline var others: [CommandRecord<RowID>] = []
  @usableFromInline var count = 0
  @usableFromInline var lastRank = 0
  @usableFromInline var isOrdered = true

  @inlinable init() {}

  @inlinable mutating func append(_ command: Command<RowID>) { append(CommandRecord(command)) }

  @inlinable mutating func append(_ record: consuming CommandRecord<RowID>) {
    let rank = record.kind.rank
    if rank < lastRank { isOrdered = false }
    lastRank = rank
    switch count {
    case 0: first = record
    case 1: second = record
    case 2: third = record
    case 3: fourth = record
    default: others.append(record)
    }
    count += 1
  }

  @inlinable subscript(position: Int) -> CommandRecord<RowID>? {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others.indices.contains(position - 4) ? others[position - 4] : nil
    }
  }

  /// Puts the commands into the order of their ranks; those of one rank stay as they were added.
  @inlinable mutating func order() {
    guard !isOrdered else { return }
    var ordered = CommandList()
    for rank in 0...CommandRecord<RowID>.Kind.lastRank {
      for position in 0..<count {
        if let record = self[position], record.kind.rank == rank { ordered.append(record) }
      }
    }
    self = ordered
  }
}
