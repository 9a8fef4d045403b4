import ActionStateMachineJSON
import ActionStateMachineTesting

/// Reads a recording line by line.
public struct FrameRecordReader<RowID: JSONRowID> {
  private var lines: LineReader
  private let decoder = StrictJSONDecoder()
  private var time = -Double.infinity

  /// Creates a reader of what `fileDescriptor` has from here on. It stays the caller's to close.
  public init(fileDescriptor: Int32) { lines = LineReader(fileDescriptor: fileDescriptor) }

  /// Returns the next entry, or `nil` at the end. Throws where a line is none, or time runs back.
  public mutating func next() throws(TraceError) -> FrameRecord<RowID>? {
    guard let line = try lines.next() else { return nil }
    do throws(MalformedJSON) {
      let record = try decoder.decode(
        FrameRecord<RowID>.self, from: line.bytes, line: line.number)
      guard record.time >= time else {
        throw MalformedJSON(
          line: line.number, field: "time", found: "\(record.time)",
          expected: "a time not before that of the line above, \(time)")
      }
      time = record.time
      return record
    } catch {
      throw .malformed(error)
    }
  }
}
