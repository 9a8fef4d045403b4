import ActionStateMachine

extension RowAction: JSONReadable {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "an action, an object with id and label" }

  /// Creates the action that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self.init(
      id: try fields.take("id", .action),
      label: try fields.take("label", .text),
      edge: try fields.takeIfPresent("edge", .word),
      allowsFullSwipe: try fields.flag("fullSwipe"),
      isDestructive: try fields.flag("destructive"),
      change: try fields.takeIfPresent("change", .word) ?? .nothing,
      tint: try fields.takeIfPresent("tint", .text("a colour's name (text)")),
      prompts: try fields.listIfPresent("prompts", of: .word) ?? [],
      commit: try fields.takeIfPresent("commit", .word) ?? .immediate,
      rowWhilePrompting: try fields.takeIfPresent("rowWhilePrompting", .word) ?? .closes,
      isUndoable: try fields.flag("undoable"),
      isReorder: try fields.flag("reorder"))
    try fields.end()
  }
}

extension JSONFields {
  fileprivate mutating func flag(_ name: String) throws(MalformedJSON) -> Bool {
    try takeIfPresent(name, .flag) ?? false
  }
}

extension Policy: JSONReadable {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a policy, an object" }

  /// Creates the policy that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self.init(
      openingAnother: try fields.takeIfPresent("openingAnother", .word) ?? .transfer,
      closingTap: try fields.takeIfPresent("closingTap", .word) ?? .swallow,
      promptInBackground: try fields.takeIfPresent("promptInBackground", .word) ?? .keep)
    try fields.end()
  }
}
