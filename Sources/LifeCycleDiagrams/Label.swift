import ActionStateMachine

/// The same words in both languages.
struct Label: Hashable, Sendable {
  let english: String
  let japanese: String

  init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
