import ActionStateMachine
import ActionStateMachineTesting
import CBaseline

/// What happens to a list while people delete its rows, or think better of it: reveal, trigger,
/// presented, confirm or cancel, the store's answer, the data change, and the row coming back
/// elsewhere. Between, one event in four that means nothing where it comes.
struct FlowTape {
  let rowCount: UInt64
  let events: [flow_event]

  static var standard: FlowTape {
    FlowTape(rowCount: 1_000, eventCount: 100_000, changesData: true)
  }

  /// The same without the data: every prompt is answered no.
  static var gestures: FlowTape {
    FlowTape(rowCount: 1_000, eventCount: 100_000, changesData: false)
  }

  init(rowCount: UInt64, eventCount: Int, changesData: Bool) {
    self.rowCount = rowCount
    var writer = FlowWriter(rowCount: rowCount, changesData: changesData)
    while writer.events.count < eventCount { writer.addRound() }
    events = writer.events
  }

  /// Writes the tape as JSON Lines, one an event.
  func write(to path: String) {
    guard let file = fopen(path, "w") else { fail("\(path) cannot be written", status: 66) }
    let rows = (0..<rowCount).map { "\"\(String(number: $0))\"" }.joined(separator: ",")
    fputs("{\"rows\":[\(rows)]}\n", file)
    for event in events { fputs(Self.line(event) + "\n", file) }
    let isWritten = fflush(file) == 0 && ferror(file) == 0
    guard fclose(file) == 0, isWritten else { fail("\(path) cannot be written", status: 74) }
  }

  private static func line(_ event: flow_event) -> String {
    let row = "\"\(String(number: event.row))\""
    return switch event.type {
    case FLOW_REVEAL: #"{"event":"reveal","row":\#(row),"edge":"trailing"}"#
    case FLOW_TAP_OUTSIDE: #"{"event":"tapOutside"}"#
    case FLOW_TRIGGER: #"{"event":"trigger","action":"delete","rows":[\#(row)],"via":"tap"}"#
    case FLOW_PRESENTED: #"{"event":"presented","prompt":\#(event.number)}"#
    case FLOW_CONFIRM: #"{"event":"confirm","prompt":\#(event.number)}"#
    case FLOW_CANCEL: #"{"event":"cancel","prompt":\#(event.number)}"#
    case FLOW_SUCCEEDED: #"{"event":"mutationSucceeded","ticket":\#(event.number)}"#
    case FLOW_REMOVE: #"{"event":"rowsChanged","remove":[\#(row)]}"#
    default:
      #"{"event":"rowsChanged","insert":[{"row":\#(row),"before":"\#(String(number: event.before))"}]}"#
    }
  }
}

extension flow_event {
  /// What happened.
  var type: flow_event_kind { flow_event_kind(UInt32(kind)) }
}

/// Writes a flow tape round by round.
private struct FlowWriter {
  var events: [flow_event] = []
  private let rowCount: UInt64
  private let changesData: Bool
  private var generator = SplitMix64(seed: 1)
  private var prompt: UInt32 = 0
  private var ticket: UInt32 = 0

  init(rowCount: UInt64, changesData: Bool) {
    self.rowCount = rowCount
    self.changesData = changesData
  }

  mutating func addRound() {
    let row = anyRow(but: rowCount)
    add(FLOW_REVEAL, row)
    addNoise { $0.add(FLOW_REVEAL, row) }  // Open already.
    add(FLOW_TRIGGER, row)
    prompt += 1
    add(FLOW_PRESENTED, number: prompt)
    addNoise { writer in
      switch writer.generator.next() % 4 {
      case 0: writer.add(FLOW_PRESENTED, number: writer.prompt)  // On screen already.
      case 1: writer.add(FLOW_TRIGGER, row)  // Behind the prompt.
      case 2: writer.add(FLOW_REVEAL, writer.anyRow(but: row))
      default: writer.add(FLOW_TAP_OUTSIDE)
      }
    }
    guard changesData, generator.next() % 3 > 0 else {
      add(FLOW_CANCEL, number: prompt)
      addNoise { $0.add(FLOW_CANCEL, number: $0.prompt) }  // A second tap.
      return
    }
    add(FLOW_CONFIRM, number: prompt)
    ticket += 1
    addNoise { writer in
      switch writer.generator.next() % 3 {
      case 0: writer.add(FLOW_CONFIRM, number: writer.prompt)  // A second tap.
      case 1: writer.add(FLOW_REVEAL, row)  // Claimed.
      default: writer.add(FLOW_TRIGGER, row)
      }
    }
    add(FLOW_SUCCEEDED, number: ticket)
    add(FLOW_REMOVE, row)
    addNoise { $0.add(FLOW_REVEAL, row) }  // Gone.
    add(FLOW_INSERT, row, before: anyRow(but: row))
  }

  private mutating func add(
    _ kind: flow_event_kind, _ row: UInt64 = 0, before: UInt64 = 0, number: UInt32 = 0
  ) {
    events.append(
      flow_event(
        kind: UInt8(kind.rawValue), edge: 1, action: 0, number: number, row: row, before: before))
  }

  /// Adds an event without meaning as often as makes one in four of all.
  private mutating func addNoise(_ add: (inout FlowWriter) -> Void) {
    let share: UInt64 = changesData ? 62 : 45
    if generator.next() % 100 < share { add(&self) }
  }

  private mutating func anyRow(but row: UInt64) -> UInt64 {
    let other = UInt64.random(in: 0..<rowCount, using: &generator)
    return other == row ? (row + 1) % rowCount : other
  }
}
