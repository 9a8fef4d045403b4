import ActionStateMachine

/// A table as text in cells, ready to be written in any format.
struct Grid {
  /// What a line or column of the grid is for.
  enum Part: Hashable { case rule, condition, consequence, why }

  /// The parts of the lines' cells, one a column.
  var parts: [Part]
  var header: [String]
  var lines: [[String]]
  /// Which columns have sentences in them, and so need more room than others.
  let isWide: [Bool]

  init(_ table: DecisionTable, view: TableBook.View, in language: Language) {
    parts =
      [.rule] + table.conditions.map { _ in .condition }
      + table.consequences.map { _ in .consequence } + [.why]
    header =
      [Phrase.rule[language]] + table.conditions.map(\.title[language])
      + table.consequences.map(\.title[language]) + [Phrase.why[language]]
    switch view {
    case .contracted:
      lines = table.rules.map { table.cells(of: $0, matching: $0.conditions, in: language) }
    case .full:
      lines = table.combinations.compactMap { combination in
        table.rule(for: combination).map {
          table.cells(of: $0, matching: combination.map { [$0] }, in: language)
        }
      }
    }
    isWide = header.indices.map { [lines] column in
      // Japanese letters are twice as wide, and have three times as many bytes.
      lines.contains { $0[column].utf8.count > 40 }
    }
  }

  /// The same cells with a column a rule. The first column says what each line is about.
  var transposed: (header: [String], lines: [(part: Part, cells: [String])]) {
    let lines = header.indices.map { column in
      (part: parts[column], cells: [header[column]] + self.lines.map { $0[column] })
    }
    return (lines[0].cells, Array(lines.dropFirst()))
  }
}

extension DecisionTable {
  fileprivate func cells(
    of rule: Rule, matching conditions: [[String]], in language: Language
  ) -> [String] {
    [rule.id]
      + zip(self.conditions, conditions).map { $0.words(for: $1, in: language) }
      + zip(consequences, rule.consequences).map { $0.words(for: [$1], in: language) }
      + [rule.why[language]]
  }
}
