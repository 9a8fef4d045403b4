import ActionStateMachine

extension TableBook {
  /// The tables as one HTML page, without a script and without anything to load.
  public func html(
    in language: Language = .english, view: View = .contracted, orientation: Orientation = .rows
  ) -> String {
    let links = tables.map { table in
      "<li><a href=\"#\(table.id)\">\(Markup.escaped(table.title[language]))</a></li>"
    }
    let title = Markup.escaped(Phrase.title[language])
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"\(language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(title)</title>",
      "<style>\(HTML.style)</style>", "</head>", "<body>", "<header>", "<h1>\(title)</h1>",
      "<p>\(Markup.escaped(Phrase.introduction[language]))</p>", "</header>",
      "<nav aria-label=\"\(Phrase.contents[language])\"><ul>",
    ]
    lines += links
    let advice = HTML.advice(of: self, in: language)
    if !advice.isEmpty {
      lines.append("<li><a href=\"#advice\">\(Phrase.advice[language])</a></li>")
    }
    lines += [
      "<li><a href=\"#words\">\(Phrase.glossary[language])</a></li>", "</ul></nav>", "<main>",
    ]
    for table in tables {
      let grid = Grid(table, view: view, in: language)
      lines += HTML.section(table, grid, orientation, isLinked: view == .contracted, in: language)
    }
    lines += advice + HTML.glossary(glossaryColumns, in: language)
    lines += ["</main>", "</body>", "</html>", ""]
    return lines.joined(separator: "\n")
  }
}

enum HTML {
  static func section(
    _ table: DecisionTable, _ grid: Grid, _ orientation: TableBook.Orientation, isLinked: Bool,
    in language: Language
  ) -> [String] {
    let title = Markup.escaped(table.title[language])
    let body =
      switch orientation {
      case .rows: rows(grid, isLinked: isLinked, in: language)
      case .columns: columns(grid, isLinked: isLinked, in: language)
      }
    return [
      "<section>", "<h2 id=\"\(table.id)\">\(title)</h2>",
      "<p>\(Markup.escaped(table.introduction[language]))</p>",
      "<div class=\"scroll\" role=\"region\" aria-labelledby=\"\(table.id)\" tabindex=\"0\">",
      "<table>", "<caption><span>\(Markup.escaped(table.promise[language]))</span></caption>",
    ] + body + ["</table>", "</div>", "</section>"]
  }

  private static func rows(_ grid: Grid, isLinked: Bool, in language: Language) -> [String] {
    let conditions = grid.parts.filter { $0 == .condition }.count
    let consequences = grid.parts.filter { $0 == .consequence }.count
    var lines = [
      "<thead>",
      "<tr><th scope=\"col\" rowspan=\"2\">\(Phrase.rule[language])</th>"
        + "<th scope=\"colgroup\" colspan=\"\(conditions)\">\(Phrase.when[language])</th>"
        + "<th scope=\"colgroup\" colspan=\"\(consequences)\" class=\"then\">"
        + "\(Phrase.then[language])</th>"
        + "<th scope=\"col\" rowspan=\"2\">\(Phrase.why[language])</th></tr>",
    ]
    let titles = grid.header.indices.dropFirst().dropLast().map { column in
      "<th scope=\"col\"\(mark(grid, column))>\(Markup.escaped(grid.header[column]))</th>"
    }
    lines += ["<tr>" + titles.joined() + "</tr>", "</thead>", "<tbody>"]
    for cells in grid.lines {
      let data = cells.indices.dropFirst().map { column in
        "<td\(mark(grid, column))\(lang(cells[column], in: language))>"
          + Markup.escaped(cells[column]) + "</td>"
      }
      lines.append("<tr>\(ruleHeader(cells[0], "row", isLinked))" + data.joined() + "</tr>")
    }
    return lines + ["</tbody>"]
  }

