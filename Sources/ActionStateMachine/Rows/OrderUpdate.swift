/// What a change does to the order: found out, and found possible, before any of it is applied.
/// Only an insertion alone is found impossible where it is made.
@usableFromInline
struct OrderUpdate<RowID: Hashable & Sendable>: Sendable {
  /// An order that a snapshot brings, or takes the place of.
  @usableFromInline
  enum Replacement: Sendable {
    case none
    /// Kept by reference, so that no delta pays for its size.
    indirect case order(RowOrder<RowID>)

    /// Whether there is an order, and it lacks `row`.
    @inlinable func lacks(_ row: RowID) -> Bool {
      if case .order(let order) = self { !order.contains(row) } else { false }
    }
  }

  /// Why a change is refused.
  @usableFromInline
  struct Refusal: Error {
    @usableFromInline let reason: IgnoredReason

    @inlinable init(_ reason: IgnoredReason) { self.reason = reason }
  }

  /// The rows that leave the data, also if they come back in the same change. A delta may name some
  /// that the data lacks.
  @usableFromInline let leaving: RowLookup<RowID>
  /// The rows that a delta inserts.
  @usableFromInline let arriving: RowLookup<RowID>
  /// The new order, where a snapshot differs from the one before.
  @usableFromInline let replacement: Replacement

  /// Finds out what a snapshot of `rows` does to `order`.
  @inlinable
  init(snapshot rows: [RowID], of order: RowOrder<RowID>) throws(Refusal) {
    arriving = RowLookup()
    guard !order.elementsEqual(rows) else {
      leaving = RowLookup()
      replacement = .none
      return
    }
    guard let new = RowOrder(rows) else { throw Refusal(.duplicateRow) }
    leaving = RowLookup(RowList(order.filter { !new.contains($0) }))
    replacement = .order(new)
  }

  /// Finds out what a delta does to `order`. Throws why its first impossible part is refused.
  ///
  /// Parts are read by their index: an iterator counts one more reference to them.
  @inlinable @inline(__always)
  init(delta change: RowsChange<RowID>, of order: RowOrder<RowID>) throws(Refusal) {
    leaving = RowLookup(change.parts.removed.unique)
    replacement = .none
    if let part = change.loneInsertion {
      arriving = RowLookup(RowList(part.row))
      return
    }
    var arriving = RowLookup<RowID>()
    for index in change.parts.inserted.indices {
      let part = change.parts.inserted[index]
      guard part.row == part.row, !order.has(part.row, after: leaving, arriving) else {
        throw Refusal(.duplicateRow)
      }
      guard order.has(part.slot, after: leaving, arriving) else { throw Refusal(.unknownSlot) }
      arriving.insert(part.row)
    }
    for index in change.parts.moved.indices {
      let part = change.parts.moved[index]
      guard order.has(part.row, after: leaving, arriving) else { throw Refusal(.unknownRow) }
      guard order.has(part.slot, after: leaving, arriving) else { throw Refusal(.unknownSlot) }
    }
    self.arriving = arriving
  }

  /// Whether a snapshot brings another order.
  @inlinable var isReplacement: Bool {
    if case .order = replacement { true } else { false }
  }

  /// Whether the fewest moves from one order to the next are not plain to see.
  @inlinable
  func needsDifference(for change: RowsChange<RowID>, whileDragging isDragging: Bool) -> Bool {
    let moves = change.parts.moved.count
    return isReplacement || moves > 1
      || moves == 1 && (isDragging || !change.parts.inserted.isEmpty)
  }
}

extension RowOrder {
  /// Whether the order has `row` once these rows left and those arrived.
  @inlinable @inline(__always)
  func has(_ row: RowID, after leaving: RowLookup<RowID>, _ arriving: RowLookup<RowID>) -> Bool {
    arriving.contains(row) || contains(row) && !leaving.contains(row)
  }

  /// Whether the order has `slot` once these rows left and those arrived.
  @inlinable @inline(__always)
  func has(
    _ slot: Slot<RowID>, after leaving: RowLookup<RowID>, _ arriving: RowLookup<RowID>
  ) -> Bool {
    slot.row.map { has($0, after: leaving, arriving) } ?? true
  }
}
