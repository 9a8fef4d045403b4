import ActionStateMachine

/// A visit of all states that is under way: what was found, and how each state was reached.
struct Visit {
  /// How a state was reached: from which one, and by which of its events.
  private struct Step {
    var parent: Int32
    var event: UInt16
  }

  private let world: World
  private let start: CheckedMachine<String>
  private(set) var report = Explorer.Report()
  private var steps = [Step(parent: -1, event: 0)]
  private var numbers: [StateKey: Int32]
  /// The states that were found last, and were not left yet.
  private var frontier: [(number: Int, machine: CheckedMachine<String>)]

  init(_ explorer: Explorer) {
    world = explorer.world
    var start = CheckedMachine(
      actions: world.actions, policy: world.policy, rows: world.rows, plant: explorer.plant)
    start.checksCopies = explorer.checksCopies
    self.start = start
    report.states = 1
    numbers = [StateKey(start): 0]
    frontier = [(0, start)]
  }

  /// Whether there are states left to leave and fewer than `limit` were found.
  mutating func goesOn(until limit: Int) -> Bool {
    report.isPartial = !frontier.isEmpty
    return report.isPartial && report.states < limit
  }

  /// Returns the states that were found last; they are to be left in this order.
  mutating func takeFrontier() -> [(number: Int, machine: CheckedMachine<String>)] {
    defer { frontier = [] }
    return frontier
  }

  /// Notes that all states of one distance from the start were left.
  mutating func endDistance() {
    if !frontier.isEmpty { report.depth += 1 }
  }

  /// Takes in what came of leaving the state `number`.
  mutating func take(_ departure: Departure, from number: Int) throws(CounterExample<String>) {
    if let (events, breach) = departure.breach {
      throw CounterExample(
        actions: world.actions, policy: world.policy, rows: world.rows,
        events: path(to: number) + events, breach: breach, seed: nil)
    }
    report.transitions += departure.transitions
    report.coverage.add(departure.coverage)
    for arrival in departure.arrivals { arrive(arrival, from: number) }
  }

  private mutating func arrive(_ arrival: Departure.Arrival, from source: Int) {
    guard numbers[arrival.key] == nil else { return }
    guard world.isWithinBounds(arrival.machine.machine) else {
      numbers[arrival.key] = -1
      report.cutOff += 1
      return
    }
    let number = steps.count
    numbers[arrival.key] = Int32(number)
    frontier.append((number, arrival.machine))
    steps.append(Step(parent: Int32(source), event: UInt16(arrival.event)))
    report.states += 1
  }

  /// The events that lead from the start to the state.
  private func path(to number: Int) -> [Event<String>] {
    var indices: [Int] = []
    var number = number
    while number > 0 {
      indices.append(Int(steps[number].event))
      number = Int(steps[number].parent)
    }
    var machine = start
    var path: [Event<String>] = []
    for index in indices.reversed() {
      let events = world.events(in: machine.machine, lastPrompt: machine.checker.prompts)
      path.append(events[index])
      guard (try? machine.send(events[index])) != nil else { break }
    }
    return path
  }
}
