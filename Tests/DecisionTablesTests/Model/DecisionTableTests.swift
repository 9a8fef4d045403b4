import DecisionTables
import Testing

private let words = Words("words", "言葉")

private func column(_ id: String, _ tokens: String...) -> Column {
  Column(id, words, note: words, values: tokens.map { .init($0, Words(verbatim: $0)) })
}

private func rule(_ id: String, _ conditions: [[String]], _ consequence: String...)
  -> DecisionTable.Rule
{
  .init(id: id, conditions: conditions, consequences: consequence, why: words)
}

private func table(_ rules: [DecisionTable.Rule]) throws -> DecisionTable {
  try DecisionTable(
    id: "t", title: words, introduction: words,
    conditions: [column("size", "big", "small"), column("wet", "yes", "no")],
    consequences: [column("float", "yes", "no")], rules: rules)
}

struct DecisionTableTests {
  @Test("A table whose rules share the combinations out finds the one that applies")
  func lookup() throws {
    let table = try table([
      rule("1", [["big", "small"], ["no"]], "no"), rule("2", [["big"], ["yes"]], "yes"),
      rule("3", [["small"], ["yes"]], "no"),
    ])
    #expect(table.combinationCount == 4)
    #expect(
      table.combinations == [["big", "yes"], ["big", "no"], ["small", "yes"], ["small", "no"]])
    #expect(table.combinations.map { table.rule(for: $0)?.id } == ["2", "1", "3", "1"])
    #expect(table.rule(for: ["huge", "no"]) == nil)
  }

  @Test("A combination without a rule is an error that names it")
  func gap() {
    let error = TableError.gap(table: "t", combination: "size small, wet yes")
    #expect(throws: error) {
      try table([
        rule("1", [["big", "small"], ["no"]], "no"), rule("2", [["big"], ["yes"]], "yes"),
      ])
    }
    #expect(error.description == "Table t has no rule for size small, wet yes.")
  }

  @Test("A combination with two rules is an error that names it and them")
  func overlap() {
    let error = TableError.overlap(table: "t", rules: ["1", "2"], combination: "size big, wet no")
    #expect(throws: error) {
      try table([
        rule("1", [["big", "small"], ["no"]], "no"), rule("2", [["big"], ["yes", "no"]], "yes"),
        rule("3", [["small"], ["yes"]], "no"),
      ])
    }
    #expect(error.description == "Table t has the rules 1 and 2 for size big, wet no.")
  }

  @Test("Two rules cannot share an id")
  func repeatedRule() {
    #expect(throws: TableError.repeatedRule(table: "t", rule: "1")) {
      try table([
        rule("1", [["big"], ["yes", "no"]], "no"), rule("1", [["small"], ["yes", "no"]], "no"),
      ])
    }
  }

  @Test("A cell that its column does not know is an error that names it")
  func unknownValue() {
    #expect(throws: TableError.badCell(table: "t", rule: "1", column: "size", found: "\"huge\"")) {
      try table([rule("1", [["big", "huge"], ["yes"]], "no")])
    }
    #expect(throws: TableError.badCell(table: "t", rule: "1", column: "float", found: "\"ja\"")) {
      try table([rule("1", [["big"], ["yes"]], "ja")])
    }
  }

  @Test("A blank or missing cell is an error, and so is one too many")
  func blankCell() {
    #expect(throws: TableError.badCell(table: "t", rule: "1", column: "wet", found: "nothing")) {
      try table([rule("1", [["big"], []], "no")])
    }
    #expect(throws: TableError.badCell(table: "t", rule: "1", column: "float", found: "nothing")) {
      try table([rule("1", [["big"], ["yes"]])])
    }
    #expect(
      throws: TableError.badCell(
        table: "t", rule: "1", column: "after the last", found: "a cell")
    ) {
      try table([rule("1", [["big"], ["yes"]], "no", "no")])
    }
  }
}
