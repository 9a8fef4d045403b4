/// A command with its parts side by side.
///
/// An enum of many generic cases is copied case by case, a record part by part: that is smaller, and
/// compiles and runs faster.
@usableFromInline
struct CommandRecord<RowID: Hashable & Sendable>: Sendable {
  @usableFromInline let kind: Kind
  @usableFromInline var edge = Edge.leading
  @usableFromInline var exit = RemovalAnimation<RowID>.Exit.collapse
  @usableFromInline var prompt = Prompt.alert
  @usableFromInline var haptic = Haptic.threshold
  @usableFromInline var announcement = Announcement.removed
  @usableFromInline var operation = DropOperation.forbidden
  /// Whether there is a slot: before `anchor`, or the end.
  @usableFromInline var hasSlot = false
  /// The prompt or the ticket.
  @usableFromInline var number = 0
  /// The ticket that is undone.
  @usableFromInline var undone = 0
  /// The id of the action, or the reason of a failure.
  @usableFromInline var text: String?
  @usableFromInline var rows: RowList<RowID>
  @usableFromInline var anchor: RowID?

  @inlinable
  init(kind: Kind, _ rows: RowList<RowID> = RowList(), slot: Slot<RowID>? = nil) {
    self.kind = kind
    self.rows = rows
    if let slot {
      hasSlot = true
      anchor = slot.row
    }
  }

  @inlinable
  init(kind: Kind, _ row: RowID, slot: Slot<RowID>? = nil) {
    self.init(kind: kind, RowList(row), slot: slot)
  }

  @inlinable var slot: Slot<RowID>? { hasSlot ? Slot(before: anchor) : nil }
}

extension CommandRecord {
  /// Which command it is, in the order in which the commands of a transition are obeyed.
  @usableFromInline
  enum Kind: UInt8, Sendable {
    case dismiss, closeGap, close
    case insertRow, removeRow, moveRow
    case open, arm, disarm, preAnimateRemoval, restoreRow, refreshRow, lift, settle, snapBack
    case busy, unbusy
    case select, deselect
    case gap
    case present, perform, performUndo, requestData
    case offerUndo, withdrawUndo, fail, activate, proposal
    case haptic, announce, focus

    /// The place among the commands of a transition. Those of one rank stay as they were added.
    @inlinable var rank: Int {
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
    @inlinable static var lastRank: Int { Kind.focus.rank }
  }

  /// Takes `command` apart.
  @inlinable
  init(_ command: Command<RowID>) {
    switch command {
    case .open(let row, let edge):
      self.init(kind: .open, row)
      self.edge = edge
    case .close(let row): self.init(kind: .close, row)
    case .arm(let row, let action):
      self.init(kind: .arm, row)
      text = action.text
    case .disarm(let row, let action):
      self.init(kind: .disarm, row)
      text = action.text
    case .preAnimateRemoval(let removal):
      self.init(kind: .preAnimateRemoval, removal.row)
      exit = removal.exit
    case .restoreRow(let row): self.init(kind: .restoreRow, row)
    case .busy(let row): self.init(kind: .busy, row)
    case .unbusy(let row): self.init(kind: .unbusy, row)
    case .insertRow(let row, let slot): self.init(kind: .insertRow, row, slot: slot)
    case .removeRow(let row): self.init(kind: .removeRow, row)
    case .moveRow(let row, let slot): self.init(kind: .moveRow, row, slot: slot)
    case .refreshRow(let row): self.init(kind: .refreshRow, row)
    case .lift(let row): self.init(kind: .lift, row)
    case .gap(let slot): self.init(kind: .gap, slot: slot)
    case .closeGap: self.init(kind: .closeGap)
    case .settle(let row, let slot): self.init(kind: .settle, row, slot: slot)
    case .snapBack(let row, let slot): self.init(kind: .snapBack, row, slot: slot)
    case .present(let presentation):
      self.init(kind: .present, presentation.rows)
      number = presentation.prompt.number
      prompt = presentation.kind
      text = presentation.action.text
    case .dismiss(let prompt):
      self.init(kind: .dismiss)
      number = prompt.number
    case .perform(let ticket, let action, let rows, let slot):
      self.init(kind: .perform, rows, slot: slot)
      number = ticket.number
      text = action.text
    case .performUndo(let ticket, let undone, let rows, let slot):
      self.init(kind: .performUndo, rows, slot: slot)
      number = ticket.number
      self.undone = undone.number
    case .requestData: self.init(kind: .requestData)
    case .offerUndo(let ticket):
      self.init(kind: .offerUndo)
      number = ticket.number
    case .withdrawUndo(let ticket):
      self.init(kind: .withdrawUndo)
      number = ticket.number
    case .fail(let rows, let reason):
      self.init(kind: .fail, rows)
      text = reason
    case .activate(let row): self.init(kind: .activate, row)
    case .select(let rows): self.init(kind: .select, rows)
    case .deselect(let rows): self.init(kind: .deselect, rows)
    case .proposal(let operation):
      self.init(kind: .proposal)
      self.operation = operation
    case .haptic(let haptic):
      self.init(kind: .haptic)
      self.haptic = haptic
    case .announce(let announcement, let rows):
      self.init(kind: .announce, rows)
      self.announcement = announcement
    case .focus(let row): self.init(kind: .focus, row.map { RowList($0) } ?? RowList())
    }
  }

