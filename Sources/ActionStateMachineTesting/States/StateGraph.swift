import ActionStateMachine

/// Every state that a small world can be in and what leads from one to another, for other tools to
/// look at. Nothing is checked on the way.
public struct StateGraph: Sendable {
  /// Who makes something happen.
  public enum Actor: String, Hashable, Sendable, CaseIterable {
    /// A person who answers the question, closes the row or ends the drag that is going on.
    case user
    /// The store, answering an unfinished change.
    case store
    /// The data, telling its order as it is.
    case data
    /// Everything else, whoever does it: whatever starts something new.
    case world
  }

  /// One way from one state to another.
  public struct Edge: Hashable, Sendable {
    /// The number of the state that it leaves.
    public var source: Int
    /// The number of the state that it leads to.
    public var destination: Int
    /// Who makes it happen.
    public var actor: Actor
    /// Whether the question that was live is over.
    public var endsPrompt: Bool
    /// Whether the oldest unfinished change is over.
    public var endsTicket: Bool
  }

  /// What a state is about.
  public struct Node: Hashable, Sendable {
    /// Whether a question is live.
    public var isPrompting: Bool
    /// Whether a change is unfinished.
    public var hasTicket: Bool
    /// Whether the list is at rest and no row is claimed.
    public var isAtRest: Bool
  }

  /// The states. The first one is the start.
  public private(set) var nodes: [Node] = []
  /// The ways between them, each once, those that lead beyond the bounds left out.
  public private(set) var edges: [Edge] = []

  /// Finds every state of `world`.
  public init(_ world: World, plant: Plant? = nil) {
    let machine = ListStateMachine(
      actions: world.actions, policy: world.policy, rows: world.rows)
    var frontier = [(number: 0, machine: PlantedMachine(machine, plant: plant), prompts: 0)]
    var numbers = [CanonicalState(machine.savedState): 0]
    nodes = [Node(machine)]
    while !frontier.isEmpty {
      let leaving = frontier
      frontier = []
      for (number, machine, prompts) in leaving {
        var found: Set<Edge> = []
        for event in world.events(in: machine.machine, lastPrompt: prompts) {
          var copy = machine
          let transition = copy.send(event)
          guard transition.isHandled, world.isWithinBounds(copy.machine) else { continue }
          let key = CanonicalState(copy.machine.savedState)
          let destination = numbers[key] ?? nodes.count
          if destination == nodes.count {
            numbers[key] = destination
            nodes.append(Node(copy.machine))
            frontier.append(
              (destination, copy, max(prompts, copy.machine.livePrompt?.prompt.number ?? 0)))
          }
          found.insert(Edge(event, machine.machine, copy.machine, from: number, to: destination))
        }
        edges += found.sorted {
          ($0.destination, $0.actor.rawValue) < ($1.destination, $1.actor.rawValue)
        }
      }
    }
  }
}

extension StateGraph.Node {
  fileprivate init(_ machine: ListStateMachine<String>) {
    isPrompting = machine.livePrompt != nil
    hasTicket = !machine.mutations.isEmpty
    isAtRest = machine.phase == .rest && machine.mutations.isEmpty
  }
}

extension StateGraph.Edge {
  fileprivate init(
    _ event: Event<String>, _ from: ListStateMachine<String>, _ to: ListStateMachine<String>,
    from source: Int, to destination: Int
  ) {
    self.source = source
    self.destination = destination
    endsPrompt = from.livePrompt != nil && from.livePrompt?.prompt != to.livePrompt?.prompt
    endsTicket =
      !from.mutations.isEmpty && from.mutations.first?.ticket != to.mutations.first?.ticket
    let isLoop = source == destination
    switch event {
    case .confirm, .cancel, .gone, .conceal, .swipeCancelled, .cancelDrag:
      actor = isLoop ? .world : .user
    case .mutationSucceeded, .mutationFailed, .mutationUnknown: actor = .store
    case .rowsChanged(let change): actor = change.order == .snapshot(from.dataRows) ? .data : .world
    default: actor = .world
    }
  }
}
