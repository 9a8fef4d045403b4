import Foundation

/// Decodes the values of this library, and says in its own words what is wrong with the JSON.
public struct StrictJSONDecoder {
  private let decoder = JSONDecoder()

  /// Creates a decoder.
  public init() {}

  /// Decodes a value from the UTF-8 text `bytes`, which is line `line` of its file.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from bytes: some Sequence<UInt8>, line: Int? = nil
  ) throws(MalformedJSON) -> Value {
    let text = Array(bytes)
    do {
      let value = try decoder.decode(type, from: Data(text))
      guard let name = RepeatedField.name(in: text) else { return value }
      throw MalformedJSON(found: "the field \(quoted(name)) twice", expected: "each field once")
    } catch {
      var malformed = MalformedJSON(error, in: text)
      malformed.line = line
      throw malformed
    }
  }
}

extension MalformedJSON {
  /// What `error` says, which Foundation's decoder threw for `text`.
  fileprivate init(_ error: any Error, in text: [UInt8]) {
    switch error {
    case let error as MalformedJSON: self = error
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context):
      self.init(
        field: context.codingPath.fieldName, found: "something else",
        expected: "a value of the right type")
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(
        field: context.codingPath.fieldName, found: "one that cannot be read",
        expected: "a JSON value")
    default:
      self.init(found: Self.excerpt(of: text), expected: "one complete JSON value")
    }
  }

  /// The start of `text`, fit for a line of its own.
  private static func excerpt(of text: [UInt8]) -> String {
    guard !text.isEmpty else { return "nothing" }
    let start = String(decoding: text.prefix(60), as: UTF8.self).unicodeScalars
    let printable = start.map { $0.properties.generalCategory == .control ? " " : Character($0) }
    return String(printable) + (text.count > 60 ? "…" : "")
  }
}
