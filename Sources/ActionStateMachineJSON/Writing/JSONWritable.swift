/// A value that writes itself as JSON.
public protocol JSONWritable {
  /// Appends the value to `writer`.
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The value as one line of JSON.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}
