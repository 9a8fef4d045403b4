/// A column whose value in a situation is found out rather than written down.
struct Derived: Sendable {
  let column: Column
  let token: @Sendable (Situation) -> String
}

/// A rule before its consequences are known.
struct Draft {
  let id: String
  /// The values of each condition; all of them where the condition is not named.
  let when: [String: [String]]
  let why: Words

  init(_ id: String, _ when: [String: [String]] = [:], why: Words) {
    self.id = id
    self.when = when
    self.why = why
  }
}

extension DecisionTable {
  /// Creates a table whose consequences are those of every situation there is, and proves it.
  ///
  /// Situations that differ only in what the table has no condition for must have the same
  /// consequences, and so must all that one rule applies to.
  init(
    id: String, title: Words, introduction: Words, conditions: [Derived], consequences: [Derived],
    drafts: [Draft], situations: [Situation] = Situation.all
  ) throws(TableError) {
    let outcomes = try Self.outcomes(
      of: situations, conditions: conditions, consequences: consequences, table: id)
    let columns = conditions.map(\.column)
    let rules = try Self.rules(drafts, conditions: columns, outcomes: outcomes, table: id)
    let named = Set(conditions.map(\.column.id))
    try self.init(
      id: id, title: title, introduction: introduction, conditions: columns,
      consequences: consequences.map(\.column), rules: rules,
      irrelevant: Derived.properties.filter { !named.contains($0.column.id) }.map(\.column.title))
  }

  /// The consequences of each combination, found out from the situations that belong to it. What
  /// is impossible counts only where nothing else belongs to the combination.
  private static func outcomes(
    of situations: [Situation], conditions: [Derived], consequences: [Derived], table: String
  ) throws(TableError) -> [[String]: [String]] {
    var outcomes: [[String]: [String]] = [:]
    for isPossible in [true, false] {
      let reached = outcomes
      for situation in situations where situation.isPossible == isPossible {
        let combination = conditions.map { $0.token(situation) }
        if !isPossible, reached[combination] != nil { continue }
        let outcome = consequences.map { $0.token(situation) }
        guard let known = outcomes.updateValue(outcome, forKey: combination) else { continue }
        if known == outcome { continue }
        throw .mixedCombination(
          table: table, combination: combination.joined(separator: " "),
          first: known.joined(separator: " "), second: outcome.joined(separator: " "))
      }
    }
    return outcomes
  }

  /// The rules of `drafts`, with the consequences that their combinations have in `outcomes`.
  static func rules(
    _ drafts: [Draft], conditions: [Column], outcomes: [[String]: [String]], table: String
  ) throws(TableError) -> [Rule] {
    var rules: [Rule] = []
    for draft in drafts {
      let cells = conditions.map { draft.when[$0.id] ?? $0.values.map(\.token) }
      let empty = Rule(id: draft.id, conditions: cells, consequences: [], why: draft.why)
      let covered = outcomes.keys.filter(empty.applies).sorted { $0.lexicographicallyPrecedes($1) }
      let outcome = covered.first.flatMap { outcomes[$0] } ?? []
      if let other = covered.first(where: { outcomes[$0] != outcome }), let first = covered.first {
        throw .mixedRule(
          table: table, rule: draft.id,
          first: (first + ["gives"] + outcome).joined(separator: " "),
          second: (other + ["gives"] + (outcomes[other] ?? [])).joined(separator: " "))
      }
      rules.append(
        Rule(id: draft.id, conditions: cells, consequences: outcome, why: draft.why))
    }
    return rules
  }
}
