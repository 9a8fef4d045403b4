/// Rows in order, each known by its id and found without a search.
@usableFromInline package struct RowOrder<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var rows: [RowID] = []
  @usableFromInline var positions: [RowID: Int] = [:]

  /// Creates an order without rows.
  @inlinable package init() {}

  /// Creates the order of `rows`, or `nil` where a row repeats.
  @inlinable package init?(_ rows: some Sequence<RowID>) {
    for row in rows {
      guard positions.updateValue(self.rows.count, forKey: row) == nil else { return nil }
      self.rows.append(row)
    }
  }

  /// Whether the row is in the order.
  @inlinable package func contains(_ row: RowID) -> Bool { positions[row] != nil }

  /// The position of the row, counted from 0.
  @inlinable package func position(of row: RowID) -> Int? { positions[row] }

  /// The row after `row`, or `nil` where there is none.
  @inlinable package func successor(of row: RowID) -> RowID? {
    guard let position = positions[row], position + 1 < rows.count else { return nil }
    return rows[position + 1]
  }

  /// The row before `row`, or `nil` where there is none.
  @inlinable package func predecessor(of row: RowID) -> RowID? {
    guard let position = positions[row], position > 0 else { return nil }
    return rows[position - 1]
  }

  /// Adds `row` in `slot`. A row that is there already and a slot that is not change nothing.
  @inlinable @discardableResult
  package mutating func insert(_ row: RowID, at slot: Slot<RowID>) -> Bool {
    guard !contains(row), let position = position(of: slot) else { return false }
    rows.insert(row, at: position)
    renumber(from: position)
    return true
  }

  /// Takes `row` out. A row that is not there changes nothing.
  @inlinable @discardableResult
  package mutating func remove(_ row: RowID) -> Bool {
    guard let position = positions.removeValue(forKey: row) else { return false }
    rows.remove(at: position)
    renumber(from: position)
    return true
  }

  /// Moves `row` to `slot`, which is a slot of the order without the row. Before itself, and an
  /// unknown row or slot, change nothing.
  @inlinable @discardableResult
  package mutating func move(_ row: RowID, to slot: Slot<RowID>) -> Bool {
    guard slot != .before(row), position(of: slot) != nil, remove(row) else { return false }
    return insert(row, at: slot)
  }

  @inlinable func position(of slot: Slot<RowID>) -> Int? {
    switch slot {
    case .before(let row): positions[row]
    case .end: rows.count
    }
  }

  @inlinable mutating func renumber(from start: Int) {
    for position in start..<rows.count { positions[rows[position]] = position }
  }
}

extension RowOrder: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { rows.count }
  /// The row at `position`.
  @inlinable package subscript(position: Int) -> RowID { rows[position] }
}

extension RowOrder: Hashable {
  @inlinable package static func == (left: RowOrder, right: RowOrder) -> Bool {
    left.rows == right.rows
  }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}
