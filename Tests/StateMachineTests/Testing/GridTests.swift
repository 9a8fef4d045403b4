import ActionStateMachine
import ActionStateMachineTesting
import Testing

/// Every kind of event in every kind of phase, and what becomes of it.
@Suite("The whole grid")
struct GridTests {
  /// What is sent for each kind of event, to a list of rows a, b and c.
  static let events: [Event<String>] = [
    .rowsChanged(RowsChange(snapshot: ["a", "b", "c"])), .swipeBegan("b", edge: .trailing),
    .swipeCancelled("a"), .swipeArmed("a", nil), .swipeDisarmed("a"),
    .reveal("b", edge: .trailing), .conceal("a"), .fullSwipe("b", edge: .trailing, nil),
    .trigger("flag", rows: ["b"], via: .menu), .tapRow("b"), .tapOutside, .scroll,
    .presented(PromptID(1)), .confirm(PromptID(1)), .cancel(PromptID(1)), .gone(PromptID(1)),
    .mutationSucceeded(Ticket(1), revision: nil),
    .mutationFailed(Ticket(1), reason: nil, rows: nil), .mutationUnknown(Ticket(1)),
    .undo(Ticket(1)), .undoExpired(Ticket(1)), .edit(true), .select(["b"]), .deselect(["b"]),
    .lift("b"), .hover(.slot(.end)), .drop, .cancelDrag, .foreignDrag, .background, .foreground,
    .leave, .enter,
  ]

  /// The outcome of each of them: at rest, with row a swiped, open, asked about and not yet shown,
  /// asked about on screen, and lifted over the slot before c. A tick means handled.
  static let outcomes = """
    rowsChanged       ✓ ✓ ✓ ✓ ✓ ✓
    swipeBegan        ✓ ✓ ✓ ✓ promptOnScreen dragInProgress
    swipeCancelled    notSwiping ✓ notSwiping notSwiping notSwiping notSwiping
    swipeArmed        notSwiping ✓ notSwiping notSwiping notSwiping notSwiping
    swipeDisarmed     notSwiping nothingToDo notSwiping notSwiping notSwiping notSwiping
    reveal            ✓ ✓ ✓ ✓ promptOnScreen dragInProgress
    conceal           notOpen ✓ ✓ notOpen notOpen notOpen
    fullSwipe         ✓ ✓ ✓ ✓ promptOnScreen dragInProgress
    trigger           ✓ ✓ ✓ ✓ promptOnScreen dragInProgress
    tapRow            ✓ ✓ ✓ ✓ promptOnScreen dragInProgress
    tapOutside        nothingToDo ✓ ✓ ✓ promptOnScreen nothingToDo
    scroll            nothingToDo ✓ ✓ ✓ promptOnScreen nothingToDo
    presented         ✓ ✓ ✓ ✓ nothingToDo ✓
    confirm           stalePrompt stalePrompt stalePrompt ✓ ✓ stalePrompt
    cancel            stalePrompt stalePrompt stalePrompt ✓ ✓ stalePrompt
    gone              stalePrompt stalePrompt stalePrompt ✓ ✓ stalePrompt
    mutationSucceeded staleTicket staleTicket staleTicket staleTicket staleTicket staleTicket
    mutationFailed    staleTicket staleTicket staleTicket staleTicket staleTicket staleTicket
    mutationUnknown   staleTicket staleTicket staleTicket staleTicket staleTicket staleTicket
    undo              staleTicket staleTicket staleTicket staleTicket staleTicket staleTicket
    undoExpired       staleTicket staleTicket staleTicket staleTicket staleTicket staleTicket
    edit              ✓ ✓ ✓ ✓ ✓ ✓
    select            ✓ ✓ ✓ ✓ ✓ ✓
    deselect          nothingToDo nothingToDo nothingToDo nothingToDo nothingToDo nothingToDo
    lift              ✓ ✓ ✓ ✓ promptOnScreen dragInProgress
    hover             notDragging notDragging notDragging notDragging notDragging ✓
    drop              notDragging notDragging notDragging notDragging notDragging ✓
    cancelDrag        notDragging notDragging notDragging notDragging notDragging ✓
    foreignDrag       ✓ ✓ ✓ ✓ ✓ ✓
    background        nothingToDo ✓ nothingToDo nothingToDo nothingToDo ✓
    foreground        nothingToDo nothingToDo nothingToDo ✓ ✓ nothingToDo
    leave             nothingToDo ✓ ✓ ✓ ✓ ✓
    enter             nothingToDo nothingToDo nothingToDo nothingToDo nothingToDo nothingToDo
    """.split(separator: "\n").map { $0.split(separator: " ") }

  /// The events that lead to the six columns.
  static let ways: [[Event<String>]] = [
    [], [.swipeBegan("a", edge: .trailing)], [.reveal("a", edge: .trailing)],
    [.trigger("delete", rows: ["a"], via: .menu)],
    [.trigger("delete", rows: ["a"], via: .menu), .presented(PromptID(1))],
    [.lift("a"), .hover(.slot(.before("c")))],
  ]

  @Test("Every kind of event has the stated outcome in every phase", arguments: 0..<6)
  func outcomes(column: Int) throws {
    var start = CheckedMachine(actions: .standard, rows: ["a", "b", "c"])
    for event in Self.ways[column] { try start.send(event) }
    for (event, line) in zip(Self.events, Self.outcomes) {
      #expect(event.kind.rawValue == line[0])
      var list = start
      let transition = try list.send(event)
      let stated = String(line[column + 1])
      let expected: Outcome? =
        stated == "✓" ? .handled : IgnoredReason(rawValue: stated).map { .ignored($0) }
      #expect(transition.outcome == expected, "\(event.kind) in \(start.machine.phase.kind)")
      if !transition.isHandled { #expect(list.machine == start.machine) }
    }
  }

  @Test("No kind of event and no phase is left out")
  func complete() {
    #expect(Set(Self.events.map(\.kind)) == Set(EventKind.allCases))
    #expect(Self.outcomes.count == Self.events.count)
    #expect(Self.outcomes.allSatisfy { $0.count == Self.ways.count + 1 })
  }
}
