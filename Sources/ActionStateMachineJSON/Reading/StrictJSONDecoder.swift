/// Decodes the values of this library, and says in its own words what is wrong with the JSON.
public struct StrictJSONDecoder: Sendable {
  /// Creates a decoder.
  public init() {}

  /// Decodes a value from the UTF-8 text `bytes`, which is line `line` of its file or, without one,
  /// a whole file, before which a byte order mark may stand.
  public func decode<Value: JSONReadable>(
    _ type: Value.Type = Value.self, from bytes: some Sequence<UInt8>, line: Int? = nil
  ) throws(MalformedJSON) -> Value {
    var text = Array(bytes)
    if line == nil, text.starts(with: byteOrderMark) { text.removeFirst(byteOrderMark.count) }
    do throws(MalformedJSON) {
      return try Value(from: JSONValue(parsing: text))
    } catch {
      var error = error
      error.line = line ?? error.line
      throw error
    }
  }
}

/// What some editors write before the text of a file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
