import ActionStateMachine

/// The optional first line of a trace: what the machine is made with.
public struct TraceHeader<RowID: JSONRowID>: Hashable, Sendable {
  /// The actions, or `nil` for those of the reader.
  public var actions: ActionSet?
  /// The policies, or `nil` for the defaults.
  public var policy: Policy?
  /// The rows on screen at first, or `nil` for none.
  public var rows: [RowID]?

  /// Creates a header. What is left out is left to the reader.
  public init(actions: ActionSet? = nil, policy: Policy? = nil, rows: [RowID]? = nil) {
    self.actions = actions
    self.policy = policy
    self.rows = rows
  }
}

extension TraceHeader: JSONReadable {
  /// What the JSON looks like.
  public static var jsonExpectation: String {
    "an event, an object with the field \"event\", or a header"
  }

  /// Creates the header that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    actions = try fields.actionSetIfPresent()
    policy = try fields.takeIfPresent("policy", .value)
    rows = try fields.listIfPresent("rows", of: .row)
    var seen = Set<RowID>()
    for (position, row) in (rows ?? []).enumerated() where !seen.insert(row).inserted {
      throw fields.error(
        "rows[\(position)]", found: "a row that was there before", expected: "each row once")
    }
    try fields.end()
  }
}

extension TraceHeader: JSONWritable {
  /// Appends the header to `writer`.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      if let actions {
        object.field("actions")
        actions.write(to: &object)
      }
      if let policy {
        object.field("policy")
        policy.write(to: &object)
      }
      if let rows { object.rows(rows) }
    }
  }
}
