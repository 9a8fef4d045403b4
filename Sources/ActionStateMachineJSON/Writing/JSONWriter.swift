/// Writes JSON without spaces, its fields in the order in which they are given.
public struct JSONWriter: Sendable {
  /// The JSON so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer that has written nothing.
  public init() {}

  /// The JSON so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Ends a line.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Forgets what was written and keeps the memory for it.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object whose fields `fields` writes.
  public mutating func object(_ fields: (inout JSONWriter) -> Void) {
    enclosed("{", "}", fields)
  }

  /// Writes a list whose values `values` writes.
  public mutating func list(_ values: (inout JSONWriter) -> Void) {
    enclosed("[", "]", values)
  }

  /// Writes the name of a field. Its value comes next.
  public mutating func field(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a field with text.
  public mutating func field(_ name: String, _ text: String) {
    field(name)
    value(text)
  }

  /// Writes a field with a number.
  public mutating func field(_ name: String, _ number: Int) {
    field(name)
    value(number)
  }

  /// Writes a field with a list of `values`, each of which `write` writes.
  public mutating func field<Value>(
    _ name: String, _ values: some Sequence<Value>, _ write: (Value, inout JSONWriter) -> Void
  ) {
    field(name)
    list { writer in
      for value in values { write(value, &writer) }
    }
  }

  /// Writes text, with the escapes that JSON asks for and no others.
  public mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20:
        bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a number.
  public mutating func value(_ number: Int) { literal(String(number)) }

  /// Writes true or false.
  public mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  /// Writes null.
  public mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func enclosed(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ inside: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    inside(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
