/// Why a table is not proven.
public enum TableError: Error, Hashable, Sendable {
  /// No rule applies to the combination.
  case gap(table: String, combination: String)
  /// Several rules apply to the combination.
  case overlap(table: String, rules: [String], combination: String)
  /// The combination leaves something out on which its consequences depend.
  case mixedCombination(table: String, combination: String, first: String, second: String)
  /// The rule applies to two combinations with different consequences.
  case mixedRule(table: String, rule: String, first: String, second: String)
  /// Two rules have the same id.
  case repeatedRule(table: String, rule: String)
  /// A rule has a cell that its column does not know, or none at all.
  case badCell(table: String, rule: String, column: String, found: String)
}

extension TableError: CustomStringConvertible {
  /// What is wrong, and where, in a sentence.
  public var description: String {
    switch self {
    case .gap(let table, let combination):
      "Table \(table) has no rule for \(combination)."
    case .overlap(let table, let rules, let combination):
      "Table \(table) has the rules \(rules.joined(separator: " and ")) for \(combination)."
    case .mixedCombination(let table, let combination, let first, let second):
      "Table \(table) needs another condition: \(combination) gives \(first), but also \(second)."
    case .mixedRule(let table, let rule, let first, let second):
      "Rule \(rule) of table \(table) joins what differs: \(first), but \(second)."
    case .repeatedRule(let table, let rule):
      "Table \(table) has two rules \(rule)."
    case .badCell(let table, let rule, let column, let found):
      "Rule \(rule) of table \(table) has \(found) in the column \(column), which does not know it."
    }
  }
}
