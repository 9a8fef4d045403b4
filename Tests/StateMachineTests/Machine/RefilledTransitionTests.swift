import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("Transitions that are filled again") struct RefilledTransitionTests {
  let rows = ["a", "b", "c", "d", "e"]

  @Test(
    "A transition that is filled again is like a new one", arguments: 1...40 as ClosedRange<UInt64>)
  func refilled(seed: UInt64) throws {
    var list = CheckedMachine(actions: .standard, rows: rows)
    list.checksCopies = false
    var generator = EventGenerator(actions: .standard, pool: rows + ["f"], seed: seed)
    var refilled = Transition<String>()
    for _ in 0..<200 {
      let event = generator.next(list.checker)
      var copy = list.machine
      let new = copy.send(event)
      copy = list.machine
      copy.send(event, into: &refilled)
      #expect(refilled == new, "\(event)")
      #expect(refilled.hashValue == new.hashValue)
      generator.note(try list.send(event))
    }
  }

  @Test("A machine of other actions names its own")
  func otherActions() throws {
    let other = try ActionSet([RowAction(id: "drop", label: "Drop", change: .removes)])
    var (first, second) = (
      ListStateMachine(actions: .standard, rows: rows), ListStateMachine(actions: other, rows: rows)
    )
    var transition = Transition<String>()
    first.send(.trigger("purge", rows: ["a"], via: .menu), into: &transition)
    second.send(.trigger("drop", rows: ["a"], via: .menu), into: &transition)
    #expect(
      transition.contains(.perform(Ticket(1), "drop", rows: ["a"], slot: nil)),
      "\(Array(transition))")
  }

  @Test("An empty transition goes from rest to rest and has no commands")
  func empty() {
    let transition = Transition<String>()
    #expect(transition.isEmpty && transition.from == .rest && transition.to == .rest)
    #expect(transition.outcome == .handled)
  }
}

@Suite("Commands that are taken out") struct TakenCommandsTests {
  @Test("Commands are taken out one by one, in their order", arguments: [1, 3, 7])
  func inOrder(count: Int) {
    let rows = (0..<count).map { "row \($0)" }
    var machine = ListStateMachine(actions: .standard, rows: rows)
    var transition = machine.send(.trigger("archive", rows: RowList(rows), via: .bulk))
    let all = Array(transition)
    var taken: [Command<String>] = []
    while !transition.isEmpty {
      taken.append(transition.removeFirst())
      #expect(taken + Array(transition) == all && transition.count == all.count - taken.count)
    }
    #expect(taken == all && all.count > count)
  }

  @Test("What was taken out is in the transition no longer, and in a copy still")
  func copies() {
    var machine = ListStateMachine(actions: .standard, rows: ["a", "b"])
    _ = machine.send(.reveal("a", edge: .trailing))
    let all = machine.send(.reveal("b", edge: .trailing))
    var rest = all
    #expect(rest.removeFirst() == .close("a"))
    #expect(rest != all && Array(rest) == [.open("b", edge: .trailing)])
    #expect(all.first == .close("a") && all.count == 2)
    #expect(rest[rest.startIndex] == .open("b", edge: .trailing))
  }
}
