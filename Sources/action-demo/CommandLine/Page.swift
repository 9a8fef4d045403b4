import ActionStateMachine
import ActionStateMachineJSON

/// What the commands that write a generated page have in common.
extension Arguments {
  /// The options that say where a page goes.
  static let pageOptions: [Subcommand.Option] = [
    .init(name: "--language", value: "CODE", help: "en (the default) or ja."),
    .init(name: "--output", value: "FILE", help: "Write to FILE and not to standard output."),
    .init(
      name: "--check", value: "FILE",
      help: "Write nothing; exit with status 1 if FILE has other\ncontents."),
  ]

  /// The language that `--language` names.
  func language(in command: String) throws(Failure) -> Language {
    try word("--language", in: command) ?? .english
  }

  /// Writes `page` where the options say, or checks that it is there.
  func deliver(_ page: String, _ output: Output) throws(Failure) {
    if options["--check"] != nil, options["--output"] != nil {
      throw .usage("--check and --output exclude each other")
    }
    if let path = options["--check"] {
      try check(page, against: path)
    } else if let path = options["--output"] {
      try save(page, to: path)
    } else {
      try output.write(Array(page.utf8))
    }
  }

  private func check(_ page: String, against path: String) throws(Failure) {
    let found = try Input(path).readAll()
    let expected = Array(page.utf8)
    guard found != expected else { return }
    let same = zip(found, expected).prefix { $0 == $1 }
    let line = same.count { $0.0 == UInt8(ascii: "\n") } + 1
    throw Failure(.found, "\(path): line \(line): differs from what the library says now")
  }
}
