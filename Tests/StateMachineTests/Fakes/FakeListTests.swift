import ActionStateMachine
import ActionStateMachineTesting
import Testing

@testable import DemoStories

/// Lists that misbehave like the real ones, driven by the machine.
@MainActor @Suite struct FakeListTests {
  @Test("Every case runs through every list", arguments: Case.names, FakeList.Kind.allCases)
  func cases(name: String, kind: FakeList.Kind) throws {
    let run = try Case(named: name)
    for seed in 1...(kind == .unreliable ? 3 : 1) as ClosedRange<UInt64> {
      var machine = run.machine
      let list = FakeList.make(kind, machine, seed: seed)
      var orders: [Command<String>] = []
      for step in run.steps {
        orders += machine.send(step.event).filter(\.isOrder)
        list.happen(step.event)
      }
      list.finish()
      #expect(list.faults == [], "seed \(seed)")
      #expect(list.driver.machine.dataRows == machine.dataRows, "seed \(seed)")
      guard kind != .unreliable, (list as? EagerList)?.keptBackMeaning != true else { continue }
      #expect(list.orders == orders)
    }
  }

  @Test("Every story runs through every list", arguments: FakeList.Kind.allCases)
  func stories(kind: FakeList.Kind) {
    for story in Story.all {
      let list = FakeList.make(
        kind, ListStateMachine(actions: story.actions, rows: story.rows), seed: 1)
      for step in story.steps { list.happen(step.event) }
      list.finish()
      #expect(list.faults == [], "\(story.title)")
    }
  }

  @Test("Random runs go through every list", arguments: FakeList.Kind.allCases, 0..<3)
  func walks(kind: FakeList.Kind, world: Int) throws {
    let actions = try SampleWorlds.actions(world)
    for (number, policy) in SampleWorlds.policies.enumerated() {
      let seed = UInt64(number + 1)
      let rows = ["a", "b", "c"]
      let machine = ListStateMachine(actions: actions, policy: policy, rows: rows)
      let list = FakeList.make(kind, machine, seed: seed)
      var generator = EventGenerator(actions: actions, pool: rows + ["d", "e"], seed: seed)
      for _ in 0..<40 where list.faults.isEmpty {
        list.happen(generator.next(list.checker))
        list.takeObserved().forEach { generator.note($0) }
      }
      list.finish()
      #expect(list.faults == [], "world \(world), policy \(policy), seed \(seed)")
    }
  }

  @Test("The eager list aborts where the role goes by the meaning, and not where it is decided")
  func eagerListAborts() throws {
    for (adapter, aborts) in [(EagerList.Adapter.asDecided, false), (.roleByMeaning, true)] {
      let list = EagerList(ListStateMachine(actions: .standard, rows: ["a", "b"]))
      list.adapter = adapter
      list.happen(.reveal("a", edge: .trailing))
      list.happen(.trigger("delete", rows: ["a"], via: .tap))
      list.happen(.presented(PromptID(1)))
      list.happen(.cancel(PromptID(1)))
      #expect(list.faults.contains { $0.contains("aborts") } == aborts)
      #expect(list.driver.machine.dataRows == ["a", "b"])
    }
  }

  @Test("The eager list takes a row out by itself where the machine does too")
  func eagerListAgrees() {
    let list = EagerList(ListStateMachine(actions: .standard, rows: ["a", "b"]))
    list.happen(.fullSwipe("a", edge: .leading, nil))
    #expect(list.shown == ["b"])
    list.happen(.mutationFailed(Ticket(1), reason: nil, rows: nil))
    #expect(list.shown == ["a", "b"])
    #expect(list.faults == [])
  }

  @Test("A binding that does not know its prompt loses the second one of a chain")
  func bindings() {
    for (adapter, asksTwice) in [
      (EagerList.Adapter.asDecided, true), (.bindingWithoutPrompt, false),
    ] {
      let list = EagerList(ListStateMachine(actions: .standard, rows: ["a", "b"]))
      list.adapter = adapter
      list.happen(.trigger("erase", rows: ["a"], via: .tap))
      list.happen(.confirm(PromptID(1)))
      #expect((list.driver.machine.livePrompt?.kind == .authentication) == asksTwice)
      list.happen(.confirm(PromptID(2)))
      #expect(list.orders.count == (asksTwice ? 1 : 0))
    }
  }

  @Test("A handler's completion waits for its row to close, and comes once")
  func completions() throws {
    let list = BatchList(
      ListStateMachine(actions: try SampleWorlds.asking(), rows: ["a", "b"]))
    list.happen(.fullSwipe("a", edge: .trailing, nil))
    #expect(list.openHandlers == 1)
    list.happen(.fullSwipe("a", edge: .trailing, nil))
    list.happen(.presented(PromptID(1)))
    list.happen(.cancel(PromptID(1)))
    #expect(list.openHandlers == 2)
    list.happen(.tapRow("a"))
    #expect(list.openHandlers == 0)
    list.finish()
    #expect(list.faults == [])
  }
}

extension Command {
  fileprivate var isOrder: Bool {
    switch self {
    case .perform, .performUndo: true
    default: false
    }
  }
}
