import ActionStateMachine
import ActionStateMachineTesting
import ListDriver
import Testing

/// A whole app: a person, a list that misbehaves, a driver, and a store that misbehaves.
@MainActor @Suite struct FakeServerTests {
  @Test(
    "Whatever the list and the store do, the screen ends up with the data",
    arguments: FakeList.Kind.allCases, 0..<3)
  func everythingAtOnce(kind: FakeList.Kind, world: Int) async throws {
    let actions = try SampleWorlds.actions(world)
    let rows = ["a", "b", "c", "d", "e"]
    let pool = rows + ["f", "g", "h"]
    var orders = 0
    for seed in 1...2 as ClosedRange<UInt64> {
      let machine = ListStateMachine(actions: actions, rows: rows)
      let list = FakeList.make(kind, machine, seed: seed)
      let server = FakeServer(for: list, seed: seed)
      var generator = EventGenerator(actions: actions, pool: pool, seed: seed)
      for step in 0..<100 where list.faults.isEmpty {
        let event = generator.next(list.checker)
        if event.isByPerson { list.happen(event) } else { server.changeByItself(pool) }
        list.takeObserved().forEach { generator.note($0) }
        if seed % 2 == 0 || step % 8 == 0 { await Task.yield() }
      }
      list.finish()
      list.driver.send(.leave)
      #expect(await settled { server.busy == 0 })
      await drained()
      for _ in 0..<2 {
        server.tell()
        #expect(await settled { server.busy == 0 })
      }
      let place: Comment = "world \(world), seed \(seed)"
      #expect(list.faults == [], place)
      #expect(list.driver.machine.mutations == [], place)
      #expect(list.driver.machine.phase == .rest, place)
      #expect(list.shown == server.rows, place)
      orders += list.orders.count
    }
    #expect(orders >= 3)
  }
}

extension Event {
  /// Whether a person does it, not the data or the store.
  fileprivate var isByPerson: Bool {
    switch self {
    case .rowsChanged, .mutationSucceeded, .mutationFailed, .mutationUnknown: false
    default: true
    }
  }
}
