import ActionStateMachine
import CBaseline

/// One event after another of a list's everyday life, beside a C switch that does the same.
let flowBenchmarks: [Benchmark] = [
  flow("flow-int", .standard, Int.self),
  flow("flow-uuid", .standard, WideID.self),
  flow("flow-string", .standard, String.self),
  flow("flow-long-string", .standard, LongText.self),
  flow("flow-gestures-int", .gestures, Int.self),
  flow("flow-gestures-uuid", .gestures, WideID.self),
  flow("flow-gestures-string", .gestures, String.self),
  flow("flow-gestures-long-string", .gestures, LongText.self),
  flow("flow-returned-int", .standard, Int.self, isReturning: true),
  flow("flow-gestures-returned-int", .gestures, Int.self, isReturning: true),
  Benchmark(name: "flow-kept-int") { measureKept(.standard) },
]

private func flow<Row: TapeRow>(
  _ name: String, _ tape: @autoclosure @escaping @Sendable () -> FlowTape, _ type: Row.Type,
  isReturning: Bool = false
) -> Benchmark {
  Benchmark(name: name) { measure(tape(), type, isReturning: isReturning) }
}

/// How many events go before those that are measured, so that every buffer has its size.
private let warmUp = 10_000
private let rounds = 21

private func measure<Row: TapeRow>(
  _ tape: FlowTape, _ type: Row.Type, isReturning: Bool
) -> [Field] {
  let rows = (0..<tape.rowCount).map(Row.init(number:))
  let player = FlowPlayer(tape, rows)
  let baseline = Baseline(rows)
  verify(player, tape, rows, baseline)

  var (swift, inlined, called) = (Times(), Times(), Times())
  var counted: Int?
  for round in 0..<rounds {
    var machine = ListStateMachine(actions: .standard, rows: rows)
    var hash = player.run(0..<warmUp, &machine, 0, word: \.word)
    var time = 0.0
    let allocated = allocations {
      time = nanoseconds {
        let rest = warmUp..<tape.events.count
        hash =
          isReturning
          ? player.runReturning(rest, &machine, hash, word: \.word)
          : player.run(rest, &machine, hash, word: \.word)
      }
    }
    swift.add(time)
    // In the first round the runtime makes what it knows about types, once for the process.
    if let allocated, round > 0 { counted = max(counted ?? 0, allocated) }
    use(hash)
    inlined.add(baseline.time(tape, Row.baseline.run_inlined))
    called.add(baseline.time(tape, Row.baseline.run_called))
  }
  let count = Double(tape.events.count - warmUp)
  var fields: [Field] = [
    ("ns_per_event", .measured(swift.median / count)), ("spread", .measured(swift.spread)),
  ]
  if let counted {
    fields.append(("allocations_per_event", .measured(Double(counted) / count)))
  }
  return fields + [
    ("ratio_to_c", .measured(swift.median / inlined.median)),
    ("ratio_to_c_call", .measured(swift.median / called.median)),
    ("c_ns_per_event", .measured(inlined.median / count)),
  ]
}

/// Counts the allocations where each transition is kept while eight more events come.
private func measureKept(_ tape: FlowTape) -> [Field] {
  let rows = (0..<tape.rowCount).map(Int.init(number:))
  let player = FlowPlayer(tape, rows)
  var machine = ListStateMachine(actions: .standard, rows: rows)
  var kept = (0..<8).map { _ in machine.send(.enter) }
  func run(_ range: Range<Int>) {
    for index in range { player.play(index) { kept[index % 8] = machine.send($0) } }
  }
  run(0..<warmUp)
  let rest = warmUp..<tape.events.count
  let counted = allocations { run(rest) }
  use(UInt64(kept.count { $0.outcome == .handled }))
  return counted.map {
    [("allocations_per_event", .measured(Double($0) / Double(rest.count)))]
  } ?? []
}

/// Sends a tape to a machine. An event is made where it is sent, as an app makes it; only changes
/// of the data, which own memory, are made beforehand.
private struct FlowPlayer<Row: TapeRow> {
  let tape: [flow_event]
  let rows: [Row]
  let changes: [RowsChange<Row>]
  let delete: ActionID = "delete"

