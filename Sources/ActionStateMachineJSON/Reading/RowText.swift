/// A row's id that is text; two are equal when their UTF-8 bytes are.
///
/// Ids are data: a store may hold two names that differ only in how an accent is spelled, and they
/// are two rows. A `String` as an id would make them one.
public struct RowText: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id as text.
  public let text: String

  /// Creates an id from its text.
  public init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The id as text.
  public var description: String { text }
}

extension RowText: Hashable {
  /// Whether both ids have the same bytes.
  public static func == (left: RowText, right: RowText) -> Bool {
    left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
  }

  /// Feeds the bytes of the id into `hasher`.
  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)  // No UTF-8 text has this byte: it ends the id.
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }
}

extension RowText: JSONRowID {
  /// What the JSON of an id looks like.
  public static var jsonExpectation: String { String.jsonExpectation }

  /// Creates the id that `json` is, or `nil` if it is no text.
  public init?(from json: JSONValue) {
    guard let text = String(from: json) else { return nil }
    self.init(text)
  }

  /// Appends the id to `writer`.
  public func write(to writer: inout JSONWriter) { writer.value(text) }
}
