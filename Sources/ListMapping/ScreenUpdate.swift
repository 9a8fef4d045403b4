import ActionStateMachine

/// What a screen must do at once to show the visible order that followed from one event.
public struct ScreenUpdate<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Changes in positions, made in one batch; nothing is in two of its parts.
  public struct Batch: Hashable, Sendable {
    /// Old positions of the sections that leave with their rows.
    public var deletedSections: [Int] = []
    /// New positions of the sections that come with their rows.
    public var insertedSections: [Int] = []
    /// Old places of the rows that leave a section that stays.
    public var deletes: [SectionPosition] = []
    /// New places of the rows that come to a section that stays.
    public var inserts: [SectionPosition] = []
    /// Rows that stay but not in their place.
    public var moves: [SectionedIndexPlan.Move] = []
    /// Old places of refreshed rows that stay in their place.
    public var reloads: [SectionPosition] = []
    /// New places of refreshed rows that moved, for a batch of their own after this one.
    public var lateReloads: [SectionPosition] = []

    /// Whether a row or a section comes, goes or moves.
    public var changesPlaces: Bool {
      !(deletedSections.isEmpty && insertedSections.isEmpty && deletes.isEmpty && inserts.isEmpty
        && moves.isEmpty)
    }
  }

  /// The rows to show, in their order, headers among them.
  public let rows: [RowID]
  /// The same, cut before each header; one section where there are none.
  public let sections: SectionedRows<RowID>
  /// What changed in positions, or `nil` where the list must be loaded anew.
  public let batch: Batch?
  /// The rows whose contents changed, headers among them.
  public let refreshed: [RowID]
  /// Whether the list animates it. Not after a drop: the row is drawn where it landed already.
  public let isAnimated: Bool
  /// The place where the dropped row lands.
  public let landing: SectionPosition?

  init(
    from old: SectionedRows<RowID>, to rows: [RowID], isHeader: (RowID) -> Bool,
    after transition: Transition<RowID>, dropping row: RowID?
  ) {
    let new = SectionedRows(rows, isHeader: isHeader)
    self.rows = rows
    sections = new
    refreshed = transition.compactMap { if case .refreshRow(let row) = $0 { row } else { nil } }
    isAnimated = row == nil
    landing = row.flatMap(new.position)
    if let row, let batch = Batch(dropping: row, from: old, to: new) {
      self.batch = batch
    } else {
      batch = SectionedIndexPlan(from: old, to: new, refreshed: refreshed).map(Batch.init)
    }
  }

  /// Whether it changes nothing on screen.
  public var isEmpty: Bool { batch == Batch() && refreshed.isEmpty }
}

extension ScreenUpdate.Batch {
  init(_ plan: SectionedIndexPlan) {
    self.init(
      deletedSections: plan.deletedSections, insertedSections: plan.insertedSections,
      deletes: plan.deletes, inserts: plan.inserts, moves: plan.moves, reloads: plan.reloads,
      lateReloads: plan.lateReloads)
  }

  /// The batch of a drop: the dropped row goes and comes, and no other row is touched. With a move,
  /// or with a neighbour moved in its stead, the list would animate what the drop animates.
  init?(dropping row: RowID, from old: SectionedRows<RowID>, to new: SectionedRows<RowID>) {
    guard let source = old.position(of: row), let destination = new.position(of: row),
      source != destination, old.without(row) == new.without(row)
    else { return nil }
    self.init(deletes: [source], inserts: [destination])
  }
}

extension SectionedRows {
  /// The sections' headers and rows, but for one row.
  fileprivate func without(_ row: RowID) -> [[RowID?]] {
    sections.map { section in [section.header] + section.rows.filter { $0 != row } }
  }
}
