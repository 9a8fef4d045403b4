/// A language in which a diagram names its states and events.
public enum DiagramLanguage: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"
}

/// The same words in both languages.
struct Label: Hashable, Sendable {
  let english: String
  let japanese: String

  init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  subscript(language: DiagramLanguage) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
