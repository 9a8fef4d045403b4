import ActionStateMachine

/// Something about an action that its designer may want to think about again.
public struct Finding: Hashable, Sendable {
  /// What is worth a thought.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It destroys something for good, at once, without asking.
    case undoOrAsk
    /// The same, and a full swipe runs it.
    case undoOrAskFullSwipe
    /// It is destructive on a swipe button, but its row does not leave at once.
    case leaveOutRole
    /// It asks, although it can be undone and a swipe makes it a common one.
    case needlessPrompt
    /// It asks about nothing that can be lost.
    case emptyPrompt
    /// No menu is known to reach it, beside a swipe.
    case swipeOnly
    /// No menu is known to reach it, beside a drag.
    case dragOnly
    /// No key is known to reach it.
    case noKeys
    /// No accessibility action is known to reach it.
    case noAccessibilityAction
    /// Its button says nothing.
    case noLabel
  }

  /// How much it matters.
  public enum Weight: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Good to know. Nothing is wrong with the action.
    case note
    /// Worth a change.
    case warning

    /// Whether `left` matters less than `right`.
    public static func < (left: Weight, right: Weight) -> Bool {
      left == .note && right == .warning
    }
  }

  /// The action.
  public let action: ActionID
  /// What is worth a thought.
  public let kind: Kind
  /// The rules of the tables that say so.
  public let rules: [String]

  /// How much it matters. A way that is missing matters more than one that nobody spoke of.
  public let weight: Weight

  /// The finding in a line: the action, what to do, why, and who says so.
  public func text(in language: Language) -> String {
    let rules = rules.joined(separator: ", ")
    return switch language {
    case .english:
      "\(action.text): \(weight.words[language]): \(kind.advice[language]) \(kind.reason[language])"
        + " (\(kind.source[language])\(rules.isEmpty ? "" : "; \(rules)"))"
    case .japanese:
      "\(action.text)：\(weight.words[language])：\(kind.advice[language])\(kind.reason[language])"
        + "（\(kind.source[language])\(rules.isEmpty ? "" : "、\(rules)")）"
    }
  }
}

extension Finding.Weight {
  /// The weight as a word.
  public var words: Words {
    switch self {
    case .note: Words("note", "参考")
    case .warning: Words("warning", "注意")
    }
  }
}
