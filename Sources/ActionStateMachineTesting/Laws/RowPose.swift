import ActionStateMachine

/// How far a row stands from its place.
public enum RowPose: Hashable, Sendable, CustomStringConvertible {
  /// Closed.
  case closed
  /// Aside, under a finger or where the finger left it.
  case displaced(Edge)
  /// At rest, with the buttons of the edge in sight.
  case open(Edge)

  /// The pose in words.
  public var description: String {
    switch self {
    case .closed: "closed"
    case .displaced(let edge): "aside, off its \(edge.rawValue) edge"
    case .open(let edge): "open to its \(edge.rawValue) edge"
    }
  }
}
