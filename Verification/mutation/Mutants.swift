import ActionStateMachine
import ActionStateMachineJSON
import ActionStateMachineTesting
import Foundation

/// Runs the quick checks on the mutant that the environment switches on, the quickest first. Prints
/// the check that notices and exits with 1, or prints nothing and exits with 0.
///
/// The arguments are files of actions.
@main
enum Mutants {
  static func main() throws {
    var sets = [("standard", ActionSet.standard)]
    for path in CommandLine.arguments.dropFirst() {
      let file = URL(filePath: path)
      let actions = try StrictJSONDecoder().decode(ActionSet.self, from: Data(contentsOf: file))
      sets.append((file.deletingPathExtension().lastPathComponent, actions))
    }
    for name in Case.names where try !holds(Case(named: name)) { die("case \(name)") }
    for (name, actions) in sets where !holds(actions, seeds: 1...8, rows: 3) {
      die("walks of \(name)")
    }
    for (name, actions) in sets where !refills(actions, seeds: 1...8) {
      die("a transition of \(name) that is filled again")
    }
    for (name, actions) in sets where !holdsEverywhere(actions, rows: 1) {
      die("every state of one row of \(name)")
    }
    for (name, actions) in sets where !holds(actions, seeds: 1000...1063, rows: 4) {
      die("long walks of \(name)")
    }
    if !holdsEverywhere(.standard, rows: 2) { die("every state of two rows") }
  }

  private static func die(_ killer: String) -> Never {
    print(killer)
    exit(1)
  }

  /// Whether a recorded run gives the outcomes, commands and order that it must.
  private static func holds(_ run: Case) throws -> Bool {
    var machine = run.machine
    var transition = Transition<String>()
    for step in run.steps {
      machine.send(step.event, into: &transition)
      let commands = try taken(from: transition).filter { !$0.isFeedback }.map {
        try JSONValue(parsing: $0.json.utf8).ordered
      }
      guard transition.outcome.words == [step.outcome, step.reason],
        bag(commands) == bag(step.commands)
      else { return false }
    }
    return machine.drawnRows == run.drawn
  }

  private static func taken(from transition: Transition<String>) -> [Command<String>] {
    var (transition, commands) = (transition, [Command<String>]())
    while !transition.isEmpty { commands.append(transition.removeFirst()) }
    return commands
  }

  private static func bag(_ commands: [JSONValue]) -> [JSONValue: Int] {
    Dictionary(commands.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func holds(_ actions: ActionSet, seeds: ClosedRange<UInt64>, rows: Int) -> Bool {
    let letters = "abcdef".map { String($0) }
    let policies = Policy.allCases
    return seeds.allSatisfy { seed in
      var walk = RandomWalk(
        actions: actions, policy: policies[Int(seed) % policies.count],
        rows: Array(letters.prefix(rows)), others: Array(letters.dropFirst(rows)))
      walk.shrinks = false
      return (try? walk.run(seed: seed)) != nil
    }
  }

  /// Whether a transition that is filled again says what a new one does.
  private static func refills(_ actions: ActionSet, seeds: ClosedRange<UInt64>) -> Bool {
    let rows = ["a", "b", "c", "d"]
    return seeds.allSatisfy { seed in
      var list = CheckedMachine(actions: actions, rows: rows)
      list.checksCopies = false
      var generator = EventGenerator(actions: actions, pool: rows + ["e"], seed: seed)
      var refilled = Transition<String>()
      return (1...200).allSatisfy { _ in
        let event = generator.next(list.checker)
        var (machine, copy) = (list.machine, list.machine)
        machine.send(event, into: &refilled)
        guard refilled == copy.send(event), let sent = try? list.send(event) else { return false }
        generator.note(sent)
        return true
      }
    }
  }

  private static func holdsEverywhere(_ actions: ActionSet, rows: Int) -> Bool {
    var world = World(actions: actions, rows: rows)
    if rows == 1 { (world.hasSelection, world.hasUpdates) = (true, true) }
    return (try? Explorer(world).explore()) != nil
  }
}

extension Outcome {
  fileprivate var words: [String?] {
    switch self {
    case .handled: ["handled", nil]
    case .ignored(let reason): ["ignored", reason.rawValue]
    }
  }
}

extension Command<String> {
  fileprivate var isFeedback: Bool { [.haptic, .announce, .focus].contains(name) }
}
