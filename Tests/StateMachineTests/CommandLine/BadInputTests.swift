import Foundation
import Testing

private let good = #"{"event":"scroll"}"#
private let answer =
  #"{"step":1,"from":{"phase":"rest"},"to":{"phase":"rest"},"outcome":"ignored","#
  + #""reason":"nothingToDo","commands":[]}"# + "\n"

@Test(
  "A bad line ends the run with its number; what came before stays",
  arguments: [
    ("[]", #"expected an event, an object with the field "event", found a list"#),
    ("null", #"expected an event, an object with the field "event", found null"#),
    (#"{"event":"scrol"}"#, #"event: expected an event's name, such as scroll, found "scrol""#),
    (#"{"event":"scroll","x":1}"#, #"expected no field but event, found an unknown field "x""#),
    (#"{"event":"undo","ticket":1e99}"#, "ticket: expected an integer, found the number 1e99"),
    (#"{"event":"undo","ticket":0.5}"#, "ticket: expected an integer, found the number 0.5"),
    (#"{"rows":["a"]}"#, "event: expected an event's name, found nothing"),
    (
      #"{"event":"rowsChanged","rows":["a"],"insert":[]}"#,
      "insert: expected either rows or a delta, not both, found a list"
    ),
    (
      #"{"event":"hover","outside":true,"before":"a"}"#,
      #"before: expected no slot for a row that is outside, found "a""#
    ),
  ])
func badLine(line: String, expected: String) throws {
  let run = try ActionDemo.replay("\(good)\n\n\(line)\n\(good)")
  #expect(run.status == 65)
  #expect(run.output == answer)
  #expect(run.errors == "action-demo: standard input: line 3: \(expected)\n")
}

@Test(
  "A line that is no JSON ends the run with its place; what came before stays",
  arguments: [
    ("{", "2: expected a field's name in quotes, found nothing"),
    ("scroll", #"1: expected a JSON value, found "scroll""#),
    (#"{"event":"scroll"},"#, #"19: expected nothing more, found ",""#),
    (#"{"event":"scroll",}"#, #"19: expected a field's name in quotes, found "}""#),
    (#"{"event":"select","rows":["a",]}"#, #"31: expected a JSON value, found "]""#),
    (
      #"{"event":"undo","ticket":1,"\u0074icket":2}"#,
      #"28: expected each field once, found the field "ticket" twice"#
    ),
    ("\u{FEFF}\(good)", "1: expected a JSON value, found a byte order mark"),
    ("\u{0}", #"1: expected a JSON value, found "\0""#),
  ])
func noJSON(line: String, expected: String) throws {
  let run = try ActionDemo.replay("\(good)\n\n\(line)\n\(good)")
  #expect(run.status == 65)
  #expect(run.output == answer)
  #expect(run.errors == "action-demo: standard input: line 3, column \(expected)\n")
}

@Test("Bytes that are no text are refused with their line")
func notText() throws {
  for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
    let line = Array(#"{"event":""#.utf8) + bytes + Array("\"}".utf8)
    let run = try ActionDemo(
      "replay", "--format", "json", "-", input: Array("\(good)\n".utf8) + line)
    #expect(run.status == 65)
    #expect(run.output == answer)
    #expect(run.errors.contains("line 2, column"))
    #expect(run.errors.hasSuffix("expected UTF-8 text, found bytes that are none\n"))
  }
}

@Test("Ids that differ only in how Unicode spells them are two rows")
func spellings() throws {
  let run = try ActionDemo.replay(
    #"{"rows":["e\u0301","\u00e9"]}"# + "\n" + #"{"event":"tapRow","row":"\u00e9"}"#)
  #expect(run.status == 0)
  #expect(run.output.utf8.count { $0 == 0xA9 } == 1)
}

@Test("A file behind a symbolic link is written, and the link stays")
func linkedFile() throws {
  let (file, link) = (try ScratchFile("old"), try ScratchFile())
  defer { for file in [file, link] { file.remove() } }
  link.remove()
  let name = URL(filePath: file.path).lastPathComponent
  try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
  let run = try ActionDemo("replay", "--save", link.path, "-", input: Array(good.utf8))
  #expect(run.status == 0)
  #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == name)
  #expect(file.contents.hasPrefix(#"{"format":"#))
}

@Test("A link that leads to itself is no file to write to")
func linkLoop() throws {
  let link = try ScratchFile()
  defer { link.remove() }
  link.remove()
  try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: link.path)
  let run = try ActionDemo("diagram", "--output", link.path)
  #expect(run.status == 74)
  #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == link.path)
}

@Test(
  "A bad header is refused before anything is printed",
  arguments: [
    (#"{"rows":["a","a"]}"#, "rows[1]: expected each row once"),
    (#"{"rows":[1]}"#, "rows[0]: expected a row id (text), found the number 1"),
    (#"{"actions":{}}"#, "actions: expected a list"),
    (#"{"actions":[{"id":"","label":"X"}]}"#, "Action number 1 has an empty id."),
    (#"{"actions":[{"id":"x","label":"X","fullSwipe":true}]}"#, "so it needs an edge."),
    (#"{"policy":"guard"}"#, #"policy: expected a policy, an object, found "guard""#),
    (#"{"version":1}"#, "expected no field but actions, policy, rows"),
    ("", "expected an event, or a header and events, found nothing"),
    ("\n \n", "expected an event, or a header and events, found nothing"),
  ])
func badFirstLine(line: String, expected: String) throws {
  let run = try ActionDemo.replay(line)
  #expect(run.status == 65)
  #expect(run.output.isEmpty)
  #expect(run.errors.hasPrefix("action-demo: standard input: line 1: "))
  #expect(run.errors.contains(expected))
}

@Test("Files that cannot be read end with exit status 66 and the system's word")
func unreadableFiles() throws {
  let folder = FileManager.default.temporaryDirectory.path()
  let words = [
    ["replay", "/no/such/file"], ["replay", folder], ["replay", "--actions", folder, "-"],
    ["replay", "--resume", "/no/such/file", "-"], ["table", "--actions", "/no/such/file"],
    ["table", "--check", "/no/such/file"],
  ]
  for words in words {
    let run = try ActionDemo(words: words)
    #expect(run.status == 66, "\(words)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("directory\n"), "\(run.errors)")
  }
}

@Test("A foreign or damaged file to resume from is refused")
func foreignState() throws {
  for contents in ["", "{}", #"{"format":"x"}"#, "[1]", good] {
    let file = try ScratchFile(contents)
    defer { file.remove() }
    let run = try ActionDemo("replay", "--resume", file.path, "-", input: Array(good.utf8))
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("action-demo: \(file.path): "))
  }
}

@Test("A row id may be any text, and a line may be long")
func strangeRows() throws {
  let rows = ["", " ", "\\u0000", "\\\"", "\\n", "🐈‍⬛", String(repeating: "x", count: 200_000)]
  let ids = rows.map { "\"\($0)\"" }.joined(separator: ",")
  let run = try ActionDemo.replay(
    "{\"rows\":[\(ids)]}\n{\"event\":\"trigger\",\"action\":\"purge\",\"rows\":[\(ids)],\"via\":\"bulk\"}"
  )
  #expect(run.status == 0)
  #expect(run.errors.isEmpty)
  #expect(run.output.contains(#""row":"\u0000""#))
}

@Test("A million levels of nesting are refused, not obeyed")
func nesting() throws {
  let run = try ActionDemo.replay(String(repeating: #"{"event":"#, count: 1_000_000))
  #expect(run.status == 65)
  #expect(run.errors.count < 200)
}

@Test(
  "A full disk is told, with exit status 74",
  .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
func fullDisk() throws {
  let process = Process()
  let errors = Pipe()
  process.executableURL = ActionDemo.program
  process.arguments = ["list"]
  process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
  process.standardError = errors
  try process.run()
  let said = try errors.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  #expect(process.terminationStatus == 74)
  #expect(
    String(decoding: said, as: UTF8.self)
      == "action-demo: standard output: No space left on device\n")
}

@Test("A reader that goes away ends the program in silence")
func brokenPipe() throws {
  let process = Process()
  let (output, errors) = (Pipe(), Pipe())
  process.executableURL = ActionDemo.program
  process.arguments = ["run", "all"]
  process.standardOutput = output
  process.standardError = errors
  try output.fileHandleForReading.close()
  try process.run()
  try output.fileHandleForWriting.close()
  let said = try errors.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  #expect(process.terminationReason == .exit)
  #expect(process.terminationStatus == 0)
  #expect(said.isEmpty)
}
