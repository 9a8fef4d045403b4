import ActionStateMachine
import ActionStateMachineJSON
import DecisionTables

extension Program {
  static let table = Subcommand(
    name: "table", operands: "[OLD NEW]",
    summary: "Print what follows from each kind of action, as tables",
    details: """
      The tables come from the same function that the machine asks, and are proven:
      exactly one rule applies to each combination.

      With --diff, says in words what changes for people between OLD and NEW, each a
      list of actions or tables that --format json wrote. Exit status 1 if anything
      does.
      """,
    options: [
      .init(
        name: "--actions", value: "FILE",
        help: "Describe the actions in FILE, a JSON list, and not\nthe built-in ones."),
      pathsOption,
      .init(
        name: "--format", value: "FORMAT",
        help: "markdown (the default), html, csv, excel, tsv, json,\njson-schema, dmn or gherkin."),
      .init(
        name: "--view", value: "VIEW",
        help:
          "contracted, a row a rule, or full, a row a\ncombination. The default depends on the format."
      ),
      .init(name: "--columns", help: "Write a column a rule, where the format allows that."),
      .init(name: "--only", value: "ID", help: "Write only the table with this id, such as law."),
      .init(name: "--diff", help: "Compare OLD with NEW."),
    ] + Arguments.pageOptions,
    run: { (arguments, output) throws(Failure) in
      let language = try arguments.language(in: "table")
      if arguments.options["--diff"] != nil {
        for option in arguments.options.keys.sorted()
        where !["--diff", "--language"].contains(option) {
          throw .usage("\(option) has no meaning with --diff", in: "table")
        }
        return try compare(arguments.operands, in: language, output)
      }
      try arguments.noOperands(in: "table")
      let page = try TableBook(of: arguments).text(
        arguments.word("--format", in: "table") ?? .markdown, in: language,
        view: arguments.word("--view", in: "table"),
        orientation: arguments.options["--columns"] == nil ? .rows : .columns)
      try arguments.deliver(page, output)
    })

  private static func compare(
    _ paths: [String], in language: Language, _ output: Output
  ) throws(Failure) {
    guard paths.count == 2 else { throw .usage("--diff needs two files, OLD and NEW", in: "table") }
    let (old, new) = (try snapshot(at: paths[0]), try snapshot(at: paths[1]))
    let difference = TableDifference(from: old, to: new)
    try output.write(Array(difference.text(in: language).utf8))
    if !difference.isEmpty { throw Failure(.found, "\(paths[1]): differs from \(paths[0])") }
  }

  /// The tables in the file at `path`, or those of the actions in it.
  private static func snapshot(at path: String) throws(Failure) -> TableSnapshot {
    let input = try Input(path)
    let bytes = try input.readAll()
    return try input.decoding { () throws(MalformedJSON) in try TableSnapshot(json: bytes) }
  }
}

extension Program {
  /// The option that says what only the app knows.
  static let pathsOption = Subcommand.Option(
    name: "--paths", value: "WAYS",
    help: "The ways to every action besides swipes and drops:\nmenu, keyboard, accessibility, with "
      + "commas between,\nor none. Unknown if not said.")
}

extension Arguments {
  /// What the options say of the ways to `actions`.
  fileprivate func knownPaths(to actions: ActionSet) throws(Failure) -> KnownPaths {
    var known = KnownPaths()
    guard let text = options["--paths"] else { return known }
    let words = text == "none" ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
    var paths = Set<Trigger.Path>()
    for word in words {
      let ways: [Trigger.Path] = [.menu, .keyboard, .accessibility]
      guard let path = ways.first(where: { $0.rawValue == word }) else {
        throw .unknown("way", String(word), among: ways.map(\.rawValue) + ["none"])
      }
      paths.insert(path)
    }
    for action in actions.actions { known[action.id] = paths }
    return known
  }
}

extension TableBook {
  /// The tables that the options ask for.
  init(of arguments: Arguments) throws(Failure) {
    let given: ActionSet? = try arguments.options["--actions"].map { (path) throws(Failure) in
      try Input(path).decode()
    }
    let actions = given ?? .standard
    let known = try arguments.knownPaths(to: actions)
    do throws(TableError) {
      self = try TableBook(actions: actions, known: known)
    } catch {
      throw Failure(.found, "the tables cannot be proven: \(error)")
    }
    guard let id = arguments.options["--only"] else { return }
    guard let book = only(id) else {
      throw .unknown("table", id, among: tables.map(\.id), in: "table")
    }
    self = book
  }
}
