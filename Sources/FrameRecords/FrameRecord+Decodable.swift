import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting

/// Reads a line of a recording: a frame, an event or commands, with the time in milliseconds.
///
///     {"time":0,"frame":[{"row":"a","position":0,"height":44,"visible":true,"offset":0}]}
///     {"time":16,"event":{"event":"conceal","row":"a"}}
///     {"time":16,"commands":[{"command":"close","row":"a"}]}
extension FrameRecord: Decodable where RowID: JSONRowID {
  private enum Field: String, CodingKey, CaseIterable {
    case time, frame, event, commands
  }

  /// Creates the entry that a JSON object describes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let time = try fields.decode(Double.self, forKey: .time)
    if fields.contains(.frame) {
      self.init(time: time, .frame(try fields.decode([DrawnRow].self, forKey: .frame)))
    } else if fields.contains(.event) {
      self.init(time: time, .event(try fields.decode(Event<RowID>.self, forKey: .event)))
    } else if fields.contains(.commands) {
      self.init(time: time, .commands(try fields.decode([Order].self, forKey: .commands)))
    } else {
      throw MalformedJSON(
        found: "neither", expected: "an entry with the field frame, event or commands")
    }
  }
}

extension FrameRecord.DrawnRow: Decodable where RowID: JSONRowID {
  private enum Field: String, CodingKey {
    case row, position, height, visible, offset
  }

  /// Creates the row that a JSON object describes. Only `row` and `position` cannot be left out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      try fields.decode(RowID.self, forKey: .row),
      position: try fields.decode(Double.self, forKey: .position),
      height: try fields.decodeIfPresent(Double.self, forKey: .height) ?? 44,
      isVisible: try fields.decodeIfPresent(Bool.self, forKey: .visible) ?? true,
      offset: try fields.decodeIfPresent(Double.self, forKey: .offset) ?? 0)
  }
}

extension FrameRecord.Order: Decodable where RowID: JSONRowID {
  private enum Field: String, CodingKey {
    case command, row
  }

  /// Creates the command that a JSON object describes, its other fields left aside.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      try fields.decode(String.self, forKey: .command),
      row: try fields.decodeIfPresent(RowID.self, forKey: .row))
  }
}
