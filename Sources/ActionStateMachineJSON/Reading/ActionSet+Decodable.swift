import ActionStateMachine

extension ActionSet: Decodable {
  /// Creates the set that a JSON list of actions describes, or an object with that list in its
  /// field `actions`. Throws `MalformedJSON`, also for actions that cannot form a set.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      self = try Self.checked([RowAction](from: decoder))
    } else {
      var fields = try JSONFields(decoder, of: "a list of actions")
      self = try fields.actionSet(try fields.list("actions", of: "an action, an object"))
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
  /// The set of `actions`, which stand in the field of that name.
  func actionSet(_ actions: [RowAction]) throws -> ActionSet { try ActionSet.checked(actions) }
}
