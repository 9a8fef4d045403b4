import ActionStateMachine
import DecisionTables

extension Program {
  static let table = Subcommand(
    name: "table", summary: "Print what follows from each kind of action, as tables",
    details: """
      The tables come from the same function that the machine asks. They are Markdown.
      """,
    options: [
      .init(
        name: "--actions", value: "FILE",
        help: "Describe the actions in FILE, a JSON list, and not\nthe built-in ones."),
      .init(name: "--language", value: "CODE", help: "en (the default) or ja."),
      .init(name: "--output", value: "FILE", help: "Write to FILE and not to standard output."),
      .init(
        name: "--check", value: "FILE",
        help: "Write nothing; exit with status 1 if FILE has other\ncontents."),
    ],
    run: { (arguments, output) throws(Failure) in
      if let word = arguments.operands.first {
        throw .usage("table takes no words, and \(word) is one", in: "table")
      }
      let language = try TableBook.language(arguments.options["--language"] ?? "en")
      let actions: ActionSet? = try arguments.options["--actions"].map { (path) throws(Failure) in
        try Input(path).decode()
      }
      let page = try TableBook.proven(of: actions ?? .standard).markdown(in: language)
      if let path = arguments.options["--check"] {
        try check(page, against: path)
      } else if let path = arguments.options["--output"] {
        try save(page, to: path)
      } else {
        try output.write(Array(page.utf8))
      }
    })

  /// Throws if the file at `path` is not `page`.
  private static func check(_ page: String, against path: String) throws(Failure) {
    let found = try Input(path).readAll()
    let expected = Array(page.utf8)
    guard found != expected else { return }
    let same = zip(found, expected).prefix { $0 == $1 }
    let line = same.count { $0.0 == UInt8(ascii: "\n") } + 1
    throw Failure(.found, "\(path): line \(line): differs from what the library says now")
  }
}

extension TableBook {
  fileprivate static func proven(of actions: ActionSet) throws(Failure) -> TableBook {
    do throws(TableError) {
      return try TableBook(actions: actions)
    } catch {
      throw Failure(.found, "the tables cannot be proven: \(error)")
    }
  }

  fileprivate static func language(_ code: String) throws(Failure) -> Language {
    switch code {
    case "en": return .english
    case "ja": return .japanese
    default: throw .usage("unknown language \(code); expected en or ja", in: "table")
    }
  }
}
