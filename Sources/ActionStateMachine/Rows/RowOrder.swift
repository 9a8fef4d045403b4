/// Rows in order, each known by its id and found without a search.
///
/// Finding a row costs one look into a table, and its position four reads more, however many rows
/// there are. A change by id costs a pass over some hundreds of small numbers, one more for every
/// 12,000 rows. A row that takes the place of another allocates nothing.
@usableFromInline struct RowOrder<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var table: RowTable<RowID>
  @usableFromInline var numbers: ChunkedOrder

  /// Creates an order without rows.
  @inlinable init() {
    table = RowTable()
    numbers = ChunkedOrder()
  }

  /// Creates the order of `rows`, or `nil` where a row repeats.
  @inlinable init?(_ rows: some Sequence<RowID>) {
    let room = rows.underestimatedCount
    table = RowTable(minimumCapacity: room, numbers: ChunkedOrder.room(for: room))
    for row in rows {
      let number = ChunkedOrder.firstNumber(at: table.count)
      guard table.insert(row, as: number) else { return nil }
    }
    numbers = ChunkedOrder(count: table.count)
  }

  /// Whether the row is in the order.
  @inlinable @inline(__always) func contains(_ row: RowID) -> Bool { table.number(of: row) != nil }

  /// The position of the row, counted from 0.
  @inlinable @inline(__always) func position(of row: RowID) -> Int? {
    table.number(of: row).map { numbers.position(of: $0) }
  }

  /// The row after `row`, or `nil` where there is none.
  @inlinable @inline(__always) func successor(of row: RowID) -> RowID? {
    neighbour(of: row, step: 1)
  }

  /// The row before `row`, or `nil` where there is none.
  @inlinable @inline(__always) func predecessor(of row: RowID) -> RowID? {
    neighbour(of: row, step: -1)
  }

  /// Adds `row` in `slot`. A row that is there already and a slot that is not change nothing.
  @inlinable @discardableResult
  mutating func insert(_ row: RowID, at slot: Slot<RowID>) -> Bool {
    guard let next = numberWithRoom(after: slot),
      table.insert(row, as: numbers.newNumber(before: next))
    else { return false }
    numbers.insert(before: next)
    return true
  }

  /// Takes `row` out. A row that is not there changes nothing.
  @inlinable @discardableResult
  mutating func remove(_ row: RowID) -> Bool {
    guard let number = table.remove(row) else { return false }
    follow(numbers.remove(number))
    return true
  }

  /// Moves `row` to `slot`, which is a slot of the order without the row. The slot where it is,
  /// before itself, and an unknown row or slot change nothing.
  @inlinable @discardableResult
  mutating func move(_ row: RowID, to slot: Slot<RowID>) -> Bool {
    guard slot.row != row, let bucket = table.bucket(of: row),
      let next = numberWithRoom(after: slot)
    else { return false }
    let number = table.number(in: bucket)
    guard numbers.neighbour(of: number, step: 1) != next else { return false }
    table.renumber(rowIn: bucket, as: numbers.newNumber(before: next))
    numbers.insert(before: next)
    follow(numbers.remove(number))
    return true
  }

  /// The number of the row after `slot`: none at the end, `nil` where there is no such slot.
  @inlinable @inline(__always) func number(after slot: Slot<RowID>) -> Int?? {
    guard let row = slot.row else { return .some(nil) }
    return table.number(of: row).map { .some($0) }
  }

  /// The same, where a row can come in before it.
  @inlinable mutating func numberWithRoom(after slot: Slot<RowID>) -> Int?? {
    guard let next = number(after: slot) else { return nil }
    guard let handover = numbers.makeRoom(before: next) else { return next }
    follow(handover)
    return number(after: slot)
  }

  /// Gives rows the numbers that they have after others came or went.
  @inlinable mutating func follow(_ handover: ChunkedOrder.Handover?) {
    guard let handover else { return }
    for offset in 0..<handover.count {
      let row = table.rows[numbers.number(readAt: handover.source + offset)]
      guard let bucket = table.bucket(of: row) else { continue }
      table.renumber(rowIn: bucket, as: numbers.number(readAt: handover.target + offset))
    }
  }

  @inlinable @inline(__always) func neighbour(of row: RowID, step: Int) -> RowID? {
    table.number(of: row).flatMap { numbers.neighbour(of: $0, step: step) }.map { table.rows[$0] }
  }
}

extension RowOrder: RandomAccessCollection {
  /// Gives the rows in order, at a constant cost each.
  @usableFromInline struct Iterator: IteratorProtocol {
    @usableFromInline let rows: [RowID]
    @usableFromInline var numbers: ChunkedOrder.Iterator

    @inlinable init(_ order: RowOrder) {
      rows = order.table.rows
      numbers = order.numbers.makeIterator()
    }

    @inlinable mutating func next() -> RowID? { numbers.next().map { rows[$0] } }
  }

  @inlinable func makeIterator() -> Iterator { Iterator(self) }

  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int { table.count }

  /// The row at `position`.
  ///
  /// - Complexity: O(log *n*).
  @inlinable subscript(position: Int) -> RowID { table.rows[numbers[position]] }
}

extension RowOrder: Hashable {
  @inlinable static func == (left: RowOrder, right: RowOrder) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  @inlinable func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}
