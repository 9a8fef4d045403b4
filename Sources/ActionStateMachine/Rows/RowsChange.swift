/// What the data says about its rows: their whole order, or what changed.
///
/// It is kept by reference, so that an event carries one word of it: making a change and setting a
/// property of one each cost an allocation.
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

  @usableFromInline let parts: Parts

  @inlinable init(_ parts: Parts) { self.parts = parts }

  /// Creates a change from the whole order.
  @inlinable public init(snapshot rows: [RowID], update: RowList<RowID> = [], revision: Int? = nil)
  {
    parts = Parts(
      snapshot: rows, removed: [], inserted: [], moved: [], updated: update, revision: revision)
  }

  /// Creates a change from what is different.
  @inlinable public init(
    remove: RowList<RowID> = [],
    insert: [Placement] = [],
    move: [Placement] = [],
    update: RowList<RowID> = [],
    revision: Int? = nil
  ) {
    parts = Parts(
      snapshot: nil, removed: remove, inserted: insert, moved: move, updated: update,
      revision: revision)
  }

  /// What the data says about the order.
  @inlinable public var order: Order {
    get {
      if let snapshot = parts.snapshot { return .snapshot(snapshot) }
      return .delta(remove: parts.removed, insert: parts.inserted, move: parts.moved)
    }
    set {
      switch newValue {
      case .snapshot(let rows):
        self = RowsChange(snapshot: rows, update: updated, revision: revision)
      case .delta(let remove, let insert, let move):
        self = RowsChange(
          remove: remove, insert: insert, move: move, update: updated, revision: revision)
      }
    }
  }

  /// Rows whose contents changed.
  @inlinable public var updated: RowList<RowID> {
    get { parts.updated }
    set { self = RowsChange(parts.with(updated: newValue, revision: revision)) }
  }

  /// The data's version. Data older than the last that was taken is refused.
  @inlinable public var revision: Int? {
    get { parts.revision }
    set { self = RowsChange(parts.with(updated: updated, revision: newValue)) }
  }
}

extension RowsChange {
  /// The parts of a change: an object, so that no other event pays for their size and one part is
  /// read without a copy of another.
  @usableFromInline
  final class Parts: Sendable {
    /// The whole order now, if the change tells it.
    @usableFromInline let snapshot: [RowID]?
    @usableFromInline let removed: RowList<RowID>
    @usableFromInline let inserted: [Placement]
    @usableFromInline let moved: [Placement]
    @usableFromInline let updated: RowList<RowID>
    @usableFromInline let revision: Int?

    @inlinable init(
      snapshot: [RowID]?, removed: RowList<RowID>, inserted: [Placement], moved: [Placement],
      updated: RowList<RowID>, revision: Int?
    ) {
      self.snapshot = snapshot
      self.removed = removed
      self.inserted = inserted
      self.moved = moved
      self.updated = updated
      self.revision = revision
    }

    @inlinable func with(updated: RowList<RowID>, revision: Int?) -> Parts {
      Parts(
        snapshot: snapshot, removed: removed, inserted: inserted, moved: moved, updated: updated,
        revision: revision)
    }
  }

  /// What a delta inserts, if it says nothing else about the order.
  @inlinable @inline(__always) var loneInsertion: Placement? {
    guard parts.inserted.count == 1, parts.removed.isEmpty, parts.moved.isEmpty else { return nil }
    return parts.inserted[0]
  }

  /// Whether it is a delta that moves `row`. Moving a row before itself is no move.
  @inlinable func moves(_ row: RowID) -> Bool {
    parts.moved.contains { $0.row == row && $0.slot != .before(row) }
  }
}

extension RowsChange {
  /// Whether both changes say the same.
  @inlinable public static func == (left: RowsChange, right: RowsChange) -> Bool {
    left.parts === right.parts
      || left.order == right.order && left.updated == right.updated
        && left.revision == right.revision
  }

  /// Feeds what the change says into `hasher`.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    hasher.combine(updated)
    hasher.combine(revision)
  }
}
