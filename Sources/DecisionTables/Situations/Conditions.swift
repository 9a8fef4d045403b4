import ActionStateMachine

extension Derived {
  /// What describes an action and its start.
  static let properties: [Derived] = [
    trigger, change, prompts, commit, rowWhileAsking, destructive, colour, undoable,
  ]

  static let trigger = Derived(
    column: Column(
      "trigger", Words("Started by", "開始の操作"),
      note: Words("What the person did.", "人が行った操作。"),
      values: [
        .init(
          "fullSwipe", Words("full swipe", "フルスワイプ"),
          meaning: Words(
            "The row was swiped past the full-swipe threshold and let go.",
            "行をしきい値より先までスワイプして指を離した。")),
        .init(
          "tap", Words("tap on the swipe button", "スワイプアクションのタップ"),
          meaning: Words(
            "A tap on a button that a swipe has revealed.", "スワイプで現れたボタンをタップした。")),
        .init("menu", Words("menu", "メニュー")),
        .init("keyboard", Words("keyboard", "キーボード")),
        .init("accessibility", Words("accessibility action", "アクセシビリティアクション")),
        .init(
          "bulk", Words("bulk command", "一括操作"),
          meaning: Words("A command for all selected rows.", "選択したすべての行への操作。")),
        .init(
          "drop", Words("drop", "ドロップ"),
          meaning: Words(
            "A lifted row was let go in another slot.", "持ち上げた行を別の位置で離した。")),
      ])
  ) { situation in
    switch situation.start {
    case .trigger(.fullSwipe): "fullSwipe"
    case .trigger(.path(let path)): path.rawValue
    case .drop: "drop"
    }
  }

  static let change = Derived(
    column: Column(
      "change", Words("Change", "データの変更"),
      note: Words("What the data change does to the row.", "データの変更で行がどうなるか。"),
      values: [
        .init("nothing", Words("nothing", "なし")), .init("updates", Words("updates", "更新")),
        .init("moves", Words("moves", "移動")), .init("removes", Words("removes", "削除")),
      ])
  ) { $0.action.change.rawValue }

  static let prompts = Derived(
    column: Column(
      "prompts", Words("Asks by", "確認の手段"),
      note: Words(
        "What must be answered with yes before the data changes.",
        "データを変える前に「はい」を得る手段。"),
      values: [
        .init(
          "none", Words("nothing", "なし"),
          meaning: Words("The action does not ask.", "確認しない。")),
        .init("alert", Words("alert", "確認アラート")),
        .init("dialog", Words("dialog", "確認ダイアログ")), .init("sheet", Words("sheet", "シート")),
        .init("popover", Words("popover", "ポップオーバー")),
        .init("authentication", Words("authentication", "認証")),
        .init(
          "inline", Words("second tap", "2 度目のタップ"),
          meaning: Words(
            "The revealed button itself asks for a second tap.",
            "現れているボタン自身が 2 度目のタップを求める。")),
        .init(
          "several", Words("several in a row", "複数の確認"),
          meaning: Words("One prompt after the other.", "確認を順に重ねる。")),
      ])
  ) { situation in
    let prompts = situation.action.prompts
    return prompts.count > 1 ? "several" : prompts.first?.rawValue ?? "none"
  }

  static let commit = Derived(
    column: Column(
      "commit", Words("Data changes", "変わる時期"),
      note: Words(
        "When the data changes once nothing is left to ask.",
        "確認がすべて済んでから、データがいつ変わるか。"),
      values: [
        .init("immediate", Words("at once", "すぐ")),
        .init(
          "deferred", Words("after a wait", "待ってから"),
          meaning: Words(
            "When someone else agrees, such as a server.", "サーバーなど相手の承諾を待つ。")),
      ])
  ) { $0.action.commit.rawValue }

  static let rowWhileAsking = Derived(
    column: Column(
      "rowWhilePrompting", Words("Open row while asking", "確認中の開いた行"),
      note: Words(
        "Where a row that is open rests while the prompt is on screen.",
        "確認が出ている間、開いていた行をどうするか。"),
      values: [
        .init("closes", Words("closes", "閉じる")),
        .init("closesAtAnswer", Words("closes at the answer", "回答で閉じる")),
        .init("staysOpenOnCancel", Words("stays open on a no", "キャンセルなら開いたまま")),
      ])
  ) { $0.action.rowWhilePrompting.rawValue }

  static let destructive = flag(
    "destructive", Words("Destructive", "破壊的"),
    note: Words("Whether people lose something by it.", "失われるものがあるか。")
  ) { $0.isDestructive }

  static let colour = flag(
    "ownTint", Words("Own colour", "独自の色"),
    note: Words("Whether the action has a colour of its own.", "アクションに独自の色があるか。")
  ) { $0.tint != nil }

  static let undoable = flag(
    "undoable", Words("Can be undone", "取り消せる"),
    note: Words("Whether the change can be taken back.", "変更を取り消せるか。")
  ) { $0.isUndoable }

  /// The law, as a condition of the tables that build on it.
  static let leavesAhead = flag(
    "leavesAhead", Words("May leave ahead", "先に消えてよい"),
    note: Words(
      "Whether the row may leave before its data changes: the answer of the first table.",
      "データより先に行が消えてよいか。最初の表の答え。")
  ) { $0.preAnimatesRemoval }

  static func flag(
    _ id: String, _ title: Words, note: Words, of claim: @escaping @Sendable (RowAction) -> Bool
  ) -> Derived {
    Derived(
      column: Column(
        id, title, note: note,
        values: [.init("no", Words("no", "いいえ")), .init("yes", Words("yes", "はい"))])
    ) { claim($0.action) ? "yes" : "no" }
  }
}
