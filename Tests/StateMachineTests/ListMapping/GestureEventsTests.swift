import ActionStateMachine
import ListMapping
import Testing

/// What platforms report, in the machine's words.
@Suite struct GestureEventsTests {
  private typealias Machine = ListStateMachine<String>

  private func machine(_ events: Event<String>...) -> Machine {
    var machine = Machine(actions: .standard, rows: ["a", "b", "c"])
    for event in events { _ = machine.send(event) }
    return machine
  }

  @Test(
    "A destination counts without the lifted row; none, or one past the last, is the end",
    arguments: [
      (0, Slot.before("a")), (1, .before("c")), (2, .end), (3, .end), (nil, .end),
      (-1, .before("a")),
    ] as [(Int?, Slot<String>)])
  func hover(position: Int?, slot: Slot<String>) {
    let machine = machine(.lift("b"))
    #expect(machine.hover(overPosition: position) == .hover(.slot(slot)))
  }

  @Test(
    "In a list with sections a destination counts the rows of its section, without the lifted one",
    arguments: [
      (SectionPosition(section: 0, row: 0), Slot.before("2")),
      (SectionPosition(section: 1, row: 0), .before("b")),
      (SectionPosition(section: 1, row: 1), .end), (SectionPosition(section: 1, row: 9), .end),
      (SectionPosition(section: 1, row: -1), .before("b")),
      (SectionPosition(section: 2, row: 0), .end), (nil, .end),
    ] as [(SectionPosition?, Slot<String>)])
  func hoverInSection(place: SectionPosition?, slot: Slot<String>) {
    var machine = Machine(actions: .standard, rows: ["1", "a", "2", "b"])
    #expect(machine.hover(over: place) { $0 < "a" } == nil)
    _ = machine.send(.lift("a"))
    #expect(machine.hover(over: place) { $0 < "a" } == .hover(.slot(slot)))
  }

  @Test("Where no row is lifted, nothing hovers and no drag ends")
  func noDrag() {
    #expect(machine().hover(overPosition: 0) == nil)
    #expect(machine().endOfDrag == nil)
    #expect(machine(.lift("a")).endOfDrag == .cancelDrag)
    #expect(machine(.lift("a"), .drop).endOfDrag == nil)
  }

  @Test("A row is lifted only if the machine would take it")
  func canLift() throws {
    #expect(machine().canLift("a"))
    #expect(!machine().canLift("nobody"))
    #expect(!machine(.trigger("archive", rows: ["a"], via: .menu)).canLift("a"))
    #expect(
      !machine(.trigger("delete", rows: ["a"], via: .menu), .presented(PromptID(1))).canLift("b"))
    let fixed = Machine(actions: try ActionSet([]), rows: ["a"])
    #expect(!fixed.canLift("a"))
  }

  @Test("One row is moved at a time, by id or by position")
  func moves() {
    let machine = machine()
    #expect(machine.move(["a"], to: .end) == [.lift("a"), .hover(.slot(.end)), .drop])
    #expect(machine.move(["a", "b"], to: .end) == [])
    #expect(machine.move([], to: .end) == [])
    #expect(machine.move(fromOffsets: [2], toOffset: 1) == machine.move(["c"], to: .before("b")))
    #expect(machine.move(fromOffsets: [0], toOffset: 3) == machine.move(["a"], to: .end))
    #expect(machine.move(fromOffsets: [9], toOffset: 0) == [])
    #expect(machine.move(fromOffsets: [0], toOffset: 4) == [])
  }

  @Test("A row that its list closes ends its swipe or its rest, and nothing else")
  func closing() {
    #expect(machine(.swipeBegan("a", edge: .leading)).closing(of: "a") == .swipeCancelled("a"))
    #expect(machine(.reveal("a", edge: .leading)).closing(of: "a") == .conceal("a"))
    #expect(machine(.reveal("a", edge: .leading)).closing(of: "b") == nil)
    #expect(machine().closing(of: "a") == nil)
  }

  @Test("A selection on screen is told as what came and what went, in the data's order")
  func selection() {
    let machine = machine(.select(["a", "b"]))
    #expect(machine.selectionBecame(["c", "b"]) == [.deselect(["a"]), .select(["c"])])
    #expect(machine.selectionBecame(["b", "a"]) == [])
    #expect(self.machine().selectionBecame(["c", "b", "a"]) == [.select(["a", "b", "c"])])
  }
}
