/// The commands of one transition, in the order in which they are to be obeyed.
///
/// The first few are kept without an allocation.
@usableFromInline
struct CommandList<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline var first: Command<RowID>?
  @usableFromInline var second: Command<RowID>?
  @usableFromInline var third: Command<RowID>?
  @usableFromInline var fourth: Command<RowID>?
  @usableFromInline var others: [Command<RowID>] = []
  @usableFromInline var count = 0
  @usableFromInline var lastRank: Command<RowID>.Rank = .dismissal
  @usableFromInline var isOrdered = true

  @inlinable init() {}

  @inlinable mutating func append(_ command: Command<RowID>) {
    let rank = command.rank
    if rank < lastRank { isOrdered = false }
    lastRank = rank
    switch count {
    case 0: first = command
    case 1: second = command
    case 2: third = command
    case 3: fourth = command
    default: others.append(command)
    }
    count += 1
  }

  @inlinable subscript(position: Int) -> Command<RowID>? {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[position - 4]
    }
  }

  /// Puts the commands into the order of their ranks; those of one rank stay as they were added.
  @inlinable mutating func order() {
    guard !isOrdered else { return }
    var ordered = CommandList()
    for rank in Command<RowID>.Rank.allCases {
      for position in 0..<count {
        if let command = self[position], command.rank == rank { ordered.append(command) }
      }
    }
    self = ordered
  }
}

extension Command {
  /// The place of a command among those of its transition.
  @usableFromInline
  enum Rank: UInt8, CaseIterable, Comparable, Sendable {
    case dismissal, gapClosing, closing, structure, look, waiting, selection, gap, order, offer
    case feedback

    @inlinable static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  @inlinable var rank: Rank {
    switch self {
    case .dismiss: .dismissal
    case .closeGap: .gapClosing
    case .close: .closing
    case .insertRow, .removeRow, .moveRow: .structure
    case .open, .arm, .disarm, .preAnimateRemoval, .restoreRow, .refreshRow, .lift, .settle,
      .snapBack:
      .look
    case .busy, .unbusy: .waiting
    case .select, .deselect: .selection
    case .gap: .gap
    case .present, .perform, .performUndo, .requestData: .order
    case .offerUndo, .withdrawUndo, .fail, .activate, .proposal: .offer
    case .haptic, .announce, .focus: .feedback
    }
  }
}
