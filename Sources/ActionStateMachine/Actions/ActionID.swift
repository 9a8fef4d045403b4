#if !ACTIONS_BY_POSITION
  /// The name by which an action is known: in triggers, prompts, performs and their JSON.
  ///
  /// Two ids are equal when their UTF-8 bytes are, so that comparing them needs no Unicode tables.
  public struct ActionID: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as text.
    public let text: String

    /// Creates an id from its text.
    @inlinable public init(_ text: String) { self.text = text }

    /// Creates an id from a literal.
    @inlinable public init(stringLiteral value: String) { self.init(value) }

    /// The id as text.
    @inlinable public var description: String { text }
  }

  extension ActionID: Hashable {
    /// Whether both ids have the same bytes.
    @inlinable public static func == (left: ActionID, right: ActionID) -> Bool {
      left.withBytes { left in
        right.withBytes { right in
          guard left.count == right.count else { return false }
          for index in left.indices where left[index] != right[index] { return false }
          return true
        }
      }
    }

    /// Feeds the bytes of the id into `hasher`.
    @inlinable public func hash(into hasher: inout Hasher) {
      withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(0xFF as UInt8)  // No UTF-8 text has this byte: it ends the id.
    }

    @inlinable func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
      #if hasFeature(Embedded)
        preconditionFailure("Embedded Swift has no strings that are stored elsewhere")
      #else
        return Array(text.utf8).withUnsafeBufferPointer(body)  // Text that another framework keeps.
      #endif
    }
  }
#endif
