import ActionStateMachine
import ActionStateMachineJSON
import Foundation
import Testing

@Test(
  "Replaying a case prints one line an event, as the library says",
  arguments: Case.names.enumerated().filter { $0.offset % 6 == 0 }.map(\.element))
func replayedCase(name: String) throws {
  let run = try Case(named: name)
  var machine = run.machine
  var expected = ""
  for (index, step) in run.steps.enumerated() {
    expected += machine.send(step.event).json(step: index + 1) + "\n"
  }
  let header = run.header.map { [$0.json] } ?? []
  let trace = (header + run.steps.map(\.event.json)).joined(separator: "\n")
  let replayed = try ActionDemo.replay(trace)
  #expect(replayed.output == expected)
  #expect(replayed.errors.isEmpty)
  #expect(replayed.status == 0)
}

@Test("A transition has the fields of its format, in their order")
func exactLine() throws {
  let run = try ActionDemo.replay(
    """
    {"rows":["a"]}
    {"event":"reveal","row":"a","edge":"trailing"}
    {"event":"trigger","action":"delete","rows":["a"],"via":"tap"}
    {"event":"confirm","prompt":2}
    """)
  let prompting = #"{"phase":"prompting","prompt":1,"action":"delete","rows":["a"]}"#
  #expect(
    run.output == #"{"step":1,"from":{"phase":"rest"},"#
      + #""to":{"phase":"open","row":"a","edge":"trailing"},"outcome":"handled","#
      + #""commands":[{"command":"open","row":"a","edge":"trailing"}]}"# + "\n"
      + #"{"step":2,"from":{"phase":"open","row":"a","edge":"trailing"},"to":"#
      + prompting + #","outcome":"handled","commands":[{"command":"close","row":"a"},"#
      + #"{"command":"present","prompt":1,"kind":"alert","action":"delete","rows":["a"],"#
      + #""anchor":"a"}]}"# + "\n" + #"{"step":3,"from":"# + prompting + #","to":"# + prompting
      + #","outcome":"ignored","reason":"stalePrompt","commands":[]}"# + "\n")
}

@Test("In text each event is told in a few lines")
func textFormat() throws {
  let run = try ActionDemo.replay(
    """
    {"rows":["a"]}
    {"event":"trigger","action":"delete","rows":["a"],"via":"menu"}
    {"event":"tapOutside"}
    {"event":"scroll"}
    """, format: "text")
  #expect(
    run.output == """
      1. trigger delete: a (menu)
         rest → prompting 1, delete: a
           present 1, alert for delete: a
      2. tapOutside
         prompting 1, delete: a → rest
           dismiss 1
      3. scroll
         ignored, nothingToDo: it is so already
         rest

      """)
}

@Test("What a trace says cannot steer the terminal")
func controlCharacters() throws {
  let run = try ActionDemo.replay(
    #"{"event":"tapRow","row":"\u001b[31m\u0007\r\n\u009b2J"}"#, format: "text")
  #expect(run.output.hasPrefix("1. tapRow ·[31m···2J\n"))
}

@Test("Each event is answered before the next one is written")
func conversation() throws {
  let process = Process()
  let (input, output) = (Pipe(), Pipe())
  process.executableURL = ActionDemo.program
  process.arguments = ["replay", "--format", "json", "-"]
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  for row in ["a", "b", "c"] {
    try input.fileHandleForWriting.write(
      contentsOf: Data(#"{"event":"tapRow","row":"\#(row)"}"#.utf8 + [0x0A]))
    let answer = output.fileHandleForReading.availableData
    #expect(String(decoding: answer, as: UTF8.self).hasSuffix("\"commands\":[]}\n"))
  }
  try input.fileHandleForWriting.close()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0)
}

@Test("Actions from a file stand in for those of the header")
func actionsFile() throws {
  let file = try ScratchFile(#"[{"id":"x","label":"X","change":"removes"}]"#)
  defer { file.remove() }
  let trace =
    #"{"rows":["a"]}"# + "\n"
    + #"{"event":"trigger","action":"x","rows":["a"],"via":"menu"}"#
  let run = try ActionDemo(
    "replay", "--format", "json", "--actions", file.path, "-", input: Array(trace.utf8))
  #expect(run.output.contains(#""command":"preAnimateRemoval""#))
  #expect(run.status == 0)
}

@Test("A run that is saved and resumed at any point goes on as if it had never ended")
func savedRun() throws {
  let run = try Case(named: "N05a-revisions.json")
  let events = run.steps.map(\.event.json)
  let header = run.header?.json ?? "{}"
  let whole = try ActionDemo.replay(([header] + events).joined(separator: "\n"))
  let state = try ScratchFile()
  defer { state.remove() }
  for cut in [0, events.count / 2, events.count] {
    let head = ([header] + events[..<cut]).joined(separator: "\n")
    let first = try ActionDemo(
      "replay", "--format", "json", "--save", state.path, "-", input: Array(head.utf8))
    let tail = events[cut...].joined(separator: "\n")
    let second = try ActionDemo(
      "replay", "--format", "json", "--resume", state.path, "-", input: Array(tail.utf8))
    let (left, right) = (first.output + second.output, whole.output)
    #expect(withoutSteps(left) == withoutSteps(right), "cut at \(cut)")
    #expect(second.errors.isEmpty)
  }
}

private func withoutSteps(_ lines: String) -> [String] {
  lines.split(separator: "\n").map { String($0.drop { $0 != "f" }) }  // From "from" on.
}
