/// Rows that are asked for by id: a few are searched one by one, many by hash.
@usableFromInline
struct RowLookup<RowID: Hashable & Sendable>: Sendable {
  /// The rows, in the order in which they came.
  @usableFromInline var rows = RowList<RowID>()
  /// The same, once they are many.
  @usableFromInline var set: Set<RowID>?

  @inlinable init() {}

  @inlinable
  init(_ rows: RowList<RowID>) {
    self.rows = rows
    if rows.count > 8 { set = Set(rows) }
  }

  @inlinable var isEmpty: Bool { rows.isEmpty }

  @inlinable
  func contains(_ row: RowID) -> Bool {
    if let set { return set.contains(row) }
    return rows.contains(row)
  }

  @inlinable
  mutating func insert(_ row: RowID) {
    rows.append(row)
    if set == nil, rows.count > 8 { set = Set(rows) } else { set?.insert(row) }
  }
}
