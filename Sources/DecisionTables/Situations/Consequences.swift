import ActionStateMachine

extension Derived {
  /// A consequence that is part of the decision. It cannot happen where nothing can, nor, if it is
  /// about a button, where there is none.
  static func consequence(
    _ id: String, _ title: Words, note: Words, values: [Column.Value], ofButton: Bool = false,
    of read: @escaping @Sendable (Decision) -> String
  ) -> Derived {
    let column = Column(id, title, note: note, values: values + [.cannotHappen])
    return Derived(column: column) { situation in
      let exists = !ofButton || situation.start != .drop
      return (exists ? situation.decision.map(read) : nil) ?? Column.Value.cannotHappen.token
    }
  }

  static let atTrigger = consequence(
    "atTrigger", Words("At once", "開始時"),
    note: Words("What the row does when the action starts.", "アクションが始まったときの行の動き。"),
    values: [
      .init(
        "leaves", Words("the row leaves", "行が消える"),
        meaning: Words("Ahead of its data.", "データより先に消える。")),
      .init("closes", Words("an open row closes", "開いた行は閉じる")),
      .init("staysOpen", Words("an open row stays open", "開いた行は開いたまま")),
      .init("isHeld", Words("the row is held where it was dropped", "離した位置で行を保持する")),
    ]
  ) { $0.rowAtTrigger.rawValue }

  static let atCancel = consequence(
    "atCancel", Words("At a no", "キャンセル時"),
    note: Words(
      "What the row does at a no, or when the prompt goes away unanswered.",
      "キャンセルされた、または回答なしで確認が消えたときの行の動き。"),
    values: [
      .init("stays", Words("nothing moves", "何も動かない")),
      .init("closes", Words("an open row closes", "開いた行は閉じる")),
      .init("staysOpen", Words("an open row stays open", "開いた行は開いたまま")),
      .init("snapsBack", Words("the row goes back to its place", "行は元の位置へ戻る")),
    ]
  ) { $0.rowAtCancel.rawValue }

  static let atConfirm = consequence(
    "atConfirm", Words("At a yes", "承認時"),
    note: Words(
      "What the row does at the last yes, before its data changes.",
      "最後の「はい」の後、データが変わる前の行の動き。"),
    values: [
      .init("stays", Words("nothing moves", "何も動かない")),
      .init("closes", Words("an open row closes", "開いた行は閉じる")),
      .init("isHeld", Words("the row stays where it was dropped", "離した位置のまま保持する")),
    ]
  ) { $0.rowAtConfirm.rawValue }

  static let meanwhile = consequence(
    "meanwhile", Words("While the data changes", "変更を待つ間"),
    note: Words(
      "What the row shows from the order to change the data until it has changed or was refused.",
      "変更を指示してから、反映または失敗までの行の見え方。"),
    values: [
      .init("busy", Words("the row shows that it waits", "行は処理中と示す")),
      .init("nothing", Words("nothing special", "特になし")),
    ]
  ) { $0.isBusyMeanwhile ? "busy" : "nothing" }

  static let atDataChange = consequence(
    "atDataChange", Words("When the data has changed", "データが変わったとき"),
    note: Words("What the row does when the data has changed.", "データが変わったときの行の動き。"),
    values: [
      .init(
        "hasLeft", Words("nothing moves: it has left", "何も動かない（もう消えている）")),
      .init("leaves", Words("the row leaves", "行が消える")),
      .init("moves", Words("the row moves to its new place", "行は新しい位置へ動く")),
      .init("settles", Words("the row stays where it was dropped", "行は離した位置に落ち着く")),
      .init("refreshes", Words("the row shows its new contents", "行の表示が新しくなる")),
    ]
  ) { $0.rowAtDataChange.rawValue }

  static let atFailure = consequence(
    "atFailure", Words("If it fails", "失敗したとき"),
    note: Words("What the row does if the change was refused.", "変更が拒まれたときの行の動き。"),
    values: [
      .init("returns", Words("the row comes back", "行が戻ってくる")),
      .init("stays", Words("nothing moves", "何も動かない")),
      .init("snapsBack", Words("the row goes back to its place", "行は元の位置へ戻る")),
    ]
  ) { $0.rowAtFailure.rawValue }

  static let role = consequence(
    "role", Words("Role to give the platform", "プラットフォームに渡すロール"),
    note: Words(
      "What the platform is told about the button, as long as the row takes actions.",
      "行が操作を受け付ける間、ボタンの意味としてプラットフォームに伝えるもの。"),
    values: [
      .init(
        "destructive", Words("destructive", "破壊的（destructive）"),
        meaning: Words(
          "On a swipe button the platform takes it for leave to remove the row at once; in a menu "
            + "or a dialog it is styling only.",
          "スワイプアクションでは行をすぐ消してよいという合図になり、メニューやダイアログでは見た目だけが変わる。")),
      .init("none", Words("none", "なし")),
    ], ofButton: true
  ) { $0.role.rawValue }

  static let tint = consequence(
    "tint", Words("Colour of the button", "ボタンの色"),
    note: Words("Where the button's colour comes from.", "ボタンの色をどこから取るか。"),
    values: [
      .init("red", Words("red, set explicitly", "赤を明示する")),
      .init("own", Words("its own", "独自の色")),
      .init(
        "neutral", Words("neutral, set explicitly", "中立色を明示する"),
        meaning: Words(
          "Otherwise the role would colour it red, although nothing is lost.",
          "指定しないと、失うものがないのにロールで赤くなる。")),
      .init("platform", Words("the platform's", "プラットフォームの既定色")),
    ], ofButton: true
  ) { $0.tint.rawValue }
}