  init(_ tape: FlowTape, _ rows: [Row]) {
    self.tape = tape.events
    self.rows = rows
    let none = RowsChange<Row>()
    changes = tape.events.map { event in
      switch event.type {
      case FLOW_REMOVE: RowsChange(remove: RowList(rows[Int(event.row)]))
      case FLOW_INSERT:
        RowsChange(insert: [.init(rows[Int(event.row)], at: .before(rows[Int(event.before)]))])
      default: none
      }
    }
  }

  /// Sends some of the events and counts the commands in.
  @inline(__always)
  func run(
    _ range: Range<Int>, _ machine: inout ListStateMachine<Row>, _ start: UInt64,
    word: (Row) -> UInt64
  ) -> UInt64 {
    var hash = start
    var transition = Transition<Row>()
    for index in range {
      play(index) { machine.send($0, into: &transition) }
      while !transition.isEmpty {
        hash = fold(transition.removeFirst(), into: hash, word: word)
      }
      if transition.outcome != .handled {
        hash = flow_fold(hash, UInt64(FLOW_IGNORED.rawValue), 0)
      }
    }
    return hash
  }

  /// The same, with a new transition for each event.
  @inline(__always)
  func runReturning(
    _ range: Range<Int>, _ machine: inout ListStateMachine<Row>, _ start: UInt64,
    word: (Row) -> UInt64
  ) -> UInt64 {
    var hash = start
    for index in range {
      play(index) { event in
        let transition = machine.send(event)
        for command in transition { hash = fold(command, into: hash, word: word) }
        if transition.outcome != .handled {
          hash = flow_fold(hash, UInt64(FLOW_IGNORED.rawValue), 0)
        }
      }
    }
    return hash
  }

  /// Sends the events and counts in all that every transition says.
  func runWhole(_ machine: inout ListStateMachine<Row>, word: (Row) -> UInt64) -> UInt64 {
    var hash: UInt64 = 0
    for index in tape.indices {
      play(index) { event in
        let transition = machine.send(event)
        for command in transition { hash = foldWhole(command, into: hash, word: word) }
        hash = flow_fold(hash, 0, transition.outcome == .handled ? 1 : 0)
        hash = fold(transition.from, into: hash, word: word)
        hash = fold(transition.to, into: hash, word: word)
      }
    }
    return hash
  }

  /// Makes the event where `send` takes it in.
  @inline(__always)
  func play(_ index: Int, _ send: (Event<Row>) -> Void) {
    let event = tape[index]
    switch event.type {
    case FLOW_REVEAL: send(.reveal(rows[Int(event.row)], edge: .trailing))
    case FLOW_TAP_OUTSIDE: send(.tapOutside)
    case FLOW_TRIGGER: send(.trigger(delete, rows: RowList(rows[Int(event.row)]), via: .tap))
    case FLOW_PRESENTED: send(.presented(PromptID(Int(event.number))))
    case FLOW_CONFIRM: send(.confirm(PromptID(Int(event.number))))
    case FLOW_CANCEL: send(.cancel(PromptID(Int(event.number))))
    case FLOW_SUCCEEDED: send(.mutationSucceeded(Ticket(Int(event.number)), revision: nil))
    default: send(.rowsChanged(changes[index]))
    }
  }
}

@inline(__always)
private func fold<Row>(
  _ command: consuming Command<Row>, into hash: UInt64, word: (Row) -> UInt64
) -> UInt64 {
  func count(_ kind: flow_command_kind, _ word: UInt64) -> UInt64 {
    flow_fold(hash, UInt64(kind.rawValue), word)
  }
  switch consume command {
  case .open(let row, _): return count(FLOW_OPEN, word(row))
  case .close(let row): return count(FLOW_CLOSE, word(row))
  case .present(let asked): return count(FLOW_PRESENT, UInt64(asked.prompt.number))
  case .dismiss(let prompt): return count(FLOW_DISMISS, UInt64(prompt.number))
  case .perform(let ticket, _, _, _): return count(FLOW_PERFORM, UInt64(ticket.number))
  case .removeRow(let row): return count(FLOW_REMOVE_ROW, word(row))
  case .insertRow(let row, _): return count(FLOW_INSERT_ROW, word(row))
  case .announce(_, let rows): return count(FLOW_ANNOUNCE, word(rows[0]))
  case .focus(let row): return count(FLOW_FOCUS, row.map(word) ?? 0)
  default: return count(FLOW_IGNORED, 1)  // Never on this tape, so the hashes would differ.
  }
}

