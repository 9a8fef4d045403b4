import ActionStateMachine

/// A phase with all that it holds; the phases of transitions tell less.
struct SavedPhase<RowID: JSONRowID>: Decodable {
  var phase: Phase<RowID>

  private enum Name: String, JSONWord {
    case rest, swiping, open, prompting, dragging
  }

  init(phase: Phase<RowID>) { self.phase = phase }

  init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "a phase, an object")
    switch try fields.word("phase") as Name {
    case .rest: phase = .rest
    case .swiping:
      let armed: String? = try fields.takeIfPresent("armed", "an action id (text)")
      phase = .swiping(
        Swipe(
          row: try fields.row(), edge: try fields.word("edge"), armed: armed.map { ActionID($0) }))
    case .open: phase = .open(OpenRow(row: try fields.row(), edge: try fields.word("edge")))
    case .prompting: phase = .prompting(try Prompting(&fields))
    case .dragging:
      phase = .dragging(Drag(row: try fields.row(), gap: try fields.slotIfPresent("gap")))
    }
    try fields.end()
  }

  func write(to writer: inout JSONWriter) {
    guard case .prompting(let prompting) = phase else { return phase.write(to: &writer) }
    writer.object { object in
      object.word("phase", Name.prompting)
      object.prompt(prompting.prompt)
      object.action(prompting.action)
      object.word("kind", prompting.kind)
      object.field("position", prompting.position)
      object.rows(prompting.rows)
      object.field("presented")
      object.value(prompting.isPresented)
      if let kept = prompting.keptRow {
        object.field("keptRow")
        object.object { object in
          object.row(kept.row)
          object.edge(kept.edge)
        }
      }
      if let slot = prompting.slot { object.slot(slot, in: "slot") }
    }
  }
}

extension Prompting where RowID: JSONRowID {
  fileprivate init(_ fields: inout JSONFields) throws {
    let kept: SavedOpenRow<RowID>? = try fields.takeIfPresent("keptRow", "a row, an object")
    self.init(
      prompt: try fields.prompt(), action: try fields.action(), kind: try fields.word("kind"),
      position: try fields.take("position", "an integer"), rows: try fields.rows(),
      isPresented: try fields.take("presented", "true or false"), keptRow: kept?.row,
      slot: try fields.slotIfPresent("slot"))
  }
}

private struct SavedOpenRow<RowID: JSONRowID>: Decodable {
  var row: OpenRow<RowID>

  init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "a row, an object with row and edge")
    row = OpenRow(row: try fields.row(), edge: try fields.word("edge"))
    try fields.end()
  }
}
