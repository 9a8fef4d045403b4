/// The number of one prompt that was shown. Counts from 1; never used twice.
public struct PromptID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number.
  public let number: Int

  /// Creates the id with `number`.
  @inlinable public init(_ number: Int) { self.number = number }

  /// The number as text.
  public var description: String { String(number) }

  /// Whether the prompt with the id `left` was shown before the one with the id `right`.
  @inlinable public static func < (left: PromptID, right: PromptID) -> Bool {
    left.number < right.number
  }
}

/// The number of one order to carry out a data change. Counts from 1; never used twice.
public struct Ticket: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number.
  public let number: Int

  /// Creates the ticket with `number`.
  @inlinable public init(_ number: Int) { self.number = number }

  /// The number as text.
  public var description: String { String(number) }

  /// Whether `left` was given out before `right`.
  @inlinable public static func < (left: Ticket, right: Ticket) -> Bool {
    left.number < right.number
  }
}