/// Counts in a command with all that it says.
private func foldWhole<Row>(
  _ command: Command<Row>, into start: UInt64, word: (Row) -> UInt64
) -> UInt64 {
  let hash = fold(command, into: start, word: word)
  switch command {
  case .open(_, let edge): return flow_fold(hash, 0, edge == .trailing ? 1 : 0)
  case .present(let asked):
    let rows = flow_fold(hash, number(asked.kind), onlyWord(asked.rows, word))
    return flow_fold(rows, 0, number(asked.action))
  case .perform(_, let action, let rows, let slot):
    let rows = flow_fold(hash, slot == nil ? 0 : 1, onlyWord(rows, word))
    return flow_fold(rows, 0, number(action))
  case .insertRow(_, let slot):
    return flow_fold(hash, slot.row == nil ? 0 : 1, slot.row.map(word) ?? 0)
  case .announce(let what, let rows) where what != .removed || rows.count != 1:
    return flow_fold(hash, 0, 1)  // Never on this tape.
  default: return hash
  }
}

private func fold<Row>(_ phase: Phase<Row>, into hash: UInt64, word: (Row) -> UInt64) -> UInt64 {
  switch phase {
  case .rest: return flow_fold(hash, 0, 0)
  case .open(let open):
    return flow_fold(flow_fold(hash, 1, word(open.row)), 0, open.edge == .trailing ? 1 : 0)
  case .prompting(let asked):
    let rows = flow_fold(hash, 2, onlyWord(asked.rows, word))
    let prompt = flow_fold(rows, number(asked.kind), UInt64(asked.prompt.number))
    return flow_fold(prompt, asked.isPresented ? 1 : 0, number(asked.action))
  default: return flow_fold(hash, 3, 0)  // Never on this tape.
  }
}

/// The word of the one row of `rows`.
private func onlyWord<Row>(_ rows: RowList<Row>, _ word: (Row) -> UInt64) -> UInt64 {
  rows.count == 1 ? word(rows[0]) : .max
}

/// The number that the C switch has for an action.
private func number(_ action: ActionID) -> UInt64 { action == "delete" ? 0 : 1 }

/// The number that the C switch has for a kind of prompt.
private func number(_ kind: Prompt) -> UInt64 { kind == .alert ? 0 : 1 }

/// The C switch, on a list of the same rows.
private struct Baseline<Row: TapeRow> {
  let ids: [Row.CID]

  init(_ rows: [Row]) { ids = rows.enumerated().map { $1.cID(number: UInt64($0)) } }

  /// Gives `body` a new list.
  func run<Result>(_ body: (UnsafeMutableRawPointer?) -> Result) -> Result {
    ids.withUnsafeBytes { ids in
      let list = Row.baseline.create(ids.baseAddress, UInt64(self.ids.count))
      defer { Row.baseline.destroy(list) }
      return body(list)
    }
  }

  func time(
    _ tape: FlowTape,
    _ run: (UnsafeMutableRawPointer?, UnsafePointer<flow_event>?, Int, UInt64) -> UInt64
  ) -> Double {
    self.run { list in
      tape.events.withUnsafeBufferPointer { events in
        guard let start = events.baseAddress else { return .nan }
        var hash = run(list, start, warmUp, 0)
        let time = nanoseconds { hash = run(list, start + warmUp, events.count - warmUp, hash) }
        use(hash)
        return time
      }
    }
  }
}

/// Ends the program if the machine does not say what the C switch says.
private func verify<Row>(
  _ player: FlowPlayer<Row>, _ tape: FlowTape, _ rows: [Row], _ baseline: Baseline<Row>
) {
  let numbers = Dictionary(uniqueKeysWithValues: zip(rows, 0..<UInt64(rows.count)))
  let word = { (row: Row) in numbers[row] ?? .max }
  let (events, count) = (tape.events, tape.events.count)
  let list = ListStateMachine(actions: .standard, rows: rows)
  var (machine, other, another) = (list, list, list)
  let hash = baseline.run { Row.baseline.run_inlined($0, events, count, 0) }
  guard hash == baseline.run({ Row.baseline.run_called($0, events, count, 0) }),
    hash == player.run(0..<count, &machine, 0, word: word),
    hash == player.runReturning(0..<count, &other, 0, word: word),
    player.runWhole(&another, word: word)
      == baseline.run({ Row.baseline.run_whole($0, events, count, 0) })
  else { fail("The machine and the C switch differ on the flow tape") }
}
