/// Some rows without an order, and a value for each.
///
/// It stands on the table of the list's order, so that a module for pages needs no other.
@usableFromInline
struct RowMap<RowID: Hashable & Sendable, Value: Hashable & Sendable>: Sendable {
  /// The rows, numbered from 0.
  @usableFromInline var table = RowTable<RowID>()
  /// The value of each number.
  @usableFromInline var values: [Value] = []

  @inlinable init() {}

  @inlinable var count: Int { table.count }

  @inlinable var isEmpty: Bool { table.count == 0 }

  /// The value of `row`.
  @inlinable subscript(row: RowID) -> Value? { table.number(of: row).map { values[$0] } }

  /// Gives `row` a value in place of the one it had. Returns whether it had none.
  @inlinable @discardableResult mutating func set(_ row: RowID, to value: Value) -> Bool {
    if let number = table.number(of: row) {
      values[number] = value
      return false
    }
    values.append(value)
    return table.insert(row, as: table.count)
  }

  /// Takes `row` out, and returns whether it was there.
  @inlinable @discardableResult mutating func remove(_ row: RowID) -> Bool {
    guard let number = table.remove(row), let last = values.popLast() else { return false }
    if number < table.count, let bucket = table.bucket(of: table.rows[table.count]) {
      table.renumber(rowIn: bucket, as: number)
      values[number] = last
    }
    return true
  }

  /// Whether `holds` is true for each row and its value.
  @inlinable func allSatisfy(_ holds: (RowID, Value) -> Bool) -> Bool {
    for number in 0..<count where !holds(table.rows[number], values[number]) { return false }
    return true
  }
}

extension RowMap: Hashable {
  /// Whether both have the same rows with the same values.
  @inlinable static func == (left: RowMap, right: RowMap) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0] == $1 }
  }

  /// Feeds how many rows there are into `hasher`, since their order may differ.
  @inlinable func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
