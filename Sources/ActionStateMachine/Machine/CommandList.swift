/// The commands of one transition, in the order in which they are to be obeyed.
///
/// The machine lends its room for records to each transition. Where that was let go of before the
/// next event, as it is when its commands were obeyed, the room is used again.
@usableFromInline
struct CommandList<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var records: [CommandRecord<RowID>]
  @usableFromInline var lastRank = 0
  @usableFromInline var isOrdered = true

  @inlinable init(reusing records: consuming [CommandRecord<RowID>]) {
    if !records.isEmpty { records.removeAll(keepingCapacity: true) }
    self.records = records
  }

  @inlinable mutating func append(_ command: Command<RowID>) { append(CommandRecord(command)) }

  @inlinable mutating func append(_ record: consuming CommandRecord<RowID>) {
    let rank = record.kind.rank
    if rank < lastRank { isOrdered = false }
    lastRank = rank
    records.append(record)
  }

  /// Puts the commands into the order of their ranks; those of one rank stay as they were added.
  @inlinable mutating func order() {
    guard !isOrdered else { return }
    guard records.count > 8 else {
      for end in records.indices {
        var position = end
        while position > 0, records[position].kind.rank < records[position - 1].kind.rank {
          records.swapAt(position, position - 1)
          position -= 1
        }
      }
      return
    }
    var ordered: [CommandRecord<RowID>] = []
    ordered.reserveCapacity(records.count)
    for rank in 0...CommandRecord<RowID>.Kind.lastRank {
      for record in records where record.kind.rank == rank { ordered.append(record) }
    }
    records = ordered
  }
}
