/// Choices that hold for the whole list, made once.
public struct Policy: Hashable, Sendable {
  /// What happens when another row is swiped while one is open.
  public enum OpeningAnother: String, Hashable, Sendable, CaseIterable {
    /// The open row closes and the other one opens.
    case transfer
    /// Both close; the next swipe opens.
    case `guard`
  }

  /// What else a tap does that closes an open row.
  public enum ClosingTap: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case swallow
    /// What it would have done without an open row.
    case passThrough
  }

  /// What becomes of a live prompt when the app goes to the background.
  public enum PromptInBackground: String, Hashable, Sendable, CaseIterable {
    /// It waits and is shown again.
    case keep
    /// It is dismissed, which counts as a no.
    case cancel
  }

  /// What happens when another row is swiped while one is open.
  public var openingAnother: OpeningAnother
  /// What else a tap does that closes an open row.
  public var closingTap: ClosingTap
  /// What becomes of a live prompt when the app goes to the background.
  public var promptInBackground: PromptInBackground

  /// Creates a policy. What is left out has the first of its values.
  public init(
    openingAnother: OpeningAnother = .transfer,
    closingTap: ClosingTap = .swallow,
    promptInBackground: PromptInBackground = .keep
  ) {
    self.openingAnother = openingAnother
    self.closingTap = closingTap
    self.promptInBackground = promptInBackground
  }
}
