/// Work for the front end. All commands of a transition are obeyed before the next event is sent.
public enum Command<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Rest open to the edge.
  case open(RowID, edge: Edge)
  /// Rest closed.
  case close(RowID)
  /// Show that letting go runs the action.
  case arm(RowID, ActionID)
  /// Show that letting go no longer runs the action.
  case disarm(RowID, ActionID)

  /// The row may leave now, ahead of the data.
  case preAnimateRemoval(RemovalAnimation<RowID>)
  /// The row comes back: the change did not happen.
  case restoreRow(RowID)
  /// The row waits for its data change.
  case busy(RowID)
  /// The row waits no longer.
  case unbusy(RowID)

  /// The data has a new row.
  case insertRow(RowID, Slot<RowID>)
  /// The data dropped the row.
  case removeRow(RowID)
  /// The data moved the row.
  case moveRow(RowID, Slot<RowID>)
  /// The row's contents changed.
  case refreshRow(RowID)

  /// Raise the row.
  case lift(RowID)
  /// Hold the slot free, and no other.
  case gap(Slot<RowID>)
  /// Hold no slot free.
  case closeGap
  /// Let the lifted row land in the slot.
  case settle(RowID, Slot<RowID>)
  /// Return the row to the slot of its data place.
  case snapBack(RowID, Slot<RowID>)

  /// Show the prompt, or update it if it is on screen already.
  case present(Presentation<RowID>)
  /// Take the prompt away.
  case dismiss(PromptID)

  /// Carry out the data change. The slot is where the row was dropped, for a reorder only.
  case perform(Ticket, ActionID, rows: RowList<RowID>, slot: Slot<RowID>?)
  /// Carry out the opposite of another ticket. The slot is where the row came from, for a reorder
  /// only.
  case performUndo(Ticket, undoing: Ticket, rows: RowList<RowID>, slot: Slot<RowID>?)
  /// Send `rowsChanged`: the outcome of a change is not known.
  case requestData

  /// Offer to undo the ticket.
  case offerUndo(Ticket)
  /// Take the offer to undo the ticket away.
  case withdrawUndo(Ticket)
  /// Tell the user that it did not happen.
  case fail(RowList<RowID>, reason: String?)
  /// Do what an ordinary tap on the row does.
  case activate(RowID)
  /// Show the rows as selected.
  case select(RowList<RowID>)
  /// Show the rows as not selected.
  case deselect(RowList<RowID>)
  /// Answer to a drag from elsewhere.
  case proposal(DropOperation)

  /// Give the feedback, where the platform does not give it by itself.
  case haptic(Haptic)
  /// Say what became of the rows.
  case announce(Announcement, RowList<RowID>)
  /// Move the focus to the row, or to the list if there is none.
  case focus(RowID?)
}

/// A removal that is animated ahead of its data change. Only the machine makes one.
public struct RemovalAnimation<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The row that leaves.
  public let row: RowID
  /// The way it leaves.
  public let exit: Exit

  /// The way a row leaves the list.
  public enum Exit: String, Hashable, Sendable, CaseIterable {
    /// Over its leading edge, where the swipe took it.
    case leading
    /// Over its trailing edge, where the swipe took it.
    case trailing
    /// By losing its height in place.
    case collapse
  }

  @inlinable init(row: RowID, exit: Exit) {
    self.row = row
    self.exit = exit
  }
}

/// A prompt as it is to be shown.
public struct Presentation<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The prompt to answer.
  public let prompt: PromptID
  /// What kind of UI asks.
  public let kind: Prompt
  /// The action that asks.
  public let action: ActionID
  /// The rows it is about.
  public let rows: RowList<RowID>

  /// Creates the presentation of `prompt`.
  @inlinable public init(prompt: PromptID, kind: Prompt, action: ActionID, rows: RowList<RowID>) {
    self.prompt = prompt
    self.kind = kind
    self.action = action
    self.rows = rows
  }

  /// The row to hang the prompt on, or `nil` for the list where it is about several.
  @inlinable public var anchor: RowID? { rows.count == 1 ? rows[0] : nil }
}

/// What may become of a drag that did not start in this list.
public enum DropOperation: String, Hashable, Sendable, CaseIterable {
  /// Nothing: it cannot be dropped here.
  case forbidden
}

/// Feedback for the hand.
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// The full-swipe threshold was crossed, in either direction.
  case threshold
  /// A row was raised.
  case lift
  /// The gap moved to another slot.
  case selection
  /// A row landed.
  case drop
  /// Something did not happen.
  case error
}

/// What is said about rows to people who do not see them.
public enum Announcement: String, Hashable, Sendable, CaseIterable {
  /// The rows left the list, by the user's own action.
  case removed
  /// The rows came back.
  case restored
  /// The rows are where they were dropped.
  case moved
  /// The change did not happen.
  case failed
  /// The rows wait for someone else.
  case waiting
}
