/// A language in which the library has words.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"
}

extension Decision.Hint {
  /// The facts of which a hint is made, in the order in which they are spoken.
  public static var facts: [Decision.Hint] { [.destructive, .asksFirst, .waits, .canBeUndone] }

  /// The hint as sentences, or nothing at all for a hint without facts.
  public func text(in language: Language) -> String {
    var text = ""
    for fact in Self.facts where contains(fact) {
      if language == .english, !text.isEmpty { text += " " }
      text += Self.sentence(for: fact, in: language)
    }
    return text
  }

  private static func sentence(for fact: Decision.Hint, in language: Language) -> String {
    switch language {
    case .english:
      switch fact {
      case .destructive: "Destructive."
      case .asksFirst: "Asks first."
      case .waits: "Takes effect after a wait."
      case .canBeUndone: "Can be undone."
      default: ""
      }
    case .japanese:
      switch fact {
      case .destructive: "破壊的な操作です。"
      case .asksFirst: "実行前に確認があります。"
      case .waits: "反映まで時間がかかります。"
      case .canBeUndone: "あとから取り消せます。"
      default: ""
      }
    }
  }
}
