import ActionStateMachine
import Testing

@testable import LifeCycleDiagrams

struct LifeCycleGraphTests {
  @Test("From rest, every state of a row can be reached")
  func reachable() throws {
    let walk = try Shared.walk.get()
    var reached: Set<RowState> = [.rest]
    var frontier: [RowState] = [.rest]
    while let state = frontier.popLast() {
      for target in (walk.targets[state] ?? [:]).values where reached.insert(target).inserted {
        frontier.append(target)
      }
    }
    #expect(reached == Set(RowState.allCases))
  }

  @Test("No state is a dead end but for the data: each leads home")
  func home() throws {
    let targets = try Shared.walk.get().targets
    for state in RowState.allCases where state != .rest {
      let next = Set((targets[state] ?? [:]).values)
      let afterNext = Set(next.flatMap { (targets[$0] ?? [:]).values })
      #expect(next.union(afterNext).contains(.rest), "\(state)")
    }
  }

  @Test("A row leaves ahead of its data only by the action that asks and waits for nothing")
  func law() throws {
    for (state, next) in try Shared.walk.get().targets {
      for (event, target) in next where target == .leaving {
        #expect(event == .chooseLeaving, "\(state)")
      }
    }
  }

  @Test("With groups, the graph says what the walk says, the innermost arrow first")
  func groups() throws {
    let graph = try Shared.graph.get()
    let targets = try Shared.walk.get().targets
    for state in RowState.allCases {
      let groups: [RowGroup] = [.free, .listed].filter { $0.members.contains(state) }
      let sources = [LifeCycleGraph.Node.state(state)] + groups.map { .group($0) }
      for event in RowEvent.allCases {
        let edge = sources.lazy.compactMap { source in
          graph.edges.first { $0.source == source && $0.events.contains(event) }
        }.first
        let target = edge?.target == state ? nil : edge?.target
        #expect(target == targets[state]?[event], "\(state) \(event)")
      }
    }
  }

  @Test("The graph is small enough to read")
  func size() throws {
    #expect(RowState.allCases.count == 12)
    #expect(try Shared.graph.get().edges.count < 30)
  }

  @Test("No two states and no two events read alike, in either language")
  func labels() {
    for language in Language.allCases {
      let states = RowState.allCases.map { $0.label[language] }
      let events = RowEvent.allCases.map { $0.label[language] }
      #expect(Set(states).count == states.count)
      #expect(Set(events).count == events.count)
    }
  }
}
