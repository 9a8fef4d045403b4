import ActionStateMachine

extension DecisionTable {
  /// What happens to the offer to undo, and to the row?
  static func undo() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "undo", title: Words("Undo", "取り消し"),
      introduction: Words(
        "The machine reads no clock: an offer stays until it is taken or the front end says that it "
          + "ran out. Give people time to find, read and reach it (WCAG 2.2.1). Three quick "
          + "deletions make three offers, each for its own row; none pushes another out.",
        "ライブラリは時計を持ちません。案内は、使われるか、期限切れと画面側が伝えるまで残ります。"
          + "見つけて、読んで、押せるだけの時間をとります（WCAG 2.2.1）。続けて 3 件削除すると案内も 3 つで、"
          + "互いに押し出しません。"),
      moment: ("undoMoment", Words("About undo", "取り消しの場面"), Words("What happens.", "何が起こるか。")),
      shown: [.row, .work, .offer], scenarios: offering + taking)
  }

  private static let archive = RowAction(
    id: "archive", label: "Archive", edge: .leading, allowsFullSwipe: true, change: .removes,
    isUndoable: true)

  private static let triggered: [Event<String>] = [.trigger("archive", rows: ["a"], via: .menu)]
  private static let gone = triggered + [.rowsChanged(RowsChange(remove: ["a"]))]
  private static let undone = gone + [.undo(Ticket(1))]

  private static let offering = [
    Scenario(
      "L1", "triggered", Words("the row is archived", "アーカイブした"), of: archive, triggered[0],
      why: Words("Nothing to take back yet.", "まだ取り消すものがない。")),
    Scenario(
      "L2", "gone", Words("its data is gone", "データから消えた"), of: archive, after: triggered,
      .rowsChanged(RowsChange(remove: ["a"])),
      why: Words("Now there is something to take back.", "ここで初めて取り消せる。")),
    Scenario(
      "L3", "another", Words("another row is archived right after", "続けて別の行も消えた"), of: archive,
      after: gone + [.trigger("archive", rows: ["b"], via: .menu)],
      .rowsChanged(RowsChange(remove: ["b"])),
      why: Words("It gets an offer of its own.", "その行のための案内がもう 1 つ出る。")),
    Scenario(
      "L4", "leave", Words("the screen is left", "画面を離れた"), of: archive, after: gone, .leave,
      why: Words("The offer outlives the screen.", "案内は画面より長く残る。")),
    Scenario(
      "L5", "expired", Words("the offer ran out", "案内の期限が切れた"), of: archive, after: gone,
      .undoExpired(Ticket(1)), why: Words("The front end decides how long.", "期間は画面側が決める。")),
    Scenario(
      "L6", "returned", Words("the row came back by itself", "行がひとりでに戻った"), of: archive,
      after: gone, .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"])),
      why: Words("Nothing is left to take back.", "取り消すものがなくなった。")),
  ]

  private static let taking = [
    Scenario(
      "L7", "taken", Words("the offer is taken", "取り消しを選んだ"), of: archive, after: gone,
      .undo(Ticket(1)),
      why: Words("The row returns when its data does, not before.", "行はデータとともに戻る。先には戻らない。")),
    Scenario(
      "L8", "restored", Words("… and the data has it again", "…データに戻った"), of: archive,
      after: undone, .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"])),
      why: Words("It comes back where the data has it.", "データの位置に戻る。")),
    Scenario(
      "L9", "refused", Words("… and it is refused", "…拒まれた"), of: archive, after: undone,
      .mutationFailed(Ticket(2), reason: nil, rows: nil),
      why: Words("People may try again.", "もう一度試せる。")),
  ]
}
