import ActionStateMachine

/// A data change that the store is asked for.
public struct StoreRequest<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// What is to be done to the rows.
  public enum Change: Hashable, Sendable {
    /// Carry out the action.
    case perform(ActionID)
    /// Carry out the opposite of the request that had the ticket.
    case undo(Ticket)
  }

  /// The number of the request. It stays the same in saved state, so that a store can tell whether
  /// it has carried it out already.
  public let ticket: Ticket
  /// What is to be done to the rows.
  public let change: Change
  /// The rows.
  public let rows: RowList<RowID>
  /// For a reorder: where the row goes.
  public let slot: Slot<RowID>?

  /// The request that `command` makes, or `nil` where it is for the front end.
  init?(_ command: Command<RowID>) {
    switch command {
    case .perform(let ticket, let action, let rows, let slot):
      (self.ticket, change, self.rows, self.slot) = (ticket, .perform(action), rows, slot)
    case .performUndo(let ticket, let undoing, let rows, let slot):
      (self.ticket, change, self.rows, self.slot) = (ticket, .undo(undoing), rows, slot)
    case .open, .close, .arm, .disarm, .preAnimateRemoval, .restoreRow, .busy, .unbusy, .insertRow,
      .removeRow, .moveRow, .refreshRow, .lift, .gap, .closeGap, .settle, .snapBack, .present,
      .dismiss, .requestData, .offerUndo, .withdrawUndo, .fail, .activate, .select, .deselect,
      .proposal, .haptic, .announce, .focus:
      return nil
    }
  }
}

/// What a store throws to say why it refused a request, and for which rows.
///
/// Any other error refuses all rows, with the error's text as the reason; but `CancellationError`
/// says that the answer was lost.
public struct StoreRefusal<RowID: Hashable & Sendable>: Error, Hashable {
  /// What people are told.
  public var reason: String?
  /// The rows that were refused, all others having been changed; or `nil` for all.
  public var rows: RowList<RowID>?
  /// Data older than this does not know of the rows that were changed.
  public var revision: Int?

  /// Creates a refusal of `rows`, or of all rows.
  public init(reason: String? = nil, rows: RowList<RowID>? = nil, revision: Int? = nil) {
    self.reason = reason
    self.rows = rows
    self.revision = revision
  }
}
