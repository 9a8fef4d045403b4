/// Rows in order, each known by its id and found without a search.
///
/// Finding a row costs one look into a table. Positions, and every change by id, cost
/// O(log *n*) more with a base of about twelve. A row that takes the place of another allocates
/// nothing.
@usableFromInline struct RowOrder<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var table: RowTable<RowID>
  @usableFromInline var tree: PositionTree

  /// Creates an order without rows.
  @inlinable init() {
    table = RowTable()
    tree = PositionTree()
  }

  /// Creates the order of `rows`, or `nil` where a row repeats.
  @inlinable init?(_ rows: some Sequence<RowID>) {
    table = RowTable(minimumCapacity: rows.underestimatedCount)
    for row in rows { guard table.insert(row) != nil else { return nil } }
    tree = PositionTree(count: table.count)
  }

  /// Whether the row is in the order.
  @inlinable func contains(_ row: RowID) -> Bool { table.number(of: row) != nil }

  /// The position of the row, counted from 0.
  @inlinable func position(of row: RowID) -> Int? {
    table.number(of: row).map { tree.position(of: $0) }
  }

  /// The row after `row`, or `nil` where there is none.
  @inlinable func successor(of row: RowID) -> RowID? { neighbour(of: row, step: 1) }

  /// The row before `row`, or `nil` where there is none.
  @inlinable func predecessor(of row: RowID) -> RowID? { neighbour(of: row, step: -1) }

  /// Adds `row` in `slot`. A row that is there already and a slot that is not change nothing.
  @inlinable @discardableResult
  mutating func insert(_ row: RowID, at slot: Slot<RowID>) -> Bool {
    guard let next = number(after: slot), let number = table.insert(row) else { return false }
    tree.insert(number, before: next)
    return true
  }

  /// Takes `row` out. A row that is not there changes nothing.
  @inlinable @discardableResult
  mutating func remove(_ row: RowID) -> Bool {
    guard let number = table.remove(row) else { return false }
    tree.remove(number)
    return true
  }

  /// Moves `row` to `slot`, which is a slot of the order without the row. Before itself, and an
  /// unknown row or slot, change nothing.
  @inlinable @discardableResult
  mutating func move(_ row: RowID, to slot: Slot<RowID>) -> Bool {
    guard let next = number(after: slot), let number = table.number(of: row), number != next
    else { return false }
    tree.remove(number)
    tree.insert(number, before: next)
    return true
  }

  /// The number of the row after `slot`: none at the end, `nil` where there is no such slot.
  @inlinable func number(after slot: Slot<RowID>) -> Int?? {
    guard let row = slot.row else { return .some(nil) }
    return table.number(of: row).map { .some($0) }
  }

  @inlinable func neighbour(of row: RowID, step: Int) -> RowID? {
    table.number(of: row).flatMap { tree.neighbour(of: $0, step: step) }
      .flatMap { table.rows[$0] }
  }
}

extension RowOrder: RandomAccessCollection {
  /// Gives the rows in order, at a constant cost each.
  @usableFromInline struct Iterator: IteratorProtocol {
    @usableFromInline let rows: [RowID?]
    @usableFromInline var numbers: PositionTree.Iterator

    @inlinable init(_ order: RowOrder) {
      rows = order.table.rows
      numbers = order.tree.makeIterator()
    }

    @inlinable mutating func next() -> RowID? { numbers.next().flatMap { rows[$0] } }
  }

  @inlinable func makeIterator() -> Iterator { Iterator(self) }

  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int { tree.count }

  /// The row at `position`.
  ///
  /// - Complexity: O(log *n*).
  @inlinable subscript(position: Int) -> RowID {
    guard let row = table.rows[tree[position]] else {
      preconditionFailure("A position of the order without a row")
    }
    return row
  }
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
