import ActionStateMachineJSON
import Foundation

/// The whole program: which command the first word names, and what the rest says about it.
enum Program {
  static let version = "0.1.0"

  static let commands = [
    list,
    run,
    replay,
    table,
    advise,
    diagram,
    check,
    audit,
    export,
  ]

  /// Does what `words` ask for.
  static func main(_ words: ArraySlice<String>, _ output: Output) async throws(Failure) {
    guard let first = words.first else { return try tellStories(output) }
    switch first {
    case "--help", "-h", "help":
      guard let name = words.dropFirst().first else { return try output.line(help) }
      try output.line(try command(named: name).help)
    case "--version":
      if words.count > 1 { throw .usage("--version stands alone") }
      try output.line("action-demo \(version)")
    default:
      let command = try command(named: first)
      let arguments = try Arguments(words.dropFirst(), for: command)
      if arguments.wantsHelp { return try output.line(command.help) }
      try await command.run(arguments, output)
    }
  }

  private static func command(named name: String) throws(Failure) -> Subcommand {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map(\.name) + ["help", "--help", "--version"]
    throw .unknown(kind, name, nearest: known)
  }

  private static var help: String {
    let list = commands.map { command in
      "  " + command.name.padding(toLength: 10, withPad: " ", startingAt: 0) + command.summary
    }
    return """
      Usage: action-demo [command] [options]

      Shows what a state machine for swipe actions, confirmations and reordering makes
      of what happens to a list. Without a command it tells stories: rows that
      flicker because they left before anyone agreed, and rows that fly home after a
      drop, each beside what the machine does with the same events.

      Commands:
      \(list.joined(separator: "\n"))

      Options:
        --help              Show this, or after a command what it does.
        --version           Show the version.

      Exit status: 0 done, 1 a difference or a broken law found, 64 wrong usage,
      65 bad data, 66 a file cannot be read, 74 something cannot be written.
      Colours appear on a terminal only, and never if NO_COLOR is set.
      """
  }
}
