import ActionStateMachine
import DemoStories
import Testing

private func flickers(_ steps: ScreenStep...) -> [Flicker] {
  FlickerCheck.flickers(in: steps, rows: ["a", "b", "c"])
}

@Test("A row that leaves before anything is ordered, and comes back, flickers")
func vanishes() {
  #expect(
    flickers(ScreenStep(.tapRow("b"), [.leaves("b")]), ScreenStep(.scroll, [.returns("b", nil)]))
      == [.vanished(row: "b", step: 1, back: 2)])
}

@Test("A row that leaves with its order and comes back after a refusal does not flicker")
func refusedRemoval() {
  #expect(
    flickers(
      ScreenStep(.tapRow("b"), [.leaves("b"), .orders(["b"])]),
      ScreenStep(.mutationFailed(Ticket(1), reason: nil, rows: nil), [.returns("b", nil)])
    ).isEmpty)
}

@Test("A row that the data dropped and took up again does not flicker")
func droppedByData() {
  #expect(
    flickers(
      ScreenStep(.rowsChanged(RowsChange(remove: ["b"])), [.removes("b")]),
      ScreenStep(
        .rowsChanged(RowsChange(insert: [.init("b", at: .end)])), [.arrives("b", .end)])
    ).isEmpty)
}

@Test("A dropped row that goes elsewhere before anyone refused it flickers")
func fliesHome() {
  #expect(
    flickers(
      ScreenStep(.lift("a"), [.lifts("a")]),
      ScreenStep(.drop, [.lands("a", .end), .orders(["a"]), .moves("a", .before("b"))])
    ) == [.flewHome(row: "a", step: 2)])
}

@Test("A dropped row that returns after a refusal does not flicker, nor one that stays")
func staysOrReturns() {
  let drop = ScreenStep(.drop, [.lands("a", .end), .orders(["a"])])
  #expect(flickers(drop).isEmpty)
  #expect(
    flickers(
      drop,
      ScreenStep(
        .mutationFailed(Ticket(1), reason: nil, rows: nil), [.moves("a", .before("b"))])
    ).isEmpty)
  #expect(flickers(drop, ScreenStep(.scroll, [.moves("a", .end)])).isEmpty)
}

@Test("In both stories the naive list flickers where it must, and the machine never does")
func storyVerdicts() {
  let naive = Story.all.map { $0.flickers.naive.count }
  #expect(naive == [1, 1, 0, 0, 2, 1])
  #expect(Story.all.allSatisfy { $0.flickers.machine.isEmpty })
}

@Test("No scenario flickers", arguments: Scenario.all)
func scenariosDoNotFlicker(scenario: Scenario) {
  var machine = ListStateMachine(
    actions: scenario.actions, policy: scenario.policy, rows: scenario.rows)
  let steps = scenario.events.map {
    ScreenStep($0, obeying: machine.send($0), of: scenario.actions)
  }
  #expect(FlickerCheck.flickers(in: steps, rows: scenario.rows).isEmpty)
}
