/// A change of the order that was found possible, part by part, before any of it is applied.
@usableFromInline
struct OrderUpdate<RowID: Hashable & Sendable>: Sendable {
  /// What became of the check.
  @usableFromInline
  enum Verdict: Sendable {
    case accepted(OrderUpdate)
    case refused(IgnoredReason)
  }

  /// How to come to the new order once the removed rows are out.
  @usableFromInline
  enum Rest: Sendable {
    case nothing
    case replace(RowOrder<RowID>)
    case edit(insert: [RowsChange<RowID>.Placement], move: [RowsChange<RowID>.Placement])
  }

  /// The rows that leave the data, also if they come back in the same change.
  @usableFromInline var removed: RowList<RowID> = []
  /// The same rows, to be asked for.
  @usableFromInline var leaving = RowLookup<RowID>()
  /// The rows that a delta inserts.
  @usableFromInline var arriving = RowLookup<RowID>()
  /// How to come to the new order once the removed rows are out.
  @usableFromInline var rest = Rest.nothing
  /// Whether it is a snapshot, which has something to say about every row.
  @usableFromInline let isSnapshot: Bool

  @inlinable init(isSnapshot: Bool) { self.isSnapshot = isSnapshot }

  /// Checks `change` against `order`; the reason for a refusal is that of the first impossible part.
  @inlinable
  static func check(_ change: RowsChange<RowID>, for order: RowOrder<RowID>) -> Verdict {
    switch change.order {
    case .snapshot(let rows): snapshot(rows, of: order)
    case .delta(let remove, let insert, let move): delta(remove, insert, move, of: order)
    }
  }

  @inlinable
  static func snapshot(_ rows: [RowID], of order: RowOrder<RowID>) -> Verdict {
    var update = OrderUpdate(isSnapshot: true)
    guard !order.elementsEqual(rows) else { return .accepted(update) }
    guard let new = RowOrder(rows) else { return .refused(.duplicateRow) }
    update.remove(RowList(order.filter { !new.contains($0) }))
    update.rest = .replace(new)
    return .accepted(update)
  }

  @inlinable
  static func delta(
    _ remove: RowList<RowID>, _ insert: [RowsChange<RowID>.Placement],
    _ move: [RowsChange<RowID>.Placement], of order: RowOrder<RowID>
  ) -> Verdict {
    var update = OrderUpdate(isSnapshot: false)
    var removed = remove
    removed.removeAll { !order.contains($0) }
    update.remove(removed.unique)
    for part in insert {
      if update.leaves(part.row, in: order) { return .refused(.duplicateRow) }
      guard update.leaves(part.slot, in: order) else { return .refused(.unknownSlot) }
      update.arriving.insert(part.row)
    }
    for part in move {
      guard update.leaves(part.row, in: order) else { return .refused(.unknownRow) }
      guard update.leaves(part.slot, in: order) else { return .refused(.unknownSlot) }
    }
    if !insert.isEmpty || !move.isEmpty { update.rest = .edit(insert: insert, move: move) }
    return .accepted(update)
  }

  @inlinable
  mutating func remove(_ rows: RowList<RowID>) {
    removed = rows
    leaving = RowLookup(rows)
  }

  /// Whether the update, as far as it is checked, leaves `order` with `row`.
  @inlinable
  func leaves(_ row: RowID, in order: RowOrder<RowID>) -> Bool {
    if arriving.contains(row) { return true }
    return order.contains(row) && !leaving.contains(row)
  }

  /// Whether the update, as far as it is checked, leaves `order` with `slot`.
  @inlinable
  func leaves(_ slot: Slot<RowID>, in order: RowOrder<RowID>) -> Bool {
    slot.row.map { leaves($0, in: order) } ?? true
  }

  /// Whether the fewest moves are not plain to see.
  @inlinable
  func needsDifference(whileDragging isDragging: Bool) -> Bool {
    switch rest {
    case .nothing: false
    case .replace: true
    case .edit(let insert, let move):
      move.count > 1 || move.count == 1 && (isDragging || !insert.isEmpty)
    }
  }

  /// Whether it moves `row`. Moving a row before itself is no move.
  @inlinable
  func moves(_ row: RowID) -> Bool {
    guard case .edit(_, let move) = rest else { return false }
    return move.contains { $0.row == row && $0.slot != .before(row) }
  }
}
