import Testing

private let frame = #"{"time":0,"frame":[{"row":"a","position":0}]}"#

@Test(
  "A line that is no entry of a recording is refused with its place and what was expected",
  arguments: [
    ("{", "line 2, column 2: expected a field's name in quotes, found nothing"),
    (
      "7",
      "line 2: expected an entry, an object with time and one of frame, event, commands, "
        + "found the number 7"
    ),
    (#"{"time":1}"#, "line 2: expected frame, event or commands beside time, found none of them"),
    (#"{"frame":[]}"#, "line 2: time: expected a number, found nothing"),
    (#"{"time":"0","frame":[]}"#, #"line 2: time: expected a number, found "0""#),
    (
      #"{"time":-1,"frame":[]}"#,
      "line 2: time: expected a time not before that of the line above, 0.0, found -1.0"
    ),
    (
      #"{"time":1,"frame":[],"commnads":[]}"#,
      #"line 2: expected no field but time, frame, found an unknown field "commnads""#
    ),
    (
      #"{"time":1,"frame":[],"commands":[]}"#,
      "line 2: commands: expected one of frame, event, commands, not several, found a list"
    ),
    (
      #"{"time":1,"frame":[{"row":"a"}]}"#,
      "line 2: frame[0].position: expected a number, found nothing"
    ),
    (
      #"{"time":1,"frame":[{"row":"a","position":0,"visible":1}]}"#,
      "line 2: frame[0].visible: expected true or false, found the number 1"
    ),
    (
      #"{"time":1,"event":{"event":"scrol"}}"#,
      #"line 2: event.event: expected an event's name, such as scroll, found "scrol""#
    ),
    (
      #"{"time":1,"commands":[{"command":"nope"}]}"#,
      #"line 2: commands[0].command: expected a command's name, such as close, found "nope""#
    ),
    (
      #"{"time":1,"commands":[{"command":"close"}]}"#,
      "line 2: commands[0].row: expected a row id (text), found nothing"
    ),
    (
      #"{"time":1,"commands":[{"command":"close","row":"a","edge":"leading"}]}"#,
      #"line 2: commands[0]: expected no field but command, row, found an unknown field "edge""#
    ),
    (
      #"{"time":1,"commands":[{"command":"open","row":"a","edge":"left"}]}"#,
      #"line 2: commands[0].edge: expected leading, trailing, found "left""#
    ),
  ])
func badEntry(line: String, expected: String) throws {
  let run = try ActionDemo("audit", "-", input: Array("\(frame)\n\(line)".utf8))
  #expect(run.status == 65)
  #expect(run.output.isEmpty)
  #expect(run.errors == "action-demo: standard input: \(expected)\n")
}

@Test("What is counted agrees in number")
func plurals() throws {
  let good = try ActionDemo("audit", "-", input: Array(frame.utf8))
  #expect(good.output == "Nothing to be seen in 1 frame.\n")
  let later = #"{"time":1,"frame":[{"row":"a","position":900}]}"#
  let bad = try ActionDemo("audit", "-", input: Array("\(frame)\n\(later)".utf8))
  #expect(bad.status == 1)
  #expect(bad.errors == "action-demo: 1 finding in 2 frames\n")
  let check = try ActionDemo("check", "--rows", "1")
  #expect(check.output.hasPrefix("Every law holds in every state that 1 row can be in.\n"))
  #expect(check.output.contains("at most 1 unfinished change and 1 offer to undo;"))
}
