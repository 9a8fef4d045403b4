import ActionStateMachine

extension ActionSet: JSONReadable {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a list of actions" }

  /// Creates the set that a JSON list of actions describes, or an object with that list in its
  /// field `actions`. Throws also for actions that cannot form a set.
  public init(from json: JSONValue) throws(MalformedJSON) {
    if let actions = try JSONKind.list(of: JSONKind<RowAction>.value).read(json) {
      self = try Self.checked(actions)
    } else {
      var fields = try JSONFields(json, of: Self.self)
      self = try fields.actionSet()
      try fields.end()
    }
  }

  fileprivate static func checked(_ actions: [RowAction]) throws(MalformedJSON) -> ActionSet {
    do throws(ActionSetError) {
      return try ActionSet(actions)
    } catch {
      throw MalformedJSON(
        field: "actions", found: "some that cannot form a set: \(error)",
        expected: "actions that go together")
    }
  }
}

extension JSONFields {
  /// The set of the actions in the field `actions`.
  mutating func actionSet() throws(MalformedJSON) -> ActionSet {
    try ActionSet.checked(list("actions", of: .value))
  }

  /// The set of the actions in the field `actions`, or `nil` if there is none.
  mutating func actionSetIfPresent() throws(MalformedJSON) -> ActionSet? {
    guard let actions: [RowAction] = try listIfPresent("actions", of: .value) else { return nil }
    return try ActionSet.checked(actions)
  }
}
