/// Something that happened: to the data, under a finger, in a prompt, in the store.
///
/// Events are facts. The machine takes each one in every phase, and says whether it meant anything.
public enum Event<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The data has a new order or new contents.
  case rowsChanged(RowsChange<RowID>)

  /// A finger took the row and drags it away from the edge.
  case swipeBegan(RowID, edge: Edge)
  /// The touch was lost. It never runs an action.
  case swipeCancelled(RowID)
  /// The swipe crossed the full-swipe threshold, for the named action or the edge's first.
  case swipeArmed(RowID, ActionID?)
  /// The swipe came back from the full-swipe threshold.
  case swipeDisarmed(RowID)
  /// The row came to rest open.
  case reveal(RowID, edge: Edge)
  /// The row was closed.
  case conceal(RowID)
  /// The row was let go past the full-swipe threshold, for the named action or else the armed one
  /// or else the edge's first.
  case fullSwipe(RowID, edge: Edge, ActionID?)

  /// An action was started without a full swipe.
  case trigger(ActionID, rows: RowList<RowID>, via: Trigger.Path)
  /// The row itself was tapped. The touch that swipes it is never reported as a tap.
  case tapRow(RowID)
  /// Something outside the rows was tapped.
  case tapOutside
  /// A person began to scroll; not momentum, not the program.
  case scroll

  /// The prompt is on screen: a fact, never a hope. Left out where it cannot be known.
  case presented(PromptID)
  /// The prompt was answered yes.
  case confirm(PromptID)
  /// The prompt was answered no, by its button, a tap outside or Escape.
  case cancel(PromptID)
  /// The system took the prompt away unanswered; not when its view is merely rebuilt.
  case gone(PromptID)

  /// The store carried the change out; data older than `revision` does not know of it yet.
  case mutationSucceeded(Ticket, revision: Int?)
  /// The store refused the change: for all rows of the ticket, or for `rows` only.
  ///
  /// Kept by reference, so that no other event pays for its size.
  indirect case mutationFailed(Ticket, reason: String?, rows: RowList<RowID>?)
  /// The store's answer was lost, or the change was done in part and nobody knows which.
  case mutationUnknown(Ticket)

  /// The offer to undo the ticket was taken.
  case undo(Ticket)
  /// The offer to undo the ticket ran out.
  case undoExpired(Ticket)

  /// Edit mode was switched.
  case edit(Bool)
  /// The rows were selected.
  case select(RowList<RowID>)
  /// The rows were deselected.
  case deselect(RowList<RowID>)

  /// The row was picked up, by finger, pointer or keys.
  case lift(RowID)
  /// The lifted row is over the slot, or over none of this list's.
  case hover(Hover<RowID>)
  /// The lifted row was let go.
  case drop
  /// The drag ended without a drop.
  case cancelDrag
  /// A drag that did not start in this list is over it.
  case foreignDrag

  /// The app went to the background, and is not merely inactive.
  case background
  /// The app came back to the foreground.
  case foreground
  /// This screen was left; not when the list's own prompt covers it.
  case leave
  /// This screen was entered.
  case enter
}

/// Where a lifted row is.
public enum Hover<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Over a slot of its list.
  case slot(Slot<RowID>)
  /// Outside its list.
  case outside
}
