import ActionStateMachine

/// Reads a recorded run: JSON Lines, an optional header, then one event a line.
public struct TraceReader<RowID: JSONRowID> {
  private var lines: LineReader
  private let decoder = StrictJSONDecoder()
  private var firstEvent: Event<RowID>?

  /// The number of the line read last, from 1; 0 at first.
  public private(set) var line = 0

  /// Creates a reader of what `fileDescriptor` has from here on. It stays the caller's to close.
  public init(fileDescriptor: Int32) { lines = LineReader(fileDescriptor: fileDescriptor) }

  /// Returns the header, empty where the trace has none. Comes before the first `next`.
  ///
  /// Waits for the first line of the trace, and throws if there is none.
  public mutating func header() throws(TraceError) -> TraceHeader<RowID> {
    guard line == 0 else { return TraceHeader() }
    guard let first: FirstLine<RowID> = try decodeNext() else {
      throw .malformed(
        MalformedJSON(line: 1, found: "nothing", expected: "an event, or a header and events"))
    }
    switch first {
    case .header(let header): return header
    case .event(let event):
      firstEvent = event
      return TraceHeader()
    }
  }

  /// Returns the next event, or `nil` at the end of the trace.
  public mutating func next() throws(TraceError) -> Event<RowID>? {
    if let event = firstEvent {
      firstEvent = nil
      return event
    }
    return try decodeNext()
  }

  private mutating func decodeNext<Value: JSONReadable>() throws(TraceError) -> Value? {
    guard let next = try lines.next() else { return nil }
    line = next.number
    do throws(MalformedJSON) {
      return try decoder.decode(Value.self, from: next.bytes, line: next.number)
    } catch {
      throw .malformed(error)
    }
  }
}

/// What the first line of a trace may be.
private enum FirstLine<RowID: JSONRowID>: JSONReadable {
  case header(TraceHeader<RowID>)
  case event(Event<RowID>)

  static var jsonExpectation: String { TraceHeader<RowID>.jsonExpectation }

  init(from json: JSONValue) throws(MalformedJSON) {
    self =
      json.has("event") ? .event(try Event(from: json)) : .header(try TraceHeader(from: json))
  }
}
