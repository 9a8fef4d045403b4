import DecisionTables

extension Program {
  static let advise = Subcommand(
    name: "advise", summary: "Say what to think about again in a set of actions",
    details: """
      A line for each piece of advice: the action, what to do, why, and who says so.
      Nothing of it is enforced.
      """,
    options: [
      .init(
        name: "--actions", value: "FILE",
        help: "Look at the actions in FILE, a JSON list, and not at\nthe built-in ones."),
      pathsOption,
      .init(name: "--language", value: "CODE", help: "en (the default) or ja."),
      .init(name: "--strict", help: "Exit with status 1 if anything is worth a change."),
    ],
    run: { (arguments, output) throws(Failure) in
      try arguments.noOperands(in: "advise")
      let language = try arguments.language(in: "advise")
      let findings = try TableBook(of: arguments).findings
      for finding in findings { try output.line(finding.text(in: language)) }
      let warnings = findings.count { $0.weight == .warning }
      if warnings > 0, arguments.options["--strict"] != nil {
        throw Failure(.found, "\(warnings) worth a change")
      }
    })
}
