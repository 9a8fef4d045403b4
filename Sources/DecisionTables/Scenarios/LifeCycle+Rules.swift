extension LifeCycle {
  /// The rules of the table, without their consequences.
  static let drafts: [Draft] = gestures + answers + others

  private static let gestures = [
    Draft(
      "N1", ["happening": ["swipe"], "standing": ["rest", "open"]],
      why: Words("The finger moves the row; nothing is decided.", "指が行を動かすだけで、まだ何も決まらない。")),
    Draft(
      "N2", ["happening": ["swipe"], "standing": ["swiping"]],
      why: Words("It is so already.", "すでにその状態。")),
    Draft(
      "N3", ["happening": ["swipe"], "standing": ["asking"]],
      why: Words("A question that nobody has seen gives way.", "誰も見ていない確認は取り下げる。")),
    Draft(
      "N4", ["happening": ["swipe", "reveal", "fullSwipe"], "standing": ["asked"]],
      why: Words(
        "The question comes first, and the row may not stay displaced.", "確認が先。行はずれたままにしない。")),
    Draft(
      "N5",
      [
        "happening": ["swipe", "reveal", "fullSwipe", "trigger", "yes", "no", "tap", "lift"],
        "standing": ["dragging"],
      ],
      why: Words("One gesture at a time.", "操作は一度に 1 つ。")),
    Draft(
      "N6", ["happening": ["reveal"], "standing": ["rest", "swiping"]],
      why: Words("Its buttons show.", "ボタンが見える。")),
    Draft(
      "N7", ["happening": ["reveal"], "standing": ["open"]],
      why: Words("It is so already.", "すでにその状態。")),
    Draft(
      "N8", ["happening": ["reveal"], "standing": ["asking"]],
      why: Words("A question that nobody has seen gives way.", "誰も見ていない確認は取り下げる。")),
    Draft(
      "N9", ["happening": ["fullSwipe"], "standing": ["rest", "swiping", "open"]],
      why: Words("The row comes home before the question appears.", "確認が出る前に行は元に戻る。")),
    Draft(
      "N10", ["happening": ["fullSwipe"], "standing": ["asking"]],
      why: Words(
        "The same question is sent again; the row comes home again.", "同じ確認をもう一度指示し、行も元に戻す。")),
    Draft(
      "N11", ["happening": ["trigger"], "standing": ["rest"]],
      why: Words("Every way in asks the same.", "どの入り口からも同じ確認を出す。")),
    Draft(
      "N12", ["happening": ["trigger"], "standing": ["swiping", "open"]],
      why: Words(
        "Every way in asks the same, and the row comes home first.", "どの入り口からも同じ確認を出し、行は先に元に戻る。")),
    Draft(
      "N13", ["happening": ["trigger"], "standing": ["asking"]],
      why: Words("The same question is sent again, not a second one.", "同じ確認をもう一度指示する。2 つにはしない。")),
    Draft(
      "N14",
      ["happening": ["trigger", "tap", "elsewhere", "lift", "drop"], "standing": ["asked"]],
      why: Words("The question comes first.", "確認が先。")),
  ]

  private static let answers = [
    Draft(
      "N15", ["happening": ["yes", "no"], "standing": ["rest", "swiping", "open"]],
      why: Words("The answer belongs to a question that is over.", "終わった確認への回答。")),
    Draft(
      "N16", ["happening": ["yes"], "standing": ["asking", "asked"]],
      why: Words("Only now is the data to change; the row follows it.", "ここで初めてデータを変える。行はそれに従う。")),
    Draft(
      "N17", ["happening": ["no"], "standing": ["asking", "asked"]],
      why: Words("The row never left, so nothing has to come back.", "行は消えていないので、戻すものもない。")),
  ]

  private static let others = [
    Draft(
      "N18", ["happening": ["tap"], "standing": ["rest", "swiping"]],
      why: Words("An ordinary tap.", "普通のタップ。")),
    Draft(
      "N19", ["happening": ["tap"], "standing": ["open"]],
      why: Words("The tap closes the row and does nothing else.", "タップは行を閉じるだけ。")),
    Draft(
      "N20", ["happening": ["tap"], "standing": ["asking"]],
      why: Words("A question that nobody has seen gives way.", "誰も見ていない確認は取り下げる。")),
    Draft(
      "N21", ["happening": ["elsewhere"], "standing": ["rest", "dragging"]],
      why: Words("Nothing is open.", "開いた行はない。")),
    Draft(
      "N22", ["happening": ["elsewhere"], "standing": ["swiping", "open"]],
      why: Words("People have turned to something else.", "ほかのことを始めたから。")),
    Draft(
      "N23", ["happening": ["elsewhere"], "standing": ["asking"]],
      why: Words("A question that nobody has seen gives way.", "誰も見ていない確認は取り下げる。")),
    Draft(
      "N24", ["happening": ["lift"], "standing": ["rest"]],
      why: Words("From here on only the gap moves.", "ここから動くのは隙間だけ。")),
    Draft(
      "N25", ["happening": ["lift"], "standing": ["swiping", "open"]],
      why: Words("It closes first: one gesture at a time.", "先に閉じる。操作は一度に 1 つ。")),
    Draft(
      "N26", ["happening": ["lift"], "standing": ["asking"]],
      why: Words("A question that nobody has seen gives way.", "誰も見ていない確認は取り下げる。")),
    Draft(
      "N27", ["happening": ["drop"], "standing": ["rest", "swiping", "open", "asking"]],
      why: Words("Nothing is lifted.", "持ち上げた行がない。")),
    Draft(
      "N28", ["happening": ["drop"], "standing": ["dragging"]],
      why: Words("It stays where it was dropped until the data agrees.", "データが一致するまで離した位置にとどまる。")),
    Draft(
      "N29", ["happening": ["dataRemoves"], "standing": ["rest"]],
      why: Words("The row follows the data.", "行はデータに従う。")),
    Draft(
      "N30", ["happening": ["dataRemoves"], "standing": ["swiping", "open", "dragging"]],
      why: Words("The row follows the data, whatever the finger does.", "指の動きにかかわらず、行はデータに従う。")),
    Draft(
      "N31", ["happening": ["dataRemoves"], "standing": ["asking", "asked"]],
      why: Words("Nothing is left to ask about.", "確認する対象がなくなった。")),
    Draft(
      "N32", ["happening": ["background"], "standing": ["rest", "open", "asking", "asked"]],
      why: Words("It is still there when the app comes back.", "アプリに戻ったときも、そのまま残っている。")),
    Draft(
      "N33", ["happening": ["background", "leave"], "standing": ["swiping"]],
      why: Words("A touch that is lost never runs an action.", "途切れた操作でアクションは実行しない。")),
    Draft(
      "N34", ["happening": ["background", "leave"], "standing": ["dragging"]],
      why: Words("A drag that is lost is never a drop.", "途切れたドラッグはドロップとみなさない。")),
    Draft(
      "N35", ["happening": ["leave"], "standing": ["rest"]],
      why: Words("Nothing is open.", "開いた行はない。")),
    Draft(
      "N36", ["happening": ["leave"], "standing": ["open"]],
      why: Words("A screen starts afresh.", "画面は初めの状態から始まる。")),
    Draft(
      "N37", ["happening": ["leave"], "standing": ["asking", "asked"]],
      why: Words("A question does not outlive its screen.", "確認は画面より長く残らない。")),
  ]
}
