import DemoStories
import Foundation
import Testing

@Test("Without words the program tells both stories, none wider than a terminal")
func stories() throws {
  let run = try ActionDemo()
  #expect(run.status == 0)
  #expect(run.errors.isEmpty)
  #expect(run.output.contains("FLICKER. recipes vanished at step 1 and came\nback at step 3"))
  #expect(run.output.components(separatedBy: "The machine: no flicker.").count == 7)
  #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  #expect(!run.output.contains("\u{1B}"))
}

@Test(
  "Help for the whole and for each command fits a terminal",
  arguments: [
    "", "list", "run", "replay", "table", "advise", "diagram", "check", "audit", "export",
  ])
func help(command: String) throws {
  let run = command.isEmpty ? try ActionDemo("--help") : try ActionDemo(command, "--help")
  #expect(run.status == 0)
  #expect(run.output.hasPrefix("Usage: action-demo"))
  #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  let other = command.isEmpty ? try ActionDemo("help") : try ActionDemo("help", command)
  #expect(other.output == run.output)
}

@Test("The version is told")
func version() throws {
  #expect(try ActionDemo("--version").output.hasPrefix("action-demo 0."))
}

@Test("The list names every scenario and fits a terminal")
func list() throws {
  let run = try ActionDemo("list")
  #expect(run.status == 0)
  for scenario in Scenario.all { #expect(run.output.contains("  \(scenario.name) ")) }
  #expect(run.output.hasSuffix("\naction-demo run NAME plays one of them.\n"))
  #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
}

@Test("Scenarios are played in the order of their names, none wider than a terminal")
func run() throws {
  let run = try ActionDemo("run", "asks-no", "asks-yes")
  #expect(run.status == 0)
  #expect(run.output.hasPrefix("asks-no: "))
  #expect(run.output.contains("\n\nasks-yes: "))
  let all = try ActionDemo("run", "all")
  #expect(all.status == 0)
  #expect(all.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
}

@Test("A scenario's trace is one that replay takes")
func runTrace() throws {
  let trace = try ActionDemo("run", "--trace", "two-drops").output
  let replayed = try ActionDemo.replay(trace)
  #expect(replayed.status == 0)
  #expect(replayed.output.split(separator: "\n").count == 7)
}

@Test(
  "Wrong words are answered with the right ones and exit status 64",
  arguments: [
    (["replya"], "unknown command replya; did you mean replay?\nTry: action-demo --help"),
    (["--hlep"], "unknown option --hlep; did you mean --help?\nTry: action-demo --help"),
    (["xyzzy"], "unknown command xyzzy\nTry: action-demo --help"),
    (["help", "lst"], "unknown command lst; did you mean list?\nTry: action-demo --help"),
    (
      ["replay"],
      "replay needs a trace: a file, or - for standard input\nTry: action-demo replay --help"
    ),
    (["replay", "-", "x"], "x is one word too many\nTry: action-demo replay --help"),
    (
      ["replay", "--fromat", "json", "-"],
      "unknown option --fromat; did you mean --format?\nTry: action-demo replay --help"
    ),
    (
      ["replay", "--format"],
      "--format needs a value, FORMAT\nTry: action-demo replay --help"
    ),
    (
      ["replay", "--format=xml", "-"],
      "unknown format xml; expected one of text, json\nTry: action-demo replay --help"
    ),
    (
      ["replay", "--format", "json", "--format", "text", "-"],
      "--format stands there twice\nTry: action-demo replay --help"
    ),
    (["list", "all"], "list takes no words, and all is one\nTry: action-demo list --help"),
    (["run"], "run needs the name of a scenario\nTry: action-demo run --help"),
    (
      ["run", "ask-no"],
      "unknown scenario ask-no; did you mean asks-no?\naction-demo list names them"
    ),
    (["run", "--trace=x", "asks-no"], "--trace takes no value\nTry: action-demo run --help"),
    (
      ["diagram", "--format", "bogus"],
      "unknown format bogus; expected one of mermaid, dot, plantuml, scxml, svg, traces\n"
        + "Try: action-demo diagram --help"
    ),
    (
      ["diagram", "--format", "svgg"],
      "unknown format svgg; did you mean svg? Expected one of mermaid, dot, plantuml, scxml, svg, "
        + "traces\nTry: action-demo diagram --help"
    ),
    (
      ["check", "--with", "selection,,bulk"],
      "unknown part ; expected one of selection, bulk, updates\nTry: action-demo check --help"
    ),
    (["check", "--plant", "nope"], "unknown fault nope\naction-demo check --plants lists them"),
    (["export", "--plant", "nope"], "unknown fault nope\naction-demo check --plants lists them"),
    (
      ["check", "--rows", "02"],
      "--rows needs a number from 1 to 6\nTry: action-demo check --help"
    ),
    (
      ["audit", "--hole", "0x10", "-"],
      "--hole needs a number from 0 up\nTry: action-demo audit --help"
    ),
    (
      ["replay", "--resume", "-", "-"],
      "- is standard input, which can be read only once\nTry: action-demo replay --help"
    ),
    (
      ["replay", "--save", "-", "TRACE"],
      "--save needs a file; standard output has the transitions\nTry: action-demo replay --help"
    ),
    (["--version", "x"], "--version stands alone\nTry: action-demo --help"),
    (["check", "--seed", "5"], "--seed is for --walks\nTry: action-demo check --help"),
    (["export", "x"], "export takes no words, and x is one\nTry: action-demo export --help"),
    (
      ["table", "--diff", "--check", "F", "OLD", "NEW"],
      "--check has no meaning with --diff\nTry: action-demo table --help"
    ),
    (
      ["diagram", "--check", "F", "--output", "F"],
      "--check and --output exclude each other\nTry: action-demo --help"
    ),
    (
      ["table", "--language", "fr"],
      "unknown language fr; expected one of en, ja\nTry: action-demo table --help"
    ),
  ])
func wrongWords(words: [String], expected: String) throws {
  let run = try ActionDemo(words: words)
  #expect(run.status == 64)
  #expect(run.output.isEmpty)
  #expect(run.errors == "action-demo: \(expected)\n")
}

@Test("The exit status tells what nobody can be told", arguments: ["nope", "replay nofile"])
func fullStandardError(words: String) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", "\"$0\" \(words) 2> /dev/full", ActionDemo.program.path()]
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationReason == .exit)
  #expect(process.terminationStatus == (words == "nope" ? 64 : 66))
}

@Test("A summary that cannot be written is an error", arguments: ["check --rows 1", "list"])
func fullStandardOutput(words: String) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", "\"$0\" \(words) > /dev/full 2> /dev/null", ActionDemo.program.path()]
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationStatus == 74)
}
