import ActionStateMachine

/// Every transition of one row, found by walking the machine wherever it can get.
struct LifeCycleWalk: Sendable {
  /// What the walk compares lists by: all that matters, without the numbers that only count up.
  private struct Shape: Hashable {
    let state: RowState
    let phase: String
    let rows: [String]
    let looks: [Mutation<String>.Look]
    let offers: Int

    init(_ play: Play) {
      let machine = play.machine
      state = play.state
      rows = machine.dataRows
      looks = machine.mutations.map(\.look)
      offers = machine.undoOffers.count
      switch machine.phase {
      case .rest: phase = "rest"
      case .swiping(let swipe): phase = "swiping \(swipe.edge) \(swipe.armed?.description ?? "")"
      case .open(let open): phase = "open \(open.edge)"
      case .prompting(let prompting): phase = "\(prompting.action) \(prompting.isPresented)"
      case .dragging(let drag): phase = "dragging \(drag.gap == nil)"
      }
    }
  }

  /// Where each event leads from each state, where it leads anywhere.
  private(set) var targets: [RowState: [RowEvent: RowState]] = [:]

  init() throws(LifeCycleError) {
    try walk(from: Play.start())
    for event in RowEvent.allCases where !targets.values.contains(where: { $0[event] != nil }) {
      throw .idle(event)
    }
  }

  private mutating func walk(from start: Play) throws(LifeCycleError) {
    var seen: Set<Shape> = [Shape(start)]
    var frontier = [start]
    while let play = frontier.popLast() {
      for event in RowEvent.allCases {
        for way in play.ways(of: event) {
          let next = play.after(way)
          if next.state != play.state { try add(event, from: play.state, to: next.state) }
          if seen.insert(Shape(next)).inserted { frontier.append(next) }
        }
      }
    }
  }

  /// Adds a transition. A way that leaves the row where it is does not count; all others must lead
  /// to one state.
  private mutating func add(
    _ event: RowEvent, from state: RowState, to target: RowState
  ) throws(LifeCycleError) {
    let known = targets[state, default: [:]].updateValue(target, forKey: event) ?? target
    guard known == target else { throw .ambiguous(event, in: state, [known, target]) }
  }
}

/// Why the machine has no life cycle that a graph could show.
public enum LifeCycleError: Error, Hashable {
  /// The example's actions are no action set.
  case actions(ActionSetError)
  /// The same event leads from one state to different ones.
  case ambiguous(RowEvent, in: RowState, [RowState])
  /// The event leads nowhere from any state.
  case idle(RowEvent)
}
