import ActionStateMachine

/// The same words in every language of the tables.
public struct Words: Hashable, Sendable {
  /// The words in English.
  public let english: String
  /// The words in Japanese.
  public let japanese: String

  /// Creates words from both languages.
  public init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// Creates words that are the same in every language, such as code.
  public init(verbatim text: String) { self.init(text, text) }

  /// The words in `language`.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
