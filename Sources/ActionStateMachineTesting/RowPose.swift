import ActionStateMachine

/// How far a row stands from its place.
public enum RowPose: Hashable, Sendable {
  /// Closed.
  case closed
  /// Aside, under a finger or where the finger left it.
  case displaced(Edge)
  /// At rest, with the buttons of the edge in sight.
  case open(Edge)
}
