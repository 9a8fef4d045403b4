/// Reads the JSON values of one text, byte by byte, and says where one is none.
struct JSONParser {
  /// The deepest nesting that is read. What this package writes needs seven levels.
  static let deepest = 100

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte to be read, or `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads the one value that the text consists of.
  mutating func wholeText() throws(MalformedJSON) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw expected("nothing more") }
    return value
  }

  private mutating func value() throws(MalformedJSON) -> JSONValue {
    skipSpace()
    guard let next else { throw expected("a JSON value") }
    switch next {
    case UInt8(ascii: "{"):
      return .object(try nested { parser throws(MalformedJSON) in try parser.fields() })
    case UInt8(ascii: "["):
      return .list(try nested { parser throws(MalformedJSON) in try parser.values() })
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw expected("a JSON value")
    }
  }

  private mutating func nested<Content>(
    _ content: (inout JSONParser) throws(MalformedJSON) -> Content
  ) throws(MalformedJSON) -> Content {
    guard depth < Self.deepest else { throw expected("at most \(Self.deepest) levels of nesting") }
    depth += 1
    position += 1
    let content = try content(&self)
    depth -= 1
    return content
  }

  private mutating func fields() throws(MalformedJSON) -> [JSONField] {
    var fields: [JSONField] = []
    var names = RepeatedNames()
    guard !skips(UInt8(ascii: "}")) else { return fields }
    repeat {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw expected("a field's name in quotes") }
      let name = try text()
      guard names.insert(name, after: fields) else {
        throw expected("each field once", found: "the field \(quoted(name)) twice", at: start)
      }
      guard skips(UInt8(ascii: ":")) else { throw expected("a colon") }
      fields.append(JSONField(name, try value()))
    } while skips(UInt8(ascii: ","))
    guard skips(UInt8(ascii: "}")) else { throw expected("a comma or }") }
    return fields
  }

  private mutating func values() throws(MalformedJSON) -> [JSONValue] {
    var values: [JSONValue] = []
    guard !skips(UInt8(ascii: "]")) else { return values }
    repeat { values.append(try value()) } while skips(UInt8(ascii: ","))
    guard skips(UInt8(ascii: "]")) else { throw expected("a comma or ]") }
    return values
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(MalformedJSON) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, word.description.utf8.elementsEqual(bytes[position..<end]) else {
      throw expected("a JSON value")
    }
    position = end
    return value
  }

  private mutating func number() throws(MalformedJSON) -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
    let isInteger =
      next != UInt8(ascii: ".") && next != UInt8(ascii: "e")
      && next != UInt8(ascii: "E")
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isInteger, let number = Int(text) else { return .number(text) }
    return .integer(number)
  }

  private mutating func digits() throws(MalformedJSON) {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw expected("a digit") }
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Skips space and then `byte`, or returns false if something else stands there.
  private mutating func skips(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }
}

/// The names of an object's fields, to find one that is there twice: in a set only where they are
/// many.
private struct RepeatedNames {
  private var names: Set<String> = []

  /// Takes in the name of the field that follows `fields`, or returns false if one has it.
  mutating func insert(_ name: String, after fields: [JSONField]) -> Bool {
    if fields.count < 16 { return !fields.contains { $0.name == name } }
    if names.isEmpty { names = Set(fields.map(\.name)) }
    return names.insert(name).inserted
  }
}
