import ActionStateMachine

/// A prompt with the place where it hangs.
public struct ShownPrompt<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The prompt.
  public let presentation: Presentation<RowID>
  /// The row that it hangs on, or `nil` for the list: it is about several rows, or its row was off
  /// screen when it came.
  public let anchor: RowID?

  /// Creates a prompt that hangs on `anchor`.
  public init(presentation: Presentation<RowID>, anchor: RowID?) {
    self.presentation = presentation
    self.anchor = anchor
  }

  /// The prompt's id.
  public var id: PromptID { presentation.prompt }
  /// What kind of UI asks.
  public var kind: Prompt { presentation.kind }
}

/// The prompt on screen, and the one that waits until it is gone.
///
/// Platforms lose a prompt that is shown while another one is still leaving.
struct PromptQueue<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// What the screen has to do.
  enum Call: Hashable, Sendable {
    /// Show the prompt, or update it.
    case show(Presentation<RowID>)
    /// Take the prompt away, unless it is leaving by itself.
    case takeAway(PromptID)
  }

  /// The prompt that is on screen, on its way there or on its way out.
  private(set) var shown: Presentation<RowID>?
  private(set) var isLeaving = false
  private(set) var waiting: Presentation<RowID>?

  /// The machine says to show `presentation`.
  mutating func present(_ presentation: Presentation<RowID>) -> Call? {
    guard let shown, shown.prompt != presentation.prompt || isLeaving else {
      shown = presentation
      return .show(presentation)
    }
    waiting = presentation
    return leave(shown.prompt)
  }

  /// The prompt was answered, or the machine says to take it away.
  mutating func leave(_ prompt: PromptID) -> Call? {
    if waiting?.prompt == prompt { waiting = nil }
    guard shown?.prompt == prompt, !isLeaving else { return nil }
    isLeaving = true
    return .takeAway(prompt)
  }

  /// The prompt is off the screen.
  mutating func hasGone(_ prompt: PromptID) -> Call? {
    guard shown?.prompt == prompt else { return nil }
    (shown, waiting, isLeaving) = (waiting, nil, false)
    return shown.map(Call.show)
  }
}
