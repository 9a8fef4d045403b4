extension DecisionTable {
  /// Throws unless every rule has its own id and known values, and a value, in each of its cells.
  func checkCells() throws(TableError) {
    var ids = Set<String>()
    for rule in rules {
      guard ids.insert(rule.id).inserted else {
        throw .repeatedRule(table: id, rule: rule.id)
      }
      try check(rule, rule.conditions, in: conditions)
      try check(rule, rule.consequences.map { [$0] }, in: consequences)
    }
  }

  private func check(
    _ rule: Rule, _ cells: [[String]], in columns: [Column]
  ) throws(TableError) {
    for (position, column) in columns.enumerated() {
      let tokens = position < cells.count ? cells[position] : []
      let unknown = tokens.first { column.value($0) == nil }
      guard unknown == nil, !tokens.isEmpty else {
        throw .badCell(
          table: id, rule: rule.id, column: column.id,
          found: unknown.map { "\"\($0)\"" } ?? "nothing")
      }
    }
    guard cells.count == columns.count else {
      throw .badCell(table: id, rule: rule.id, column: "after the last", found: "a cell")
    }
  }

  /// Throws unless exactly one rule applies to each combination.
  func checkCoverage() throws(TableError) {
    for combination in combinations {
      let applying = rules.filter { $0.applies(to: combination) }
      if applying.count == 1 { continue }
      let name = describe(combination)
      if applying.isEmpty { throw .gap(table: id, combination: name) }
      throw .overlap(table: id, rules: applying.map(\.id), combination: name)
    }
  }

  /// A combination in words: "trigger full swipe, change removes".
  func describe(_ combination: [String]) -> String {
    zip(conditions, combination)
      .map { "\($0.id) \($1)" }
      .joined(separator: ", ")
  }
}
