/// How records are read as commands.
extension Transition {
  /// The command of a record; `nil` only for a record without its row, which none is.
  @inlinable
  func command(_ record: CommandRecord) -> Command<RowID>? {
    switch record.kind {
    case .dismiss: return .dismiss(PromptID(record.number))
    case .closeGap: return .closeGap
    case .gap: return .gap(Slot(before: row(record.anchor)))
    case .select: return .select(rows(record.rows))
    case .deselect: return .deselect(rows(record.rows))
    case .present:
      return .present(
        Presentation(
          prompt: PromptID(record.number), kind: record.prompt, action: actions[record.action].id,
          rows: rows(record.rows)))
    case .perform:
      return .perform(
        Ticket(record.number), actions[record.action].id, rows: rows(record.rows),
        slot: slot(record))
    case .performUndo:
      return .performUndo(
        Ticket(record.number), undoing: undone, rows: rows(record.rows),
        slot: slot(record))
    case .requestData: return .requestData
    case .offerUndo: return .offerUndo(Ticket(record.number))
    case .withdrawUndo: return .withdrawUndo(Ticket(record.number))
    case .fail: return .fail(rows(record.rows), reason: record.hasReason ? reason : nil)
    case .proposal: return .proposal(.forbidden)
    case .haptic: return .haptic(record.haptic)
    case .announce: return .announce(record.announcement, rows(record.rows))
    case .focus: return .focus(row(record.rows.first))
    case .close, .insertRow, .removeRow, .moveRow, .open, .arm, .disarm, .preAnimateRemoval,
      .restoreRow, .refreshRow, .lift, .settle, .snapBack, .busy, .unbusy, .activate:
      return row(record.rows.first).flatMap { command(record, about: $0) }
    }
  }

  /// The command about a single row.
  @inlinable
  func command(_ record: CommandRecord, about row: RowID) -> Command<RowID>? {
    switch record.kind {
    case .close: .close(row)
    case .insertRow: .insertRow(row, Slot(before: self.row(record.anchor)))
    case .removeRow: .removeRow(row)
    case .moveRow: .moveRow(row, Slot(before: self.row(record.anchor)))
    case .open: .open(row, edge: record.edge)
    case .arm: .arm(row, actions[record.action].id)
    case .disarm: .disarm(row, actions[record.action].id)
    case .preAnimateRemoval:
      .preAnimateRemoval(
        RemovalAnimation(row: row, exit: record.exit.map(RemovalAnimation.Exit.init) ?? .collapse))
    case .restoreRow: .restoreRow(row)
    case .refreshRow: .refreshRow(row)
    case .lift: .lift(row)
    case .settle: .settle(row, Slot(before: self.row(record.anchor)))
    case .snapBack: .snapBack(row, Slot(before: self.row(record.anchor)))
    case .busy: .busy(row)
    case .unbusy: .unbusy(row)
    case .activate: .activate(row)
    case .dismiss, .closeGap, .gap, .select, .deselect, .present, .perform, .performUndo,
      .requestData, .offerUndo, .withdrawUndo, .fail, .proposal, .haptic, .announce, .focus:
      nil
    }
  }

  @inlinable func slot(_ record: CommandRecord) -> Slot<RowID>? {
    record.hasSlot ? Slot(before: row(record.anchor)) : nil
  }
}
