/// What a phase says besides its rows.
@usableFromInline
struct PhaseParts: Hashable, Sendable {
  @usableFromInline
  enum Kind: UInt8, Sendable { case rest, swiping, open, prompting, dragging }

  // The larger come first, so that a copy is made of parts that do not overlap: a load across two
  // stores makes the processor wait for both.
  /// The number of the prompt.
  @usableFromInline var number = 0
  /// What `action` is, in four bytes; -1 for none.
  @usableFromInline var actionNumber: Int32 = -1
  /// What `position` is, in four bytes.
  @usableFromInline var chainNumber: Int32 = 0
  @usableFromInline var kind = Kind.rest
  /// The edge that the swiped, open or kept row uncovers.
  @usableFromInline var edge = Edge.leading
  /// Whether a slot is held free, or asked about.
  @usableFromInline var hasSlot = false
  /// Whether the prompt is known to be on screen.
  @usableFromInline var isPresented = false
  /// What kind of UI asks.
  @usableFromInline var prompt = Prompt.alert

  @inlinable init(_ kind: Kind = .rest) { self.kind = kind }

  /// The position in the set of the action that is armed, or asks.
  @inlinable var action: Int? {
    get { actionNumber < 0 ? nil : Int(actionNumber) }
    set { actionNumber = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// The position of the prompt in the action's chain.
  @inlinable var position: Int {
    get { Int(chainNumber) }
    set { chainNumber = Int32(truncatingIfNeeded: newValue) }
  }

  /// Whether a modal prompt is on screen, so that everything but its answer is refused.
  @inlinable var isBlocking: Bool { kind == .prompting && isPresented && prompt.isModal }

  /// Whether a prompt waits that yields to the next gesture.
  @inlinable var isYielding: Bool { kind == .prompting && !(isPresented && prompt.isModal) }
}

/// A phase whose rows are known by number.
@usableFromInline
struct PhaseRecord: Sendable {
  @usableFromInline var parts = PhaseParts()
  /// Its rows; left from another phase where it has none.
  @usableFromInline var rows = Rows()

  @usableFromInline
  struct Rows: Sendable {
    @usableFromInline var row: Int32 = -1
    @usableFromInline var slotRow: Int32 = -1
    @usableFromInline var asked = RowNumbers.none

    @inlinable init() {}
  }

  @inlinable init() {}
}

/// Where the list stands, in parts, so that one is read or changed without copying another.
@usableFromInline
struct PhaseState<RowID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var parts = PhaseParts()
  /// The row that is swiped, open or lifted; under a prompt, the one that is kept open.
  @usableFromInline var row: RowID?
  /// The rows that are asked about.
  @usableFromInline var asked = RowList<RowID>()
  /// The row after the slot that is held free or asked about; none at the end.
  @usableFromInline var slotRow: RowID?

  @inlinable init() {}

  /// The slot that is held free, or asked about.
  @inlinable var slot: Slot<RowID>? {
    get { parts.hasSlot ? Slot(before: slotRow) : nil }
    set {
      parts.hasSlot = newValue != nil
      slotRow = newValue?.row
    }
  }

  /// Whether `row` is swiped, open, lifted or the first that is asked about, and so in the data.
  @inlinable @inline(__always) func names(_ row: RowID) -> Bool {
    self.row == row || asked.first == row
  }

  /// Whether `row` is under a finger that swipes it.
  @inlinable func isSwiping(_ row: RowID) -> Bool { parts.kind == .swiping && self.row == row }

  /// Whether `row` is lifted.
  @inlinable func isLifted(_ row: RowID) -> Bool { parts.kind == .dragging && self.row == row }

  /// Whether `prompt` waits for its answer.
  @inlinable func isAsking(_ prompt: PromptID) -> Bool {
    parts.kind == .prompting && parts.number == prompt.number
  }

  /// The edge to which `row` rests open, also under a prompt.
  @inlinable func openEdge(of row: RowID) -> Edge? {
    (parts.kind == .open || parts.kind == .prompting) && self.row == row ? parts.edge : nil
  }
}

extension PhaseState {
  /// No row is displaced and nothing is asked.
  @inlinable mutating func rest() {
    parts = PhaseParts()
    row = nil
    asked = RowList()
    slotRow = nil
  }

  @inlinable mutating func swipe(_ row: RowID, _ edge: Edge, arming action: Int? = nil) {
    parts = PhaseParts(.swiping)
    parts.edge = edge
    parts.action = action
    self.row = row
  }

  @inlinable mutating func open(_ row: RowID, _ edge: Edge) {
    parts = PhaseParts(.open)
    parts.edge = edge
    self.row = row
  }

  @inlinable mutating func lift(_ row: RowID) {
    parts = PhaseParts(.dragging)
    self.row = row
  }

  /// Asks about `rows` with a prompt that is not on screen yet; a row may be open already.
  @inlinable mutating func ask(
    _ prompt: PromptID, _ kind: Prompt, action: Int, position: Int, _ rows: RowList<RowID>,
    keeping kept: OpenRow<RowID>?, at slot: Slot<RowID>?
  ) {
    parts = PhaseParts(.prompting)
    parts.number = prompt.number
    parts.prompt = kind
    parts.action = action
    parts.position = position
    asked = rows
    self.slot = slot
    keep(kept)
  }

  /// Keeps a row open under the prompt, or none.
  @inlinable mutating func keep(_ kept: OpenRow<RowID>?) {
    parts.edge = kept?.edge ?? .leading
    row = kept?.row
  }

  /// The row that is kept open under the prompt.
  @inlinable var keptRow: OpenRow<RowID>? {
    guard parts.kind == .prompting, let row else { return nil }
    return OpenRow(row: row, edge: parts.edge)
  }
}

extension Phase {
  /// The phase that is made of `parts` and these rows, where actions are known by position.
  @inlinable
  init(
    _ parts: PhaseParts, row: RowID?, asked: RowList<RowID>, slot: Slot<RowID>?,
    actions: [RowAction]
  ) {
    let action = parts.action.map { actions[$0].id }
    switch (parts.kind, row) {
    case (.swiping, let row?): self = .swiping(Swipe(row: row, edge: parts.edge, armed: action))
    case (.open, let row?): self = .open(OpenRow(row: row, edge: parts.edge))
    case (.dragging, let row?): self = .dragging(Drag(row: row, gap: slot))
    case (.prompting, _):
      self = .prompting(
        Prompting(
          prompt: PromptID(parts.number), action: action ?? "", kind: parts.prompt,
          position: parts.position, rows: asked, isPresented: parts.isPresented,
          keptRow: row.map { OpenRow(row: $0, edge: parts.edge) }, slot: slot))
    case (.rest, _), (_, nil): self = .rest
    }
  }
}

extension PhaseState {
  /// Takes a phase apart. Expects that the set has its action.
  init(_ phase: Phase<RowID>, actions: ActionSet) {
    switch phase {
    case .rest: break
    case .swiping(let swipe):
      self.swipe(swipe.row, swipe.edge, arming: swipe.armed.flatMap { actions.position(of: $0) })
    case .open(let open): self.open(open.row, open.edge)
    case .dragging(let drag):
      lift(drag.row)
      slot = drag.gap
    case .prompting(let prompting):
      ask(
        prompting.prompt, prompting.kind, action: actions.position(of: prompting.action) ?? 0,
        position: prompting.position, prompting.rows, keeping: prompting.keptRow,
        at: prompting.slot)
      parts.isPresented = prompting.isPresented
    }
  }
}
