/// How the machine fills a transition, record by record.
extension Transition {
  /// Begins anew without commands, in the same room.
  @inlinable @inline(__always) mutating func reset(actions: [RowAction]) {
    if !self.actions.isSameBuffer(as: actions) { self.actions = actions }
    firstPosition = 0
    recordCount = 0
    lastRank = 0
    isOrdered = true
    rowCount = 0
    if hasSpilled { forgetSpilled() }
  }

  /// Empties the room for what does not come every day.
  @inlinable @inline(never) mutating func forgetSpilled() {
    reason = nil
    moreRecords.removeAll(keepingCapacity: true)
    moreRows.removeAll(keepingCapacity: true)
    hasSpilled = false
  }

  /// Adds a command about no row.
  @inlinable mutating func append(_ record: CommandRecord) {
    let rank = record.kind.rank
    if rank < lastRank { isOrdered = false }
    lastRank = rank
    setRecord(at: recordCount, to: record)
    recordCount += 1
  }

  /// Adds a command about `row`.
  @inlinable mutating func append(_ record: CommandRecord, _ row: RowID) {
    var record = record
    record.rows = RowNumbers(number(of: row))
    append(record)
  }

  /// Adds a command about `row` and `slot`.
  @inlinable mutating func append(_ record: CommandRecord, _ row: RowID, _ slot: Slot<RowID>) {
    var record = record
    record.rows = RowNumbers(number(of: row))
    append(record, at: slot)
  }

  /// Adds a command about `rows`, and a slot where there is one.
  @inlinable
  mutating func append(
    _ record: CommandRecord, _ rows: RowList<RowID>, _ slot: Slot<RowID>? = nil
  ) {
    var record = record
    record.rows = numbers(of: rows)
    if let slot { append(record, at: slot) } else { append(record) }
  }

  /// Adds a command about `slot`.
  @inlinable mutating func append(_ record: CommandRecord, at slot: Slot<RowID>) {
    var record = record
    record.hasSlot = true
    if let row = slot.row { record.slotRow = number(of: row) }
    append(record)
  }

  /// Adds that the change of `rows` did not happen.
  @inlinable mutating func appendFailure(of rows: RowList<RowID>, reason: String?) {
    let record = CommandRecord(.fail(hasReason: reason != nil))
    if let reason {
      self.reason = reason
      hasSpilled = true
    }
    append(record, rows)
  }

  /// Adds the order to carry out the opposite of `undone`.
  @inlinable
  mutating func appendUndo(
    _ ticket: Ticket, of undone: Ticket, _ rows: RowList<RowID>, _ slot: Slot<RowID>?
  ) {
    self.undone = undone
    append(.performUndo(ticket), rows, slot)
  }

  /// Puts the records into the order of their ranks; those of one rank stay as they were added.
  @inlinable mutating func order() {
    if recordCount > 8 { return orderByRank() }
    for end in 0..<recordCount {
      var position = end
      while position > 0, record(at: position).kind.rank < record(at: position - 1).kind.rank {
        let later = record(at: position)
        setRecord(at: position, to: record(at: position - 1))
        setRecord(at: position - 1, to: later)
        position -= 1
      }
    }
  }

  /// Does the same for many records, in a time that grows with their number.
  @inlinable mutating func orderByRank() {
    let records = (0..<recordCount).map { record(at: $0) }
    recordCount = 0
    moreRecords.removeAll(keepingCapacity: true)
    for rank in 0...CommandRecord.Kind.lastRank {
      for record in records where record.kind.rank == rank { append(record) }
    }
  }

  @inlinable @inline(__always) func record(at position: Int) -> CommandRecord {
    switch position {
    case 0: record0
    case 1: record1
    case 2: record2
    case 3: record3
    default: moreRecords[position - 4]
    }
  }

  /// Writes the record at `position`, which is there or is the next.
  @inlinable @inline(__always) mutating func setRecord(at position: Int, to record: CommandRecord) {
    switch position {
    case 0: record0 = record
    case 1: record1 = record
    case 2: record2 = record
    case 3: record3 = record
    case moreRecords.count + 4:
      moreRecords.append(record)
      hasSpilled = true
    default: moreRecords[position - 4] = record
    }
  }
}

/// The rows of a transition: each once as far as three go, then one after another.
extension Transition {
  /// The number of `row`, which is kept if it is not yet.
  @inlinable @inline(__always) mutating func number(of row: RowID) -> Int32 {
    if rowCount > 0 { return row0 == row ? 0 : numberOfAnother(row) }
    row0 = row
    rowCount = 1
    return 0
  }

  /// The number of a row that is not the first.
  @inlinable mutating func numberOfAnother(_ row: RowID) -> Int32 {
    if rowCount > 1, row1 == row { return 1 }
    if rowCount > 2, row2 == row { return 2 }
    switch rowCount {
    case 1: row1 = row
    case 2: row2 = row
    default:
      moreRows.append(row)
      hasSpilled = true
      return Int32(truncatingIfNeeded: moreRows.count + 2)
    }
    rowCount += 1
    return Int32(truncatingIfNeeded: rowCount - 1)
  }

  /// The numbers of `rows`. Rows that were named together just before are not kept again.
  @inlinable @inline(__always) mutating func numbers(of rows: RowList<RowID>) -> RowNumbers {
    if case .one(let row) = rows.storage { return RowNumbers(number(of: row)) }
    return numbersOfMany(rows)
  }

  @inlinable mutating func numbersOfMany(_ rows: RowList<RowID>) -> RowNumbers {
    if rows.isEmpty { return .none }
    if moreRows.count >= rows.count, moreRows.suffix(rows.count).elementsEqual(rows) {
      return RowNumbers(moreRows.count - rows.count + 3, count: rows.count)
    }
    hasSpilled = true
    if moreRows.isEmpty, case .many(let rows) = rows.storage {
      moreRows = rows  // Without a copy.
    } else {
      moreRows.append(contentsOf: rows)
    }
    return RowNumbers(moreRows.count - rows.count + 3, count: rows.count)
  }

  /// The row with a number, if the transition has it.
  @inlinable @inline(__always) func row(_ number: Int32) -> RowID? {
    switch number {
    case ..<0: nil
    case 0: row0
    case 1: row1
    case 2: row2
    default: moreRows[Int(number) - 3]
    }
  }

  @inlinable @inline(__always) func rows(_ numbers: RowNumbers) -> RowList<RowID> {
    if numbers.count == 1, let row = row(numbers.first) { return RowList(row) }
    return Self.rows(numbers, among: moreRows)
  }

  @inlinable static func rows(_ numbers: RowNumbers, among rows: [RowID]) -> RowList<RowID> {
    guard numbers.count > 0 else { return RowList() }
    let start = Int(numbers.first) - 3
    return RowList(Array(rows[start..<start + Int(numbers.count)]))
  }

  @inlinable func phase(_ record: PhaseRecord) -> Phase<RowID> {
    guard record.parts.kind != .rest else { return .rest }
    return Phase(
      record.parts, row: row(record.rows.row), asked: rows(record.rows.asked),
      slot: record.parts.hasSlot ? Slot(before: row(record.rows.slotRow)) : nil, actions: actions)
  }
}

extension [RowAction] {
  /// Whether both arrays are one in memory, which is found out without reading them.
  @inlinable func isSameBuffer(as other: [RowAction]) -> Bool {
    withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer { right in left.baseAddress == right.baseAddress }
    }
  }
}
