import ActionStateMachine

/// What a file with a saved list calls itself.
private enum SavedFile {
  static let format = "ActionStateMachine.SavedList"
  static let version = 1
}

extension ListStateMachine where RowID: JSONRowID {
  /// The whole machine as one line of JSON: its actions, its policy and all that it remembers.
  ///
  /// - Complexity: O(*n*).
  public var savedJSON: String {
    var writer = JSONWriter()
    writer.object { object in
      object.field("format", SavedFile.format)
      object.field("version", SavedFile.version)
      object.field("actions", actions.actions) { $0.write(to: &$1) }
      object.field("policy")
      policy.write(to: &object)
      object.field("state")
      savedState.write(to: &object)
    }
    return writer.text
  }

  /// Creates the machine that `json` describes, which `savedJSON` wrote.
  ///
  /// Throws for text that something else wrote, or that describes what no list can come to. After
  /// resuming, a front end reports every unfinished ticket `mutationUnknown`.
  ///
  /// - Complexity: O(*n*).
  public init(savedJSON json: some Sequence<UInt8>) throws(MalformedJSON) {
    self = try StrictJSONDecoder().decode(SavedList<RowID>.self, from: json).machine
  }
}

/// The JSON of a saved list, as a whole.
private struct SavedList<RowID: JSONRowID>: JSONReadable {
  var machine: ListStateMachine<RowID>

  static var jsonExpectation: String { "a saved list, an object" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    let format: String = try fields.take("format", .text(SavedFile.format))
    guard format == SavedFile.format else {
      throw fields.error("format", expected: SavedFile.format)
    }
    let version: Int = try fields.take("version", .integer)
    guard version == SavedFile.version else {
      throw fields.error("version", expected: "the version \(SavedFile.version)")
    }
    let actions = try fields.actionSet()
    let policy: Policy = try fields.take("policy", .value)
    let state: SavedState<RowID> = try fields.take("state", .value)
    try fields.end()
    do throws(SavedStateError) {
      machine = try ListStateMachine(actions: actions, policy: policy, resuming: state)
    } catch {
      throw fields.error("state", found: "one in which \(error)", expected: "a state of a list")
    }
  }
}
