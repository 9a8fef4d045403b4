import ActionStateMachine

extension TableBook {
  /// The tables as a Gherkin feature: an outline a table, an example a line.
  public func gherkin(in language: Language = .english, view: View = .full) -> String {
    let words = Gherkin(language)
    var lines = [
      "# language: \(language.rawValue)", "\(words.feature): \(Phrase.title[language])", "",
    ]
    for table in tables { lines += words.outline(table, Grid(table, view: view, in: language)) }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The keywords of a language, and what is written with them.
private struct Gherkin {
  let language: Language
  let feature, outline, given, and, then, examples: String

  init(_ language: Language) {
    self.language = language
    switch language {
    case .english:
      (feature, outline, examples) = ("Feature", "Scenario Outline", "Examples")
      (given, and, then) = ("Given ", "And ", "Then ")
    case .japanese:
      (feature, outline, examples) = ("機能", "シナリオアウトライン", "サンプル")
      (given, and, then) = ("前提", "かつ", "ならば")
    }
  }

  func outline(_ table: DecisionTable, _ grid: Grid) -> [String] {
    let names = grid.parts.indices.map { name(of: $0, in: table, grid) }
    var lines = [
      "  @\(table.id)", "  \(outline): \(table.title[language]) <\(names[0])>",
    ]
    lines += steps(.condition, start: given, names, grid)
    lines += steps(.consequence, start: then, names, grid)
    lines += ["", "    \(examples):", row(Array(names.dropLast()))]
    return lines + grid.lines.map { row(Array($0.dropLast())) } + [""]
  }

  /// The name of a column in the examples, different for a condition and a consequence.
  private func name(of position: Int, in table: DecisionTable, _ grid: Grid) -> String {
    switch grid.parts[position] {
    case .rule: "rule"
    case .condition: table.conditions[position - 1].id
    case .consequence: "then." + table.consequences[position - 1 - table.conditions.count].id
    case .why: "why"
    }
  }

  private func steps(
    _ part: Grid.Part, start: String, _ names: [String], _ grid: Grid
  ) -> [String] {
    grid.parts.indices.filter { grid.parts[$0] == part }.enumerated().map { number, position in
      let keyword = number == 0 ? start : and
      return switch language {
      case .english: "    \(keyword)\"\(grid.header[position])\" is \"<\(names[position])>\""
      case .japanese: "    \(keyword)「\(grid.header[position])」は「<\(names[position])>」"
      }
    }
  }

  private func row(_ cells: [String]) -> String {
    "      | " + cells.map(Self.escaped).joined(separator: " | ") + " |"
  }

  private static func escaped(_ cell: String) -> String {
    String(
      cell.flatMap { character in
        switch character {
        case "|", "\\": "\\\(character)"
        case "\n": "\\n"
        default: String(character)
        }
      })
  }
}
