import ActionStateMachine
import LifeCycleDiagrams

extension Program {
  static let diagram = Subcommand(
    name: "diagram", summary: "Draw the life cycle of one row",
    details: """
      The graph is folded from all that the machine does with one row. In svg it has a
      layout of its own; scxml can be run by an interpreter of state charts.
      """,
    options: [
      .init(
        name: "--format", value: "FORMAT",
        help: "mermaid (the default), dot, plantuml, scxml or svg;\n"
          + "or traces: runs of the machine to compare with."),
      .init(name: "--language", value: "CODE", help: "en (the default) or ja."),
      .init(name: "--output", value: "FILE", help: "Write to FILE and not to standard output."),
      .init(
        name: "--check", value: "FILE",
        help: "Write nothing; exit with status 1 if FILE has other\ncontents."),
    ],
    run: { (arguments, output) throws(Failure) in
      if let word = arguments.operands.first {
        throw .usage("diagram takes no words, and \(word) is one", in: "diagram")
      }
      let code = arguments.options["--language"] ?? "en"
      guard let language = Language(rawValue: code) else {
        throw .usage("unknown language \(code); expected en or ja", in: "diagram")
      }
      let text = try text(as: arguments.options["--format"] ?? "mermaid", in: language)
      if let path = arguments.options["--check"] {
        guard try Input(path).readAll() == Array(text.utf8) else {
          throw Failure(.found, "\(path): differs from what the machine does now")
        }
      } else if let path = arguments.options["--output"] {
        try save(text, to: path)
      } else {
        try output.write(Array(text.utf8))
      }
    })

  private static func text(
    as name: String, in language: Language
  ) throws(Failure) -> String {
    do throws(LifeCycleError) {
      if name == "traces" { return try LifeCycleGraph().traces() }
      if let format = DiagramFormat(rawValue: name) {
        return try LifeCycleGraph().text(as: format, in: language)
      }
    } catch {
      throw Failure(.found, "the life cycle cannot be drawn: \(error)")
    }
    let known = DiagramFormat.allCases.map(\.rawValue) + ["traces"]
    throw .usage("unknown format \(name)" + suggestion(for: name, among: known), in: "diagram")
  }
}
