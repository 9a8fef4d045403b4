import ActionStateMachine

/// The life cycle of one row as a graph that a person can read, folded from the running machine.
///
/// The list is an example: *Delete* asks first, *Archive* asks nothing, *Send* waits for a server,
/// and rows can be reordered. What holds for every state of a group is drawn once, from the group.
public struct LifeCycleGraph: Hashable, Sendable {
  /// An arrow of the graph.
  public struct Edge: Hashable, Sendable {
    /// Where it starts.
    public let source: Node
    /// Where it ends.
    public let target: RowState
    /// The events that lead there.
    public let events: [RowEvent]
  }

  /// Where an arrow starts.
  public enum Node: Hashable, Sendable {
    /// A state of the row.
    case state(RowState)
    /// Any state of a group.
    case group(RowGroup)
  }

  /// The arrows, by the order of their sources, groups last.
  public let edges: [Edge]

  /// Walks the machine and folds what it does with one row.
  ///
  /// Throws if the states that people see do not decide what an event does.
  public init() throws(LifeCycleError) {
    var targets = try LifeCycleWalk().targets
    var edges: [Edge] = []
    for group in RowGroup.allCases {
      let shared = group.sharedTransitions(in: targets)
      for (event, target) in shared {
        for state in group.members where targets[state]?[event] == target {
          targets[state]?[event] = nil
        }
      }
      edges += Self.edges(from: .group(group), shared)
    }
    self.edges =
      RowState.allCases.flatMap { Self.edges(from: .state($0), targets[$0] ?? [:]) } + edges
  }

  /// Puts transitions to the same target together, events and targets in their declared order.
  private static func edges(from source: Node, _ transitions: [RowEvent: RowState]) -> [Edge] {
    RowState.allCases.compactMap { target in
      let events = RowEvent.allCases.filter { transitions[$0] == target }
      return events.isEmpty ? nil : Edge(source: source, target: target, events: events)
    }
  }
}

/// States that have much in common.
public enum RowGroup: String, Hashable, Sendable, CaseIterable {
  /// The data has the row.
  case listed
  /// The row takes gestures and actions.
  case free

  /// The states of the group.
  public var members: [RowState] {
    switch self {
    case .free: [.rest, .swiped, .armed, .open, .asking]
    case .listed: RowState.allCases.filter { $0 != .offered && $0 != .gone }
    }
  }

  /// What people call it.
  var label: Label {
    switch self {
    case .free: Label("Free", "操作可能")
    case .listed: Label("In the list", "リスト内")
    }
  }

  /// What people call any of its states.
  var anyLabel: Label {
    switch self {
    case .free: Label("Any free state", "操作可能なすべての状態")
    case .listed: Label("Any state in the list", "リスト内のすべての状態")
    }
  }

  /// The transitions that hold for every member.
  ///
  /// A member that is at the target already need not move; one with a target of its own keeps that.
  fileprivate func sharedTransitions(
    in targets: [RowState: [RowEvent: RowState]]
  ) -> [RowEvent: RowState] {
    var shared: [RowEvent: RowState] = [:]
    for event in RowEvent.allCases {
      let reached = members.map { targets[$0]?[event] }
      for target in RowState.allCases {
        let holds = zip(members, reached).allSatisfy { $1 != nil || $0 == target }
        let count = reached.count { $0 == target }
        if holds, count * 2 > members.count { shared[event] = target }
      }
    }
    return shared
  }
}

extension LifeCycleGraph.Edge {
  /// What the arrow says.
  func label(in language: Language) -> String {
    events.map { $0.label[language] }.joined(separator: " / ")
  }
}

extension LifeCycleGraph.Node {
  /// A name in letters of ASCII.
  var id: String {
    switch self {
    case .state(let state): state.rawValue
    case .group(let group): group.rawValue
    }
  }
}
