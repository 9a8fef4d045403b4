/// How records are read as commands.
extension Transition {
  /// The command of a record.
  @inlinable
  func command(_ record: CommandRecord) -> Command<RowID> {
    switch record.kind {
    case .dismiss: .dismiss(PromptID(record.number))
    case .closeGap: .closeGap
    case .close: .close(onlyRow(record))
    case .insertRow: .insertRow(onlyRow(record), Slot(before: row(record.anchor)))
    case .removeRow: .removeRow(onlyRow(record))
    case .moveRow: .moveRow(onlyRow(record), Slot(before: row(record.anchor)))
    case .open: .open(onlyRow(record), edge: record.edge)
    case .arm: .arm(onlyRow(record), actions[record.action].id)
    case .disarm: .disarm(onlyRow(record), actions[record.action].id)
    case .preAnimateRemoval:
      .preAnimateRemoval(
        RemovalAnimation(
          row: onlyRow(record), exit: record.exit.map(RemovalAnimation.Exit.init) ?? .collapse))
    case .restoreRow: .restoreRow(onlyRow(record))
    case .refreshRow: .refreshRow(onlyRow(record))
    case .lift: .lift(onlyRow(record))
    case .settle: .settle(onlyRow(record), Slot(before: row(record.anchor)))
    case .snapBack: .snapBack(onlyRow(record), Slot(before: row(record.anchor)))
    case .busy: .busy(onlyRow(record))
    case .unbusy: .unbusy(onlyRow(record))
    case .select: .select(rows(record.rows))
    case .deselect: .deselect(rows(record.rows))
    case .gap: .gap(Slot(before: row(record.anchor)))
    case .present:
      .present(
        Presentation(
          prompt: PromptID(record.number), kind: record.prompt, action: actions[record.action].id,
          rows: rows(record.rows)))
    case .perform:
      .perform(
        Ticket(record.number), actions[record.action].id, rows: rows(record.rows),
        slot: slot(record))
    case .performUndo:
      .performUndo(
        Ticket(record.number), undoing: undone, rows: rows(record.rows), slot: slot(record))
    case .requestData: .requestData
    case .offerUndo: .offerUndo(Ticket(record.number))
    case .withdrawUndo: .withdrawUndo(Ticket(record.number))
    case .fail: .fail(rows(record.rows), reason: record.hasReason ? reason : nil)
    case .activate: .activate(onlyRow(record))
    case .proposal: .proposal(.forbidden)
    case .haptic: .haptic(record.haptic)
    case .announce: .announce(record.announcement, rows(record.rows))
    case .focus: .focus(row(record.rows.first))
    }
  }

  /// The row of a record that is about one.
  @inlinable func onlyRow(_ record: CommandRecord) -> RowID {
    guard let row = row(record.rows.first) else {
      preconditionFailure("A command about one row was recorded without it")
    }
    return row
  }

  @inlinable func slot(_ record: CommandRecord) -> Slot<RowID>? {
    record.hasSlot ? Slot(before: row(record.anchor)) : nil
  }
}