  /// Puts the command together again; `nil` only for a record without its parts, which none is.
  @inlinable
  var command: Command<RowID>? {
    switch kind {
    case .dismiss: return .dismiss(PromptID(number))
    case .closeGap: return .closeGap
    case .gap: return .gap(Slot(before: anchor))
    case .select: return .select(rows)
    case .deselect: return .deselect(rows)
    case .present:
      return .present(
        Presentation(
          prompt: PromptID(number), kind: prompt, action: ActionID(text ?? ""), rows: rows))
    case .perform:
      return .perform(Ticket(number), ActionID(text ?? ""), rows: rows, slot: slot)
    case .performUndo:
      return .performUndo(Ticket(number), undoing: Ticket(undone), rows: rows, slot: slot)
    case .requestData: return .requestData
    case .offerUndo: return .offerUndo(Ticket(number))
    case .withdrawUndo: return .withdrawUndo(Ticket(number))
    case .fail: return .fail(rows, reason: text)
    case .proposal: return .proposal(operation)
    case .haptic: return .haptic(haptic)
    case .announce: return .announce(announcement, rows)
    case .focus: return .focus(rows.first)
    case .close, .insertRow, .removeRow, .moveRow, .open, .arm, .disarm, .preAnimateRemoval,
      .restoreRow, .refreshRow, .lift, .settle, .snapBack, .busy, .unbusy, .activate:
      return rows.first.flatMap(rowCommand)
    }
  }

  /// The command about a single row.
  @inlinable
  func rowCommand(_ row: RowID) -> Command<RowID>? {
    switch kind {
    case .close: .close(row)
    case .insertRow: .insertRow(row, Slot(before: anchor))
    case .removeRow: .removeRow(row)
    case .moveRow: .moveRow(row, Slot(before: anchor))
    case .open: .open(row, edge: edge)
    case .arm: .arm(row, ActionID(text ?? ""))
    case .disarm: .disarm(row, ActionID(text ?? ""))
    case .preAnimateRemoval: .preAnimateRemoval(RemovalAnimation(row: row, exit: exit))
    case .restoreRow: .restoreRow(row)
    case .refreshRow: .refreshRow(row)
    case .lift: .lift(row)
    case .settle: .settle(row, Slot(before: anchor))
    case .snapBack: .snapBack(row, Slot(before: anchor))
    case .busy: .busy(row)
    case .unbusy: .unbusy(row)
    case .activate: .activate(row)
    case .dismiss, .closeGap, .gap, .select, .deselect, .present, .perform, .performUndo,
      .requestData, .offerUndo, .withdrawUndo, .fail, .proposal, .haptic, .announce, .focus:
      nil
    }
  }
}
