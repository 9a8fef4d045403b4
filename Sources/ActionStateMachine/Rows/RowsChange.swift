/// What the data says about the order of its rows: all of it, or what changed.
public struct RowsChange<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The part of a change that concerns the order.
  public enum Order: Hashable, Sendable {
    /// The whole order now.
    case snapshot([RowID])
    /// What changed: removals, then insertions, then moves, each against the order so far.
    case delta(remove: RowList<RowID>, insert: [Placement], move: [Placement])
  }

  /// A row and the slot it goes to, in the order without the row itself.
  public struct Placement: Hashable, Sendable {
    /// The row.
    public var row: RowID
    /// Where it goes.
    public var slot: Slot<RowID>

    /// Creates the placement of `row` in `slot`.
    @inlinable public init(_ row: RowID, at slot: Slot<RowID>) {
      self.row = row
      self.slot = slot
    }
  }

  /// What the data says about the order.
  public var order: Order
  /// Rows whose contents changed.
  public var updated: RowList<RowID>
  /// The data's version. Data older than the last that was taken is refused.
  public var revision: Int?

  /// Creates a change from the whole order.
  @inlinable public init(snapshot rows: [RowID], update: RowList<RowID> = [], revision: Int? = nil)
  {
    order = .snapshot(rows)
    updated = update
    self.revision = revision
  }

  /// Creates a change from what is different.
  @inlinable public init(
    remove: RowList<RowID> = [],
    insert: [Placement] = [],
    move: [Placement] = [],
    update: RowList<RowID> = [],
    revision: Int? = nil
  ) {
    order = .delta(remove: remove, insert: insert, move: move)
    updated = update
    self.revision = revision
  }
}
