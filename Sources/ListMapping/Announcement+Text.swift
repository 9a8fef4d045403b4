import ActionStateMachine

extension Announcement {
  /// What is said about `count` rows.
  public func text(for count: Int, in language: Language) -> String {
    switch language {
    case .english:
      let rows = count == 1 ? "1 row" : "\(count) rows"
      return switch self {
      case .removed: "\(rows) removed."
      case .restored: "\(rows) restored."
      case .moved: "\(rows) moved."
      case .failed: "\(rows) could not be changed."
      case .waiting: "\(rows) waiting."
      }
    case .japanese:
      return switch self {
      case .removed: "\(count)件を取り除きました。"
      case .restored: "\(count)件を元に戻しました。"
      case .moved: "\(count)件を移動しました。"
      case .failed: "\(count)件を変更できませんでした。"
      case .waiting: "\(count)件が処理待ちです。"
      }
    }
  }
}
