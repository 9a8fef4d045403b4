import ActionStateMachine

extension RowAction: Decodable {
  /// Creates the action that a JSON object describes. Throws `MalformedJSON`.
  public init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "an action, an object with id and label")
    self.init(
      id: ActionID(try fields.take("id", "an action id (text)")),
      label: try fields.take("label", "text"),
      edge: try fields.wordIfPresent("edge"),
      allowsFullSwipe: try fields.flag("fullSwipe"),
      isDestructive: try fields.flag("destructive"),
      change: try fields.wordIfPresent("change") ?? .nothing,
      tint: try fields.takeIfPresent("tint", "a colour's name (text)"),
      prompts: try fields.prompts(),
      commit: try fields.wordIfPresent("commit") ?? .immediate,
      rowWhilePrompting: try fields.wordIfPresent("rowWhilePrompting") ?? .closes,
      isUndoable: try fields.flag("undoable"),
      isReorder: try fields.flag("reorder"))
    try fields.end()
  }
}

extension JSONFields {
  fileprivate mutating func flag(_ name: String) throws -> Bool {
    try takeIfPresent(name, "true or false") ?? false
  }

  fileprivate mutating func prompts() throws -> [Prompt] {
    let words: [String] = try listIfPresent("prompts", of: Prompt.expectation) ?? []
    return try words.enumerated().map { position, word in
      guard let prompt = Prompt(rawValue: word) else {
        throw error("prompts[\(position)]", found: quoted(word), expected: Prompt.hint(word))
      }
      return prompt
    }
  }
}

extension Policy: Decodable {
  /// Creates the policy that a JSON object describes. Throws `MalformedJSON`.
  public init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "a policy, an object")
    self.init(
      openingAnother: try fields.wordIfPresent("openingAnother") ?? .transfer,
      closingTap: try fields.wordIfPresent("closingTap") ?? .swallow,
      promptInBackground: try fields.wordIfPresent("promptInBackground") ?? .keep)
    try fields.end()
  }
}
