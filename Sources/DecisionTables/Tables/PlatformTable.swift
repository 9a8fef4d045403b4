extension DecisionTable {
  /// What does one type for a swipe button?
  static func platform() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "platform", title: Words("What to type on each platform", "プラットフォームごとの書き方"),
      introduction: Words(
        "For a swipe button, whatever its colour. The colour comes from the table before.",
        "スワイプアクションの書き方です。色は「ボタンの見た目とロール」の表で決めます。"),
      conditions: [.platform, Derived.leavesAhead.column], consequences: [.code, .verified],
      answers: [
        Answer(
          "J1", ["platform": ["swiftUI"], "leavesAhead": ["yes"]], "swiftUIRole", "reported",
          why: Words("The list removes the row on the tap.", "タップと同時にリストが行を消す。")),
        Answer(
          "J2", ["platform": ["swiftUI"], "leavesAhead": ["no"]], "swiftUITint", "reported",
          why: Words(
            "Without a role the row comes home; every fix found in the field does this.",
            "ロールがなければ行は元に戻る。現場で見つかった修正はどれもこの形。")),
        Answer(
          "J3", ["platform": ["uiKit"], "leavesAhead": ["yes"]], "uiKitDestructive", "documented",
          why: Words(
            "Delete the row in your own batch update before you complete.",
            "完了を呼ぶ前に、自分の一括更新で行を削除する。")),
        Answer(
          "J4", ["platform": ["uiKit"], "leavesAhead": ["no"]], "uiKitNormal", "documented",
          why: Words(
            "Completing returns the row; not completing keeps it open under the question.",
            "完了を呼ぶと行が戻り、呼ばなければ確認中も開いたままになる。")),
        Answer(
          "J5", ["platform": ["compose"], "leavesAhead": ["yes"]], "composeDismiss", "source",
          why: Words(
            "The row has slid out when the callback runs.", "コールバックの時点で行は画面外へ出ている。")),
        Answer(
          "J6", ["platform": ["compose"], "leavesAhead": ["no"]], "composeReset", "source",
          why: Words(
            "A box that dismisses cannot ask first; the row's own offset can.",
            "消す前提の部品では先に確認できない。行のオフセットを自分で動かす。")),
        Answer(
          "J7", ["platform": ["flutter"], "leavesAhead": ["yes"]], "flutterDismissed", "source",
          why: Words(
            "Take the row out of the data in the callback, or Flutter asserts.",
            "コールバックで行をデータから外さないと、Flutter のアサートに失敗する。")),
        Answer(
          "J8", ["platform": ["flutter"], "leavesAhead": ["no"]], "flutterConfirm", "source",
          why: Words(
            "A false lets the row slide back; the question belongs to the list, not to the row.",
            "false を返すと行が戻る。確認は行ではなくリストが出す。")),
        Answer(
          "J9", ["platform": ["web"], "leavesAhead": ["yes"]], "webExit", "source",
          why: Words(
            "The node stays until the data drops it, for others may be placed before it.",
            "データから消えるまでノードを残す。ほかの行の位置の目印になるから。")),
        Answer(
          "J10", ["platform": ["web"], "leavesAhead": ["no"]], "webHome", "source",
          why: Words("Nothing leaves the page before the data does.", "データより先にページから消さない。")),
      ])
  }
}

extension Column {
  fileprivate static let platform = Column(
    "platform", Words("Platform", "プラットフォーム"),
    note: Words("What draws the list.", "リストの描画元。"),
    values: [
      .init("swiftUI", Words(verbatim: "SwiftUI")), .init("uiKit", Words(verbatim: "UIKit")),
      .init("compose", Words(verbatim: "Jetpack Compose")),
      .init("flutter", Words(verbatim: "Flutter")), .init("web", Words("web", "Web")),
    ])

  fileprivate static let code = Column(
    "code", Words("What to type", "書き方"),
    note: Words("The platform's own words for it.", "そのプラットフォームでの書き方。"),
    values: [
      .init("swiftUIRole", Words(verbatim: "Button(role: .destructive) { … }.tint(colour)")),
      .init("swiftUITint", Words(verbatim: "Button { … }.tint(colour)")),
      .init(
        "uiKitDestructive",
        Words(verbatim: "UIContextualAction(style: .destructive), completion(true)")),
      .init(
        "uiKitNormal", Words(verbatim: "UIContextualAction(style: .normal), backgroundColor")),
      .init("composeDismiss", Words(verbatim: "SwipeToDismissBox(onDismiss = { … })")),
      .init("composeReset", Words(verbatim: "AnchoredDraggableState, animateTo(Settled)")),
      .init("flutterDismissed", Words(verbatim: "Dismissible(onDismissed: …)")),
      .init(
        "flutterConfirm",
        Words(verbatim: "Dismissible(confirmDismiss: (_) async { …; return false; })")),
      .init(
        "webExit",
        Words(
          "exit animation at preAnimateRemoval, node removed at removeRow",
          "preAnimateRemoval で退場アニメーション、removeRow でノードを削除")),
      .init("webHome", Words("transform back to 0 at close", "close で transform を 0 に戻す")),
    ])

  fileprivate static let verified = Column(
    "verified", Words("How sure", "確かさ"),
    note: Words(
      "How it is known. Nothing here was measured on a device by this project.",
      "根拠。このプロジェクトが実機で測ったものではありません。"),
    values: [
      .init("documented", Words("read in the vendor's documentation", "提供元の文書で確認")),
      .init("source", Words("read in the source", "ソースコードで確認")),
      .init("reported", Words("reported by apps", "アプリ開発者の報告")),
    ])
}
