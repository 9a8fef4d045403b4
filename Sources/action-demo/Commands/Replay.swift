import ActionStateMachine
import ActionStateMachineJSON
import DemoStories

extension Program {
  static let replay = Subcommand(
    name: "replay", operands: "TRACE",
    summary: "Feed a recorded run to the machine and print its transitions",
    details: """
      TRACE is a file of JSON Lines, or - for standard input. Its first line may be
      a header, each part of which may be left out:

        {"actions":[{"id":"delete","label":"Delete",…}],"policy":{…},"rows":["a"]}

      Every other line is an event, such as

        {"event":"trigger","action":"delete","rows":["a"],"via":"tap"}

      Each event is answered before the next one is waited for. A line that is no
      event ends the run; what was printed before stays printed.
      """,
    options: [
      .init(
        name: "--actions", value: "FILE",
        help: "Take the actions from FILE, a JSON list, and not\nfrom the header."),
      .init(
        name: "--format", value: "FORMAT",
        help: "text, for people (the default), or json, one\nline an event."),
      .init(
        name: "--save", value: "FILE",
        help: "At the end, write what the list remembers to FILE."),
      .init(
        name: "--resume", value: "FILE",
        help: "Go on from FILE, which --save wrote. TRACE then has\nno header."),
    ],
    run: { (arguments, output) throws(Failure) in
      let format: Replay.Format = try arguments.word("--format", in: "replay") ?? .text
      let trace = try arguments.onlyOperand(
        "a trace: a file, or - for standard input", in: "replay")
      let inputs = [trace, arguments.options["--resume"], arguments.options["--actions"]]
      guard inputs.count(where: { $0 == "-" }) < 2 else {
        throw .usage("- is standard input, which can be read only once", in: "replay")
      }
      guard arguments.options["--save"] != "-" else {
        throw .usage("--save needs a file; standard output has the transitions", in: "replay")
      }
      let input = try Input(trace)
      var replay = try Replay(input, arguments)
      try replay.run(format, output)
      if let path = arguments.options["--save"] {
        try save(replay.machine.savedJSON + "\n", to: path)
      }
    })
}

/// A machine and the trace that drives it.
private struct Replay {
  enum Format: String, CaseIterable {
    case text, json
  }

  let input: Input
  var reader: TraceReader<RowText>
  var machine: ListStateMachine<RowText>

  init(_ input: Input, _ arguments: Arguments) throws(Failure) {
    self.input = input
    reader = TraceReader(fileDescriptor: input.fileDescriptor)
    if let path = arguments.options["--resume"] {
      if arguments.options["--actions"] != nil {
        throw .usage("--resume brings its own actions, so --actions has no place", in: "replay")
      }
      machine = try Self.resumed(from: Input(path))
    } else {
      let actions: ActionSet? = try arguments.options["--actions"].map { (path) throws(Failure) in
        try Input(path).decode()
      }
      machine = ListStateMachine(actions: .standard)
      let header = try input.reading { () throws(TraceError) in try reader.header() }
      machine = ListStateMachine(
        actions: actions ?? header.actions ?? .standard, policy: header.policy ?? Policy(),
        rows: header.rows ?? [])
    }
  }

  private static func resumed(from input: Input) throws(Failure) -> ListStateMachine<RowText> {
    let bytes = try input.readAll()
    return try input.decoding { () throws(MalformedJSON) in
      try ListStateMachine(savedJSON: bytes)
    }
  }

  mutating func run(_ format: Format, _ output: Output) throws(Failure) {
    switch format {
    case .json: try runJSON(output)
    case .text: try runText(output)
    }
  }

  private mutating func runText(_ output: Output) throws(Failure) {
    var transcript = Transcript<RowText>()
    while let event = try next() {
      try output.write(transcript.lines(event, machine.send(event)))
    }
  }

  private mutating func runJSON(_ output: Output) throws(Failure) {
    var writer = JSONWriter()
    var step = 0
    while let event = try next() {
      step += 1
      writer.removeAll()
      machine.send(event).write(step: step, to: &writer)
      writer.endLine()
      try output.write(writer.bytes)
    }
  }

  private mutating func next() throws(Failure) -> Event<RowText>? {
    try input.reading { () throws(TraceError) in try reader.next() }
  }
}
