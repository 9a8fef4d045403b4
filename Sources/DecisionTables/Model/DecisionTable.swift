/// A table that answers one question, proven: exactly one of its rules applies to each combination
/// of its conditions.
public struct DecisionTable: Hashable, Sendable {
  /// A row of the table.
  public struct Rule: Hashable, Sendable {
    /// The name by which tickets and notes refer to the rule. Never given to another one.
    public let id: String
    /// For each condition, the tokens of the values to which the rule applies.
    public let conditions: [[String]]
    /// For each consequence, the token of its value.
    public let consequences: [String]
    /// The reason, in a sentence.
    public let why: Words

    /// Creates a rule.
    public init(id: String, conditions: [[String]], consequences: [String], why: Words) {
      self.id = id
      self.conditions = conditions
      self.consequences = consequences
      self.why = why
    }
  }

  /// The table's name as ASCII text without spaces.
  public let id: String
  /// The heading.
  public let title: Words
  /// What the table answers, and what its reader must know first.
  public let introduction: Words
  /// The columns under "When".
  public let conditions: [Column]
  /// The columns under "Then".
  public let consequences: [Column]
  /// The rules, in the order in which they are read.
  public let rules: [Rule]
  /// What was shown to change nothing in this table, by trying it out.
  public let irrelevant: [Words]

  /// Creates a table and proves it.
  public init(
    id: String, title: Words, introduction: Words, conditions: [Column], consequences: [Column],
    rules: [Rule], irrelevant: [Words] = []
  ) throws(TableError) {
    self.id = id
    self.title = title
    self.introduction = introduction
    self.conditions = conditions
    self.consequences = consequences
    self.rules = rules
    self.irrelevant = irrelevant
    try checkCells()
    try checkCoverage()
  }

  /// The number of combinations of the conditions.
  public var combinationCount: Int { conditions.reduce(1) { $0 * $1.values.count } }

  /// Every combination of the conditions, as one token a condition, the last one varying fastest.
  public var combinations: [[String]] {
    conditions.reduce([[]]) { combinations, column in
      combinations.flatMap { start in column.values.map { start + [$0.token] } }
    }
  }

  /// The rule that applies to `combination`, or `nil` if it is none of the table's combinations.
  public func rule(for combination: [String]) -> Rule? {
    rules.first { $0.applies(to: combination) }
  }
}

extension DecisionTable.Rule {
  /// Whether the rule applies to `combination`, given as one token a condition.
  public func applies(to combination: [String]) -> Bool {
    conditions.count == combination.count
      && zip(conditions, combination).allSatisfy { $0.contains($1) }
  }
}
