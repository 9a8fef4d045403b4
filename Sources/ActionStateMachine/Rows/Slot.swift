/// A place between rows, known by the row after it.
public enum Slot<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Directly before the row.
  case before(RowID)
  /// After the last row.
  case end

  /// The slot before `row`, or the end where there is none.
  @inlinable public init(before row: RowID?) {
    if let row { self = .before(row) } else { self = .end }
  }

  /// The row after the slot, or `nil` at the end.
  @inlinable public var row: RowID? {
    if case .before(let row) = self { row } else { nil }
  }

  /// Whether both are the same place.
  @inlinable public static func == (left: Slot, right: Slot) -> Bool { left.row == right.row }
}
