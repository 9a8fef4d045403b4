import ActionStateMachine

/// The fields that several events, commands and parts of the state share.
extension JSONWriter {
  mutating func row(_ row: some JSONRowID) { field("row", row) }

  mutating func field(_ name: String, _ row: some JSONRowID) {
    field(name)
    row.write(to: &self)
  }

  mutating func rows<RowID: JSONRowID>(
    _ rows: some Sequence<RowID>, _ name: String = "rows"
  ) {
    field(name, rows) { $0.write(to: &$1) }
  }

  /// The field `before`, null at the end.
  mutating func slot<RowID: JSONRowID>(_ slot: Slot<RowID>) { rowOrNull("before", slot.row) }

  mutating func rowOrNull<RowID: JSONRowID>(_ name: String, _ row: RowID?) {
    field(name)
    if let row { row.write(to: &self) } else { null() }
  }

  mutating func word(_ name: String, _ word: some RawRepresentable<String>) {
    field(name, word.rawValue)
  }

  mutating func edge(_ edge: Edge) { word("edge", edge) }

  mutating func action(_ action: ActionID) { field("action", action.text) }

  mutating func prompt(_ prompt: PromptID) { field("prompt", prompt.number) }

  mutating func ticket(_ ticket: Ticket) { field("ticket", ticket.number) }
}
