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
      var audit = FrameAudit<RowText>(tolerances: try .init(arguments))
      var reader = FrameRecordReader<RowText>(fileDescriptor: input.fileDescriptor)
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
        throw Failure(
          .found, "\(counted(findings, "finding")) in \(counted(frames, "frame"))")
      }
      try output.line("Nothing to be seen in \(counted(frames, "frame")).")
    })
}

extension FrameAudit.Tolerances {
  fileprivate init(_ arguments: Arguments) throws(Failure) {
    self.init()
    settling = try arguments.amount("--settling", in: "audit") ?? settling
    hole = try arguments.amount("--hole", in: "audit") ?? hole
    speed = try arguments.amount("--speed", in: "audit") ?? speed
    offset = try arguments.amount("--offset", in: "audit") ?? offset
    overshoot = try arguments.amount("--overshoot", in: "audit") ?? overshoot
  }
}
