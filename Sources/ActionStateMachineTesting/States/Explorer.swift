import ActionStateMachine

/// Visits every state that a small world can be in, nearest first, and checks every transition.
///
/// Rows are interchangeable: states that differ only in the names of rows, prompts and tickets are
/// visited once. The order of the rows is kept. What is found, in which order and under which
/// numbers does not depend on how many jobs share the work.
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

  /// Visits every state and returns what was seen. Throws the shortest list of events that breaks
  /// a law, if one does.
  ///
  /// - Parameter progress: Called after each distance from the start, with what was seen so far.
  @discardableResult
  public func explore(
    progress: (Report) -> Void = { _ in }
  ) throws(CounterExample<String>) -> Report {
    var visit = Visit(self)
    while visit.goesOn(until: maximalStates) {
      for (number, machine) in visit.takeFrontier() {
        try visit.take(Departure(from: machine, in: world), from: number)
      }
      visit.endDistance()
      progress(visit.report)
    }
    return visit.report
  }

  /// Visits every state as the other method does, in `jobs` tasks at a time.
  @discardableResult
  public func explore(
    jobs: Int, progress: (Report) -> Void = { _ in }
  ) async throws(CounterExample<String>) -> Report {
    var visit = Visit(self)
    while visit.goesOn(until: maximalStates) {
      var rest = visit.takeFrontier()[...]
      while !rest.isEmpty {
        let block = rest.prefix(max(1, jobs) * Self.statesOfJob)
        rest = rest.dropFirst(block.count)
        let departures = await departures(from: block.map(\.machine), jobs: max(1, jobs))
        for (state, departure) in zip(block, departures) {
          try visit.take(departure, from: state.number)
        }
      }
      visit.endDistance()
      progress(visit.report)
    }
    return visit.report
  }

  /// How many states a task leaves before its finds are put together with those of the others.
  private static let statesOfJob = 32

  /// What comes of leaving each of the states, in their order.
  private func departures(
    from machines: [CheckedMachine<String>], jobs: Int
  ) async -> [Departure] {
    let world = world
    let size = (machines.count + jobs - 1) / jobs
    return await withTaskGroup(of: (Int, [Departure]).self) { group in
      for start in stride(from: 0, to: machines.count, by: size) {
        let part = machines[start..<min(start + size, machines.count)]
        group.addTask { (start, part.map { Departure(from: $0, in: world) }) }
      }
      var parts: [(start: Int, departures: [Departure])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.start < $1.start }.flatMap(\.departures)
    }
  }
}
