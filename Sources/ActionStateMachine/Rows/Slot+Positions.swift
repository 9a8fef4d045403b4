// Lists that know rows by position say where a moved row goes in one of two ways. The machine's own
// way is the row after the slot.
extension Slot {
  /// Creates the slot of a row that moves from `source` to an index counted without it, or `nil`
  /// where there is no such position.
  @inlinable public init?(
    postRemovalIndex index: Int, movingFrom source: Int,
    in rows: some RandomAccessCollection<RowID>
  ) {
    guard 0..<rows.count ~= source, 0..<rows.count ~= index else { return nil }
    self.init(preRemovalOffset: index < source ? index : index + 1, in: rows)
  }

  /// Creates the slot before the row at `offset`, counted with the row that moves still in its
  /// place; or `nil` where there is no such position. The offset of the end is the count.
  @inlinable public init?(
    preRemovalOffset offset: Int, in rows: some RandomAccessCollection<RowID>
  ) {
    guard 0...rows.count ~= offset else { return nil }
    self.init(
      before: offset == rows.count ? nil : rows[rows.index(rows.startIndex, offsetBy: offset)])
  }

  /// The position that `row` has once it is in this slot, counted without the row; or `nil` where
  /// there is no such row or slot.
  ///
  /// - Complexity: O(*n*).
  @inlinable public func postRemovalIndex(
    moving row: RowID, in rows: some RandomAccessCollection<RowID>
  ) -> Int? {
    guard let source = Slot.before(row).preRemovalOffset(in: rows),
      let offset = preRemovalOffset(in: rows)
    else { return nil }
    return offset > source ? offset - 1 : offset
  }

  /// The position of the slot, counted with the row that moves still in its place; or `nil` where
  /// there is no such slot.
  ///
  /// - Complexity: O(*n*).
  @inlinable public func preRemovalOffset(in rows: some RandomAccessCollection<RowID>) -> Int? {
    guard let row else { return rows.count }
    return rows.firstIndex(of: row).map { rows.distance(from: rows.startIndex, to: $0) }
  }
}
