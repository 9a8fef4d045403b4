import ActionStateMachine

/// What a prompt says.
public struct PromptWords: Hashable, Sendable {
  /// The question.
  public var title: String
  /// What more there is to say.
  public var message: String?
  /// The yes.
  public var confirm: String
  /// The no.
  public var cancel: String

  /// Creates the words of a prompt.
  public init(title: String, message: String? = nil, confirm: String, cancel: String) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
  }

  /// Words for want of better ones: the action's label, and how many rows if several.
  public init(for action: RowAction, rows count: Int, in language: Language) {
    let cancel =
      switch language {
      case .english: "Cancel"
      case .japanese: "キャンセル"
      }
    let question =
      switch language {
      case .english: count == 1 ? "\(action.label)?" : "\(action.label) (\(count))?"
      case .japanese: count == 1 ? "\(action.label)しますか？" : "\(count)件を\(action.label)しますか？"
      }
    self.init(title: question, confirm: action.label, cancel: cancel)
  }
}

extension RowAction {
  /// Whether the yes of its prompts is styled as destructive. There the role is no more than that.
  public var confirmsDestructively: Bool {
    decision(for: self, trigger: .path(.menu)).role == .destructive
  }
}
