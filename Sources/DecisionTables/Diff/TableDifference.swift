import ActionStateMachine

/// What changed for people between two books, rule by rule.
public struct TableDifference: Hashable, Sendable {
  /// One change.
  public enum Change: Hashable, Sendable {
    /// A rule that was not there before.
    case added(rule: String)
    /// A rule that is there no more.
    case removed(rule: String)
    /// A cell that says something else: a condition or a consequence.
    case cell(rule: String, isCondition: Bool, column: Words, from: Words, to: Words)
    /// A rule that says the same for another reason.
    case why(rule: String, from: Words, to: Words)
  }

  /// The changes of one table.
  public struct Section: Hashable, Sendable {
    /// The table's heading.
    public let title: Words
    /// Its changes, in the order of the rules.
    public let changes: [Change]
  }

  /// The tables that changed, in their order.
  public let sections: [Section]

  /// Compares `old` with `new` by the ids of tables and rules.
  public init(from old: TableSnapshot, to new: TableSnapshot) {
    let gone = old.tables.filter { table in !new.tables.contains { $0.id == table.id } }
    let sections = (new.tables + gone).map { table in
      let before = old.tables.first { $0.id == table.id }
      let after = new.tables.first { $0.id == table.id }
      return Section(title: Words(table.title), changes: Self.changes(from: before, to: after))
    }
    self.sections = sections.filter { !$0.changes.isEmpty }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { sections.isEmpty }

  /// The changes in words, a line each under its table's heading.
  public func text(in language: Language) -> String {
    guard !isEmpty else { return Words("Nothing changed.", "変更はありません。")[language] + "\n" }
    return sections.map { section in
      section.title[language] + "\n"
        + section.changes.map { "  " + $0.text(in: language) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func changes(
    from old: TableSnapshot.Table?, to new: TableSnapshot.Table?
  ) -> [Change] {
    let (before, after) = (old?.rules ?? [], new?.rules ?? [])
    var changes: [Change] = []
    for rule in after {
      guard let old, let new, let known = before.first(where: { $0.id == rule.id }) else {
        changes.append(.added(rule: rule.id))
        continue
      }
      let cells = cells(of: rule, in: new, from: known, in: old)
      changes += cells
      // Where the answer is another, so is its reason, as a matter of course.
      if cells.isEmpty, known.why != rule.why {
        changes.append(.why(rule: rule.id, from: Words(known.why), to: Words(rule.why)))
      }
    }
    let gone = before.filter { rule in !after.contains { $0.id == rule.id } }
    return changes + gone.map { .removed(rule: $0.id) }
  }

  private static func cells(
    of rule: TableSnapshot.Rule, in new: TableSnapshot.Table,
    from known: TableSnapshot.Rule, in old: TableSnapshot.Table
  ) -> [Change] {
    columns(old.conditions, new.conditions).compactMap { before, after, title in
      let (from, to) = (known.when[before.id] ?? [], rule.when[after.id] ?? [])
      guard before.words(for: from) != after.words(for: to) else { return nil }
      return .cell(
        rule: rule.id, isCondition: true, column: title, from: before.words(for: from),
        to: after.words(for: to))
    }
      + columns(old.consequences, new.consequences).compactMap { before, after, title in
        let from = before.words(for: known.then[before.id].map { [$0] } ?? [])
        let to = after.words(for: rule.then[after.id].map { [$0] } ?? [])
        guard from != to else { return nil }
        return .cell(rule: rule.id, isCondition: false, column: title, from: from, to: to)
      }
  }

  /// The columns of both tables in pairs. A column that one of them lacks says nothing in it.
  private static func columns(
    _ old: [TableSnapshot.Column], _ new: [TableSnapshot.Column]
  ) -> [(TableSnapshot.Column, TableSnapshot.Column, Words)] {
    let gone = old.filter { column in !new.contains { $0.id == column.id } }
    return (new + gone).map { column in
      var missing = column
      missing.values = []
      return (
        old.first { $0.id == column.id } ?? missing, new.first { $0.id == column.id } ?? missing,
        Words(column.title)
      )
    }
  }
}

extension TableDifference.Change {
  /// The change in a line.
  public func text(in language: Language) -> String {
    switch self {
    case .added(let rule): Words("\(rule): new", "\(rule)：追加")[language]
    case .removed(let rule): Words("\(rule): removed", "\(rule)：削除")[language]
    case .cell(let rule, let isCondition, let column, let from, let to):
      switch language {
      case .english:
        "\(rule), \(isCondition ? "when" : "then") \(column.english.lowercased()): "
          + "\(from.english) → \(to.english)"
      case .japanese:
        "\(rule)、\(isCondition ? "条件" : "結果")「\(column.japanese)」："
          + "\(from.japanese) → \(to.japanese)"
      }
    case .why(let rule, let from, let to):
      switch language {
      case .english: "\(rule), why: \(from.english) → \(to.english)"
      case .japanese: "\(rule)、理由：\(from.japanese) → \(to.japanese)"
      }
    }
  }
}

extension Words {
  fileprivate init(_ text: TableSnapshot.Text) { self.init(text.en, text.ja) }
}

extension TableSnapshot.Column {
  /// The words for one of `tokens`, as the tables write them.
  fileprivate func words(for tokens: [String]) -> Words {
    guard !values.isEmpty else { return Words("no such column", "列なし") }
    let column = DecisionTables.Column(
      id, Words(title), note: Words(title),
      values: values.map { .init($0.token, Words($0.words)) })
    return Words(column.words(for: tokens, in: .english), column.words(for: tokens, in: .japanese))
  }
}
