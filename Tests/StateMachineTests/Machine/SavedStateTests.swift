import ActionStateMachine
import Testing

@Suite("Saved states")
struct SavedStateTests {
  /// A list in which as much as can be is going on.
  private static let busy = List(
    "abcdefg", .with("flag", change: .updates, prompts: [], undoable: true),
    after: .tap("archive", "g"), .data("abcdef", revision: 3), .lift("a"), .over(.before("d")),
    .drop, .bulk("purge", ["b"]), .delta(update: ["b"]), .tap("flag", "f"), .succeeded(4),
    .select(["c", "e"]), .tap("delete", "c"), .presented(1))

  /// Why a list cannot go on from `list` with `change` made to it.
  private func error(
    _ list: List = busy, _ change: (inout SavedState<String>) -> Void
  ) -> SavedStateError? {
    var saved = list.savedState
    change(&saved)
    do throws(SavedStateError) {
      _ = try List(actions: list.actions, policy: list.policy, resuming: saved)
      return nil
    } catch {
      return error
    }
  }

  @Test("A list goes on from its saved state with the same commands")
  func resumes() throws {
    var list = Self.busy
    var resumed = try List(actions: list.actions, resuming: list.savedState)
    #expect(resumed == list)
    for event in [.cancel(1), .failed(3), .data("bcadefh"), .undo(1), Event<String>.undo(4)] {
      #expect(resumed.send(event) == list.send(event))
    }
    #expect(resumed == list)
  }

  @Test("The state of a new list is that of a list with its rows")
  func new() throws {
    #expect(List("ab").savedState == SavedState(rows: ["a", "b"]))
    #expect(try List(actions: .standard, resuming: SavedState(rows: ["a"])) == List("a"))
  }

