import DemoStories

extension Program {
  static let list = Subcommand(
    name: "list", summary: "Name the built-in scenarios",
    details: """
      Each scenario is a list and what happens to it. action-demo run NAME plays one.
      """,
    run: { (arguments, output) throws(Failure) in
      try arguments.noOperands(in: "list")
      var block = TextBlock()
      for (number, chapter) in Scenario.chapters.enumerated() {
        if number > 0 { block.add() }
        block.add(chapter.title, .strong)
        for scenario in chapter.scenarios {
          let name = scenario.name + String(repeating: " ", count: 28 - scenario.name.count)
          var title = TextBlock()
          title.add(scenario.title, width: 50)
          block.add(TextBlock(lines: ["  " + name]), beside: title, at: 30)
        }
      }
      block.add()
      block.add("action-demo run NAME plays one of them.", .faint)
      try output.write(block)
    })

  static let run = Subcommand(
    name: "run", operands: "NAME…", summary: "Play built-in scenarios",
    details: """
      Prints each event with the phases before and after it, the commands that the
      front end must obey, and the rows on screen where they changed. action-demo
      list names the scenarios; all plays every one.
      """,
    options: [
      .init(name: "--trace", help: "Print the scenario as a trace for action-demo replay.")
    ],
    run: { (arguments, output) throws(Failure) in
      guard !arguments.operands.isEmpty else {
        throw .usage("run needs the name of a scenario", in: "run")
      }
      var chosen: [Scenario] = []
      for name in arguments.operands {
        if name == "all" {
          chosen += Scenario.all
        } else if let scenario = Scenario.all.first(where: { $0.name == name }) {
          chosen.append(scenario)
        } else {
          throw .unknown(
            "scenario", name, nearest: Scenario.all.map(\.name) + ["all"],
            hint: "action-demo list names them")
        }
      }
      for (number, scenario) in chosen.enumerated() {
        if arguments.options["--trace"] != nil {
          for line in scenario.trace { try output.line(line) }
        } else {
          if number > 0 { try output.line() }
          try output.write(scenario.text)
        }
      }
    })
}
