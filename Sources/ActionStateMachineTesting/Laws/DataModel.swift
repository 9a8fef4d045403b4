import ActionStateMachine

/// The data's own order, kept by the plainest means: an array that every accepted change edits.
public struct DataModel<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The rows, in their order.
  public private(set) var rows: [RowID]
  /// The last revision that a change came with.
  public private(set) var revision: Int?

  /// Creates data with `rows`.
  public init(rows: [RowID]) { self.rows = rows }

  /// What a change did.
  public struct Applied: Hashable, Sendable {
    /// Rows that were there before and are gone, or were replaced by new ones of the same name.
    public var removed: Set<RowID> = []
    /// Rows that are new.
    public var inserted: Set<RowID> = []
    /// Rows that the change says something about: all in a snapshot, else the moved and updated.
    public var decided: Set<RowID> = []
    /// Rows to refresh, each once.
    public var updated: Set<RowID> = []
  }

  /// Takes in `change` and returns what it did, or the reason for which it is refused whole.
  public mutating func apply(_ change: RowsChange<RowID>) -> Result<Applied, Refusal> {
    if let new = change.revision, let revision, new < revision {
      return .failure(Refusal(reason: .staleRevision))
    }
    var next = rows
    var applied = Applied()
    switch change.order {
    case .snapshot(let rows):
      guard Set(rows).count == rows.count else {
        return .failure(Refusal(reason: .duplicateRow))
      }
      next = rows
      applied.removed = Set(self.rows).subtracting(rows)
      applied.inserted = Set(rows).subtracting(self.rows)
      applied.decided = Set(rows)
    case .delta(let remove, let insert, let move):
      for row in remove where next.contains(row) {
        next.removeAll { $0 == row }
        applied.removed.insert(row)
      }
      for part in insert {
        guard !next.contains(part.row) else { return .failure(Refusal(reason: .duplicateRow)) }
        guard Self.put(part, into: &next) else { return .failure(Refusal(reason: .unknownSlot)) }
        applied.inserted.insert(part.row)
      }
      for part in move {
        guard next.contains(part.row) else { return .failure(Refusal(reason: .unknownRow)) }
        if part.slot.row == part.row { continue }
        if let before = part.slot.row, !next.contains(before) {
          return .failure(Refusal(reason: .unknownSlot))
        }
        next.removeAll { $0 == part.row }
        _ = Self.put(part, into: &next)
        applied.decided.insert(part.row)
      }
    }
    for row in change.updated where next.contains(row) && !applied.inserted.contains(row) {
      applied.updated.insert(row)
      applied.decided.insert(row)
    }
    rows = next
    revision = change.revision ?? revision
    return .success(applied)
  }

  /// Why a change was refused.
  public struct Refusal: Error, Hashable, Sendable {
    /// The reason.
    public let reason: IgnoredReason
  }

  private static func put(_ part: RowsChange<RowID>.Placement, into rows: inout [RowID]) -> Bool {
    guard let before = part.slot.row else {
      rows.append(part.row)
      return true
    }
    guard let index = rows.firstIndex(of: before) else { return false }
    rows.insert(part.row, at: index)
    return true
  }
}
