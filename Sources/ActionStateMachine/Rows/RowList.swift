/// A few rows in order. A single row is kept without an allocation.
public struct RowList<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline enum Storage: Sendable {
    case none
    case one(RowID)
    /// Two or more.
    case many([RowID])
  }

  @usableFromInline var storage: Storage

  /// Creates an empty list. Costs less than `[]`, which makes an array first.
  @inlinable public init() { storage = .none }

  /// Creates a list of `row` alone.
  @inlinable public init(_ row: RowID) { storage = .one(row) }

  /// Creates a list of `rows`, in their order.
  @inlinable public init(_ rows: [RowID]) {
    switch rows.count {
    case 0: storage = .none
    case 1: storage = .one(rows[0])
    default: storage = .many(rows)
    }
  }

  /// Adds `row` at the end.
  @inlinable public mutating func append(_ row: RowID) {
    switch storage {
    case .none: storage = .one(row)
    case .one(let first): storage = .many([first, row])
    case .many(var rows):
      storage = .none  // Lets the array grow in place.
      rows.append(row)
      storage = .many(rows)
    }
  }

  /// Adds `rows` at the end, in their order.
  @inlinable mutating func append(contentsOf rows: RowList) {
    for row in rows { append(row) }
  }

  /// Whether `row` is in the list.
  @inlinable func contains(_ row: RowID) -> Bool {
    switch storage {
    case .none: false
    case .one(let only): only == row
    case .many(let rows): rows.contains(row)
    }
  }

  /// Whether `holds` is true for every row.
  @inlinable func allSatisfy(_ holds: (RowID) -> Bool) -> Bool {
    switch storage {
    case .none: true
    case .one(let only): holds(only)
    case .many(let rows): rows.allSatisfy(holds)
    }
  }

  /// The rows that `belongs` holds true for, and the others, each in their order.
  @inlinable func partitioned(by belongs: (RowID) -> Bool) -> (RowList, RowList) {
    var (chosen, others) = (self, self)
    chosen.removeAll { !belongs($0) }
    others.removeAll(where: belongs)
    return (chosen, others)
  }

  /// Removes every row that `shouldBeRemoved` holds true for.
  @inlinable public mutating func removeAll(where shouldBeRemoved: (RowID) -> Bool) {
    if case .one(let row) = storage {
      if shouldBeRemoved(row) { storage = .none }
      return
    }
    guard contains(where: shouldBeRemoved) else { return }
    self = RowList(filter { !shouldBeRemoved($0) })
  }

  /// The rows without repetition, each where it comes first.
  ///
  /// - Complexity: O(*n*).
  @inlinable public var unique: RowList {
    guard count > 1 else { return self }
    var seen = Set<RowID>(minimumCapacity: count)
    return RowList(filter { seen.insert($0).inserted })
  }
}

extension RowList {
  /// Whether both lists have the same rows, in any order. Expects that neither repeats a row.
  @inlinable func hasSameRows(as other: RowList) -> Bool {
    guard count == other.count else { return false }
    return self == other || count > 1 && Set(self) == Set(other)
  }
}

extension RowList: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// The position of the first row.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last row.
  @inlinable public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let rows): rows.count
    }
  }

  /// The row at `position`.
  @inlinable public subscript(position: Int) -> RowID {
    switch storage {
    case .none: preconditionFailure("An empty list has no positions")
    case .one(let row):
      precondition(position == 0, "A list of one row has one position")
      return row
    case .many(let rows): return rows[position]
    }
  }

  /// Creates a list of the rows between the brackets.
  @inlinable public init(arrayLiteral elements: RowID...) { self.init(elements) }
}

extension RowList: Hashable {
  /// Whether both lists have the same rows in the same order.
  @inlinable public static func == (left: RowList, right: RowList) -> Bool {
    left.elementsEqual(right)
  }

  /// Feeds the rows into `hasher`.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}
