import ActionStateMachine

/// A list on screen, each method a call or two of its platform: nothing is left to decide there.
@MainActor public protocol ListScreen<RowID>: AnyObject {
  /// What the rows are known by.
  associatedtype RowID: Hashable & Sendable

  /// Shows the rows of `update`, in one go.
  func draw(_ update: ScreenUpdate<RowID>)
  /// Draws `rows` again in place, as `appearance(of:)` says; it does not load them anew.
  func redraw(_ rows: [RowID])
  /// Lets `row` go home; not called where the completion of its handler does that.
  func close(_ row: RowID)
  /// Shows the prompt, or updates it where it is shown already. Reports `presented` if it knows.
  func show(_ prompt: ShownPrompt<RowID>)
  /// Takes the prompt away, unless it is leaving by itself. Once it is off the screen the mapper's
  /// `hasGone` is called, also where it was gone already.
  func takeAway(_ prompt: PromptID)
  /// Whether `row` can be seen now, so that a prompt can hang on it.
  func isOnScreen(_ row: RowID) -> Bool
  /// Tells people, or the app.
  func tell(_ news: ListNews<RowID>)
}

/// What a list tells people or its app, besides drawing.
public enum ListNews<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The data is asked for a snapshot.
  case dataRequested
  /// The machine refused what the data told.
  case dataRefused(IgnoredReason)
  /// There are other offers to undo.
  case undoOffersChanged
  /// The change did not happen.
  case failed(RowList<RowID>, reason: String?)
  /// The row was tapped.
  case activated(RowID)
  /// Other rows are selected.
  case selectionChanged
  /// Something is to be said to people who do not see it.
  case announcement(Announcement, RowList<RowID>)
  /// Something is to be felt that the platform does not give by itself.
  case haptic(Haptic)
  /// The focus goes to the row, or to the list.
  case focus(RowID?)
}
