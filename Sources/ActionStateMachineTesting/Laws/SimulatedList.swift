import ActionStateMachine

/// A list that knows nothing of the machine but its commands, and obeys them one by one.
///
/// What a finger or a person does to a real list without being told, this one is told by
/// `displace` and `end`: a swiped row stands aside, an answered prompt is off the screen.
public struct SimulatedList<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// How a row is drawn.
  public struct Look: Hashable, Sendable {
    /// How far the row stands from its place.
    public var pose = RowPose.closed
    /// The action that would run if the finger let go.
    public var armed: ActionID?
    /// Whether the row waits for its data change.
    public var isBusy = false
    /// Whether the row has left ahead of its data.
    public var isPreAnimated = false
    /// Whether the row is raised.
    public var isLifted = false
    /// Whether the row is selected.
    public var isSelected = false

    /// Creates a row at rest.
    public init() {}
  }

  /// The rows in the order in which they are drawn, pre-animated ones among them.
  public internal(set) var order: [RowID]
  /// The slot that is held free.
  public internal(set) var gap: Slot<RowID>?
  /// The prompt on screen.
  public internal(set) var prompt: Presentation<RowID>?
  /// The offers to undo that are on screen, oldest first.
  public internal(set) var undoOffers: [Ticket] = []
  var looks: [RowID: Look] = [:]

  /// Creates a list that draws `rows` at rest.
  public init(rows: [RowID]) { order = rows }

  /// How `row` is drawn.
  public func look(of row: RowID) -> Look { looks[row] ?? Look() }

  /// The rows that take space, in their order: those that are drawn and have not left.
  public var visibleRows: [RowID] { order.filter { !look(of: $0).isPreAnimated } }

  /// The row that is raised.
  public var liftedRow: RowID? { looks.first { $0.value.isLifted }?.key }

  /// The selected rows.
  public var selectedRows: Set<RowID> { Set(looks.filter { $0.value.isSelected }.keys) }

  /// Moves `row` aside, as a finger does.
  public mutating func displace(_ row: RowID, edge: Edge) {
    guard order.contains(row) else { return }
    change(row) { $0.pose = .displaced(edge) }
  }

  /// Takes the prompt off the screen, as its own buttons do.
  public mutating func end(_ prompt: PromptID) {
    if self.prompt?.prompt == prompt { self.prompt = nil }
  }

  /// The slot that `row` is drawn in.
  func slot(of row: RowID) -> Slot<RowID>? {
    guard let index = order.firstIndex(of: row) else { return nil }
    return index + 1 < order.count ? .before(order[index + 1]) : .end
  }

  mutating func change(_ row: RowID, _ edit: (inout Look) -> Void) {
    var look = looks[row] ?? Look()
    edit(&look)
    looks[row] = look == Look() ? nil : look
  }
}
