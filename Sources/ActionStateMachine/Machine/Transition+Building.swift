/// How the machine fills a transition, record by record.
extension Transition {
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
    if let row = slot.row { record.anchor = number(of: row) }
    append(record)
  }

  /// Adds that the change of `rows` did not happen.
  @inlinable mutating func appendFailure(of rows: RowList<RowID>, reason: String?) {
    var record = CommandRecord(.fail)
    record.hasReason = reason != nil
    if let reason { self.reason = reason }
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

  @inlinable func record(at position: Int) -> CommandRecord {
    switch position {
    case 0: record0
    case 1: record1
    case 2: record2
    case 3: record3
    default: moreRecords[position - 4]
    }
  }

  /// Writes the record at `position`, which is there or is the next.
  @inlinable mutating func setRecord(at position: Int, to record: CommandRecord) {
    switch position {
    case 0: record0 = record
    case 1: record1 = record
    case 2: record2 = record
    case 3: record3 = record
    case moreRecords.count + 4: moreRecords.append(record)
    default: moreRecords[position - 4] = record
    }
  }
}

/// The rows of a transition: each once as far as three go, then one after another.
extension Transition {
  /// The number of `row`, which is kept if it is not yet.
  @inlinable mutating func number(of row: RowID) -> Int32 {
    guard let row0 else {
      self.row0 = row
      return 0
    }
    if row0 == row { return 0 }
    guard let row1 else {
      self.row1 = row
      return 1
    }
    if row1 == row { return 1 }
    guard let row2 else {
      self.row2 = row
      return 2
    }
    if row2 == row { return 2 }
    moreRows.append(row)
    return Int32(truncatingIfNeeded: moreRows.count + 2)
  }

  /// The numbers of `rows`. Rows that were named together just before are not kept again.
  @inlinable mutating func numbers(of rows: RowList<RowID>) -> RowNumbers {
    if rows.count == 1 { return RowNumbers(number(of: rows[0])) }
    if rows.isEmpty { return .none }
    if moreRows.count >= rows.count, moreRows.suffix(rows.count).elementsEqual(rows) {
      return RowNumbers(moreRows.count - rows.count + 3, count: rows.count)
    }
    if moreRows.isEmpty, case .many(let rows) = rows.storage {
      moreRows = rows  // Without a copy.
    } else {
      moreRows.append(contentsOf: rows)
    }
    return RowNumbers(moreRows.count - rows.count + 3, count: rows.count)
  }

  /// The row with a number, if the transition has it.
  @inlinable func row(_ number: Int32) -> RowID? {
    switch number {
    case ..<0: nil
    case 0: row0
    case 1: row1
    case 2: row2
    default: moreRows[Int(number) - 3]
    }
  }

  @inlinable func rows(_ numbers: RowNumbers) -> RowList<RowID> {
    guard numbers.count > 0 else { return RowList() }
    if numbers.count == 1, let row = row(numbers.first) { return RowList(row) }
    let start = Int(numbers.first) - 3
    return RowList(Array(moreRows[start..<start + Int(numbers.count)]))
  }

  /// The phase that is made of these parts, with its rows kept.
  @inlinable
  mutating func record(
    _ parts: PhaseParts, _ row: RowID?, _ asked: RowList<RowID>, _ anchor: RowID?
  ) -> PhaseRecord {
    var record = PhaseRecord()
    record.parts = parts
    if let row { record.row = number(of: row) }
    if let anchor { record.anchor = number(of: anchor) }
    if parts.kind == .prompting { record.asked = numbers(of: asked) }
    return record
  }

  @inlinable func phase(_ record: PhaseRecord) -> Phase<RowID> {
    Phase(
      record.parts, row: row(record.row), asked: rows(record.asked),
      slot: record.parts.hasSlot ? Slot(before: row(record.anchor)) : nil, actions: actions)
  }
}
