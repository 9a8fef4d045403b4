import ActionStateMachine

extension Event: JSONWritable where RowID: JSONRowID {
  /// Appends the event to `writer`.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.word("event", kind)
      writeFields(to: &object)
    }
  }

  private func writeFields(to object: inout JSONWriter) {
    switch self {
    case .rowsChanged(let change): change.writeFields(to: &object)
    case .swipeBegan(let row, let edge), .reveal(let row, let edge):
      object.row(row)
      object.edge(edge)
    case .swipeCancelled(let row), .swipeDisarmed(let row), .conceal(let row), .tapRow(let row),
      .lift(let row):
      object.row(row)
    case .swipeArmed(let row, let action):
      object.row(row)
      if let action { object.action(action) }
    case .fullSwipe(let row, let edge, let action):
      object.row(row)
      object.edge(edge)
      if let action { object.action(action) }
    case .trigger(let action, let rows, let path):
      object.action(action)
      object.rows(rows)
      object.word("via", path)
    case .presented(let prompt), .confirm(let prompt), .cancel(let prompt), .gone(let prompt):
      object.prompt(prompt)
    case .mutationSucceeded(let ticket, let revision):
      object.ticket(ticket)
      if let revision { object.field("revision", revision) }
    case .mutationFailed(let ticket, let reason, let rows):
      object.ticket(ticket)
      if let reason { object.field("reason", reason) }
      if let rows { object.rows(rows) }
    case .mutationUnknown(let ticket), .undo(let ticket), .undoExpired(let ticket):
      object.ticket(ticket)
    case .edit(let isOn):
      object.field("on")
      object.value(isOn)
    case .select(let rows), .deselect(let rows): object.rows(rows)
    case .hover(.slot(let slot)): object.slot(slot)
    case .hover(.outside):
      object.field("outside")
      object.value(true)
    case .tapOutside, .scroll, .drop, .cancelDrag, .foreignDrag, .background, .foreground, .leave,
      .enter:
      break
    }
  }
}

extension RowsChange where RowID: JSONRowID {
  fileprivate func writeFields(to object: inout JSONWriter) {
    switch order {
    case .snapshot(let rows): object.rows(rows)
    case .delta(let remove, let insert, let move):
      if !remove.isEmpty { object.rows(remove, "remove") }
      if !insert.isEmpty { object.field("insert", insert) { $0.write(to: &$1) } }
      if !move.isEmpty { object.field("move", move) { $0.write(to: &$1) } }
    }
    if !updated.isEmpty { object.rows(updated, "update") }
    if let revision { object.field("revision", revision) }
  }
}

extension RowsChange.Placement where RowID: JSONRowID {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.row(row)
      object.slot(slot)
    }
  }
}
