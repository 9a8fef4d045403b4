import ActionStateMachine

/// Walks through a machine at random and checks every transition.
public struct RandomWalk<RowID: Hashable & Sendable>: Sendable {
  /// The actions that rows offer.
  public var actions: ActionSet
  /// The choices that hold for the whole list.
  public var policy: Policy
  /// The rows at the start.
  public var rows: [RowID]
  /// All rows that the data may come to have.
  public var pool: [RowID]
  /// A fault to plant.
  public var plant: Plant?
  /// Whether laws that need copies of the machine are checked too.
  public var checksCopies = true

  /// Whether what breaks a law is made as short as it can be.
  public var shrinks = true

  /// Creates a walk through a list that starts with `rows` and may get the rows of `others`.
  public init(
    actions: ActionSet, policy: Policy = Policy(), rows: [RowID], others: [RowID] = []
  ) {
    self.actions = actions
    self.policy = policy
    self.rows = rows
    pool = rows + others
  }

  /// Walks `length` events that follow from `seed`, and returns what was seen. Throws the shortest
  /// list of events that breaks a law, if one does.
  @discardableResult
  public func run(seed: UInt64, length: Int = 200) throws(CounterExample<RowID>) -> Coverage {
    var generator = EventGenerator(actions: actions, pool: pool, seed: seed)
    var machine = start()
    var coverage = Coverage()
    var events: [Event<RowID>] = []
    do {
      for step in 0..<length {
        let event = generator.next(machine.checker)
        events.append(event)
        let transition = try machine.send(event)
        generator.note(transition)
        coverage.note(transition)
        if step % 16 == 15 { try machine.checkWayHome() }
      }
      try machine.checkWayHome()
    } catch {
      throw shortest(events, error, seed: seed)
    }
    return coverage
  }

  /// The first law that `events` break, if they break one. The way home is checked at the end.
  public func breach(in events: [Event<RowID>]) -> Breach? {
    var machine = start()
    do {
      for event in events { try machine.send(event) }
      try machine.checkWayHome()
      return nil
    } catch {
      return error
    }
  }

  /// Shortens `events`, as long as the same law breaks. Prompts and tickets keep their meaning:
  /// an answer is for the question of the same event as before, whatever its number is then.
  func shortest(
    _ events: [Event<RowID>], _ breach: Breach, seed: UInt64?
  ) -> CounterExample<RowID> {
    guard shrinks else {
      return CounterExample(
        actions: actions, policy: policy, rows: rows, events: events, breach: breach, seed: seed)
    }
    let issued = replay(events.indices.map { $0 }, of: events, issued: nil).issued
    let kept = Shrinker.shortest(Array(events.indices)) { kept in
      replay(kept, of: events, issued: issued).breach?.law == breach.law
    }
    let shortest = replay(kept, of: events, issued: issued)
    return CounterExample(
      actions: actions, policy: policy, rows: rows, events: shortest.events,
      breach: shortest.breach ?? breach, seed: seed)
  }

  /// What came of a part of a list of events.
  private struct Replay {
    var events: [Event<RowID>] = []
    var issued: [Int: Tokens] = [:]
    var breach: Breach?
  }

  private func replay(
    _ kept: [Int], of events: [Event<RowID>], issued: [Int: Tokens]?
  ) -> Replay {
    var replay = Replay()
    var machine = start()
    var renumbering = Renumbering()
    do throws(Breach) {
      for index in kept {
        let event = issued == nil ? events[index] : renumbering.rewrite(events[index])
        replay.events.append(event)
        let transition = try machine.send(event)
        let tokens = Tokens(transition.commands)
        replay.issued[index] = tokens
        if let old = issued?[index] { renumbering.note(old, tokens) }
      }
      let home = machine.wayHome()
      if let breach = home.breach {
        replay.events += home.events
        throw breach
      }
    } catch {
      replay.breach = error
    }
    return replay
  }

  private func start() -> CheckedMachine<RowID> {
    var machine = CheckedMachine(actions: actions, policy: policy, rows: rows, plant: plant)
    machine.checksCopies = checksCopies
    return machine
  }
}
