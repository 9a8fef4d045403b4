import ActionStateMachine
import ActionStateMachineCHeader

extension Command<RowNumber> {
  /// The rows that the command names besides its one row.
  var rows: RowList<RowNumber>? {
    switch self {
    case .present(let presentation): presentation.rows
    case .perform(_, _, let rows, _), .performUndo(_, _, let rows, _), .fail(let rows, _),
      .select(let rows), .deselect(let rows), .announce(_, let rows):
      rows
    case .open, .close, .arm, .disarm, .preAnimateRemoval, .restoreRow, .busy, .unbusy, .insertRow,
      .removeRow, .moveRow, .refreshRow, .lift, .gap, .closeGap, .settle, .snapBack, .dismiss,
      .requestData, .offerUndo, .withdrawUndo, .activate, .proposal, .haptic, .focus:
      nil
    }
  }
}

extension asm_command {
  /// The command as C reads it, but for its rows. A failure's reason is the event's.
  init(_ command: Command<RowNumber>, actions: ActionSet, reason given: Int32) {
    self.init()
    (row, edge, action, exit, before) = (noNumber, noNumber, noNumber, noNumber, noNumber)
    (prompt, prompt_kind, ticket, undoing, reason, feedback) = (
      noNumber, noNumber, noNumber, noNumber, noNumber, noNumber
    )
    switch command {
    case .open(let row, let edge): set(ASM_COMMAND_OPEN, row, edge: edge)
    case .close(let row): set(ASM_COMMAND_CLOSE, row)
    case .arm(let row, let id): set(ASM_COMMAND_ARM, row, action: actions.number(of: id))
    case .disarm(let row, let id): set(ASM_COMMAND_DISARM, row, action: actions.number(of: id))
    case .preAnimateRemoval(let removal):
      set(ASM_COMMAND_PRE_ANIMATE_REMOVAL, removal.row)
      exit = removal.exit.number
    case .restoreRow(let row): set(ASM_COMMAND_RESTORE_ROW, row)
    case .busy(let row): set(ASM_COMMAND_BUSY, row)
    case .unbusy(let row): set(ASM_COMMAND_UNBUSY, row)
    case .insertRow(let row, let slot): set(ASM_COMMAND_INSERT_ROW, row, slot: slot)
    case .removeRow(let row): set(ASM_COMMAND_REMOVE_ROW, row)
    case .moveRow(let row, let slot): set(ASM_COMMAND_MOVE_ROW, row, slot: slot)
    case .refreshRow(let row): set(ASM_COMMAND_REFRESH_ROW, row)
    case .lift(let row): set(ASM_COMMAND_LIFT, row)
    case .gap(let slot): set(ASM_COMMAND_GAP, noNumber, slot: slot)
    case .closeGap: set(ASM_COMMAND_CLOSE_GAP)
    case .settle(let row, let slot): set(ASM_COMMAND_SETTLE, row, slot: slot)
    case .snapBack(let row, let slot): set(ASM_COMMAND_SNAP_BACK, row, slot: slot)
    case .present(let presentation):
      set(
        ASM_COMMAND_PRESENT, presentation.anchor ?? noNumber,
        action: actions.number(of: presentation.action))
      prompt = Int32(clamping: presentation.prompt.number)
      prompt_kind = presentation.kind.number
    case .dismiss(let id):
      set(ASM_COMMAND_DISMISS)
      prompt = Int32(clamping: id.number)
    case .perform(let ticket, let id, _, let slot):
      set(ASM_COMMAND_PERFORM, action: actions.number(of: id), slot: slot, ticket: ticket)
    case .performUndo(let ticket, let undoing, _, let slot):
      set(ASM_COMMAND_PERFORM_UNDO, slot: slot, ticket: ticket)
      self.undoing = Int32(clamping: undoing.number)
    case .requestData: set(ASM_COMMAND_REQUEST_DATA)
    case .offerUndo(let ticket): set(ASM_COMMAND_OFFER_UNDO, ticket: ticket)
    case .withdrawUndo(let ticket): set(ASM_COMMAND_WITHDRAW_UNDO, ticket: ticket)
    case .fail(_, let reason):
      set(ASM_COMMAND_FAIL)
      self.reason = reason == nil ? noNumber : given
    case .activate(let row): set(ASM_COMMAND_ACTIVATE, row)
    case .select: set(ASM_COMMAND_SELECT)
    case .deselect: set(ASM_COMMAND_DESELECT)
    case .proposal(.forbidden): set(ASM_COMMAND_FORBID_DROP)
    case .haptic(let haptic):
      set(ASM_COMMAND_HAPTIC)
      feedback = haptic.number
    case .announce(let announcement, _):
      set(ASM_COMMAND_ANNOUNCE)
      feedback = announcement.number
    case .focus(let row): set(ASM_COMMAND_FOCUS, row ?? noNumber)
    }
  }

  private mutating func set(
    _ kind: Int, _ row: Int32 = noNumber, edge: Edge? = nil, action: Int32 = noNumber,
    slot: Slot<RowNumber>? = nil, ticket: Ticket? = nil
  ) {
    self.kind = Int32(kind)
    self.row = row
    self.edge = edge.number
    self.action = action
    if let slot {
      has_slot = 1
      before = slot.number
    }
    if let ticket { self.ticket = Int32(clamping: ticket.number) }
  }
}
