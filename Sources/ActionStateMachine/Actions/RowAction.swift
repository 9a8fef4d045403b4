/// A button on a row: what it is called, what it does to the row, and what it asks first.
///
/// Whether the row may leave ahead of its data is no setting: `preAnimatesRemoval` follows from
/// the other properties alone.
public struct RowAction: Hashable, Sendable {
  /// The name by which triggers and commands know the action. Unique in its set, not empty.
  public var id: ActionID
  /// What the button says.
  public var label: String
  /// The edge on which a swipe reveals the button, or `nil` for an action that only a menu, the
  /// keyboard, an accessibility action or a bulk command reaches.
  public var edge: Edge?
  /// Whether a full swipe may run the action.
  public var allowsFullSwipe: Bool
  /// Whether people lose something by it. Colours the button; says nothing about animation.
  public var isDestructive: Bool
  /// What the data change does to the row.
  public var change: RowChange
  /// The name of the button's own colour, or `nil` for the platform's neutral one.
  public var tint: String?
  /// The prompts that must be answered with yes, in this order, before the data changes.
  public var prompts: [Prompt]
  /// When the data changes once the action is performed.
  public var commit: Commit
  /// Where an open row rests while a prompt is on screen.
  public var rowWhilePrompting: RowWhilePrompting
  /// Whether the change can be taken back.
  public var isUndoable: Bool
  /// Whether a drop starts the action, and nothing else does. At most one in a set.
  public var isReorder: Bool

  /// Creates an action. What is left out has the value that does and asks nothing.
  public init(
    id: ActionID,
    label: String,
    edge: Edge? = nil,
    allowsFullSwipe: Bool = false,
    isDestructive: Bool = false,
    change: RowChange = .nothing,
    tint: String? = nil,
    prompts: [Prompt] = [],
    commit: Commit = .immediate,
    rowWhilePrompting: RowWhilePrompting = .closes,
    isUndoable: Bool = false,
    isReorder: Bool = false
  ) {
    self.id = id
    self.label = label
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.isDestructive = isDestructive
    self.change = change
    self.tint = tint
    self.prompts = prompts
    self.commit = commit
    self.rowWhilePrompting = rowWhilePrompting
    self.isUndoable = isUndoable
    self.isReorder = isReorder
  }

  /// The law: a removal may be animated ahead of its data change only if nothing stands between
  /// the trigger and that change.
  @inlinable public var preAnimatesRemoval: Bool {
    change == .removes && prompts.isEmpty && commit == .immediate
  }

  /// Whether the row rests open while the action asks, if it was open before.
  @inlinable var keepsRowOpen: Bool { rowWhilePrompting != .closes }

  /// Whether a row waits visibly for the data change once the action is performed.
  ///
  /// An action that changes nothing has nothing to wait for, however it commits.
  @inlinable var makesRowBusy: Bool { commit == .deferred && change != .nothing }
}

/// A side of a row, named by reading direction.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The side on which a line of text starts.
  case leading
  /// The side on which a line of text ends.
  case trailing
}

/// What an action's data change does to its row.
public enum RowChange: String, Hashable, Sendable, CaseIterable {
  /// Leaves the row as it is.
  case nothing
  /// Changes what the row shows.
  case updates
  /// Puts the row elsewhere in the list.
  case moves
  /// Takes the row out of the list.
  case removes
}

/// UI that must be answered before the data change.
public enum Prompt: String, Hashable, Sendable, CaseIterable {
  /// A message in the middle of the screen, with a yes and a no.
  case alert
  /// Choices that hang on the row.
  case dialog
  /// A panel over part of the screen.
  case sheet
  /// A small panel that points at the row.
  case popover
  /// A proof of who is asking: face, finger, passcode.
  case authentication
  /// The revealed button asking for a second tap. The only one that blocks nothing else.
  case inline

  /// Whether it takes all input while it is on screen.
  @inlinable public var isModal: Bool { self != .inline }
}

/// When the data changes once an action is performed.
public enum Commit: String, Hashable, Sendable, CaseIterable {
  /// At once.
  case immediate
  /// When someone else, such as a server, agrees.
  case deferred
}

/// Where an open row rests while a prompt is on screen.
public enum RowWhilePrompting: String, Hashable, Sendable, CaseIterable {
  /// It closes before the prompt appears.
  case closes
  /// It stays open until the prompt ends, whatever the answer.
  case closesAtAnswer
  /// It stays open, and goes on being open after a no.
  case staysOpenOnCancel
}
