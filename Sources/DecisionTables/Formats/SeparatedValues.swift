import ActionStateMachine

extension TableBook {
  /// The tables as comma-separated values: lines end in CR LF, and what needs quotes has them.
  public func csv(in language: Language = .english, view: View = .full) -> String {
    records(view: view, in: language)
      .map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The same with a byte-order mark. A cell that Excel would take for a formula is made text.
  public func excel(in language: Language = .english, view: View = .full) -> String {
    "\u{FEFF}"
      + records(view: view, in: language)
      .map { $0.map { Self.quoted(Self.harmless($0)) }.joined(separator: ",") + "\r\n" }.joined()
  }

  /// The tables as tab-separated values, without tabs or line breaks in cells.
  public func tsv(in language: Language = .english, view: View = .contracted) -> String {
    records(view: view, in: language)
      .map { $0.map { Self.singleLine(Self.harmless($0)) }.joined(separator: "\t") + "\n" }
      .joined()
  }

  /// The header and the lines: a table's own columns, or those that all tables have.
  private func records(view: View, in language: Language) -> [[String]] {
    if tables.count == 1, let table = tables.first {
      let grid = Grid(table, view: view, in: language)
      return [grid.header] + grid.lines
    }
    let header = [Phrase.table, Phrase.rule, Phrase.when, Phrase.then, Phrase.why]
    return [header.map { $0[language] }]
      + tables.flatMap { table in
        let grid = Grid(table, view: view, in: language)
        return grid.lines.map { cells in
          [
            table.title[language], cells[0], grid.sentence(.condition, of: cells, in: language),
            grid.sentence(.consequence, of: cells, in: language), cells[cells.count - 1],
          ]
        }
      }
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  private static func harmless(_ cell: String) -> String {
    guard let first = cell.unicodeScalars.first else { return cell }
    return "=+-@\t\r".unicodeScalars.contains(first) ? "'" + cell : cell
  }

  private static func singleLine(_ cell: String) -> String {
    String(
      String.UnicodeScalarView(
        cell.unicodeScalars.map { "\t\r\n".unicodeScalars.contains($0) ? " " : $0 }))
  }
}

extension Grid {
  /// The cells of one part in words: "Change: removes; Asks by: alert".
  fileprivate func sentence(_ part: Part, of cells: [String], in language: Language) -> String {
    let (colon, separator) = language == .english ? (": ", "; ") : ("：", "、")
    return parts.indices.filter { parts[$0] == part }
      .map { header[$0] + colon + cells[$0] }.joined(separator: separator)
  }
}
