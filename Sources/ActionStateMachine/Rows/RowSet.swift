/// Rows without an order, each at most once.
@usableFromInline struct RowSet<RowID: Hashable & Sendable>: Sendable {
  /// The rows, numbered from 0.
  @usableFromInline var table = RowTable<RowID>()

  @inlinable init() {}

  @inlinable init(_ rows: some Sequence<RowID>) {
    for row in rows { insert(row) }
  }

  @inlinable var isEmpty: Bool { table.count == 0 }

  @inlinable func contains(_ row: RowID) -> Bool { table.bucket(of: row) != nil }

  /// Adds `row`, and returns whether it is new.
  @inlinable @discardableResult mutating func insert(_ row: RowID) -> Bool {
    table.insert(row, as: table.count)
  }

  /// Takes `row` out, and returns whether it was there.
  @inlinable @discardableResult mutating func remove(_ row: RowID) -> Bool {
    guard let number = table.remove(row) else { return false }
    if number < table.count, let bucket = table.bucket(of: table.rows[table.count]) {
      table.renumber(rowIn: bucket, as: number)
    }
    return true
  }

  /// Whether all its rows are in `others`.
  @inlinable func isSubset(of others: (RowID) -> Bool) -> Bool {
    for number in 0..<table.count where !others(table.rows[number]) { return false }
    return true
  }
}

extension RowSet: Hashable {
  /// Whether both have the same rows.
  @inlinable static func == (left: RowSet, right: RowSet) -> Bool {
    left.table.count == right.table.count && left.isSubset(of: right.contains)
  }

  /// Feeds how many rows there are into `hasher`, since their order may differ.
  @inlinable func hash(into hasher: inout Hasher) { hasher.combine(table.count) }
}
