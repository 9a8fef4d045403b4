/// A row that is drawn where it was dropped.
public struct HeldRow<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public let row: RowID
  /// The slot where it is held: before the next row that is not held, or the end.
  public var slot: Slot<RowID>
  /// The slot from which it was dragged.
  public var origin: Slot<RowID>

  /// Creates a row held in `slot`.
  @inlinable public init(row: RowID, slot: Slot<RowID>, origin: Slot<RowID>) {
    self.row = row
    self.slot = slot
    self.origin = origin
  }
}

/// The rows that are drawn where they were dropped, not where the data has them.
///
/// They are kept in drawn order. Each is held before a row that is not held, or at the end; those
/// held at one slot stand there in their order.
@usableFromInline
struct HeldRows<RowID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var entries: [HeldRow<RowID>] = []

  @inlinable init() {}

  @inlinable var isEmpty: Bool { entries.isEmpty }

  @inlinable func index(of row: RowID) -> Int? { entries.firstIndex { $0.row == row } }

  @inlinable func contains(_ row: RowID) -> Bool { index(of: row) != nil }

  /// The first row held at `slot`.
  @inlinable func first(at slot: Slot<RowID>) -> RowID? {
    entries.first { $0.slot == slot }?.row
  }

  /// The slot drawn after a held row: before the next row held there, or where both are held.
  @inlinable func slot(after index: Int) -> Slot<RowID> {
    let entry = entries[index]
    guard index + 1 < entries.count, entries[index + 1].slot == entry.slot else {
      return entry.slot
    }
    return .before(entries[index + 1].row)
  }

  /// Holds `row` in `slot`, as drawn: before a held row, or closest to a row that is not held.
  ///
  /// `next` is the free slot after the row's data place. Rows that were held before `row` go on
  /// being held there, since no slot is before a held row.
  @inlinable
  mutating func hold(
    _ row: RowID, in slot: Slot<RowID>, from origin: Slot<RowID>, leaving next: Slot<RowID>
  ) {
    for index in entries.indices where entries[index].slot == .before(row) {
      entries[index].slot = next
    }
    if case .before(let other) = slot, let index = index(of: other) {
      entries.insert(
        HeldRow(row: row, slot: entries[index].slot, origin: origin), at: index)
    } else {
      let index = entries.lastIndex { $0.slot == slot }.map { $0 + 1 }
      entries.insert(
        HeldRow(row: row, slot: slot, origin: origin), at: index ?? entries.endIndex)
    }
  }

  /// Lets go of `row` where it is drawn: those held before it at its slot are then held before it.
  @inlinable mutating func letGoInPlace(_ row: RowID) {
    guard let index = index(of: row) else { return }
    let slot = entries.remove(at: index).slot
    for earlier in entries.indices.prefix(index) where entries[earlier].slot == slot {
      entries[earlier].slot = .before(row)
    }
  }

  /// Lets go of `row`, which is then drawn where the data has it.
  @inlinable mutating func letGo(_ row: RowID) {
    entries.removeAll { $0.row == row }
  }
}
