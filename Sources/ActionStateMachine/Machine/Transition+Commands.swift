extension Transition {
  /// Takes the first command out of the transition, which must have one.
  ///
  /// A loop that takes commands out copies no more than they are; iteration copies the transition.
  @inlinable public mutating func removeFirst() -> Command<RowID> {
    precondition(firstPosition < recordCount, "No command is left")
    firstPosition += 1
    return command(record(at: firstPosition - 1))
  }
}

/// How records are read as commands.
extension Transition {
  /// The command of a record.
  @inlinable @inline(__always)
  func command(_ record: CommandRecord) -> Command<RowID> {
    switch record.kind {
    case .dismiss: .dismiss(PromptID(record.number))
    case .closeGap: .closeGap
    case .close: .close(onlyRow(record))
    case .insertRow: .insertRow(onlyRow(record), Slot(before: row(record.slotRow)))
    case .removeRow: .removeRow(onlyRow(record))
    case .moveRow: .moveRow(onlyRow(record), Slot(before: row(record.slotRow)))
    case .open(let edge): .open(onlyRow(record), edge: edge)
    case .arm: .arm(onlyRow(record), actions[record.action].id)
    case .disarm: .disarm(onlyRow(record), actions[record.action].id)
    case .preAnimateRemoval(let edge):
      .preAnimateRemoval(
        RemovalAnimation(
          row: onlyRow(record), exit: edge.map(RemovalAnimation.Exit.init) ?? .collapse))
    case .restoreRow: .restoreRow(onlyRow(record))
    case .refreshRow: .refreshRow(onlyRow(record))
    case .lift: .lift(onlyRow(record))
    case .settle: .settle(onlyRow(record), Slot(before: row(record.slotRow)))
    case .snapBack: .snapBack(onlyRow(record), Slot(before: row(record.slotRow)))
    case .busy: .busy(onlyRow(record))
    case .unbusy: .unbusy(onlyRow(record))
    case .select: .select(rows(record.rows))
    case .deselect: .deselect(rows(record.rows))
    case .gap: .gap(Slot(before: row(record.slotRow)))
    case .present(let kind):
      .present(
        Presentation(
          prompt: PromptID(record.number), kind: kind, action: actions[record.action].id,
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
    case .fail(let hasReason): .fail(rows(record.rows), reason: hasReason ? reason : nil)
    case .activate: .activate(onlyRow(record))
    case .proposal: .proposal(.forbidden)
    case .haptic(let haptic): .haptic(haptic)
    case .announce(let announcement): .announce(announcement, rows(record.rows))
    case .focus: .focus(row(record.rows.first))
    }
  }

  /// The row of a record that is about one.
  @inlinable @inline(__always) func onlyRow(_ record: CommandRecord) -> RowID {
    guard let row = row(record.rows.first) else {
      preconditionFailure("A command about one row was recorded without it")
    }
    return row
  }

  @inlinable @inline(__always) func slot(_ record: CommandRecord) -> Slot<RowID>? {
    record.hasSlot ? Slot(before: row(record.slotRow)) : nil
  }
}

extension RemovalAnimation.Exit {
  /// The way out of a row that was swiped away from `edge`.
  @inlinable init(_ edge: Edge) {
    switch edge {
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
