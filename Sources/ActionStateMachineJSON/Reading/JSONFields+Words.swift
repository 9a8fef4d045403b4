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

/// The fields that several events, commands and parts of the state share.
extension JSONFields {
  mutating func row<RowID: JSONRowID>() throws -> RowID { try take("row", RowID.jsonExpectation) }

  mutating func rows<RowID: JSONRowID>(_ name: String = "rows") throws -> RowList<RowID> {
    RowList(try list(name, of: RowID.jsonExpectation))
  }

  mutating func rowsIfPresent<RowID: JSONRowID>(_ name: String) throws -> RowList<RowID>? {
    try listIfPresent(name, of: RowID.jsonExpectation).map { RowList($0) }
  }

  /// The slot in the field `before`: the end where it is left out or null.
  mutating func slot<RowID: JSONRowID>() throws -> Slot<RowID> {
    if isNull("before") {
      allow("before")
      return .end
    }
    return Slot(before: try takeIfPresent("before", RowID.jsonExpectation + " or null"))
  }

  mutating func action() throws -> ActionID { ActionID(try take("action", "an action id (text)")) }

  mutating func actionIfPresent() throws -> ActionID? {
    try takeIfPresent("action", "an action id (text)").map { ActionID($0) }
  }

  mutating func prompt() throws -> PromptID { PromptID(try take("prompt", "an integer")) }

  mutating func ticket(_ name: String = "ticket") throws -> Ticket {
    Ticket(try take(name, "an integer"))
  }

  mutating func revisionIfPresent() throws -> Int? { try takeIfPresent("revision", "an integer") }
}
