/// A data change that was ordered and has not ended: an unfinished ticket.
public struct Mutation<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// What the change is for.
  public enum Purpose: Hashable, Sendable {
    /// An action was started.
    case perform(ActionID)
    /// An offer to undo was taken.
    case undo(UndoOffer<RowID>)
  }

  /// What the store has said.
  public enum Answer: Hashable, Sendable {
    /// Nothing yet.
    case awaited
    /// It is done; data older than the revision does not know of it.
    case succeeded(revision: Int?)
    /// The answer was lost.
    case unknown
  }

  /// How its rows are drawn until it ends.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// As ever.
    case plain
    /// As waiting.
    case busy
    /// As gone already.
    case preAnimated
  }

  /// The ticket.
  public let ticket: Ticket
  /// What the change is for.
  public var purpose: Purpose
  /// What the change does to its rows.
  public let change: RowChange
  /// Whether an end without a refusal offers undo.
  public let isUndoable: Bool
  /// Its rows in the data, which it claims.
  public var rows: RowList<RowID>
  /// Its rows in the data and those that it saw leave.
  public var ownRows: RowList<RowID>
  /// Rows of a removal that the data still had after it succeeded.
  public var doubtedRows: RowList<RowID>
  /// What the store has said.
  public var answer: Answer
  /// How its rows are drawn until it ends.
  public var look: Look
  /// For a reorder: the slot from which the row was dragged.
  public var origin: Slot<RowID>?

  /// Creates a change as `SavedState` holds it; the machine checks it when it resumes.
  @inlinable
  public init(
    ticket: Ticket, purpose: Purpose, change: RowChange, isUndoable: Bool = false,
    rows: RowList<RowID>, ownRows: RowList<RowID>, doubtedRows: RowList<RowID> = RowList(),
    answer: Answer = .awaited, look: Look = .plain, origin: Slot<RowID>? = nil
  ) {
    self.ticket = ticket
    self.purpose = purpose
    self.change = change
    self.isUndoable = isUndoable
    self.rows = rows
    self.ownRows = ownRows
    self.doubtedRows = doubtedRows
    self.answer = answer
    self.look = look
    self.origin = origin
  }
}

extension Mutation {
  /// Whether it takes another change back.
  @inlinable var isUndo: Bool {
    if case .undo = purpose { true } else { false }
  }

  /// Gives up rows that leave the data.
  @inlinable mutating func lose(_ leaving: RowLookup<RowID>) {
    rows.removeAll(where: leaving.contains)
    doubtedRows.removeAll(where: leaving.contains)
  }

  /// What can be undone once it has ended: a removal of the rows that went, else a change of those
  /// that are left in it.
  @inlinable var offer: UndoOffer<RowID> {
    UndoOffer(
      ticket: ticket, change: change, rows: change == .removes ? ownRows : rows, origin: origin)
  }
}

/// An ended change that can be taken back.
public struct UndoOffer<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The ticket to undo.
  public let ticket: Ticket
  /// What the change did to its rows.
  public let change: RowChange
  /// For a removal the rows that went, else those that were left in the ticket at success.
  public let rows: RowList<RowID>
  /// For a reorder: the slot from which the row was dragged.
  public var origin: Slot<RowID>?

  /// Creates an offer as `SavedState` holds it; the machine checks it when it resumes.
  @inlinable
  public init(
    ticket: Ticket, change: RowChange, rows: RowList<RowID>, origin: Slot<RowID>? = nil
  ) {
    self.ticket = ticket
    self.change = change
    self.rows = rows
    self.origin = origin
  }
}
