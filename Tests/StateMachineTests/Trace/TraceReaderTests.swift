import ActionStateMachine
import ActionStateMachineJSON
import Foundation
import Testing

/// A pipe with `bytes` in it, closed at the writing end.
private func pipe(with bytes: some Sequence<UInt8>) throws -> Pipe {
  let pipe = Pipe()
  try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
  try pipe.fileHandleForWriting.close()
  return pipe
}

private func lines(in bytes: some Sequence<UInt8>) throws -> [String] {
  let pipe = try pipe(with: bytes)
  var reader = LineReader(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
  var lines: [String] = []
  while let line = try reader.next() {
    lines.append("\(line.number) " + String(decoding: line.bytes, as: UTF8.self))
  }
  return lines
}

@Test(
  "Lines end in any way, blank ones are skipped but counted, and the last needs no end",
  arguments: [
    ("a\nb", ["1 a", "2 b"]), ("a\r\nb\r\n", ["1 a", "2 b"]), ("a\rb\r", ["1 a", "2 b"]),
    ("\n \t\n\r\na\n\n", ["4 a"]), ("", []), ("\n", []), ("a\r\r\nb", ["1 a", "3 b"]),
    ("\u{FEFF}a\n\u{FEFF}b", ["1 a", "2 \u{FEFF}b"]),
  ])
func lineEnds(text: String, expected: [String]) throws {
  #expect(try lines(in: text.utf8) == expected)
}

@Test("A byte order mark may stand before the first line, and before no other")
func byteOrderMark() throws {
  let event = "\u{FEFF}" + #"{"event":"drop"}"#
  let pipe = try pipe(with: "\(event)\n\(event)".utf8)
  var reader = TraceReader<String>(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
  _ = try reader.header()
  #expect(try reader.next() == .drop)
  #expect(throws: TraceError.self) { try reader.next() }
}

@Test("A line longer than the pipe arrives whole")
func longLine() async throws {
  let pipe = Pipe()
  let text = String(repeating: "é", count: 300_000)
  let writer = Task.detached {
    try pipe.fileHandleForWriting.write(contentsOf: Data("\(text)\nb".utf8))
    try pipe.fileHandleForWriting.close()
  }
  var reader = LineReader(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
  #expect(try reader.next()?.bytes.count == 600_000)
  #expect(try reader.next()?.number == 2)
  try await writer.value
}

@Test("A line is handed out before the next one is written", arguments: ["\n", "\r\n", "\r"])
func conversation(ending: String) throws {
  let pipe = Pipe()
  var reader = TraceReader<String>(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
  try pipe.fileHandleForWriting.write(contentsOf: Data((#"{"rows":["a"]}"# + ending).utf8))
  #expect(try reader.header().rows == ["a"])
  for row in ["a", "b", "c"] {
    try pipe.fileHandleForWriting.write(
      contentsOf: Data((#"{"event":"tapRow","row":"\#(row)"}"# + ending).utf8))
    #expect(try reader.next() == .tapRow(row))
  }
  try pipe.fileHandleForWriting.close()
  #expect(try reader.next() == nil)
  #expect(reader.line == 4)
}

@Test("The header may be missing, and only the first line may be one")
func header() throws {
  let event = #"{"event":"drop"}"#
  let without = try pipe(with: event.utf8)
  var reader = TraceReader<String>(fileDescriptor: without.fileHandleForReading.fileDescriptor)
  #expect(try reader.header() == TraceHeader())
  #expect(try reader.next() == .drop)

  let late = try pipe(with: "\(event)\n{}".utf8)
  reader = TraceReader(fileDescriptor: late.fileHandleForReading.fileDescriptor)
  #expect(try reader.header() == TraceHeader())
  #expect(try reader.next() == .drop)
  #expect(throws: TraceError.self) { try reader.next() }
}

@Test("A header is read and written alike")
func headerRoundTrip() throws {
  let header = TraceHeader(
    actions: .standard, policy: Policy(closingTap: .passThrough), rows: ["a", "b"])
  #expect(
    try StrictJSONDecoder().decode(TraceHeader<String>.self, from: header.json.utf8) == header)
}

@Test(
  "A bad header is refused",
  arguments: [
    (
      #"{"rows":["a","b","a"]}"#,
      "rows[2]: expected each row once, found a row that was there before"
    ),
    (
      #"{"policy":{"closingTap":"pass"}}"#,
      #"policy.closingTap: expected passThrough, found "pass""#
    ),
    (
      #"{"policy":{"closing":1}}"#,
      #"policy: expected closingTap, found an unknown field "closing""#
    ),
    (
      #"{"foo":1}"#,
      #"expected no field but actions, policy, rows, found an unknown field "foo""#
    ),
    ("7", #"expected an event, an object with the field "event", or a header, found the number 7"#),
  ])
func badHeader(json: String, expected: String) throws {
  let pipe = try pipe(with: json.utf8)
  var reader = TraceReader<String>(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
  do {
    let header = try reader.header()
    Issue.record("read \(header)")
  } catch {
    #expect(error.description == "line 1: " + expected)
  }
}

@Test("What the system cannot read is said in its words")
func unreadable() throws {
  var reader = TraceReader<String>(fileDescriptor: -1)
  do {
    _ = try reader.header()
    Issue.record("read something")
  } catch {
    #expect(error.description == "Bad file descriptor")
  }
}
