/// Whatever starts an action.
public enum Trigger: Hashable, Sendable, CaseIterable {
  /// The row was swiped past the full-swipe threshold and let go.
  case fullSwipe
  /// Something other than a full swipe.
  case path(Path)

  /// A way to an action that needs no full swipe.
  public enum Path: String, Hashable, Sendable, CaseIterable {
    /// A tap on a revealed button.
    case tap
    /// A menu of the row.
    case menu
    /// A key.
    case keyboard
    /// An action of an assistive technology.
    case accessibility
    /// A command for several selected rows.
    case bulk
  }

  /// Every trigger, the full swipe first.
  @inlinable public static var allCases: [Trigger] {
    [.fullSwipe] + Path.allCases.map(Trigger.path)
  }

  /// Whether it starts on a swipe button, which a platform may animate by its role.
  @inlinable public var isOnSwipeButton: Bool {
    switch self {
    case .fullSwipe, .path(.tap): true
    case .path(.menu), .path(.keyboard), .path(.accessibility), .path(.bulk): false
    }
  }
}
