/// All that a list remembers, as plain values: to be written when the app ends, and resumed from.
///
/// After resuming, a front end reports every unfinished ticket `mutationUnknown`, since the answers
/// went to the app that ended.
public struct SavedState<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Where the list stands.
  public var phase: Phase<RowID>
  /// The rows in the data's order.
  public var rows: [RowID]
  /// The data's version, once it has told one.
  public var revision: Int?
  /// The unfinished changes, in the order of their tickets.
  public var mutations: [Mutation<RowID>]
  /// The offers to undo, in the order in which they were made.
  public var undoOffers: [UndoOffer<RowID>]
  /// The rows that are drawn where they were dropped, in the order in which they are drawn.
  public var heldRows: [HeldRow<RowID>]
  /// The selected rows, in the data's order.
  public var selectedRows: [RowID]
  /// Whether edit mode is on.
  public var isEditing: Bool
  /// Rows whose new contents wait until a swipe, a drag or a removal is over.
  public var refreshes: [RowID]
  /// The last prompt that was shown, or 0 before the first.
  public var lastPrompt: PromptID
  /// The last ticket that was given out, or 0 before the first.
  public var lastTicket: Ticket

  /// Creates the state of a list at rest, with `rows` on screen.
  public init(rows: [RowID]) {
    phase = .rest
    self.rows = rows
    mutations = []
    undoOffers = []
    heldRows = []
    selectedRows = []
    isEditing = false
    refreshes = []
    lastPrompt = PromptID(0)
    lastTicket = Ticket(0)
  }
}

extension ListStateMachine {
  /// All that the list remembers. Its actions and its policy are not part of it.
  ///
  /// - Complexity: O(*n*).
  public var savedState: SavedState<RowID> {
    var saved = SavedState(rows: dataRows)
    saved.phase = phase
    saved.revision = state.revision
    saved.mutations = state.mutations
    saved.undoOffers = state.offers
    saved.heldRows = state.held.entries
    saved.selectedRows = selectedRows
    saved.isEditing = state.isEditing
    saved.refreshes = state.refreshes
    saved.lastPrompt = PromptID(state.lastPrompt)
    saved.lastTicket = Ticket(state.lastTicket)
    return saved
  }

  /// Creates a list that goes on from `saved`, with the actions and the policy it had.
  ///
  /// Throws if no list with these actions can be in that state; then nothing is taken over.
  ///
  /// - Complexity: O(*n*).
  public init(
    actions: ActionSet, policy: Policy = Policy(), resuming saved: SavedState<RowID>
  ) throws(SavedStateError) {
    guard let order = RowOrder(saved.rows) else { throw .repeatedRow }
    var state = ListState<RowID>(rows: [])
    state.order = order
    state.phase = PhaseState(saved.phase, actions: actions)
    state.revision = saved.revision
    for mutation in saved.mutations { state.begin(mutation) }
    state.offers = saved.undoOffers
    state.held.entries = saved.heldRows
    state.selection = Set(saved.selectedRows)
    state.isEditing = saved.isEditing
    state.refreshes = saved.refreshes
    state.lastPrompt = saved.lastPrompt.number
    state.lastTicket = saved.lastTicket.number
    self.init(actions: actions, policy: policy, state: state)
    if let error = SavedStateCheck(machine: self, phase: saved.phase).error { throw error }
    guard savedState == saved else { throw .order }
  }
}

/// What makes a saved state impossible.
public enum SavedStateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data has a row twice.
  case repeatedRow
  /// The phase names a row, an edge or an action that cannot be there.
  case phase
  /// The live prompt is not one that its action asks about such rows.
  case prompt
  /// The unfinished change is not one that its action orders for such rows.
  case mutation(Ticket)
  /// The undo offer is not one that a change leaves behind.
  case undoOffer(Ticket)
  /// A row is held that no move holds, or not in a slot of the list.
  case heldRows
  /// A row is selected that the data does not have.
  case selection
  /// A row waits for a refresh that nothing puts off.
  case refreshes
  /// Rows, tickets or offers are not in their order.
  case order
  /// The last prompt or the last ticket has a number that no list counts to.
  case numbers

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .repeatedRow: "the data has a row twice"
    case .phase: "the phase names a row, an edge or an action that cannot be there"
    case .prompt: "the live prompt is not one that its action asks about such rows"
    case .mutation(let ticket):
      "ticket \(ticket) is not one that its action gets for such rows"
    case .undoOffer(let ticket): "ticket \(ticket) cannot be on offer for undo"
    case .heldRows: "a row is held that no move holds, or not in a slot of the list"
    case .selection: "a row is selected that the data does not have"
    case .refreshes: "a row waits for a refresh that nothing puts off"
    case .order: "rows, tickets or offers are not in their order"
    case .numbers: "the last prompt or ticket has a number that no list counts to"
    }
  }
}
