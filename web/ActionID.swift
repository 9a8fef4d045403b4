/// The name by which an action is known. It stands in for the library's text, so that the module needs
/// no code for texts: C names an action by its position.
public struct ActionID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let position: Int32

  /// The id of the action at a position.
  public init(position: Int32) { self.position = position }

  /// The id of no action: C has no names in text.
  public init(stringLiteral value: String) { position = -1 }

  /// The position as text.
  public var text: String { String(position) }

  /// The same.
  public var description: String { text }
}