  @Test("A list that ended tells its tickets unknown, and the data settles them")
  func endedList() throws {
    var list = try List(actions: Self.busy.actions, resuming: Self.busy.savedState)
    #expect(list.work(.mutationUnknown(2)) == [.busy("a"), .requestData])
    #expect(list.work(.mutationUnknown(3)) == [.requestData])
    #expect(
      list.work(.data("abcdef"))
        == [.restoreRow("b"), .snapBack("a", .before("b")), .refreshRow("b"), .unbusy("a")])
  }

  @Test("Rows that repeat, are not in order, or are not there")
  func rows() {
    #expect(error { $0.rows.append("a") } == .repeatedRow)
    #expect(error { $0.selectedRows = ["e", "c"] } == .order)
    #expect(error { $0.selectedRows = ["z"] } == .selection)
    #expect(error { $0.refreshes = ["c"] } == .refreshes)
    #expect(error { $0.refreshes = ["b", "b"] } == .refreshes)
    #expect(error { $0.rows.removeAll { $0 == "c" } } != nil)
  }

  @Test("A phase that names a row, an edge or an action that cannot be there")
  func phase() {
    let rest = List("abc", .with("archive", edge: nil, fullSwipe: false))
    let flag = ActionID("flag")
    for phase in [
      .open(OpenRow(row: "z", edge: .trailing)), .swiping(Swipe(row: "z", edge: .trailing)),
      .swiping(Swipe(row: "a", edge: .trailing, armed: flag)), .dragging(Drag(row: "z")),
      .dragging(Drag(row: "a", gap: .before("b"))), .dragging(Drag(row: "a", gap: .before("z"))),
    ] as [Phase<String>] {
      #expect(error(rest) { $0.phase = phase } == .phase, "\(phase)")
    }
    #expect(
      error(rest) { ($0.isEditing, $0.phase) = (true, .open(OpenRow(row: "a", edge: .trailing))) }
        == .phase)
    #expect(error { $0.phase = .open(OpenRow(row: "b", edge: .trailing)) } == .phase)
    #expect(error { $0.phase = .dragging(Drag(row: "a")) } == .phase)
  }

  @Test("A prompt that its action does not ask about such rows")
  func prompt() {
    let prompting = Prompting<String>(
      prompt: 1, action: "delete", kind: .alert, position: 0, rows: ["c"])
    let changes: [(inout Prompting<String>) -> Void] = [
      { $0.action = "none" }, { $0.kind = .sheet }, { $0.position = 1 }, { $0.position = -1 },
      { $0.rows = [] }, { $0.rows = ["z"] }, { $0.rows = ["c", "c"] }, { $0.rows = ["b"] },
      { $0.prompt = 2 }, { $0.prompt = 0 }, { $0.slot = .end },
      { $0.keptRow = OpenRow(row: "c", edge: .trailing) },
    ]
    #expect(error { $0.phase = .prompting(prompting) } == nil)
    for (number, change) in changes.enumerated() {
      var other = prompting
      change(&other)
      #expect(error { $0.phase = .prompting(other) } == .prompt, "\(number)")
    }
  }

  @Test("A ticket that its action does not get for such rows")
  func mutation() {
    let changes: [(inout Mutation<String>) -> Void] = [
      { $0.purpose = .perform("none") }, { $0.purpose = .perform("share") }, { $0.look = .busy },
      { $0.look = .plain }, { $0.rows = [] }, { $0.rows = ["z"] }, { $0.rows = ["b", "b"] },
      { $0.ownRows = ["c"] }, { $0.doubtedRows = ["c"] }, { $0.doubtedRows = ["b"] },
      { $0.origin = .end }, { $0.rows = ["a"] },
    ]
    for (number, change) in changes.enumerated() {
      #expect(error { change(&$0.mutations[1]) } != nil, "\(number)")
    }
    #expect(error { $0.lastTicket = 2 } == .mutation(3))
    #expect(error { $0.mutations.reverse() } == .mutation(2))
    #expect(error { $0.mutations[0].origin = nil } == .mutation(2))
  }

  @Test("An offer that no change leaves behind")
  func offer() {
    #expect(error { $0.undoOffers.append($0.undoOffers[0]) } == .order)
    for offer in [
      UndoOffer(ticket: 9, change: .updates, rows: ["f"]),
      UndoOffer(ticket: 3, change: .updates, rows: ["f"]),
      UndoOffer(ticket: 1, change: .removes, rows: ["f"]),
      UndoOffer(ticket: 1, change: .removes, rows: []),
      UndoOffer(ticket: 1, change: .removes, rows: ["z", "z"]),
      UndoOffer(ticket: 1, change: .nothing, rows: ["f"]),
      UndoOffer(ticket: 1, change: .updates, rows: ["f"], origin: .end),
      UndoOffer(ticket: 1, change: .moves, rows: ["f"], origin: .before("z")),
    ] as [UndoOffer<String>] {
      #expect(error { $0.undoOffers[0] = offer } == .undoOffer(offer.ticket), "\(offer)")
    }
  }

  @Test("An undo of a change that has not ended, or is on offer as well")
  func undoOfUnfinished() throws {
    var list = Self.busy
    _ = list.work(.cancel(1))
    _ = list.work(.undo(1))
    #expect(error(list) { _ in } == nil)
    guard let undoing = list.mutations.last, case .undo(let offer) = undoing.purpose else {
      Issue.record("No undo began")
      return
    }
    let other = UndoOffer(ticket: 3, change: offer.change, rows: offer.rows)
    #expect(error(list) { $0.mutations[2].purpose = .undo(other) } == .mutation(undoing.ticket))
    #expect(error(list) { $0.undoOffers.append(offer) } == .undoOffer(1))
  }

  @Test("Held rows that no move holds, or not in a slot")
  func heldRows() {
    #expect(error { $0.heldRows.append(HeldRow(row: "e", slot: .end, origin: .end)) } == .heldRows)
    #expect(error { $0.heldRows[0].slot = .before("z") } == .heldRows)
    #expect(error { $0.heldRows[0].slot = .before("a") } == .heldRows)
    #expect(error { $0.heldRows[0].origin = .before("z") } == .heldRows)
    #expect(error { $0.heldRows.append($0.heldRows[0]) } == .heldRows)
    #expect(error { $0.heldRows = [] } == .mutation(2))
  }

  @Test("Numbers that no list counts to")
  func numbers() {
    #expect(error { $0.lastPrompt = -1 } == .numbers)
    #expect(error { $0.lastTicket = Ticket(.max) } == .numbers)
    #expect(error { $0.lastPrompt = 8 } == nil)
  }

  @Test("Each error says what is wrong in a sentence of its own")
  func descriptions() {
    let errors: [SavedStateError] = [
      .repeatedRow, .phase, .prompt, .mutation(1), .undoOffer(1), .heldRows, .selection, .refreshes,
      .order, .numbers,
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(errors.allSatisfy { !$0.description.isEmpty })
  }
}
