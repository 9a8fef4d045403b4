import ActionStateMachine

/// Visits every state that a small world can be in, nearest first, and checks every transition.
///
/// Rows are interchangeable: states that differ only in the names of rows, prompts and tickets are
/// visited once. The order of the rows is kept.
public struct Explorer: Sendable {
  /// What was seen.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// The number of different states, the start among them.
    public var states = 0
    /// The number of transitions out of them, each event of each state being one.
    public var transitions = 0
    /// How many events the farthest state is away from the start.
    public var depth = 0
    /// The number of different states that are out of bounds; what follows them was not looked at.
    public var cutOff = 0
    /// The kinds of events that were seen in the kinds of phases.
    public var coverage = Coverage()
    /// Whether the visit ended before every state was seen.
    public var isPartial = false

    /// A summary in one line.
    public var description: String {
      "\(states) states, \(transitions) transitions, depth \(depth), \(cutOff) beyond the bounds; "
        + "\(coverage)"
    }
  }

  /// The world to visit.
  public var world: World
  /// A fault to plant.
  public var plant: Plant?
  /// Whether laws that need copies of the machine are checked too, at several times the cost.
  public var checksCopies = true
  /// The number of states after which the visit ends.
  public var maximalStates = Int.max

  /// Creates an explorer of `world`.
  public init(_ world: World, plant: Plant? = nil) {
    self.world = world
    self.plant = plant
  }

  /// Creates an explorer of `count` rows with `actions`.
  public init(actions: ActionSet, policy: Policy = Policy(), rows count: Int) {
    self.init(World(actions: actions, policy: policy, rows: count))
  }

  /// One transition of one state, for those who want to look at the whole graph.
  public struct Edge: Sendable {
    /// The number of the state that it leaves, the start being 0.
    public var source: Int
    /// The number of the state that it leads to, or `nil` if that is beyond the bounds.
    public var destination: Int?
    /// What happened.
    public var event: Event<String>
    /// The phase that it leaves.
    public var from: Phase<String>
    /// The phase that it leads to.
    public var to: Phase<String>
    /// How many changes are unfinished afterwards.
    public var tickets: Int
  }

  /// How a state was reached: from which one, and by which of its events.
  private struct Step {
    var parent: Int32
    var event: UInt16
  }

  /// Visits every state and returns what was seen. Throws the shortest list of events that breaks
  /// a law, if one does.
  ///
  /// - Parameters:
  ///   - edge: Called for each handled transition.
  ///   - progress: Called after each distance from the start, with what was seen so far.
  @discardableResult
  public func explore(
    edge: ((Edge) -> Void)? = nil, progress: (Report) -> Void = { _ in }
  ) throws(CounterExample<String>) -> Report {
    var visit = Visit(self)
    while !visit.frontier.isEmpty, visit.report.states < maximalStates {
      try visit.goOneFarther(edge)
      progress(visit.report)
    }
    visit.report.isPartial = !visit.frontier.isEmpty
    return visit.report
  }

  /// A visit that is under way.
  private struct Visit {
    let world: World
    let start: CheckedMachine<String>
    var report = Report()
    var steps = [Step(parent: -1, event: 0)]
    var numbers: [Key: Int32]
    /// The states that were found last, and were not left yet.
    var frontier: [(number: Int, machine: CheckedMachine<String>)]

    init(_ explorer: Explorer) {
      world = explorer.world
      var start = CheckedMachine(
        actions: world.actions, policy: world.policy, rows: world.rows, plant: explorer.plant)
      start.checksCopies = explorer.checksCopies
      self.start = start
      report.states = 1
      numbers = [Key(start): 0]
      frontier = [(0, start)]
    }

    mutating func goOneFarther(_ edge: ((Edge) -> Void)?) throws(CounterExample<String>) {
      let leaving = frontier
      frontier = []
      for (number, machine) in leaving {
        let home = machine.wayHome()
        if let breach = home.breach {
          throw counterExample(path(to: number) + home.events, breach)
        }
        try leave(number, machine, edge)
      }
      if !frontier.isEmpty { report.depth += 1 }
    }

    private mutating func leave(
      _ number: Int, _ machine: CheckedMachine<String>, _ edge: ((Edge) -> Void)?
    ) throws(CounterExample<String>) {
      let events = world.events(in: machine.machine, lastPrompt: machine.checker.prompts)
      for (index, event) in events.enumerated() {
        var copy = machine
        report.transitions += 1
        let transition: ObservedTransition<String>
        do throws(Breach) {
          transition = try copy.send(event)
        } catch {
          throw counterExample(path(to: number) + [event], error)
        }
        report.coverage.note(transition)
        guard transition.isHandled else { continue }
        let destination = arrive(copy, from: number, by: index)
        edge?(
          Edge(
            source: number, destination: destination, event: event, from: transition.from,
            to: transition.to, tickets: copy.machine.mutations.count))
      }
    }

    /// Returns the number of the state, or `nil` if it is beyond the bounds.
    private mutating func arrive(
      _ machine: CheckedMachine<String>, from source: Int, by event: Int
    ) -> Int? {
      let key = Key(machine)
      if let known = numbers[key] { return known < 0 ? nil : Int(known) }
      guard world.isWithinBounds(machine.machine) else {
        numbers[key] = -1
        report.cutOff += 1
        return nil
      }
      let number = steps.count
      numbers[key] = Int32(number)
      frontier.append((number, machine))
      steps.append(Step(parent: Int32(source), event: UInt16(event)))
      report.states += 1
      return number
    }

    private func counterExample(
      _ events: [Event<String>], _ breach: Breach
    ) -> CounterExample<String> {
      CounterExample(
        actions: world.actions, policy: world.policy, rows: world.rows, events: events,
        breach: breach, seed: nil)
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

  private struct Key: Hashable {
    var state: CanonicalState
    var positions: [Int]

    init(_ machine: CheckedMachine<String>) {
      state = CanonicalState(machine.machine.savedState)
      positions = machine.subject.positions
    }
  }
}
