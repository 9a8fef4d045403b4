extension TableBook {
  /// The tables as Decision Model and Notation 1.3, a decision a table.
  ///
  /// Every column lists its values, every cell is written, and the reason is the rule's
  /// description, so that engines can execute the tables and provers can find gaps.
  public func dmn(view: View = .contracted) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<definitions xmlns=\"https://www.omg.org/spec/DMN/20191111/MODEL/\""
        + " id=\"decisionTables\" name=\"decisionTables\""
        + " namespace=\"urn:action-state-machine:decision-tables\">",
    ]
    for table in tables { lines += table.dmn(view: view) }
    return (lines + ["</definitions>", ""]).joined(separator: "\n")
  }
}

extension DecisionTable {
  fileprivate func dmn(view: TableBook.View) -> [String] {
    var lines = [
      "  <decision id=\"\(id)\" name=\"\(id)\">",
      "    <variable id=\"\(id).variable\" name=\"\(id)\"/>",
      "    <decisionTable id=\"\(id).table\" hitPolicy=\"UNIQUE\">",
    ]
    for column in conditions {
      let name = "\(id).when.\(column.id)"
      lines += [
        "      <input id=\"\(name)\">",
        "        <inputExpression id=\"\(name).expression\" typeRef=\"string\"><text>\(column.id)"
          + "</text></inputExpression>",
        "        <inputValues id=\"\(name).values\"><text>\(column.feel)</text></inputValues>",
        "      </input>",
      ]
    }
    for column in consequences {
      let name = "\(id).then.\(column.id)"
      lines += [
        "      <output id=\"\(name)\" name=\"\(column.id)\" typeRef=\"string\">",
        "        <outputValues id=\"\(name).values\"><text>\(column.feel)</text></outputValues>",
        "      </output>",
      ]
    }
    switch view {
    case .contracted:
      for rule in rules { lines += entries(of: rule, matching: rule.conditions, as: rule.id) }
    case .full:
      for (position, combination) in combinations.enumerated() {
        guard let rule = rule(for: combination) else { continue }
        let cells = combination.map { [$0] }
        lines += entries(of: rule, matching: cells, as: "\(rule.id).\(position + 1)")
      }
    }
    return lines + ["    </decisionTable>", "  </decision>"]
  }

  private func entries(of rule: Rule, matching cells: [[String]], as name: String) -> [String] {
    let id = "\(self.id).rule.\(Markup.anchor(name))"
    let inputs = zip(conditions, cells).map { column, tokens in
      let isAny = tokens.count == column.values.count && column.values.count > 1
      return "        <inputEntry id=\"\(id).when.\(column.id)\"><text>"
        + (isAny ? "-" : Column.feel(tokens)) + "</text></inputEntry>"
    }
    let outputs = zip(consequences, rule.consequences).map { column, token in
      "        <outputEntry id=\"\(id).then.\(column.id)\"><text>\(Column.feel([token]))"
        + "</text></outputEntry>"
    }
    return [
      "      <rule id=\"\(id)\">",
      "        <description>\(Markup.escaped(rule.why.english))</description>",
    ] + inputs + outputs + ["      </rule>"]
  }
}

extension Column {
  fileprivate var feel: String { Self.feel(values.map(\.token)) }

  /// A list of texts as FEEL and XML write it.
  fileprivate static func feel(_ tokens: [String]) -> String {
    tokens.map { token in
      let escaped = token.flatMap { "\\\"".contains($0) ? "\\\($0)" : String($0) }
      return Markup.escaped("\"" + String(escaped) + "\"")
    }.joined(separator: ",")
  }
}
