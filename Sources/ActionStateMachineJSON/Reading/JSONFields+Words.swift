import ActionStateMachine

extension Edge: JSONWord {}
extension RowChange: JSONWord {}
extension Prompt: JSONWord {}
extension Commit: JSONWord {}
extension RowWhilePrompting: JSONWord {}
extension Trigger.Path: JSONWord {}
extension Policy.OpeningAnother: JSONWord {}
extension Policy.ClosingTap: JSONWord {}
extension Policy.PromptInBackground: JSONWord {}
extension EventKind: JSONWord {}
extension CommandName: JSONWord {}

extension JSONKind<ActionID> {
  /// An action's id.
  package static var action: JSONKind {
    JSONKind("an action id (text)") { json in
      guard case .text(let text) = json else { return nil }
      return ActionID(text)
    }
  }
}

extension JSONKind {
  /// A slot as the row after it, or null for the end.
  package static func slot<RowID: JSONRowID>() -> JSONKind where Value == Slot<RowID> {
    JSONKind(RowID.jsonExpectation + " or null") { json in
      json == .null ? .end : RowID(from: json).map { .before($0) }
    }
  }
}

/// The fields that several events, commands and parts of the state share.
extension JSONFields {
  mutating func row<RowID: JSONRowID>() throws(MalformedJSON) -> RowID { try take("row", .row) }

  mutating func rows<RowID: JSONRowID>(
    _ name: String = "rows"
  ) throws(MalformedJSON) -> RowList<RowID> {
    RowList(try list(name, of: .row))
  }

  mutating func rowsIfPresent<RowID: JSONRowID>(
    _ name: String
  ) throws(MalformedJSON) -> RowList<RowID>? {
    try listIfPresent(name, of: .row).map { RowList($0) }
  }

  /// The slot in the field `before`: the end where it is left out or null.
  mutating func slot<RowID: JSONRowID>() throws(MalformedJSON) -> Slot<RowID> {
    try takeIfPresent("before", .slot()) ?? .end
  }

  mutating func action() throws(MalformedJSON) -> ActionID { try take("action", .action) }

  mutating func actionIfPresent() throws(MalformedJSON) -> ActionID? {
    try takeIfPresent("action", .action)
  }

  mutating func prompt(_ name: String = "prompt") throws(MalformedJSON) -> PromptID {
    PromptID(try take(name, .integer))
  }

  mutating func ticket(_ name: String = "ticket") throws(MalformedJSON) -> Ticket {
    Ticket(try take(name, .integer))
  }

  mutating func revisionIfPresent() throws(MalformedJSON) -> Int? {
    try takeIfPresent("revision", .integer)
  }
}
