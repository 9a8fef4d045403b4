/// A row's id that travels as JSON text or a JSON number.
public protocol JSONRowID: Hashable, Sendable, Decodable {
  /// What the JSON of an id looks like, such as "a row id (text)".
  static var jsonExpectation: String { get }

  /// Appends the id to `writer`, as one JSON value.
  func write(to writer: inout JSONWriter)
}

extension String: JSONRowID {
  /// What the JSON of an id looks like.
  public static var jsonExpectation: String { "a row id (text)" }

  /// Appends the id to `writer`.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int: JSONRowID {
  /// What the JSON of an id looks like.
  public static var jsonExpectation: String { "a row id (an integer)" }

  /// Appends the id to `writer`.
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}