  private static func columns(_ grid: Grid, isLinked: Bool, in language: Language) -> [String] {
    let (header, lines) = grid.transposed
    let corner = "<th scope=\"col\" colspan=\"2\">\(Phrase.rule[language])</th>"
    let rules = header.dropFirst().map { ruleHeader($0, "col", isLinked) }.joined()
    var html = ["<thead>", "<tr>\(corner)\(rules)</tr>", "</thead>"]
    let groups: [(Grid.Part, Words)] = [
      (.condition, Phrase.when), (.consequence, Phrase.then), (.why, Phrase.why),
    ]
    for (part, name) in groups {
      let group = lines.filter { $0.part == part }
      html.append("<tbody>")
      for (position, line) in group.enumerated() {
        let isFirst = position == 0 && part != .why
        let start =
          isFirst
          ? "<th scope=\"rowgroup\" rowspan=\"\(group.count)\">\(name[language])</th>" : ""
        let span = part == .why ? " colspan=\"2\"" : ""
        let cells = line.cells.dropFirst().map { cell in
          "<td\(lang(cell, in: language))>\(Markup.escaped(cell))</td>"
        }
        html.append(
          "<tr>\(start)<th scope=\"row\"\(span)>\(Markup.escaped(line.cells[0]))</th>"
            + cells.joined() + "</tr>")
      }
      html.append("</tbody>")
    }
    return html
  }

  private static func ruleHeader(_ id: String, _ scope: String, _ isLinked: Bool) -> String {
    let anchor = isLinked ? " id=\"\(Markup.anchor(id))\"" : ""
    return "<th scope=\"\(scope)\"\(anchor)>\(Markup.escaped(id))</th>"
  }

  /// The classes of a column: the first under "Then", before which a double rule stands, and those
  /// that need room.
  private static func mark(_ grid: Grid, _ column: Int) -> String {
    let isFirst = grid.parts[column] == .consequence && grid.parts[column - 1] == .condition
    let classes = [isFirst ? "then" : nil, grid.isWide[column] ? "wide" : nil].compactMap(\.self)
    return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  /// The language of a cell, where it is not the page's.
  private static func lang(_ cell: String, in language: Language) -> String {
    language != .english && cell.utf8.allSatisfy { $0 < 0x80 } ? " lang=\"en\"" : ""
  }

  /// A value as people and programs name it.
  private static func term(in language: Language) -> (Column.Value) -> String {
    { value in
      "\(Markup.escaped(value.words[language])) "
        + "(<code lang=\"en\">\(Markup.escaped(value.token))</code>)"
    }
  }

  /// What is found about the actions, on pages that say which ways there are to them.
  static func advice(of book: TableBook, in language: Language) -> [String] {
    guard book["paths"] != nil, !book.findings.isEmpty else { return [] }
    let lines = book.findings.map { "<li>\(Markup.escaped($0.text(in: language)))</li>" }
    return [
      "<section>", "<h2 id=\"advice\">\(Phrase.advice[language])</h2>",
      "<p>\(Phrase.adviceIntroduction[language])</p>", "<ul>",
    ] + lines + ["</ul>", "</section>"]
  }

  static func glossary(_ columns: [Column], in language: Language) -> [String] {
    var lines = [
      "<section>", "<h2 id=\"words\">\(Phrase.glossary[language])</h2>",
    ]
    for column in columns {
      let plain = column.values.filter { $0.meaning == nil }.map(term(in: language))
      let explained = column.values.compactMap { value in
        value.meaning.map {
          "<li>\(term(in: language)(value)): \(Markup.escaped($0[language]))</li>"
        }
      }
      lines += [
        "<p><strong>\(Markup.escaped(column.title[language]))</strong> "
          + "\(Markup.escaped(column.note[language]))</p>"
      ]
      if !plain.isEmpty {
        lines.append("<p>\(plain.joined(separator: Phrase.separator[language]))</p>")
      }
      if !explained.isEmpty { lines += ["<ul>"] + explained + ["</ul>"] }
    }
    return lines + ["</section>"]
  }
}
