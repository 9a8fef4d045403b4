import ActionStateMachine

extension DecisionTable {
  /// What can people do while an action waits for someone else?
  static func waiting() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "waiting", title: Words("While an action waits", "相手を待つ間"),
      introduction: Words(
        "Can I leave? Yes: the change goes on. Can I stop it? No: it has been ordered; offer undo "
          + "instead. What if part of it fails? The rows that failed come back to rest, and the "
          + "others go on waiting. Here rows a and b are being erased by a server.",
        "画面を離れてよいか：はい。変更は続きます。止められるか：いいえ。指示は出ています。取り消しを案内します。"
          + "一部が失敗したら：失敗した行だけが通常に戻り、ほかは待ち続けます。"
          + "ここではサーバーが行 a と b を消している場面を示します。"),
      moment: ("waitingMoment", Words("Meanwhile", "待つ間の場面"), Words("What happens.", "何が起こるか。")),
      shown: [.row, .work], scenarios: acting + answering)
  }

  private static let erase = RowAction(
    id: "erase", label: "Erase", edge: .trailing, isDestructive: true, change: .removes,
    commit: .deferred)

  private static let waits: [Event<String>] = [.trigger("erase", rows: ["a", "b"], via: .bulk)]
  private static let succeeded = waits + [.mutationSucceeded(Ticket(1), revision: nil)]

  private static let acting = [
    Scenario(
      "M1", "triggered", Words("the action starts", "アクションを始めた"), of: erase, waits[0],
      why: Words(
        "The row is still there, so it stays and says that it waits.", "行はまだあるので残し、処理中と示す。")),
    Scenario(
      "M2", "tap", Words("the row is tapped", "その行をタップした"), of: erase, after: waits,
      .tapRow("a"), why: Words("It may be gone in a moment.", "すぐ消えるかもしれない。")),
    Scenario(
      "M3", "swipe", Words("the row is swiped open", "その行をスワイプで開いた"), of: erase, after: waits,
      .reveal("a", edge: .trailing),
      why: Words("It takes no actions, so it comes home.", "操作を受け付けず、元に戻す。")),
    Scenario(
      "M4", "again", Words("the same action once more", "同じ操作をもう一度した"), of: erase,
      after: waits, .trigger("erase", rows: ["a"], via: .menu),
      why: Words("Once is enough: nothing is deleted twice.", "一度で十分。二重に消さない。")),
    Scenario(
      "M5", "other", Words("another row is tapped", "別の行をタップした"), of: erase, after: waits,
      .tapRow("c"), why: Words("The rest of the list goes on.", "リストのほかの行は使える。")),
    Scenario(
      "M6", "leave", Words("the screen is left", "画面を離れた"), of: erase, after: waits, .leave,
      why: Words("The change goes on without it.", "変更はそのまま続く。")),
  ]

  private static let answering = [
    Scenario(
      "M7", "gone", Words("the data has dropped it", "データから消えた"), of: erase, after: waits,
      .rowsChanged(RowsChange(remove: ["a"])),
      why: Words("Only the data removes a row.", "行を消すのはデータだけ。")),
    Scenario(
      "M8", "succeeded", Words("the server says that it is done", "完了の返事が来た"), of: erase,
      after: waits, .mutationSucceeded(Ticket(1), revision: nil),
      why: Words("A promise is no data: the row waits for its data.", "返事はデータではない。データの変化を待つ。")),
    Scenario(
      "M9", "stillThere", Words("… but the data still has it", "…まだデータに残っている"), of: erase,
      after: succeeded, .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"])),
      why: Words("One of the two is old; the data is asked once more.", "どちらかが古い。データをもう一度問い合わせる。")),
    Scenario(
      "M10", "partlyFailed", Words("it failed for this row only", "この行だけ失敗した"), of: erase,
      after: waits, .mutationFailed(Ticket(1), reason: nil, rows: ["a"]),
      why: Words("The others may still succeed.", "ほかの行は成功するかもしれない。")),
    Scenario(
      "M11", "otherFailed", Words("it failed for another row only", "別の行だけ失敗した"), of: erase,
      after: waits, .mutationFailed(Ticket(1), reason: nil, rows: ["b"]),
      why: Words("This row goes on waiting.", "この行は待ち続ける。")),
    Scenario(
      "M12", "unknown", Words("the answer was lost", "返事が失われた"), of: erase, after: waits,
      .mutationUnknown(Ticket(1)),
      why: Words("Nobody knows, so the data is asked.", "誰にもわからないので、データを問い合わせる。")),
  ]
}
