import ActionStateMachine

/// Watches the transitions of one list and says which law breaks first.
///
/// It shares no code with the machine: it obeys the commands with a `SimulatedList`, keeps the
/// data's order in a plain array, and works out by itself where dropped rows are held.
public struct LawChecker<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// A question and how many of its chain were answered yes.
  struct Chain: Hashable, Sendable {
    var prompt: PromptID
    var action: RowAction
    var rows: [RowID]
    var position: Int
  }

  /// The actions that rows offer.
  public let actions: ActionSet
  /// What is on screen.
  public internal(set) var list: SimulatedList<RowID>
  /// The data's order.
  public internal(set) var data: DataModel<RowID>
  var held = HeldRows<RowID>()
  var ledger = TicketLedger<RowID>()
  var chain: Chain?
  /// Rows whose new contents are not on screen yet.
  var owed: Set<RowID> = []
  var prompts = 0
  var tickets = 0
  var phase = Phase<RowID>.rest

  /// Creates a checker for a list that starts with `rows`, all at rest.
  public init(actions: ActionSet, rows: [RowID]) {
    self.actions = actions
    list = SimulatedList(rows: rows)
    data = DataModel(rows: rows)
  }

  /// The order that law 2 asks for.
  public var drawnOrder: [RowID] { held.drawn(data.rows) }

  /// The tickets of the changes that have not ended, oldest first.
  public var unfinishedTickets: [Ticket] { ledger.entries.map { $0.ticket } }

  /// The rows that are held where they were dropped.
  public var heldRows: Set<RowID> { held.rows }

  /// Takes in a transition and throws the first law that it breaks. After that, it is of no use.
  public mutating func check(_ transition: ObservedTransition<RowID>) throws(Breach) {
    try require(
      transition.from == phase, .totalAndDeterministic, "A transition starts where none ended.")
    try checkAnswer(transition)
    let displaced = feel(transition)
    guard transition.isHandled else {
      try checkIgnored(transition)
      if displaced || !transition.commands.isEmpty { try checkScreen() }
      return
    }
    try checkOrder(of: transition.commands)
    let before = list.order
    var applied: DataModel<RowID>.Applied?
    if case .rowsChanged(let change) = transition.event {
      switch data.apply(change) {
      case .success(let result): applied = result
      case .failure(let refusal):
        throw Breach(.refusalsAreTheData, "A change is taken that is \(refusal.reason.rawValue).")
      }
    }
    for command in transition.commands {
      try allow(command, in: transition)
      try list.obey(command)
    }
    try checkPrompts(transition)
    let heldBefore = held
    let returned = try follow(transition, applied, before)
    if let applied { try checkStructure(transition, applied, from: before, returned: returned) }
    try checkRefreshes(transition, applied)
    try checkTickets(transition, applied, heldBefore, returned)
    phase = transition.to
    try checkScreen()
  }

  /// Lets the screen do what a person does to it without being told. Returns whether a row moved.
  private mutating func feel(_ transition: ObservedTransition<RowID>) -> Bool {
    if let prompt = transition.event.answeredPrompt { list.end(prompt) }
    guard let (row, edge) = transition.event.swipe else { return false }
    let look = list.look(of: row)
    guard transition.isHandled || look.pose == .closed && !look.isPreAnimated && !look.isLifted
    else { return false }
    list.displace(row, edge: edge)
    return true
  }

  private mutating func checkIgnored(_ transition: ObservedTransition<RowID>) throws(Breach) {
    try require(
      transition.from == transition.to, .ignoredChangesNothing, "An ignored event moves the list.")
    if case .rowsChanged(let change) = transition.event {
      var copy = data
      guard case .failure(let refusal) = copy.apply(change),
        transition.outcome == .ignored(refusal.reason)
      else {
        throw Breach(
          .refusalsAreTheData, "A change of the data is refused for a reason it does not give.")
      }
    }
    for command in transition.commands {
      guard case .close(let row) = command, transition.event.swipe?.row == row else {
        throw Breach(.ignoredChangesNothing, "An ignored event commands \(command.word).")
      }
      try list.obey(command)
    }
    try require(
      transition.commands.count < 2, .commandsComeInOrder, "A row is closed twice at once.")
  }

  /// Compares the screen with the phase.
  private func checkScreen() throws(Breach) {
    var poses: [RowID: RowPose] = [:]
    var prompt: PromptID?
    switch phase {
    case .rest, .dragging: break
    case .swiping(let swipe): poses = [swipe.row: .displaced(swipe.edge)]
    case .open(let open): poses = [open.row: .open(open.edge)]
    case .prompting(let prompting):
      if let kept = prompting.keptRow { poses = [kept.row: .open(kept.edge)] }
      prompt = prompting.prompt
    }
    for (row, look) in list.looks where look.pose != poses[row] ?? .closed {
      throw Breach(
        .oneRowDisplaced, "Row \(row) is drawn \(look.pose) while the phase is \(phase.kind).")
    }
    for (row, pose) in poses where list.look(of: row).pose != pose {
      throw Breach(
        .oneRowDisplaced, "Row \(row) is not drawn \(pose) while the phase is \(phase.kind).")
    }
    for (row, look) in list.looks where look.armed != nil {
      guard case .swiping(let swipe) = phase, swipe.row == row, swipe.armed == look.armed else {
        throw Breach(.looksPairUp, "Row \(row) looks armed while the phase is \(phase.kind).")
      }
    }
    try require(
      list.prompt?.prompt == prompt, .onePromptLive,
      "Prompt \(list.prompt.map { "\($0.prompt)" } ?? "none") is on screen while "
        + "\(prompt.map { "\($0)" } ?? "none") is live.")
    var drag: Drag<RowID>?
    if case .dragging(let dragging) = phase { drag = dragging }
    try require(
      list.liftedRow == drag?.row, .looksPairUp, "Another row is raised than the list says.")
    try require(list.gap == drag?.gap, .looksPairUp, "Another gap is open than the list says.")
    let expected = drawnOrder
    try require(
      list.order == expected, .drawnOrderIsDataOrder,
      "The rows are drawn \(list.order), and should be \(expected).")
  }
}
