import ActionStateMachine

/// What a screen must do at once to show the visible order that followed from one event.
public struct ScreenUpdate<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Changes in positions, made in one batch; nothing is in two of its parts.
  public struct Batch: Hashable, Sendable {
    /// Old positions of the rows that leave.
    public var deletes: [Int]
    /// New positions of the rows that come.
    public var inserts: [Int]
    /// Rows that stay but not in their place.
    public var moves: [IndexPlan.Move]
    /// Old positions of refreshed rows that stay in their place.
    public var reloads: [Int]
    /// New positions of refreshed rows that moved, for a batch of their own after this one.
    public var lateReloads: [Int]
  }

  /// The rows to show, in their order.
  public let rows: [RowID]
  /// What changed in positions, or `nil` where the list must be loaded anew.
  public let batch: Batch?
  /// The rows whose contents changed.
  public let refreshed: [RowID]
  /// Whether the list animates it. Not after a drop: the row is drawn where it landed already.
  public let isAnimated: Bool
  /// The position where the dropped row lands.
  public let landing: Int?

  init(
    from old: [RowID], to new: [RowID], after transition: Transition<RowID>, dropping row: RowID?
  ) {
    rows = new
    refreshed = transition.compactMap { if case .refreshRow(let row) = $0 { row } else { nil } }
    isAnimated = row == nil
    landing = row.flatMap(new.firstIndex)
    if let row, let batch = Batch(dropping: row, from: old, to: new) {
      self.batch = batch
    } else {
      batch = IndexPlan(from: old, to: new, refreshed: refreshed).map { Batch($0.batch) }
    }
  }

  /// Whether it changes nothing on screen.
  public var isEmpty: Bool {
    guard let batch else { return false }
    return batch.deletes.isEmpty && batch.inserts.isEmpty && batch.moves.isEmpty
      && batch.reloads.isEmpty && batch.lateReloads.isEmpty
  }
}

extension ScreenUpdate.Batch {
  init(_ batch: IndexPlan.Batch) {
    self.init(
      deletes: batch.deletes, inserts: batch.inserts, moves: batch.moves, reloads: batch.reloads,
      lateReloads: batch.lateReloads)
  }

  /// The batch of a drop: the dropped row goes and comes, and no other row is touched. With a move,
  /// or with a neighbour moved in its stead, the list would animate what the drop animates.
  init?(dropping row: RowID, from old: [RowID], to new: [RowID]) {
    guard let source = old.firstIndex(of: row), let destination = new.firstIndex(of: row),
      source != destination, old.filter({ $0 != row }) == new.filter({ $0 != row })
    else { return nil }
    self.init(
      deletes: [source], inserts: [destination], moves: [], reloads: [], lateReloads: [])
  }
}
