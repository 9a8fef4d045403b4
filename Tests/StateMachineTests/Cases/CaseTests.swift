import ActionStateMachine
import ActionStateMachineJSON
import Testing

@Test("The cases are there")
func casesAreThere() { #expect(Case.names.count >= 114) }

@Test("A case gives the outcomes and commands that it must", arguments: Case.names)
func caseRun(name: String) throws {
  let run = try Case(named: name)
  var machine = run.machine
  var drawn = run.header?.rows ?? []
  for (number, step) in run.steps.enumerated() {
    let transition = machine.send(step.event)
    let place: Comment = "step \(number + 1): \(step.event.json)"
    #expect(outcome(transition.outcome) == step.outcome, place)
    #expect(reason(transition.outcome) == step.reason, place)
    let commands = try transition.filter { !$0.isFeedback }.map {
      try JSONValue(parsing: $0.json.utf8).ordered
    }
    #expect(bag(commands) == bag(step.commands), place)
    for command in transition { command.redraw(&drawn) }
  }
  #expect(drawn == run.drawn)
}

private func outcome(_ outcome: Outcome) -> String {
  if case .handled = outcome { "handled" } else { "ignored" }
}

private func reason(_ outcome: Outcome) -> String? {
  if case .ignored(let reason) = outcome { reason.rawValue } else { nil }
}

private func bag(_ commands: [JSONValue]) -> [JSONValue: Int] {
  Dictionary(commands.map { ($0, 1) }, uniquingKeysWith: +)
}

extension Command<String> {
  fileprivate var isFeedback: Bool { [.haptic, .announce, .focus].contains(name) }

  /// Does to the drawn order what the command says.
  fileprivate func redraw(_ rows: inout [String]) {
    switch self {
    case .removeRow(let row): rows.removeAll { $0 == row }
    case .insertRow(let row, let slot), .moveRow(let row, let slot), .settle(let row, let slot),
      .snapBack(let row, let slot):
      rows.removeAll { $0 == row }
      rows.insert(row, at: slot.row.flatMap(rows.firstIndex) ?? rows.endIndex)
    default: break
    }
  }
}
