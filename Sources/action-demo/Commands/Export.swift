import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting

extension Program {
  static let export = Subcommand(
    name: "export",
    summary: "Print every state of a small list as a model for another tool",
    details: """
      Visits every state of a list of a few rows, with at most one unfinished change,
      and prints what leads from one to another as a Promela model for Spin, with what
      Spin is to prove: that every question and every change ends, and that rest is
      reached.
      """,
    options: [
      .init(name: "--format", value: "FORMAT", help: "promela, the only one there is."),
      .init(
        name: "--actions", value: "FILE",
        help: "Take the actions from FILE, a JSON list, and not\nthe built-in ones."),
      .init(name: "--rows", value: "N", help: "The number of rows, from 1 to 4. Default: 2."),
      .init(name: "--plant", value: "NAME", help: "Plant a fault, to see it found."),
    ],
    run: { (arguments, output) throws(Failure) in
      try arguments.noOperands(in: "export")
      if let format = arguments.options["--format"], format != "promela" {
        throw .unknown("format", format, among: ["promela"], in: "export")
      }
      let count = try arguments.integer("--rows", 1...4, in: "export") ?? 2
      var actions = ActionSet.standard
      if let path = arguments.options["--actions"] { actions = try Input(path).decode() }
      let plant = try arguments.plant(in: "export")
      var world = World(actions: actions, rows: count)
      world.maximalOffers = 0
      try output.write(Array(PromelaModel(StateGraph(world, plant: plant)).text.utf8))
    })
}
