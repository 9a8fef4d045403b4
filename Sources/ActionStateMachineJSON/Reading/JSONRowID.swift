/// A row's id that travels as one JSON value.
public protocol JSONRowID: Hashable, Sendable {
  /// What the JSON of an id looks like, such as "a row id (text)".
  static var jsonExpectation: String { get }

  /// Creates the id that `json` is, or `nil` if it is none.
  init?(from json: JSONValue)

  /// Appends the id to `writer`, as one JSON value.
  func write(to writer: inout JSONWriter)
}

/// Text as an id: two that Unicode calls equal are one row, however they are spelled.
extension String: JSONRowID {
  /// What the JSON of an id looks like.
  public static var jsonExpectation: String { "a row id (text)" }

  /// Creates the id that `json` is, or `nil` if it is no text.
  public init?(from json: JSONValue) {
    guard case .text(let text) = json else { return nil }
    self = text
  }

  /// Appends the id to `writer`.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int: JSONRowID {
  /// What the JSON of an id looks like.
  public static var jsonExpectation: String { "a row id (an integer)" }

  /// Creates the id that `json` is, or `nil` if it is not written as an integer.
  public init?(from json: JSONValue) {
    guard case .integer(let number) = json else { return nil }
    self = number
  }

  /// Appends the id to `writer`.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}
