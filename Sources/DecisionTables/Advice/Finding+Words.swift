extension Finding.Kind {
  /// What to do about it.
  public var advice: Words {
    switch self {
    case .undoOrAsk: Words("Offer undo, or ask first.", "取り消しを案内するか、先に確認する。")
    case .undoOrAskFullSwipe:
      Words(
        "Offer undo, or ask first, or allow no full swipe.",
        "取り消しを案内するか、先に確認するか、フルスワイプをやめる。")
    case .leaveOutRole:
      Words(
        "Give the swipe button no destructive role; colour it red.",
        "スワイプアクションに破壊的なロールを付けず、色で赤くする。")
    case .needlessPrompt: Words("Offer undo instead of asking.", "確認の代わりに取り消しを案内する。")
    case .emptyPrompt: Words("Do not ask.", "確認しない。")
    case .swipeOnly:
      Words(
        "Make sure that a menu or a button reaches it too.", "メニューやボタンでも使えるか確かめる。")
    case .dragOnly:
      Words(
        "Make sure that rows can be moved without a drag too.",
        "ドラッグなしでも並べ替えられるか確かめる。")
    case .noKeys: Words("Make sure that keys reach it too.", "キーでも使えるか確かめる。")
    case .noAccessibilityAction:
      Words(
        "Make sure that it is an accessibility action too.",
        "アクセシビリティアクションとしても使えるか確かめる。")
    case .noLabel: Words("Give it a label.", "ラベルを付ける。")
    }
  }

  /// Why it matters.
  public var reason: Words {
    switch self {
    case .undoOrAsk:
      Words("What it removes is gone for good, at once.", "削除したものはすぐに失われ、戻らない。")
    case .undoOrAskFullSwipe:
      Words(
        "A full swipe is easily made by accident, and what it removes is gone for good.",
        "フルスワイプは誤操作しやすく、削除したものは戻らない。")
    case .leaveOutRole:
      Words(
        "The platform would remove a row that is still there.",
        "まだ存在する行をプラットフォームが消してしまう。")
    case .needlessPrompt:
      Words(
        "A question about what can be taken back only interrupts.",
        "取り消せる操作への確認は、作業を止めるだけになる。")
    case .emptyPrompt:
      Words(
        "A question that protects nothing teaches people to answer without reading.",
        "守るもののない確認は、読まずに答える癖をつける。")
    case .swipeOnly:
      Words("Not everyone can swipe.", "誰もがスワイプできるとは限らない。")
    case .dragOnly: Words("Not everyone can drag.", "誰もがドラッグできるとは限らない。")
    case .noKeys:
      Words("Not everyone can use a pointer.", "誰もがポインタを使えるとは限らない。")
    case .noAccessibilityAction:
      Words(
        "With a screen reader or by voice it is found nowhere else.",
        "スクリーンリーダーや音声操作では、ほかに手段がない。")
    case .noLabel:
      Words("Nobody can hear what the button does.", "ボタンの働きが読み上げられない。")
    }
  }

  /// Who says so.
  public var source: Words {
    switch self {
    case .undoOrAsk, .undoOrAskFullSwipe: Words(verbatim: "WCAG 3.3.4")
    case .leaveOutRole: Words("filmed: DocNR/clave#96", "撮影例：DocNR/clave#96")
    case .needlessPrompt, .emptyPrompt:
      Words("Apple's guidelines on alerts", "Apple のガイドライン「アラート」")
    case .swipeOnly: Words(verbatim: "WCAG 2.5.1")
    case .dragOnly: Words(verbatim: "WCAG 2.5.7")
    case .noKeys: Words(verbatim: "WCAG 2.1.1")
    case .noAccessibilityAction, .noLabel: Words(verbatim: "WCAG 4.1.2")
    }
  }
}
