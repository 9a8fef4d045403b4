import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting
import Foundation

extension Program {
  static let check = Subcommand(
    name: "check",
    summary: "Visit every state of a small list and check the laws everywhere",
    details: """
      Starts with a list of a few rows and sends it every event in every state that it
      can be in, nearest first. A simulated list that knows only the commands obeys
      them, and says which law breaks. States that differ only in the names of rows,
      prompts and tickets count as one; states with more unfinished changes or offers
      to undo than the bounds allow are checked, but not what follows them. Three rows
      of the built-in actions take seconds in a release build, and over a minute in a
      debug build.

      If a law breaks, the shortest trace that breaks it goes to standard output, for
      replay, the law to standard error, and the exit status is 1.
      """,
    options: [
      .init(
        name: "--actions", value: "FILE",
        help: "Take the actions from FILE, a JSON list, and not\nthe built-in ones."),
      .init(name: "--rows", value: "N", help: "The number of rows, from 1 to 6. Default: 3."),
      .init(
        name: "--tickets", value: "N",
        help: "How many changes may be unfinished at a time.\nDefault: 1."),
      .init(
        name: "--offers", value: "N",
        help: "How many offers to undo may be made.\nDefault: 1, but 0 for more than two rows."),
      .init(
        name: "--with", value: "PARTS",
        help:
          "What else can happen: selection, bulk, updates,\nwith commas between. Each makes many more states."
      ),
      .init(
        name: "--jobs", value: "N",
        help: "How many states are left at a time, each on a core\nof its own. Default: 1."),
      .init(
        name: "--walks", value: "N",
        help: "Instead take N random walks of 200 events each\nthrough every policy in turn."),
      .init(name: "--seed", value: "N", help: "The seed of the first walk. Default: 1."),
      .init(name: "--json", help: "Print the summary as one JSON object."),
      .init(name: "--plant", value: "NAME", help: "Plant a fault, to see it found."),
      .init(name: "--plants", help: "List the faults that can be planted."),
    ],
    run: { (arguments, output) async throws(Failure) in
      if arguments.options["--plants"] != nil { return try Check.listPlants(output) }
      try await Check(arguments).run(output)
    })
}

/// A check of every state, or of random walks.
private struct Check {
  var actions = ActionSet.standard
  var rows: Int
  var tickets: Int
  var offers: Int
  private var parts: Set<Part>
  var jobs: Int
  var walks: Int?
  var seed: Int
  var plant: Plant?
  var isJSON: Bool
  let start = ContinuousClock.now

  init(_ arguments: Arguments) throws(Failure) {
    try arguments.noOperands(in: "check")
    rows = try arguments.integer("--rows", 1...6, in: "check") ?? 3
    tickets = try arguments.integer("--tickets", 0...9, in: "check") ?? 1
    offers = try arguments.integer("--offers", 0...9, in: "check") ?? (rows > 2 ? 0 : 1)
    parts = try Self.parts(arguments.options["--with"])
    walks = try arguments.integer("--walks", 1...1_000_000_000, in: "check")
    jobs = try arguments.integer("--jobs", 1...64, in: "check") ?? 1
    if walks != nil, arguments.options["--jobs"] != nil {
      throw .usage("--jobs has no meaning with --walks", in: "check")
    }
    if walks == nil, arguments.options["--seed"] != nil {
      throw .usage("--seed is for --walks", in: "check")
    }
    seed = try arguments.integer("--seed", 0...(Int.max - (walks ?? 0)), in: "check") ?? 1
    isJSON = arguments.options["--json"] != nil
    if let path = arguments.options["--actions"] { actions = try Input(path).decode() }
    plant = try arguments.plant(in: "check")
  }

  private enum Part: String, CaseIterable {
    case selection, bulk, updates
  }

  private static func parts(_ list: String?) throws(Failure) -> Set<Part> {
    var parts: Set<Part> = []
    for word in list?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let part = Part(rawValue: String(word)) else {
        throw .unknown(
          "part", String(word), among: Part.allCases.map(\.rawValue), in: "check")
      }
      parts.insert(part)
    }
    return parts
  }

  static func listPlants(_ output: Output) throws(Failure) {
    for plant in Plant.allCases {
      let name = plant.rawValue.padding(toLength: 26, withPad: " ", startingAt: 0)
      try output.line("\(name)\(plant.sentence) (law \(plant.law.number))")
    }
  }

  func run(_ output: Output) async throws(Failure) {
    let summary: String
    do throws(CounterExample<String>) {
      summary = if let walks { try walk(walks) } else { try await explore() }
    } catch {
      for line in error.jsonLines { try output.line(line) }
      throw Failure(
        .found,
        "law \(error.breach.law.number) broken after \(counted(error.events.count, "event")): "
          + "\(error.breach.sentence)\nThe law: \(error.breach.law.sentence)"
          + (error.seed.map { "\nSeed: \($0)" } ?? ""))
    }
    try output.line(summary)
  }

  private func explore() async throws(CounterExample<String>) -> String {
    var world = World(actions: actions, rows: rows)
    world.maximalTickets = tickets
    world.maximalOffers = offers
    world.hasSelection = parts.contains(.selection) || plant != nil
    world.hasBulk = parts.contains(.bulk)
    world.hasUpdates = parts.contains(.updates)
    let explorer = Explorer(world, plant: plant)
    let report = try await explorer.explore(
      jobs: jobs,
      progress: { report in
        guard isatty(STDERR_FILENO) == 1, start.duration(to: .now) > .seconds(2) else { return }
        tell("\(report.depth) events deep: \(report.states) states")
      })
    let seconds = start.duration(to: .now).seconds
    let offerCount = counted(offers, "offer to undo", "offers to undo")
    return isJSON
      ? report.json
      : """
      Every law holds in every state that \(counted(rows, "row")) can be in.
      States:       \(report.states), the farthest \(report.depth) events away
      Transitions:  \(report.transitions), each event of each state being one
      Bounds:       at most \(counted(tickets, "unfinished change")) and \(offerCount);
                    states beyond them were checked and not followed: \(report.cutOff)
      Seen:         \(report.coverage.counts.count) of \(Coverage.possible) pairs of phase and event
      Time:         \(seconds) s
      """
  }

  private func walk(_ count: Int) throws(CounterExample<String>) -> String {
    var coverage = Coverage()
    let policies = Policy.allCases
    let letters = "abcdef".map { String($0) }
    for number in 0..<count {
      var walk = RandomWalk(
        actions: actions, policy: policies[number % policies.count],
        rows: Array(letters.prefix(rows)), others: Array(letters.dropFirst(rows).prefix(2)))
      walk.plant = plant
      coverage.add(try walk.run(seed: UInt64(seed + number)))
    }
    let seconds = start.duration(to: .now).seconds
    return """
      Every law holds on \(counted(count, "random walk")) of 200 events, seeds \(seed) to \(seed + count - 1).
      Seen: \(coverage). Time: \(seconds) s
      """
  }
}

extension Duration {
  /// The duration in seconds, with one digit behind the point.
  fileprivate var seconds: String {
    let tenths = components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Explorer.Report {
  fileprivate var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("states", states)
      writer.field("transitions", transitions)
      writer.field("depth", depth)
      writer.field("beyondBounds", cutOff)
      writer.field("pairs", coverage.counts.count)
    }
    return writer.text
  }
}

extension CounterExample<String> {
  /// The header and the events, as `replay` reads them.
  fileprivate var jsonLines: [String] {
    let header = TraceHeader(actions: actions, policy: policy, rows: rows)
    return [header.json] + events.map(\.json)
  }
}
