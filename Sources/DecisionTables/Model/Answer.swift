/// A rule as it is written down by hand: conditions that are not named hold for every value.
struct Answer {
  let id: String
  let when: [String: [String]]
  let then: [String]
  let why: Words

  init(_ id: String, _ when: [String: [String]], _ then: String..., why: Words) {
    self.id = id
    self.when = when
    self.then = then
    self.why = why
  }
}

extension DecisionTable {
  /// Creates a table from answers that people gave, and proves it.
  init(
    id: String, title: Words, introduction: Words, conditions: [Column], consequences: [Column],
    answers: [Answer]
  ) throws(TableError) {
    for answer in answers {
      let unknown = answer.when.keys.first { key in !conditions.contains { $0.id == key } }
      guard let unknown else { continue }
      throw .badCell(table: id, rule: answer.id, column: unknown, found: "a condition")
    }
    try self.init(
      id: id, title: title, introduction: introduction, conditions: conditions,
      consequences: consequences,
      rules: answers.map { answer in
        Rule(
          id: answer.id,
          conditions: conditions.map { answer.when[$0.id] ?? $0.values.map(\.token) },
          consequences: answer.then, why: answer.why)
      })
  }
}
