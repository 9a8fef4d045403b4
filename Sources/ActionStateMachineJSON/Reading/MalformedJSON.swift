/// JSON that does not say what it should: where, what was found, and what was expected.
public struct MalformedJSON: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in its file, from 1, or `nil` where the text has no lines of its own.
  public var line: Int?
  /// The field, such as `insert[0].row`. Empty for the text as a whole.
  public var field: String
  /// What stands there.
  public var found: String
  /// What should stand there.
  public var expected: String

  /// Creates the error about `field`.
  public init(line: Int? = nil, field: String = "", found: String, expected: String) {
    self.line = line
    self.field = field
    self.found = found
    self.expected = expected
  }

  /// The error as one line of text.
  public var description: String {
    let place = (line.map { "line \($0): " } ?? "") + (field.isEmpty ? "" : "\(field): ")
    return "\(place)expected \(expected), found \(found)"
  }
}

extension [any CodingKey] {
  /// The path as people write it: `insert[0].row`.
  var fieldName: String {
    reduce(into: "") { name, key in
      if let position = key.intValue {
        name += "[\(position)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
