import Testing

@testable import ActionStateMachine

typealias List = ListStateMachine<String>
typealias Work = Command<String>

extension ListStateMachine where RowID == String {
  /// A list with a row for each letter, in which `events` have happened and none was ignored.
  init(
    _ letters: String, _ actions: ActionSet = .standard, policy: Policy = Policy(),
    after events: Event<String>..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(actions: actions, policy: policy, rows: letters.map(String.init))
    for event in events { _ = work(event, sourceLocation: sourceLocation) }
  }

  /// Sends an event that is to be handled. Returns its commands without the feedback.
  mutating func work(
    _ event: Event<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Work] {
    let transition = send(event)
    #expect(transition.outcome == .handled, "\(event)", sourceLocation: sourceLocation)
    expectResumable(sourceLocation)
    return transition.filter { !$0.isFeedback }
  }

  /// Sends an event that is to be handled. Returns the feedback among its commands.
  mutating func feedback(
    _ event: Event<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Work] {
    let transition = send(event)
    #expect(transition.outcome == .handled, "\(event)", sourceLocation: sourceLocation)
    return transition.filter(\.isFeedback)
  }

  /// Sends an event that is to be ignored. Returns why, having seen that nothing changed.
  mutating func refusal(
    _ event: Event<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> IgnoredReason? {
    let before = self
    let transition = send(event)
    guard case .ignored(let reason) = transition.outcome else { return nil }
    #expect(self == before, "\(event)", sourceLocation: sourceLocation)
    #expect(transition.from == transition.to, "\(event)", sourceLocation: sourceLocation)
    return reason
  }

  /// Sends an event that is to be ignored. Returns its commands.
  mutating func refused(
    _ event: Event<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Work] {
    let transition = send(event)
    #expect(transition.outcome != .handled, "\(event)", sourceLocation: sourceLocation)
    return Array(transition)
  }

  /// Expects that the list, written down and read again, is the same list.
  private func expectResumable(_ sourceLocation: SourceLocation) {
    do {
      let resumed = try ListStateMachine(actions: actions, policy: policy, resuming: savedState)
      #expect(resumed == self, sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error): \(savedState)", sourceLocation: sourceLocation)
    }
  }

  /// The rows as drawn, in one word.
  var drawn: String { drawnRows.joined() }

  /// The rows that an action would be refused for since something has them.
  var claimed: [String] { dataRows.filter(state.isClaimedHeldOrBlocked) }

  /// The rows that show that they wait.
  var busy: [String] { dataRows.filter { appearance(of: $0)?.isBusy == true } }

  /// The tickets that can be undone.
  var undoable: [Int] { undoOffers.map(\.ticket.number) }
}

extension Command {
  /// Whether it says something to hand, ear or focus, and nothing to the rows.
  var isFeedback: Bool {
    switch self {
    case .haptic, .announce, .focus: true
    default: false
    }
  }
}

extension Command where RowID == String {
  static func leaves(_ row: String, _ exit: RemovalAnimation<String>.Exit = .collapse) -> Self {
    .preAnimateRemoval(RemovalAnimation(row: row, exit: exit))
  }

  static func ask(
    _ prompt: PromptID, _ action: ActionID, _ rows: RowList<String>, _ kind: Prompt = .alert
  ) -> Self {
    .present(Presentation(prompt: prompt, kind: kind, action: action, rows: rows))
  }

  static func perform(_ ticket: Ticket, _ action: ActionID, _ rows: RowList<String>) -> Self {
    .perform(ticket, action, rows: rows, slot: nil)
  }

  static func move(_ ticket: Ticket, _ row: String, _ slot: Slot<String>) -> Self {
    .perform(ticket, "reorder", rows: [row], slot: slot)
  }

  static func takeBack(
    _ ticket: Ticket, undoing: Ticket, _ rows: RowList<String>, _ slot: Slot<String>? = nil
  ) -> Self {
    .performUndo(ticket, undoing: undoing, rows: rows, slot: slot)
  }
}

extension Event where RowID == String {
  static func tap(_ action: ActionID, _ row: String) -> Self {
    .trigger(action, rows: [row], via: .tap)
  }

  static func bulk(_ action: ActionID, _ rows: RowList<String>) -> Self {
    .trigger(action, rows: rows, via: .bulk)
  }

  static func swipe(_ row: String, _ edge: Edge = .trailing) -> Self {
    .swipeBegan(row, edge: edge)
  }

  static func reveal(_ row: String, _ edge: Edge = .trailing) -> Self { .reveal(row, edge: edge) }

  static func full(_ row: String, _ edge: Edge = .trailing, _ action: ActionID? = nil) -> Self {
    .fullSwipe(row, edge: edge, action)
  }

  static func over(_ slot: Slot<String>) -> Self { .hover(.slot(slot)) }

  static func succeeded(_ ticket: Ticket, _ revision: Int? = nil) -> Self {
    .mutationSucceeded(ticket, revision: revision)
  }

  static func failed(_ ticket: Ticket, _ rows: RowList<String>? = nil) -> Self {
    .mutationFailed(ticket, reason: "no", rows: rows)
  }

  static func data(
    _ letters: String, update: RowList<String> = [], revision: Int? = nil
  ) -> Self {
    .rowsChanged(
      RowsChange(snapshot: letters.map(String.init), update: update, revision: revision))
  }

  static func delta(
    remove: RowList<String> = [], insert: [RowsChange<String>.Placement] = [],
    move: [RowsChange<String>.Placement] = [], update: RowList<String> = [], revision: Int? = nil
  ) -> Self {
    .rowsChanged(
      RowsChange(remove: remove, insert: insert, move: move, update: update, revision: revision))
  }
}

extension RowsChange.Placement where RowID == String {
  /// A row and the row before which it goes, or the end.
  static func put(_ row: String, before next: String? = nil) -> Self {
    Self(row, at: Slot(before: next))
  }
}

extension PromptID: ExpressibleByIntegerLiteral {
  /// The id with the number as written.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension Ticket: ExpressibleByIntegerLiteral {
  /// The ticket with the number as written.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension ActionSet {
  /// The standard set with one action of a test's own, in the place of the one with its name.
  static func with(
    _ id: ActionID = "delete", edge: Edge? = .trailing, fullSwipe: Bool = true,
    change: RowChange = .removes, prompts: [Prompt] = [.alert], commit: Commit = .immediate,
    row: RowWhilePrompting = .closes, undoable: Bool = false
  ) -> ActionSet {
    let action = RowAction(
      id: id, label: "Do", edge: edge, allowsFullSwipe: fullSwipe, change: change,
      prompts: prompts, commit: commit, rowWhilePrompting: row, isUndoable: undoable)
    return .checked([action] + standard.actions.filter { $0.id != id })
  }

  /// The standard set with a reorder of a test's own.
  static func moving(prompts: [Prompt] = [], commit: Commit = .immediate) -> ActionSet {
    let action = RowAction(
      id: "reorder", label: "Move", change: .moves, prompts: prompts, commit: commit,
      isUndoable: true, isReorder: true)
    return .checked([action] + standard.actions.filter { !$0.isReorder })
  }

  static func checked(_ actions: [RowAction]) -> ActionSet {
    do {
      return try ActionSet(actions)
    } catch {
      Issue.record("\(error)")
      return .standard
    }
  }
}
