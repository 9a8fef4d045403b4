import ActionStateMachine

extension DecisionTable {
  /// What follows for each action of `set`, and by which rules of the other tables?
  static func actions(of set: ActionSet, rules: [DecisionTable]) throws(TableError)
    -> DecisionTable
  {
    let cases = set.actions.flatMap { ActionCase.all(of: $0, rules: rules) }
    let hints = Column.Value.unique(cases.map(\.hint))
    let references = Column.Value.unique(cases.map(\.references))
    return try DecisionTable(
      id: "actions", title: Words("Your actions", "アクションごとの動き"),
      introduction: Words(
        "Each action of the list, by each way to start it, with the rules below that say so.",
        "リストの各アクションを開始の操作ごとに示し、根拠となる下の表の規則を添えます。"),
      conditions: [.action(set), Derived.trigger.column],
      consequences: [
        Derived.role.column, Derived.tint.column, Derived.atTrigger.column, .hint(hints),
        .references(references),
      ],
      rules: cases.map(\.rule))
  }
}

/// One action and one group of triggers that never differ for it.
private struct ActionCase {
  let action: RowAction
  /// What the rule's id ends in.
  let name: String
  let triggers: [String]
  /// What the tables say, or `nil` where the action cannot start so.
  let outcome: (decision: Decision, reasons: [DecisionTable.Rule])?

  /// Every case of `action`, the impossible ones as one at the end.
  static func all(of action: RowAction, rules: [DecisionTable]) -> [ActionCase] {
    let starts: [(name: String, triggers: [String], start: Situation.Start, isPossible: Bool)] = [
      ("fullSwipe", ["fullSwipe"], .trigger(.fullSwipe), action.allowsFullSwipe),
      ("tap", ["tap"], .trigger(.path(.tap)), action.edge != nil),
      ("elsewhere", .elsewhere, .trigger(.path(.menu)), !action.isReorder),
      ("drop", ["drop"], .drop, action.isReorder),
    ]
    let possible = starts.filter(\.isPossible).map { name, triggers, start, _ in
      let situation = Situation(action, start: start)
      let outcome = situation.decision.map { decision in
        (decision, rules.compactMap { $0.rule(in: situation) })
      }
      return ActionCase(action: action, name: name, triggers: triggers, outcome: outcome)
    }
    let others = starts.filter { !$0.isPossible }.flatMap(\.triggers)
    let impossible = ActionCase(action: action, name: "never", triggers: others, outcome: nil)
    return possible + [impossible]
  }

  var hint: Column.Value {
    guard let hint = outcome?.decision.hint else { return .cannotHappen }
    guard !hint.isEmpty else { return .init("none", Words("nothing", "なし")) }
    let facts = Decision.Hint.facts.enumerated().filter { hint.contains($1) }
    return .init(
      "hint" + facts.map { String($0.offset + 1) }.joined(),
      Words(hint.text(in: .english), hint.text(in: .japanese)))
  }

  var references: Column.Value {
    guard let references = outcome?.reasons.map(\.id) else { return .cannotHappen }
    return .init(
      references.joined(separator: "-"), Words(verbatim: references.joined(separator: ", ")))
  }

  var rule: DecisionTable.Rule {
    let impossible = Column.Value.cannotHappen.token
    let button = name == "drop" ? nil : outcome?.decision
    return DecisionTable.Rule(
      id: "\(action.id.text).\(name)", conditions: [[action.id.text], triggers],
      consequences: [
        button?.role.rawValue ?? impossible, button?.tint.rawValue ?? impossible,
        outcome?.decision.rowAtTrigger.rawValue ?? impossible, hint.token, references.token,
      ],
      why: why)
  }

  /// The reasons of the first rule, which is about the row, and of the last, about the button; of a
  /// drop, which has no button, that of the second.
  private var why: Words {
    guard let reasons = outcome?.reasons.map(\.why), reasons.count > 1 else {
      return Words("The action cannot be started so.", "このアクションはこの操作では始められない。")
    }
    let (first, second) = (reasons[0], reasons[name == "drop" ? 1 : reasons.count - 1])
    return Words(
      "\(first.english) \(second.english)", "\(first.japanese)\(second.japanese)")
  }
}

extension DecisionTable {
  /// The rule that applies in `situation`, or `nil` if the table is about something else.
  fileprivate func rule(in situation: Situation) -> Rule? {
    let sources = Derived.properties + [.leavesAhead]
    let tokens = conditions.compactMap { column in
      sources.first { $0.column.id == column.id }?.token(situation)
    }
    return rule(for: tokens)
  }
}

extension Column {
  /// The id of the column that names other rules.
  static let referencesID = "rules"

  static func action(_ set: ActionSet) -> Column {
    Column(
      "action", Words("Action", "アクション"),
      note: Words("The action, by its id.", "アクションの ID。"),
      values: set.actions.map { action in
        .init(
          action.id.text, Words(verbatim: action.id.text),
          meaning: action.label.isEmpty ? nil : Words(verbatim: action.label))
      })
  }

  fileprivate static func hint(_ values: [Value]) -> Column {
    Column(
      "hint", Words("Spoken hint", "読み上げのヒント"),
      note: Words("What is said besides the label.", "ラベルに続けて読み上げる文。"), values: values)
  }

  fileprivate static func references(_ values: [Value]) -> Column {
    Column(
      referencesID, Words("Rules", "根拠の規則"),
      note: Words("The rules that say so.", "根拠となる規則。"), values: values)
  }
}

extension Column.Value {
  /// The values without repetition, each where it comes first.
  fileprivate static func unique(_ values: [Column.Value]) -> [Column.Value] {
    var tokens = Set<String>()
    return values.filter { tokens.insert($0.token).inserted }
  }
}
