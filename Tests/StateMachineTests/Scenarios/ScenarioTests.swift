import ActionStateMachine
import ActionStateMachineJSON
import DecisionTables
import DemoStories
import Foundation
import Testing

/// What a scenario's events did.
private func transitions(of scenario: Scenario) -> [Transition<String>] {
  var machine = ListStateMachine(
    actions: scenario.actions, policy: scenario.policy, rows: scenario.rows)
  return scenario.events.map { machine.send($0) }
}

private let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Fixtures/transcripts")

@Test("A scenario is told as it was recorded", arguments: Scenario.all)
func scenarioTranscript(scenario: Scenario) throws {
  let file = transcripts.appending(path: scenario.name + ".txt")
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(scenario.text.text(isColoured: false) == expected)
}

@Test("No recorded scenario is left behind")
func noOldTranscripts() throws {
  let files = try FileManager.default.contentsOfDirectory(atPath: transcripts.path())
  #expect(Set(files) == Set(Scenario.all.map { $0.name + ".txt" }))
}

@Test("Scenarios have names of their own that fit the list")
func scenarioNames() {
  #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
  #expect(Scenario.all.allSatisfy { $0.name.count < 28 })
}

@Test("In a scenario everything is taken, but for what is refused at its end")
func scenarioOutcomes() {
  for scenario in Scenario.all {
    let ignored = transitions(of: scenario).enumerated().filter { $0.element.outcome != .handled }
    if scenario.name.hasPrefix("refused-"),
      let reason = IgnoredReason(
        rawValue: String(scenario.name.dropFirst("refused-".count)))
    {
      #expect(ignored.map(\.element.outcome) == [.ignored(reason)], "\(scenario.name)")
      #expect(ignored.first?.offset == scenario.events.count - 1, "\(scenario.name)")
    } else {
      // A kept question does not mind the background.
      let ignored = ignored.filter { scenario.events[$0.offset] != .background }
      #expect(ignored.isEmpty, "\(scenario.name)")
    }
  }
}

@Test("Every event, command and reason is in a scenario")
func everyWord() {
  let all = Scenario.all.map { ($0, transitions(of: $0)) }
  #expect(Set(all.flatMap { $0.0.events.map(\.kind) }) == Set(EventKind.allCases))
  let commands = Set(all.flatMap { $0.1.flatMap { $0.map(\.name) } })
  #expect(commands == Set(CommandName.allCases))
  let reasons = all.flatMap { $0.1 }.compactMap { transition -> IgnoredReason? in
    if case .ignored(let reason) = transition.outcome { reason } else { nil }
  }
  #expect(Set(reasons) == Set(IgnoredReason.allCases))
}

@Test(
  "Every rule about what an action does is in a scenario",
  arguments: ["law", "answer", "data", "look"])
func everyRule(table id: String) throws {
  let starts = Scenario.all.flatMap(Start.all)
  let table = try #require(try TableBook()[id])
  for rule in table.rules where rule.consequences.contains(where: { $0 != "cannotHappen" }) {
    let isTold = starts.contains { start in
      rule.applies(to: table.conditions.map { start.token(for: $0.id) })
    }
    #expect(isTold, "\(rule.id)")
  }
}

/// An action and what started it.
private struct Start {
  var action: RowAction
  var trigger: String

  static func all(in scenario: Scenario) -> [Start] {
    scenario.events.compactMap { event in
      switch event {
      case .trigger(let id, _, let path):
        scenario.actions[id].map { Start(action: $0, trigger: path.rawValue) }
      case .fullSwipe(_, let edge, let id):
        (id.flatMap { scenario.actions[$0] } ?? scenario.actions.fullSwipeAction(on: edge))
          .map { Start(action: $0, trigger: "fullSwipe") }
      case .drop: scenario.actions.reorderAction.map { Start(action: $0, trigger: "drop") }
      default: nil
      }
    }
  }

  func token(for condition: String) -> String {
    switch condition {
    case "trigger": trigger
    case "change": action.change.rawValue
    case "prompts":
      action.prompts.count > 1 ? "several" : action.prompts.first?.rawValue ?? "none"
    case "commit": action.commit.rawValue
    case "rowWhilePrompting": action.rowWhilePrompting.rawValue
    case "destructive": action.isDestructive ? "yes" : "no"
    case "ownTint": action.tint == nil ? "no" : "yes"
    case "undoable": action.isUndoable ? "yes" : "no"
    case "leavesAhead": action.preAnimatesRemoval ? "yes" : "no"
    default: "no such condition"
    }
  }
}

@Test("A scenario's trace replays to the same transitions", arguments: Scenario.all)
func scenarioTrace(scenario: Scenario) throws {
  let decoder = StrictJSONDecoder()
  let header: TraceHeader<String> = try decoder.decode(from: Array(scenario.trace[0].utf8))
  var machine = ListStateMachine(
    actions: header.actions ?? .standard, policy: header.policy ?? Policy(),
    rows: header.rows ?? [])
  let replayed = try scenario.trace.dropFirst().map { line in
    machine.send(try decoder.decode(Event<String>.self, from: Array(line.utf8)))
  }
  #expect(replayed == transitions(of: scenario))
}
