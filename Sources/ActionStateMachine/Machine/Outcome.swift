/// What became of an event.
public enum Outcome: Hashable, Sendable {
  /// Taken in.
  case handled
  /// Without meaning now; nothing changed.
  case ignored(IgnoredReason)
}

/// Why an event was ignored.
public enum IgnoredReason: String, Hashable, Sendable, CaseIterable {
  /// The set has no such action, or a trigger cannot start it.
  case unknownAction
  /// The event names no rows.
  case noRows
  /// The data has no such row.
  case unknownRow
  /// A row is lifted.
  case dragInProgress
  /// A modal prompt is on screen.
  case promptOnScreen
  /// The row is in a prompt, in an unfinished change, or held after a drop.
  case rowClaimed
  /// Edit mode is on.
  case editing
  /// The row has no action there.
  case noActions
  /// It is so already.
  case nothingToDo
  /// The row is not under a finger.
  case notSwiping
  /// The row is not open.
  case notOpen
  /// The prompt has ended, or never was.
  case stalePrompt
  /// The ticket has ended, or never was; or it offers no undo.
  case staleTicket
  /// The set has no action for a drop.
  case notReorderable
  /// No row is lifted.
  case notDragging
  /// The data has no such slot.
  case unknownSlot
  /// The data is older than what was taken before.
  case staleRevision
  /// The row is there already, or does not equal itself.
  case duplicateRow
}
