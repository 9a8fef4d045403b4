extension DecisionTable {
  /// What does the button look like, and what is the platform told about it?
  static func look() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "look", title: Words("What the button looks like", "ボタンの見た目とロール"),
      introduction: Words(
        "On a swipe button the role is an order to remove the row, not a colour. While a row takes "
          + "no actions (it waits, or a question blocks the list) its buttons have no role or are "
          + "not offered.",
        "スワイプアクションのロールは色ではなく、行を消す指示として働きます。行が操作を受け付けない間"
          + "（処理中、または確認が出ている間）は、ボタンのロールを外すか、ボタンを出しません。"),
      conditions: [.trigger, .leavesAhead, .destructive, .colour], consequences: [.role, .tint],
      drafts: onSwipeButton + elsewhere)
  }

  private static let onSwipeButton = [
    Draft(
      "D1", ["trigger": .swipe, "leavesAhead": ["yes"], "destructive": ["yes"]],
      why: Words(
        "The platform may remove the row at once, as it likes to.",
        "プラットフォームが行をすぐ消しても問題ないから。")),
    Draft(
      "D2",
      ["trigger": .swipe, "leavesAhead": ["yes"], "destructive": ["no"], "ownTint": ["yes"]],
      why: Words(
        "The role lets the row leave at once; the colour says that nothing is lost.",
        "ロールで行はすぐ消え、色で破壊的でないと示す。")),
    Draft(
      "D3",
      ["trigger": .swipe, "leavesAhead": ["yes"], "destructive": ["no"], "ownTint": ["no"]],
      why: Words(
        "The role lets the row leave at once; without a colour it would be red by mistake.",
        "ロールで行はすぐ消える。色を指定しないと誤って赤くなる。")),
    Draft(
      "D4", ["trigger": .swipe, "leavesAhead": ["no"], "destructive": ["yes"]],
      why: Words(
        "The role would remove a row that stays for now, so the red comes by colour and the "
          + "warning by the spoken hint.",
        "ロールは残る行まで消してしまう。赤は色で、警告は読み上げのヒントで伝える。")),
    Draft(
      "D5", ["trigger": .swipe, "leavesAhead": ["no"], "destructive": ["no"], "ownTint": ["yes"]],
      why: Words("An ordinary button with a colour.", "色のある普通のボタン。")),
    Draft(
      "D6", ["trigger": .swipe, "leavesAhead": ["no"], "destructive": ["no"], "ownTint": ["no"]],
      why: Words("An ordinary button.", "普通のボタン。")),
  ]

  private static let elsewhere = [
    Draft(
      "D7", ["trigger": .elsewhere, "destructive": ["yes"]],
      why: Words(
        "In a menu or a dialog the role only styles the item; it moves no row.",
        "メニューやダイアログのロールは見た目だけで、行は動かさない。")),
    Draft(
      "D8", ["trigger": .elsewhere, "destructive": ["no"], "ownTint": ["yes"]],
      why: Words("An ordinary item with a colour.", "色のある普通の項目。")),
    Draft(
      "D9", ["trigger": .elsewhere, "destructive": ["no"], "ownTint": ["no"]],
      why: Words("An ordinary item.", "普通の項目。")),
    Draft("D10", ["trigger": ["drop"]], why: Words("A drop has no button.", "ドロップにボタンはない。")),
  ]
}

extension [String] {
  /// What starts on a swipe button.
  static let swipe = ["fullSwipe", "tap"]
  /// What starts neither on a swipe button nor by a drop.
  static let elsewhere = triggers.filter { !swipe.contains($0) }
}
