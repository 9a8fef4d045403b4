/// One JSON value, read strictly and not yet understood.
public enum JSONValue: Hashable, Sendable {
  /// Null.
  case null
  /// True or false.
  case flag(Bool)
  /// A number that is written as an integer: no fraction, no exponent.
  case integer(Int)
  /// Any other number, as it is written.
  case number(String)
  /// Text, its escapes resolved.
  case text(String)
  /// A list.
  case list([JSONValue])
  /// An object: its fields in the order in which they stand there, each name once.
  case object([JSONField])
}

/// A field of a JSON object.
public struct JSONField: Hashable, Sendable {
  /// The name, its escapes resolved.
  public var name: String
  /// What the field holds.
  public var value: JSONValue

  /// Creates a field.
  public init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
}

extension JSONValue {
  /// Reads the UTF-8 text `bytes`, which is one JSON value and nothing else.
  ///
  /// Strict, as RFC 8259 has it: no comma too many, no name twice in an object however it is
  /// spelled, no half of a surrogate pair, at most 100 levels of nesting.
  ///
  /// - Complexity: O(*n*).
  public init(parsing bytes: some Sequence<UInt8>) throws(MalformedJSON) {
    var parser = JSONParser(Array(bytes))
    self = try parser.wholeText()
  }

  /// The number as a finite one, or `nil` if this is no number or too large for one.
  public var finiteNumber: Double? {
    let number: Double? =
      switch self {
      case .integer(let number): Double(number)
      case .number(let text): Double(text)
      case .null, .flag, .text, .list, .object: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether this is an object with the field `name`.
  package func has(_ name: String) -> Bool {
    guard case .object(let fields) = self else { return false }
    return fields.contains { $0.name == name }
  }

  /// What stands there, for people.
  var found: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .integer(let number): "the number \(number)"
    case .number(let text): "the number \(text.prefix(40))" + (text.utf8.count > 40 ? "…" : "")
    case .text(let text): quoted(text)
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The error that `expected` should stand here.
  package func error(expected: String) -> MalformedJSON {
    MalformedJSON(found: found, expected: expected)
  }
}

/// The text in quotes, with escapes, cut off where it gets long.
func quoted(_ text: String) -> String {
  let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
  return start.debugDescription + (start.utf8.count < text.utf8.count ? "…" : "")
}
