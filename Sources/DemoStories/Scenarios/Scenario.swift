import ActionStateMachine
import ActionStateMachineJSON

/// A small run worth looking at: a list, what happens to it, and why that is interesting.
public struct Scenario: Sendable {
  /// Scenarios that belong together.
  public struct Chapter: Sendable {
    /// What they are about.
    public var title: String
    /// The scenarios.
    public var scenarios: [Scenario]
  }

  /// The word by which the command line knows it.
  public var name: String
  /// What happens, in one sentence.
  public var title: String
  /// What to look at, in a sentence or two.
  public var why: String
  /// The actions of the list.
  public var actions: ActionSet
  /// The policies of the list.
  public var policy: Policy
  /// The rows on screen at first.
  public var rows: [String]
  /// What happens.
  public var events: [Event<String>]

  init(
    _ name: String, _ title: String, why: String, actions: ActionSet = .demo,
    policy: Policy = Policy(), rows: [String] = ["a", "b", "c", "d"], _ events: [Event<String>]
  ) {
    self.name = name
    self.title = title
    self.why = why
    self.actions = actions
    self.policy = policy
    self.rows = rows
    self.events = events
  }

  /// All scenarios, in the order in which they build on each other.
  public static let chapters = [
    Chapter(title: "What an action does to its row", scenarios: decisions),
    Chapter(title: "Questions", scenarios: questions),
    Chapter(title: "Swiping", scenarios: swiping),
    Chapter(title: "The store and the data", scenarios: store),
    Chapter(title: "Undo", scenarios: undo),
    Chapter(title: "Selection and edit mode", scenarios: selection),
    Chapter(title: "Reordering", scenarios: reordering),
    Chapter(title: "Life cycle", scenarios: lifeCycle),
    Chapter(title: "Refused", scenarios: refused),
  ]

  /// All scenarios of all chapters.
  public static let all = chapters.flatMap(\.scenarios)

  /// The scenario as the lines of a trace.
  public var trace: [String] {
    let header = TraceHeader(actions: actions, policy: policy, rows: rows)
    return [header.json] + events.map(\.json)
  }

  /// The scenario as it is told: each event with what it did.
  public var text: TextBlock {
    var block = TextBlock("\(name): \(title)", .strong)
    block.add(why)
    var transcript = DrawnTranscript(actions: actions, rows: rows)
    var machine = ListStateMachine(actions: actions, policy: policy, rows: rows)
    for event in events {
      block.add()
      block.add(transcript.lines(event, machine.send(event)))
    }
    return block
  }
}

extension ActionSet {
  /// The standard actions, and one more of each kind that only some lists have.
  static let demo: ActionSet = {
    let more = [
      RowAction(
        id: "trash", label: "Trash", edge: .trailing, isDestructive: true, change: .removes),
      RowAction(id: "file", label: "File", edge: .leading, change: .removes, tint: "indigo"),
      RowAction(id: "pin", label: "Pin", edge: .leading, change: .updates, tint: "orange"),
      RowAction(id: "send", label: "Send", change: .removes, commit: .deferred),
      RowAction(id: "sync", label: "Sync", change: .updates, commit: .deferred),
      RowAction(id: "top", label: "To the top", change: .moves),
      RowAction(id: "outbox", label: "To the outbox", change: .moves, commit: .deferred),
      RowAction(
        id: "ask-open", label: "Ask open", edge: .trailing, change: .updates, prompts: [.popover],
        rowWhilePrompting: .closesAtAnswer),
      RowAction(
        id: "ask-stay", label: "Ask and stay", edge: .trailing, isDestructive: true,
        change: .removes, prompts: [.sheet], rowWhilePrompting: .staysOpenOnCancel),
      RowAction(
        id: "twice", label: "Tap twice", edge: .trailing, isDestructive: true, change: .removes,
        prompts: [.inline], rowWhilePrompting: .closesAtAnswer),
    ]
    return (try? ActionSet(ActionSet.standard.actions + more)) ?? .standard
  }()

  /// A list in which a drop is `reorder`.
  static func dropping(_ reorder: RowAction) -> ActionSet {
    (try? ActionSet([reorder])) ?? .standard
  }
}
