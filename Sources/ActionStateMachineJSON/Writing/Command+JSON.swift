import ActionStateMachine

extension Command: JSONWritable where RowID: JSONRowID {
  /// Appends the command to `writer`.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.word("command", name)
      writeFields(to: &object)
    }
  }

  private func writeFields(to object: inout JSONWriter) {
    switch self {
    case .open(let row, let edge):
      object.row(row)
      object.edge(edge)
    case .arm(let row, let action), .disarm(let row, let action):
      object.row(row)
      object.action(action)
    case .preAnimateRemoval(let animation):
      object.row(animation.row)
      object.word("exit", animation.exit)
    case .close(let row), .restoreRow(let row), .busy(let row), .unbusy(let row),
      .removeRow(let row), .refreshRow(let row), .lift(let row), .activate(let row):
      object.row(row)
    case .insertRow(let row, let slot), .moveRow(let row, let slot), .settle(let row, let slot),
      .snapBack(let row, let slot):
      object.row(row)
      object.slot(slot)
    case .gap(let slot): object.slot(slot)
    case .present(let presentation): presentation.writeFields(to: &object)
    case .dismiss(let prompt): object.prompt(prompt)
    case .perform(let ticket, let action, let rows, let slot):
      object.ticket(ticket)
      object.action(action)
      object.rows(rows)
      if let slot { object.slot(slot) }
    case .performUndo(let ticket, let undone, let rows, let slot):
      object.ticket(ticket)
      object.field("undoing", undone.number)
      object.rows(rows)
      if let slot { object.slot(slot) }
    case .offerUndo(let ticket), .withdrawUndo(let ticket): object.ticket(ticket)
    case .fail(let rows, let reason):
      object.rows(rows)
      if let reason { object.field("reason", reason) }
    case .select(let rows), .deselect(let rows): object.rows(rows)
    case .proposal(let operation): object.word("operation", operation)
    case .haptic(let haptic): object.word("kind", haptic)
    case .announce(let announcement, let rows):
      object.word("what", announcement)
      object.rows(rows)
    case .focus(let row): if let row { object.row(row) }
    case .closeGap, .requestData: break
    }
  }
}

extension Presentation where RowID: JSONRowID {
  fileprivate func writeFields(to object: inout JSONWriter) {
    object.prompt(prompt)
    object.word("kind", kind)
    object.action(action)
    object.rows(rows)
    object.rowOrNull("anchor", anchor)
  }
}
