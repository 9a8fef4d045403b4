import ActionStateMachine

/// A phase with all that it holds; the phases of transitions tell less.
struct SavedPhase<RowID: JSONRowID>: JSONReadable {
  var phase: Phase<RowID>

  private enum Name: String, JSONWord {
    case rest, swiping, open, prompting, dragging
  }

  init(phase: Phase<RowID>) { self.phase = phase }

  static var jsonExpectation: String { "a phase, an object" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    switch try fields.take("phase", .word) as Name {
    case .rest: phase = .rest
    case .swiping:
      phase = .swiping(
        Swipe(
          row: try fields.row(), edge: try fields.take("edge", .word),
          armed: try fields.takeIfPresent("armed", .action)))
    case .open: phase = .open(OpenRow(row: try fields.row(), edge: try fields.take("edge", .word)))
    case .prompting: phase = .prompting(try Prompting(&fields))
    case .dragging:
      phase = .dragging(
        Drag(row: try fields.row(), gap: try fields.takeIfPresent("gap", .slotObject())))
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
  fileprivate init(_ fields: inout JSONFields) throws(MalformedJSON) {
    let kept: SavedOpenRow<RowID>? = try fields.takeIfPresent("keptRow", .value)
    self.init(
      prompt: try fields.prompt(), action: try fields.action(),
      kind: try fields.take("kind", .word),
      position: try fields.take("position", .integer), rows: try fields.rows(),
      isPresented: try fields.take("presented", .flag), keptRow: kept?.row,
      slot: try fields.takeIfPresent("slot", .slotObject()))
  }
}

private struct SavedOpenRow<RowID: JSONRowID>: JSONReadable {
  var row: OpenRow<RowID>

  static var jsonExpectation: String { "a row, an object with row and edge" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    row = OpenRow(row: try fields.row(), edge: try fields.take("edge", .word))
    try fields.end()
  }
}
