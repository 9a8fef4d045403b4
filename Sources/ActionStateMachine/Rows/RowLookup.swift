/// Rows that are asked for by id: a few are searched one by one, many by hash.
@usableFromInline
struct RowLookup<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var list: RowList<RowID> = []
  @usableFromInline var set: Set<RowID> = []

  @inlinable init() {}

  @inlinable
  init(_ rows: RowList<RowID>) {
    list = rows
    if rows.count > 8 { set = Set(rows) }
  }

  @inlinable var isEmpty: Bool { list.isEmpty && set.isEmpty }

  @inlinable
  func contains(_ row: RowID) -> Bool {
    set.isEmpty ? list.contains(row) : set.contains(row)
  }

  @inlinable
  mutating func insert(_ row: RowID) {
    if set.isEmpty, list.count < 8 {
      list.append(row)
    } else {
      if set.isEmpty { set = Set(list) }
      set.insert(row)
    }
  }
}
