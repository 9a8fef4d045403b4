/// JSON that does not say what it should: where, what was found, and what was expected.
public struct MalformedJSON: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in its file, from 1, or `nil` where the text is one line without a file.
  public var line: Int?
  /// The letter in its line, from 1, or `nil` where the JSON is well formed and says the wrong thing.
  public var column: Int?
  /// The field, such as `insert[0].row`. Empty for the text as a whole.
  public var field: String
  /// What stands there.
  public var found: String
  /// What should stand there.
  public var expected: String

  /// Creates the error about `field`.
  public init(
    line: Int? = nil, column: Int? = nil, field: String = "", found: String, expected: String
  ) {
    self.line = line
    self.column = column
    self.field = field
    self.found = found
    self.expected = expected
  }

  /// The error as one line of text.
  public var description: String {
    var places: [String] = []
    if let line { places.append("line \(line)") }
    if let column { places.append("column \(column)") }
    let place = [places.joined(separator: ", "), field].filter { !$0.isEmpty }.map { $0 + ": " }
    return "\(place.joined())expected \(expected), found \(found)"
  }

  /// The error, as one about what the field `name` or the list's item `[0]` holds.
  package func inside(_ name: String) -> MalformedJSON {
    var error = self
    let separator = field.isEmpty || field.hasPrefix("[") ? "" : "."
    error.field = name + separator + field
    return error
  }
}
