import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting

/// Reads a line of a recording: a frame, an event or commands, with the time in milliseconds.
///
///     {"time":0,"frame":[{"row":"a","position":0,"height":44,"visible":true,"offset":0}]}
///     {"time":16,"event":{"event":"conceal","row":"a"}}
///     {"time":16,"commands":[{"command":"close","row":"a"}]}
extension FrameRecord: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String {
    "an entry, an object with time and one of frame, event, commands"
  }

  /// Creates the entry that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    let time = try fields.take("time", .number)
    let contents = ["frame", "event", "commands"].filter { fields.has($0) }
    guard contents.count < 2 else {
      throw fields.error(contents[1], expected: "one of frame, event, commands, not several")
    }
    if let rows = try fields.listIfPresent("frame", of: JSONKind<DrawnRow>.value) {
      self.init(time: time, .frame(rows))
    } else if let event = try fields.takeIfPresent("event", JSONKind<Event<RowID>>.value) {
      self.init(time: time, .event(event))
    } else if let orders = try fields.listIfPresent("commands", of: JSONKind<Order>.value) {
      self.init(time: time, .commands(orders))
    } else {
      try fields.end()
      throw MalformedJSON(found: "none of them", expected: "frame, event or commands beside time")
    }
    try fields.end()
  }
}

extension FrameRecord.DrawnRow: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a row, an object with row and position" }

  /// Creates the row that a JSON object describes. Only `row` and `position` cannot be left out.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self.init(
      try fields.take("row", .row),
      position: try fields.take("position", .number),
      height: try fields.takeIfPresent("height", .number) ?? 44,
      isVisible: try fields.takeIfPresent("visible", .flag) ?? true,
      offset: try fields.takeIfPresent("offset", .number) ?? 0)
    try fields.end()
  }
}
