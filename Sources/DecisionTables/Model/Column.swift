import ActionStateMachine

/// A column of a table: what it asks, and every answer it knows.
public struct Column: Hashable, Sendable {
  /// One answer.
  public struct Value: Hashable, Sendable {
    /// The answer as ASCII text without spaces, the same in every language and version.
    public let token: String
    /// The answer as it stands in a cell.
    public let words: Words
    /// What the answer means, where the words alone do not say it.
    public let meaning: Words?

    /// Creates an answer.
    public init(_ token: String, _ words: Words, meaning: Words? = nil) {
      self.token = token
      self.words = words
      self.meaning = meaning
    }

    /// The answer of a cell that would be blank in a lesser table.
    public static let cannotHappen = Value(
      "cannotHappen", Words("cannot happen", "起こらない"),
      meaning: Words(
        "There is no such moment: nothing has to be designed for it.",
        "その場面は存在しません。設計する必要はありません。"))
  }

  /// The column's name as ASCII text without spaces, the same in every language and version.
  public let id: String
  /// What stands above the column.
  public let title: Words
  /// What the column asks, in a sentence.
  public let note: Words
  /// Every answer, in the order in which they are listed.
  public let values: [Value]

  /// Creates a column.
  public init(_ id: String, _ title: Words, note: Words, values: [Value]) {
    self.id = id
    self.title = title
    self.note = note
    self.values = values
  }

  /// The answer with `token`, or `nil` if the column does not know it.
  public func value(_ token: String) -> Value? { values.first { $0.token == token } }

  /// The words for one of `tokens`: "any" for all of them, the exceptions if those are one or two
  /// and fewer.
  public func words(for tokens: [String], in language: Language) -> String {
    let named = values.filter { tokens.contains($0.token) }.map { $0.words[language] }
    let others = values.filter { !tokens.contains($0.token) }.map { $0.words[language] }
    let hasExceptions = others.count < min(named.count, 3)
    switch language {
    case .english:
      if others.isEmpty { return values.count == 1 ? named.joined() : "any" }
      if hasExceptions { return "any but " + list(others, last: " and ") }
      return list(named, last: " or ")
    case .japanese:
      if others.isEmpty { return values.count == 1 ? named.joined() : "どれでも" }
      if hasExceptions { return others.joined(separator: "・") + "以外" }
      return named.joined(separator: "・")
    }
  }

  private func list(_ words: [String], last: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + last + end
  }
}
