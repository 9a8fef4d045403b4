import ActionStateMachine

extension DecisionTable {
  /// What happens to a row that is dragged to another place?
  static func reorder() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "reorder", title: Words("Reordering a row", "行の並べ替え"),
      introduction: Words(
        "While a row is lifted only the gap moves; the data keeps its order. A dropped row stays "
          + "where it was dropped until the data agrees or refuses.",
        "行を持ち上げている間に動くのは隙間だけで、データの並びは変わりません。離した行は、データが一致するか"
          + "拒むまで、その位置にとどまります。"),
      moment: ("drag", Words("During a drag", "ドラッグの場面"), Words("What happens.", "何が起こるか。")),
      shown: [.row, .work], scenarios: dropping + asking + answering)
  }

  private static let move = RowAction(
    id: "move", label: "Move", change: .moves, isUndoable: true, isReorder: true)
  private static let moveThatAsks = RowAction(
    id: "move", label: "Move", change: .moves, prompts: [.alert], isReorder: true)

  private static let drag: [Event<String>] = [.lift("a"), .hover(.slot(.before("c")))]
  private static let dropped: [Event<String>] = drag + [.drop]

  private static let dropping = [
    Scenario(
      "K1", "lift", Words("it is lifted", "持ち上げた"), of: move, .lift("a"),
      why: Words("Nothing has moved yet.", "まだ何も動いていない。")),
    Scenario(
      "K2", "ownPlace", Words("dropped in its own place", "元の位置で離した"), of: move,
      after: [.lift("a")], .drop,
      why: Words("The data has nothing to do.", "データは変わらない。")),
    Scenario(
      "K3", "otherPlace", Words("dropped in another place", "別の位置で離した"), of: move, after: drag,
      .drop,
      why: Words(
        "It stays there: to jump back and forth would look like a failure.",
        "その場にとどまる。行き来すると失敗に見える。")),
    Scenario(
      "K4", "pastEnd", Words("dropped past the end", "末尾より先で離した"), of: move,
      after: [.lift("a"), .hover(.slot(.end))], .drop,
      why: Words("The last slot is after the last row.", "最後の行の後ろが末尾の位置。")),
    Scenario(
      "K5", "outside", Words("dropped outside the list", "リストの外で離した"), of: move,
      after: drag + [.hover(.outside)], .drop,
      why: Words("No slot was meant, so nothing changes.", "位置を選んでいないので、何も変わらない。")),
    Scenario(
      "K6", "cancelled", Words("the drag was cancelled", "ドラッグを取りやめた"), of: move, after: drag,
      .cancelDrag,
      why: Words("A lost touch is never a drop.", "途切れた操作はドロップとみなさない。")),
    Scenario(
      "K7", "foreign", Words("something from elsewhere is dragged in", "よそからのドラッグが来た"),
      of: move, .foreignDrag,
      why: Words("The list can place only its own rows.", "並べられるのは自分の行だけ。")),
  ]

  private static let asking = [
    Scenario(
      "K8", "asks", Words("dropped, and the move asks first", "離した後、移動を確認する"),
      of: moveThatAsks, after: drag, .drop,
      why: Words("The question is about what is seen.", "見えている移動について確認する。")),
    Scenario(
      "K9", "answeredNo", Words("… and the answer is no", "…キャンセルした"), of: moveThatAsks,
      after: dropped + [.presented(PromptID(1))], .cancel(PromptID(1)),
      why: Words("It was shown ahead of the data, so it is taken back.", "データより先に見せた移動を戻す。")),
    Scenario(
      "K10", "answeredYes", Words("… and the answer is yes", "…承認した"), of: moveThatAsks,
      after: dropped + [.presented(PromptID(1))], .confirm(PromptID(1)),
      why: Words("The row is there already.", "行はもうその位置にある。")),
  ]

  private static let answering = [
    Scenario(
      "K11", "agreed", Words("the data has it there now", "データの位置が一致した"), of: move,
      after: dropped, .rowsChanged(RowsChange(snapshot: ["b", "a", "c", "d"])),
      why: Words("Nothing jumps.", "何も跳ねない。")),
    Scenario(
      "K12", "late", Words("the data comes late, after other news", "別の更新が先に届いた"), of: move,
      after: dropped, .rowsChanged(RowsChange(update: ["b"])),
      why: Words(
        "News about others decides nothing about this row.",
        "ほかの行の更新では、この行は決まらない。")),
    Scenario(
      "K13", "elsewhere", Words("carried out, but the data has it elsewhere", "実行後、データでは別の位置"),
      of: move, after: dropped + [.mutationSucceeded(Ticket(1), revision: nil)],
      .rowsChanged(RowsChange(snapshot: ["b", "c", "d", "a"])),
      why: Words("The data is right.", "データが正しい。")),
    Scenario(
      "K14", "refused", Words("refused", "拒まれた"), of: move, after: dropped,
      .mutationFailed(Ticket(1), reason: nil, rows: nil),
      why: Words("It was shown ahead of the data, so it is taken back.", "データより先に見せた移動を戻す。")),
    Scenario(
      "K15", "undone", Words("carried out, then undone", "実行後、取り消した"), of: move,
      after: dropped + [.rowsChanged(RowsChange(snapshot: ["b", "a", "c", "d"]))], .undo(Ticket(1)),
      why: Words("The row moves when its data has.", "データが戻ったときに行が動く。")),
  ]
}
