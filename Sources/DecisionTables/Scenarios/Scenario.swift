import ActionStateMachine

/// A moment in the life of a list, played on the machine to see what it does.
struct Scenario: Sendable {
  /// The id of the rule that the moment becomes.
  let rule: String
  /// The moment, as a value of the table's only condition.
  let moment: Column.Value
  /// Why the machine does what it does.
  let why: Words
  /// The action of the list.
  let action: RowAction
  /// What happened before.
  let before: [Event<String>]
  /// What happens.
  let event: Event<String>

  init(
    _ rule: String, _ token: String, _ words: Words, of action: RowAction,
    after before: [Event<String>] = [], _ event: Event<String>, why: Words
  ) {
    self.rule = rule
    self.action = action
    moment = Column.Value(token, words)
    self.before = before
    self.event = event
    self.why = why
  }

  /// What the machine does then, with the rows a, b, c and d in its list.
  func play() -> Transition<String>? {
    guard let set = try? ActionSet([action]) else { return nil }
    var machine = ListStateMachine(actions: set, rows: ["a", "b", "c", "d"])
    for event in before { _ = machine.send(event) }
    return machine.send(event)
  }
}

/// What a scenario shows: a column, and how to read it off a transition. The row to watch is a.
struct Shown: Sendable {
  let column: Column
  let token: @Sendable (Transition<String>) -> String
}

extension DecisionTable {
  /// Creates a table with a rule a scenario, whose consequences the machine gives, and proves it.
  init(
    id: String, title: Words, introduction: Words, moment: (id: String, title: Words, note: Words),
    shown: [Shown], scenarios: [Scenario]
  ) throws(TableError) {
    let column = Column(
      moment.id, moment.title, note: moment.note, values: scenarios.map(\.moment))
    let rules = scenarios.map { scenario in
      let transition = scenario.play()
      return Rule(
        id: scenario.rule, conditions: [[scenario.moment.token]],
        consequences: transition.map { transition in shown.map { $0.token(transition) } } ?? [],
        why: scenario.why)
    }
    try self.init(
      id: id, title: title, introduction: introduction, conditions: [column],
      consequences: shown.map(\.column), rules: rules)
  }
}
