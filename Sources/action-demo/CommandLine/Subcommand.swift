/// One of the things that the program does, with what `--help` says about it.
struct Subcommand: Sendable {
  /// An option of the command line.
  struct Option: Sendable {
    /// The option's word, with its two dashes.
    var name: String
    /// What to put after the option, or `nil` if it takes no value.
    var value: String?
    /// What the option does, in lines of at most 54 letters.
    var help: String
  }

  /// The word on the command line.
  var name: String
  /// What stands after the options.
  var operands = ""
  /// What it does, in a few words.
  var summary: String
  /// What else there is to know, in lines of at most 80 letters.
  var details: String
  /// The options.
  var options: [Option] = []
  /// What it does with its arguments.
  var run: @Sendable (Arguments, Output) async throws(Failure) -> Void

  /// What `--help` says about it.
  var help: String {
    var usage = "Usage: action-demo \(name)"
    if !options.isEmpty { usage += " [options]" }
    if !operands.isEmpty { usage += " \(operands)" }
    return [usage, "\(summary).", details, Self.list(options + [Self.helpOption])]
      .joined(separator: "\n\n")
  }

  private static let helpOption = Option(name: "--help", help: "Show this and do nothing else.")

  private static func list(_ options: [Option]) -> String {
    options.map { option in
      let words = option.name + (option.value.map { " \($0)" } ?? "")
      let lines = option.help.split(separator: "\n")
      let indent = String(repeating: " ", count: 24)
      let head = "  " + words
      let first = head.count < 23 ? head + indent.dropFirst(head.count) : head + "\n" + indent
      return first + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }
}
