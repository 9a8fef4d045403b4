#if ACTIONS_BY_POSITION
  /// The position by which an action is known where C names it, so that a module for pages has no
  /// code for texts. See `web/toolset.json`.
  public struct ActionID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    @usableFromInline let position: Int32

    /// The id of the action at a position.
    @inlinable public init(position: Int32) { self.position = position }

    /// The id of no action: C has no names in text.
    @inlinable public init(stringLiteral value: String) { position = -1 }

    /// The position as text.
    public var text: String { String(position) }

    /// The same.
    public var description: String { text }
  }
#endif
