import Foundation

/// Reads lines as they arrive, in the memory of the longest one.
///
/// Lines end in LF, CR LF or CR; the last one may end with the file. A line is handed out as soon
/// as its end is there, so that a program at the other end of a pipe can wait for the answer.
public struct LineReader {
  /// One line that is not blank.
  public struct Line: Sendable {
    /// The number of the line in its file, from 1.
    public let number: Int
    /// The line without its ending; whether it is text is not looked at.
    public let bytes: ArraySlice<UInt8>
  }

  /// The longest line that is read, in bytes: room for a snapshot of several million rows.
  public static let longestLine = 1 << 28

  private let fileDescriptor: Int32
  private var buffer: [UInt8] = []
  /// The position of the next line's first byte.
  private var start = 0
  /// The position up to which no line end was found.
  private var searched = 0
  private var isAtEnd = false
  /// Whether the last line ended in CR: an LF right after it belongs to that ending.
  private var endedInCarriageReturn = false
  private var number = 0

  /// Creates a reader of what `fileDescriptor` has from here on. It stays the caller's to close.
  public init(fileDescriptor: Int32) { self.fileDescriptor = fileDescriptor }

  /// Returns the next line that is not blank, or `nil` at the end.
  public mutating func next() throws(TraceError) -> Line? {
    while let bytes = try nextLine() {
      number += 1
      var text = buffer[bytes]
      if number == 1, text.starts(with: byteOrderMark) { text.removeFirst(byteOrderMark.count) }
      guard text.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      return Line(number: number, bytes: text)
    }
    return nil
  }

  /// The positions of the next line in the buffer, without its ending.
  private mutating func nextLine() throws(TraceError) -> Range<Int>? {
    while true {
      if let end = endOfLine() {
        let line = start..<end
        endedInCarriageReturn = buffer[end] == 0x0D
        start = end + 1
        searched = start
        return line
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        let line = start..<buffer.count
        start = buffer.count
        return line
      }
      try fill()
    }
  }

  private mutating func endOfLine() -> Int? {
    if endedInCarriageReturn, start < buffer.count {
      endedInCarriageReturn = false
      if buffer[start] == 0x0A { start += 1 }
      searched = max(searched, start)
    }
    let end = buffer[searched...].firstIndex { $0 == 0x0A || $0 == 0x0D }
    searched = end ?? buffer.count
    return end
  }

  private mutating func fill() throws(TraceError) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    guard buffer.count < Self.longestLine else {
      throw .malformed(
        MalformedJSON(
          line: number + 1, found: "a longer one",
          expected: "a line of at most \(Self.longestLine) bytes"))
    }
    isAtEnd = try !readSome(from: fileDescriptor, into: &buffer)
  }
}

/// Appends what `fileDescriptor` has now to `buffer`, waiting only if it has nothing. Returns
/// whether there was anything before the end.
func readSome(from fileDescriptor: Int32, into buffer: inout [UInt8]) throws(TraceError) -> Bool {
  let chunk = 1 << 16
  let old = buffer.count
  buffer.append(contentsOf: repeatElement(0, count: chunk))
  while true {
    let count = buffer.withUnsafeMutableBytes { bytes in
      read(fileDescriptor, bytes.baseAddress?.advanced(by: old), chunk)
    }
    if count >= 0 {
      buffer.removeLast(chunk - count)
      return count > 0
    }
    switch errno {
    case EINTR: break
    case EAGAIN:
      var input = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&input, 1, -1)
    default: throw .unreadable(code: errno)
    }
  }
}
