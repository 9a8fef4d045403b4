import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting
import Foundation
import FrameRecords

/// What is fuzzed: the target that the environment names.
private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "events"

// Made once: an input should cost what it makes the library do, and no more.
private let standard = ActionSet.standard
private let policies = Policy.allCases

/// Takes one input, as libFuzzer calls it. Returns 0; whatever is wrong ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  switch target {
  case "trace": fuzzTrace(bytes)
  case "actions": fuzzActions(bytes)
  case "saved": fuzzSaved(bytes)
  case "audit": fuzzAudit(bytes)
  default: fuzzEvents(bytes)
  }
  return 0
}

private func fuzzTrace(_ bytes: [UInt8]) {
  var machine = ListStateMachine<String>(actions: standard, rows: ["a", "b", "c"])
  for (number, line) in bytes.split(separator: 10).enumerated() {
    if number == 0,
      let header = try? StrictJSONDecoder().decode(TraceHeader<String>.self, from: line)
    {
      machine = ListStateMachine(
        actions: header.actions ?? standard, policy: header.policy ?? Policy(),
        rows: header.rows ?? [])
      continue
    }
    guard let event = try? StrictJSONDecoder().decode(Event<String>.self, from: line) else {
      continue
    }
    _ = machine.send(event)
    precondition(
      (try? StrictJSONDecoder().decode(Event<String>.self, from: event.json.utf8)) == event,
      "An event changes on its way through JSON")
  }
}

private func fuzzActions(_ bytes: [UInt8]) {
  guard let actions = try? StrictJSONDecoder().decode(ActionSet.self, from: bytes) else { return }
  var machine = CheckedMachine(actions: actions, rows: ["a", "b"])
  for action in actions.actions.prefix(8) {
    do { try machine.send(.trigger(action.id, rows: ["a"], via: .menu)) } catch {
      preconditionFailure("\(error)")
    }
  }
}

private func fuzzSaved(_ bytes: [UInt8]) {
  guard var machine = try? ListStateMachine<String>(savedJSON: bytes) else { return }
  precondition(
    (try? ListStateMachine<String>(savedJSON: machine.savedJSON.utf8)) == machine,
    "A list changes on its way through JSON")
  for mutation in machine.mutations { _ = machine.send(.mutationUnknown(mutation.ticket)) }
  _ = machine.send(.background)
  _ = machine.send(.leave)
  _ = machine.send(.rowsChanged(RowsChange(snapshot: machine.dataRows.reversed())))
  precondition(machine.phase == .rest, "A resumed list does not come to rest")
}

private func fuzzAudit(_ bytes: [UInt8]) {
  var audit = FrameAudit<String>()
  for line in bytes.split(separator: 10) {
    guard let record = try? StrictJSONDecoder().decode(FrameRecord<String>.self, from: line) else {
      continue
    }
    for finding in audit.take(record) { precondition(!finding.description.isEmpty) }
  }
}

private func fuzzEvents(_ bytes: [UInt8]) {
  guard bytes.count > 2 else { return }
  var machine = CheckedMachine(
    actions: standard, policy: policies[Int(bytes[0]) % policies.count], rows: [1, 2, 3])
  machine.checksCopies = false
  var generator = EventGenerator(actions: standard, pool: [1, 2, 3, 4], seed: 0)
  do {
    for pair in stride(from: 1, to: bytes.count - 1, by: 2) {
      generator.reseed(UInt64(bytes[pair]) << 8 | UInt64(bytes[pair + 1]))
      let transition = try machine.send(generator.next(machine.checker))
      generator.note(transition)
    }
    try machine.checkWayHome()
  } catch {
    preconditionFailure("\(error)")
  }
}
