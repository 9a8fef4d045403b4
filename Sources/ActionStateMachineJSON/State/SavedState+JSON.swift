import ActionStateMachine

extension SavedState where RowID: JSONRowID {
  /// Appends the state to `writer`.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.field("phase")
      SavedPhase(phase: phase).write(to: &object)
      object.rows(rows)
      if let revision { object.field("revision", revision) }
      object.field("mutations", mutations) { $0.write(to: &$1) }
      object.field("undoOffers", undoOffers) { $0.write(to: &$1) }
      object.field("heldRows", heldRows) { $0.write(to: &$1) }
      object.rows(selectedRows, "selectedRows")
      object.field("editing")
      object.value(isEditing)
      object.rows(refreshes, "refreshes")
      object.field("lastPrompt", lastPrompt.number)
      object.field("lastTicket", lastTicket.number)
    }
  }
}

extension Mutation where RowID: JSONRowID {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.ticket(ticket)
      switch purpose {
      case .perform(let action): object.action(action)
      case .undo(let offer):
        object.field("undoing")
        offer.write(to: &object)
      }
      object.word("change", change)
      object.field("undoable")
      object.value(isUndoable)
      object.rows(rows)
      object.rows(ownRows, "ownRows")
      object.rows(doubtedRows, "doubtedRows")
      switch answer {
      case .awaited: object.word("answer", SavedAnswer.awaited)
      case .unknown: object.word("answer", SavedAnswer.unknown)
      case .succeeded(let revision):
        object.word("answer", SavedAnswer.succeeded)
        if let revision { object.field("revision", revision) }
      }
      object.word("look", look)
      if let origin { object.slot(origin, in: "origin") }
    }
  }
}

extension UndoOffer where RowID: JSONRowID {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.ticket(ticket)
      object.word("change", change)
      object.rows(rows)
      if let origin { object.slot(origin, in: "origin") }
    }
  }
}

extension HeldRow where RowID: JSONRowID {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.row(row)
      object.slot(slot, in: "slot")
      object.slot(origin, in: "origin")
    }
  }
}

extension JSONWriter {
  /// Writes a field with a slot as an object, so that there is a difference between the end and
  /// no slot.
  mutating func slot<RowID: JSONRowID>(_ slot: Slot<RowID>, in name: String) {
    field(name)
    object { $0.slot(slot) }
  }
}
