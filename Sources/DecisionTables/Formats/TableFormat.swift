import ActionStateMachine

/// A format in which tables can be written.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
  /// GitHub Flavored Markdown.
  case markdown
  /// One HTML page that needs nothing else.
  case html
  /// Comma-separated values as in RFC 4180.
  case csv
  /// The same with a byte-order mark, which Excel needs to read anything but English.
  case excel
  /// Tab-separated values, to be pasted into a spreadsheet.
  case tsv
  /// JSON, in all languages at once.
  case json
  /// The JSON Schema of that JSON, with every id and every word that may stand in it.
  case jsonSchema = "json-schema"
  /// Decision Model and Notation 1.3.
  case dmn
  /// A Gherkin feature, an outline a table.
  case gherkin

  /// The view in which the format is mostly wanted.
  public var usualView: TableBook.View {
    switch self {
    case .markdown, .html, .tsv, .json, .jsonSchema, .dmn: .contracted
    case .csv, .excel, .gherkin: .full
    }
  }
}

extension TableBook {
  /// The book with only the table named `id`, or `nil` if it has none of that name.
  public func only(_ id: String) -> TableBook? {
    self[id].map { TableBook(actions: actions, tables: [$0], known: known) }
  }

  /// The tables as text.
  ///
  /// The view is the format's usual one if none is given. Markdown and HTML know both orientations;
  /// JSON, its schema and DMN are the same in every language. CSV and TSV give the columns of a
  /// table to a book of one, and otherwise a line a rule with all its cells in words.
  public func text(
    _ format: TableFormat, in language: Language = .english, view: View? = nil,
    orientation: Orientation = .rows
  ) -> String {
    let view = view ?? format.usualView
    return switch format {
    case .markdown: markdown(in: language, view: view, orientation: orientation)
    case .html: html(in: language, view: view, orientation: orientation)
    case .csv: csv(in: language, view: view)
    case .excel: excel(in: language, view: view)
    case .tsv: tsv(in: language, view: view)
    case .json: json(view: view)
    case .jsonSchema: jsonSchema(view: view)
    case .dmn: dmn(view: view)
    case .gherkin: gherkin(in: language, view: view)
    }
  }
}
