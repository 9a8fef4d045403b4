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
          + "or traces: runs of the machine to compare with.")
    ] + Arguments.pageOptions,
    run: { (arguments, output) throws(Failure) in
      try arguments.noOperands(in: "diagram")
      let language = try arguments.language(in: "diagram")
      let text = try text(as: arguments.options["--format"] ?? "mermaid", in: language)
      try arguments.deliver(text, output)
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
    throw .unknown("format", name, among: known, in: "diagram")
  }
}
