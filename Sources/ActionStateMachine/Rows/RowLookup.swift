/// Rows that are asked for by id: a few are searched one by one, many by hash.
@usableFromInline
struct RowLookup<RowID: Hashable & Sendable>: Sendable {
  /// The rows, in the order in which they came.
  @usableFromInline var rows: RowList<RowID> = []
  /// The same as one set, once they are many. Where they are few this is a single word of nothing,
  /// which costs least to copy.
  @usableFromInline var sets: [RowSet<RowID>]?

  @inlinable init() {}

  @inlinable
  init(_ rows: RowList<RowID>) {
    self.rows = rows
    if rows.count > 8 { sets = [RowSet(rows)] }
  }

  @inlinable var isEmpty: Bool { rows.isEmpty }

  @inlinable
  func contains(_ row: RowID) -> Bool {
    if let sets { return sets[0].contains(row) }
    return rows.contains(row)
  }

  @inlinable
  mutating func insert(_ row: RowID) {
    rows.append(row)
    if sets != nil { sets?[0].insert(row) } else if rows.count > 8 { sets = [RowSet(rows)] }
  }
}
