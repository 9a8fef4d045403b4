import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting

extension DropOperation: JSONWord {}
extension Haptic: JSONWord {}
extension Announcement: JSONWord {}
extension RemovalAnimation.Exit: JSONWord {}

extension FrameRecord.Order: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a command, an object with the field \"command\"" }

  /// Creates the command that a JSON object describes.
  ///
  /// Its row cannot be left out, since the audit needs it. Its other fields can, but where one
  /// stands it must be one of that command's and hold what belongs there.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    let name = try fields.take(
      "command", JSONKind<CommandName>.name("a command's name", suchAs: .close))
    self.init(name.rawValue, row: try Self.row(of: name, &fields))
    try fields.end()
  }

  /// Takes the fields of the command `name` and returns its row, if it is about one.
  private static func row(
    of name: CommandName, _ fields: inout JSONFields
  ) throws(MalformedJSON) -> RowID? {
    let (row, slot) = (JSONKind<RowID>.row, JSONKind<Slot<RowID>>.slot())
    switch name {
    case .close, .restoreRow, .busy, .unbusy, .removeRow, .refreshRow, .lift, .activate:
      return try fields.take("row", row)
    case .open:
      try fields.check("edge", JSONKind<Edge>.word)
      return try fields.take("row", row)
    case .arm, .disarm:
      try fields.check("action", .action)
      return try fields.take("row", row)
    case .preAnimateRemoval:
      try fields.check("exit", JSONKind<RemovalAnimation<RowID>.Exit>.word)
      return try fields.take("row", row)
    case .insertRow, .moveRow, .settle, .snapBack:
      try fields.check("before", slot)
      return try fields.take("row", row)
    case .focus: return try fields.takeIfPresent("row", row)
    case .closeGap, .requestData: break
    case .gap: try fields.check("before", slot)
    case .dismiss: try fields.check("prompt", .integer)
    case .offerUndo, .withdrawUndo: try fields.check("ticket", .integer)
    case .select, .deselect: try fields.checkList("rows", of: row)
    case .proposal: try fields.check("operation", JSONKind<DropOperation>.word)
    case .haptic: try fields.check("kind", JSONKind<Haptic>.word)
    case .fail:
      try fields.checkList("rows", of: row)
      try fields.check("reason", .text)
    case .announce:
      try fields.check("what", JSONKind<Announcement>.word)
      try fields.checkList("rows", of: row)
    case .present:
      try fields.check("prompt", .integer)
      try fields.check("kind", JSONKind<Prompt>.word)
      try fields.check("action", .action)
      try fields.checkList("rows", of: row)
      try fields.check("anchor", slot)  // A row, or null for the list.
    case .perform:
      try fields.check("ticket", .integer)
      try fields.check("action", .action)
      try fields.checkList("rows", of: row)
      try fields.check("before", slot)
    case .performUndo:
      try fields.check("ticket", .integer)
      try fields.check("undoing", .integer)
      try fields.checkList("rows", of: row)
      try fields.check("before", slot)
    }
    return nil
  }
}

extension JSONFields {
  /// Takes the field `name` and leaves what it holds aside.
  fileprivate mutating func check<Value>(
    _ name: String, _ kind: JSONKind<Value>
  ) throws(MalformedJSON) {
    _ = try takeIfPresent(name, kind)
  }

  /// Takes the list in the field `name` and leaves it aside.
  fileprivate mutating func checkList<Value>(
    _ name: String, of kind: JSONKind<Value>
  ) throws(MalformedJSON) {
    _ = try listIfPresent(name, of: kind)
  }
}
