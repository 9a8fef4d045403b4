import ActionStateMachine

extension Shown {
  /// What the row a does.
  static let row = Shown(
    column: Column(
      "row", Words("The row", "行の動き"),
      note: Words("What the row does at that moment.", "そのときの行の動き。"),
      values: [
        .init("leaves", Words("leaves", "消える")), .init("comesBack", Words("comes back", "戻ってくる")),
        .init("opens", Words("opens", "開く")), .init("closes", Words("closes", "閉じる")),
        .init("lifts", Words("is lifted", "持ち上がる")),
        .init("landsThere", Words("lands where it was dropped", "離した位置に落ちる")),
        .init("landsHome", Words("lands in its own place", "元の位置に落ちる")),
        .init("snapsBack", Words("goes back to its place", "元の位置へ戻る")),
        .init("moves", Words("moves to its place in the data", "データの位置へ動く")),
        .init("waits", Words("shows that it waits", "処理中と示す")),
        .init("waitsNoMore", Words("no longer shows that it waits", "処理中の表示が消える")),
        .init("nothing", Words("nothing", "動かない")),
      ])
  ) { transition in
    transition.lazy.compactMap(rowToken).first ?? "nothing"
  }

  /// What a command means for the row a, or `nil` if it is about something else.
  private static func rowToken(_ command: Command<String>) -> String? {
    switch command {
    case .preAnimateRemoval(let removal) where removal.row == "a": "leaves"
    case .removeRow("a"): "leaves"
    case .restoreRow("a"), .insertRow("a", _): "comesBack"
    case .open("a", _): "opens"
    case .close("a"): "closes"
    case .lift("a"): "lifts"
    // In the list a, b, c, d the slot before b is where a already is.
    case .settle("a", let slot): slot == .before("b") ? "landsHome" : "landsThere"
    case .snapBack("a", _): "snapsBack"
    case .moveRow("a", _): "moves"
    case .busy("a"): "waits"
    case .unbusy("a"): "waitsNoMore"
    default: nil
    }
  }

  /// What else happens.
  static let work = Shown(
    column: Column(
      "work", Words("Besides", "ほかに起こること"),
      note: Words("What else happens at that moment.", "そのとき、ほかに起こること。"),
      values: [
        .init("asks", Words("the question appears", "確認が出る")),
        .init("askGoes", Words("the question goes away", "確認が消える")),
        .init(
          "askGoesActivates",
          Words("the question goes away, and the row is activated", "確認が消え、行が選ばれる")),
        .init("changes", Words("the data change is ordered", "データの変更を指示する")),
        .init("changesBack", Words("the opposite change is ordered", "逆の変更を指示する")),
        .init("tells", Words("people are told that it failed", "失敗したと知らせる")),
        .init("asksData", Words("the data is asked for", "データの現状を問い合わせる")),
        .init("refuses", Words("the drag is refused", "ドラッグを断る")),
        .init("activates", Words("the row is activated", "行が選ばれる")),
        .init("ignored", Words("nothing: it is ignored", "無視される")),
        .init("nothing", Words("nothing", "なし")),
      ])
  ) { transition in
    if case .ignored(let reason) = transition.outcome, reason != .nothingToDo { return "ignored" }
    let tokens = transition.compactMap(workToken)
    if tokens == ["askGoes", "activates"] { return "askGoesActivates" }
    return tokens.first ?? "nothing"
  }

  private static func workToken(_ command: Command<String>) -> String? {
    switch command {
    case .present: "asks"
    case .dismiss: "askGoes"
    case .perform: "changes"
    case .performUndo: "changesBack"
    case .fail: "tells"
    case .requestData: "asksData"
    case .proposal(.forbidden): "refuses"
    case .activate: "activates"
    default: nil
    }
  }

  /// What becomes of the offers to undo.
  static let offer = Shown(
    column: Column(
      "offer", Words("The undo offer", "取り消しの案内"),
      note: Words("What becomes of the offer to undo.", "取り消しの案内がどうなるか。"),
      values: [
        .init("appears", Words("appears", "出る")), .init("goes", Words("goes away", "消える")),
        .init("unchanged", Words("stays as it is", "変わらない")),
      ])
  ) { transition in
    for command in transition {
      switch command {
      case .offerUndo: return "appears"
      case .withdrawUndo: return "goes"
      default: continue
      }
    }
    return "unchanged"
  }
}
