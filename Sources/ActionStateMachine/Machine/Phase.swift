/// Where a list stands.
public enum Phase<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// No row is displaced and nothing is asked. Leads to every other phase.
  case rest
  /// A finger holds a row aside. Leads to `rest`, `open`, `prompting`, `dragging`.
  case swiping(Swipe<RowID>)
  /// A row rests open to an edge. Leads to `rest`, `swiping`, `prompting`, `dragging`.
  case open(OpenRow<RowID>)
  /// A prompt waits for its answer. Leads to all phases, to the next prompt among them.
  case prompting(Prompting<RowID>)
  /// A row is lifted. Leads to `rest` and, where a move asks first, to `prompting`.
  case dragging(Drag<RowID>)
}

/// A row under a finger that moves it sideways.
public struct Swipe<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var row: RowID
  /// The edge that the swipe uncovers.
  public var edge: Edge
  /// The action that would run if the finger let go now.
  public var armed: ActionID?

  /// Creates the swipe of `row` away from `edge`.
  @inlinable public init(row: RowID, edge: Edge, armed: ActionID? = nil) {
    self.row = row
    self.edge = edge
    self.armed = armed
  }
}

/// A row that rests open.
public struct OpenRow<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var row: RowID
  /// The edge whose buttons show.
  public var edge: Edge

  /// Creates a row open to `edge`.
  @inlinable public init(row: RowID, edge: Edge) {
    self.row = row
    self.edge = edge
  }
}

/// A live prompt, about one or more rows.
public struct Prompting<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The prompt that waits.
  public var prompt: PromptID
  /// The action that asks.
  public var action: ActionID
  /// What kind of UI asks.
  public var kind: Prompt
  /// The position of the prompt in the action's chain, from 0.
  public var position: Int
  /// The rows it is about, those that left the data left out.
  public var rows: RowList<RowID>
  /// Whether it is known to be on screen.
  public var isPresented: Bool
  /// The row that rests open meanwhile.
  public var keptRow: OpenRow<RowID>?
  /// Where the row was dropped, if the prompt is about a move.
  public var slot: Slot<RowID>?

  /// Creates a prompt about `rows`, not yet on screen unless said so.
  @inlinable public init(
    prompt: PromptID, action: ActionID, kind: Prompt, position: Int, rows: RowList<RowID>,
    isPresented: Bool = false, keptRow: OpenRow<RowID>? = nil, slot: Slot<RowID>? = nil
  ) {
    self.prompt = prompt
    self.action = action
    self.kind = kind
    self.position = position
    self.rows = rows
    self.isPresented = isPresented
    self.keptRow = keptRow
    self.slot = slot
  }

  /// Whether everything but its answer is refused. Otherwise it yields to the next gesture.
  @inlinable public var blocks: Bool { isPresented && kind.isModal }
}

/// A lifted row.
public struct Drag<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The row.
  public var row: RowID
  /// The slot that is held free, or `nil` while the row is over its own place or outside.
  public var gap: Slot<RowID>?

  /// Creates the drag of `row`.
  @inlinable public init(row: RowID, gap: Slot<RowID>? = nil) {
    self.row = row
    self.gap = gap
  }
}
