/// A command whose rows and action are known by number, so that it is copied without looking at it.
@usableFromInline
struct CommandRecord: Sendable {
  @usableFromInline let kind: Kind
  /// Whether there is a slot: before the row `slotRow`, or the end.
  @usableFromInline var hasSlot = false
  /// The row after its slot.
  @usableFromInline var slotRow: Int32 = -1
  /// What `action` is, in four bytes.
  @usableFromInline var actionNumber: Int32 = 0
  /// Its rows.
  @usableFromInline var rows = RowNumbers.none
  /// The prompt or the ticket.
  @usableFromInline var number = 0

  @inlinable init(_ kind: Kind, number: Int = 0, action: Int = 0) {
    self.kind = kind
    self.number = number
    actionNumber = Int32(truncatingIfNeeded: action)
  }

  /// The position of its action in the set.
  @inlinable var action: Int { Int(actionNumber) }
}

/// Rows of a transition, known by where it keeps them.
@usableFromInline
struct RowNumbers: Sendable {
  /// The number of the first.
  @usableFromInline var first: Int32
  /// How many there are; they follow one another.
  @usableFromInline var count: Int32

  @inlinable init(_ first: Int, count: Int) {
    self.first = Int32(truncatingIfNeeded: first)
    self.count = Int32(truncatingIfNeeded: count)
  }

  @inlinable init(_ number: Int32) {
    first = number
    count = 1
  }

  /// No rows.
  @inlinable static var none: RowNumbers { RowNumbers(-1, count: 0) }
}

extension CommandRecord {
  /// Which command it is, in the order in which the commands of a transition are obeyed.
  @usableFromInline
  enum Kind: Sendable {
    case dismiss, closeGap, close
    case insertRow, removeRow, moveRow
    case open(Edge)
    case arm, disarm
    /// A row leaves over the edge, or collapses.
    case preAnimateRemoval(Edge?)
    case restoreRow, refreshRow, lift, settle, snapBack
    case busy, unbusy
    case select, deselect
    case gap
    case present(Prompt)
    case perform, performUndo, requestData
    case offerUndo, withdrawUndo
    /// The transition may have the reason for it.
    case fail(hasReason: Bool)
    case activate, proposal
    case haptic(Haptic)
    case announce(Announcement)
    case focus

    /// The place among the commands of a transition. Those of one rank stay as they were added.
    @inlinable var rank: UInt8 {
      switch self {
      case .dismiss: 0
      case .closeGap: 1
      case .close: 2
      case .insertRow, .removeRow, .moveRow: 3
      case .open, .arm, .disarm, .preAnimateRemoval, .restoreRow, .refreshRow, .lift, .settle,
        .snapBack:
        4
      case .busy, .unbusy: 5
      case .select, .deselect: 6
      case .gap: 7
      case .present, .perform, .performUndo, .requestData: 8
      case .offerUndo, .withdrawUndo, .fail, .activate, .proposal: 9
      case .haptic, .announce, .focus: 10
      }
    }

    /// The rank of the command that is obeyed last.
    @inlinable static var lastRank: UInt8 { Kind.focus.rank }
  }
}

/// The commands without their rows.
extension CommandRecord {
  @inlinable static var close: CommandRecord { CommandRecord(.close) }
  @inlinable static var closeGap: CommandRecord { CommandRecord(.closeGap) }
  @inlinable static var gap: CommandRecord { CommandRecord(.gap) }
  @inlinable static var insertRow: CommandRecord { CommandRecord(.insertRow) }
  @inlinable static var removeRow: CommandRecord { CommandRecord(.removeRow) }
  @inlinable static var moveRow: CommandRecord { CommandRecord(.moveRow) }
  @inlinable static var restoreRow: CommandRecord { CommandRecord(.restoreRow) }
  @inlinable static var refreshRow: CommandRecord { CommandRecord(.refreshRow) }
  @inlinable static var lift: CommandRecord { CommandRecord(.lift) }
  @inlinable static var settle: CommandRecord { CommandRecord(.settle) }
  @inlinable static var snapBack: CommandRecord { CommandRecord(.snapBack) }
  @inlinable static var busy: CommandRecord { CommandRecord(.busy) }
  @inlinable static var unbusy: CommandRecord { CommandRecord(.unbusy) }
  @inlinable static var select: CommandRecord { CommandRecord(.select) }
  @inlinable static var deselect: CommandRecord { CommandRecord(.deselect) }
  @inlinable static var requestData: CommandRecord { CommandRecord(.requestData) }
  @inlinable static var activate: CommandRecord { CommandRecord(.activate) }
  @inlinable static var proposal: CommandRecord { CommandRecord(.proposal) }
  @inlinable static var focus: CommandRecord { CommandRecord(.focus) }

  @inlinable static func open(_ edge: Edge) -> CommandRecord { CommandRecord(.open(edge)) }

  @inlinable static func arm(_ action: Int) -> CommandRecord {
    CommandRecord(.arm, action: action)
  }

  @inlinable static func disarm(_ action: Int) -> CommandRecord {
    CommandRecord(.disarm, action: action)
  }

  @inlinable static func preAnimateRemoval(over exit: Edge?) -> CommandRecord {
    CommandRecord(.preAnimateRemoval(exit))
  }

  @inlinable static func dismiss(_ number: Int) -> CommandRecord {
    CommandRecord(.dismiss, number: number)
  }

  /// The prompt that `parts` is about.
  @inlinable static func present(_ parts: PhaseParts) -> CommandRecord {
    CommandRecord(.present(parts.prompt), number: parts.number, action: parts.action ?? 0)
  }

  @inlinable static func perform(_ ticket: Ticket, _ action: Int) -> CommandRecord {
    CommandRecord(.perform, number: ticket.number, action: action)
  }

  @inlinable static func performUndo(_ ticket: Ticket) -> CommandRecord {
    CommandRecord(.performUndo, number: ticket.number)
  }

  @inlinable static func offerUndo(_ ticket: Ticket) -> CommandRecord {
    CommandRecord(.offerUndo, number: ticket.number)
  }

  @inlinable static func withdrawUndo(_ ticket: Ticket) -> CommandRecord {
    CommandRecord(.withdrawUndo, number: ticket.number)
  }

  @inlinable static func haptic(_ haptic: Haptic) -> CommandRecord {
    CommandRecord(.haptic(haptic))
  }

  @inlinable static func announce(_ announcement: Announcement) -> CommandRecord {
    CommandRecord(.announce(announcement))
  }
}
