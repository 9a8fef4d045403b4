import ActionStateMachineJSON
import ActionStateMachineTesting
import FrameRecords

extension Program {
  static let audit = Subcommand(
    name: "audit", operands: "RECORDING",
    summary: "Look at what a front end showed and say what people would notice",
    details: """
      RECORDING is a file of JSON Lines, or - for standard input: frames, with the
      events and commands that came between them, each with its time in milliseconds:

        {"time":0,"frame":[{"row":"a","position":0,"height":44,…}]}
        {"time":16,"event":{"event":"conceal","row":"a"}}
        {"time":16,"commands":[{"command":"close","row":"a"}]}

      A row in a frame has row, position, height, visible and offset. position is the
      distance from the top and offset how far a row stands aside, both in points.
      Said is where a row vanished and came back without a change of the data, was
      shown twice, had a hole above it, jumped, moved under a finger that was on
      another row, or turned around with nothing telling it to. Exit status 1 if
      anything was.
      """,
    options: [
      .init(
        name: "--settling", value: "MS", help: "How long an animation may go on. Default: 600."),
      .init(name: "--hole", value: "POINTS", help: "How large a hole may be. Default: 2."),
      .init(
        name: "--speed", value: "POINTS",
        help: "How far a row may move in a millisecond.\nDefault: 5.5."),
      .init(
        name: "--offset", value: "POINTS",
        help: "How far a row may stand aside by itself.\nDefault: 1."),
      .init(
        name: "--overshoot", value: "POINTS", help: "How far a row may turn around. Default: 8."),
    ],
    run: { (arguments, output) throws(Failure) in
      let input = try Input(
        arguments.onlyOperand("a recording: a file, or - for standard input", in: "audit"))
      var audit = FrameAudit<String>(tolerances: try .init(arguments))
      var reader = FrameRecordReader<String>(fileDescriptor: input.fileDescriptor)
      var (frames, findings) = (0, 0)
      while let record = try input.reading({ () throws(TraceError) in try reader.next() }) {
        if case .frame = record.content { frames += 1 }
        for finding in audit.take(record) {
          findings += 1
          try output.line(finding.description)
        }
      }
      guard frames > 0 else {
        throw Failure(.badData, "\(input.name): expected at least one frame, found none")
      }
      guard findings == 0 else {
        throw Failure(.found, "\(findings) findings in \(frames) frames")
      }
      try output.line("Nothing to be seen in \(frames) frames.")
    })
}

extension FrameAudit.Tolerances {
  fileprivate init(_ arguments: Arguments) throws(Failure) {
    self.init()
    settling = try Self.number("--settling", in: arguments) ?? settling
    hole = try Self.number("--hole", in: arguments) ?? hole
    speed = try Self.number("--speed", in: arguments) ?? speed
    offset = try Self.number("--offset", in: arguments) ?? offset
    overshoot = try Self.number("--overshoot", in: arguments) ?? overshoot
  }

  private static func number(
    _ name: String, in arguments: Arguments
  ) throws(Failure) -> Double? {
    guard let text = arguments.options[name] else { return nil }
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw .usage("\(name) needs a number from 0 up", in: "audit")
    }
    return number
  }
}
