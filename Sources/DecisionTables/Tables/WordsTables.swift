import ActionStateMachine

extension DecisionTable {
  /// What is said about a button?
  static func hint() throws(TableError) -> DecisionTable {
    let facts = zip(["destructive", "asksFirst", "waits", "canBeUndone"], Decision.Hint.facts)
    let sentences = facts.map { token, fact in
      Column.Value(token, Words(fact.text(in: .english), fact.text(in: .japanese)))
    }
    return try DecisionTable(
      id: "hint", title: Words("What is said about a button", "ボタンの読み上げ"),
      introduction: Words(
        "The label is spoken as it is written. The hint is made of the sentences whose facts hold, "
          + "in this order. It is the same for every trigger, and says what a missing role cannot.",
        "ラベルは書いたとおりに読み上げます。ヒントは、当てはまる事実の文をこの順につなげたものです。"
          + "操作の種類では変わらず、付けられなかったロールの代わりに意味を伝えます。"),
      conditions: [.fact], consequences: [.sentence(sentences)],
      answers: [
        Answer(
          "G1", ["fact": ["destructive"]], "destructive",
          why: Words("Red cannot be heard.", "赤い色は聞こえないから。")),
        Answer(
          "G2", ["fact": ["asksFirst"]], "asksFirst",
          why: Words("It is safe to try.", "試しても安全だとわかるから。")),
        Answer(
          "G3", ["fact": ["waits"]], "waits",
          why: Words("Nothing will seem to happen at first.", "すぐには何も起こらないように見えるから。")),
        Answer(
          "G4", ["fact": ["canBeUndone"]], "canBeUndone",
          why: Words("A mistake costs nothing.", "間違えても困らないから。")),
      ])
  }

  /// What is said when something has happened?
  static func announcement() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "announcement", title: Words("What is said when something has happened", "結果の読み上げ"),
      introduction: Words(
        "For people who do not see the rows move. For several rows, say the number.",
        "行の動きが見えない人のための読み上げです。複数の行なら件数も伝えます。"),
      conditions: [.occurrence], consequences: [.speech, .focus],
      answers: [
        Answer(
          "H1", ["occurrence": ["removed"]], "removed", "next",
          why: Words(
            "The focus was on a row that is gone; it goes to the next, else the one before.",
            "フォーカスのあった行が消えたので、次の行、なければ前の行へ移す。")),
        Answer(
          "H2", ["occurrence": ["restored"]], "restored", "stays",
          why: Words("People go on where they are.", "今の場所で作業を続けられる。")),
        Answer(
          "H3", ["occurrence": ["moved"]], "moved", "stays",
          why: Words("The focus moves with the row.", "フォーカスは行とともに動く。")),
        Answer(
          "H4", ["occurrence": ["failed"]], "failed", "stays",
          why: Words(
            "Whoever heard that it was done must hear that it was not.",
            "できたと思っている人に、できなかったと伝える。")),
        Answer(
          "H5", ["occurrence": ["waiting"]], "waiting", "stays",
          why: Words("Silence would sound like a failure.", "無音では失敗したように聞こえるから。")),
      ])
  }
}

extension Column {
  fileprivate static let fact = Column(
    "fact", Words("If the action", "アクションの事実"),
    note: Words("What is true of the action.", "アクションについて言えること。"),
    values: [
      .init("destructive", Words("is destructive", "破壊的である")),
      .init("asksFirst", Words("asks first", "先に確認する")),
      .init("waits", Words("waits for someone else", "相手を待つ")),
      .init("canBeUndone", Words("can be undone", "取り消せる")),
    ])

  fileprivate static func sentence(_ values: [Value]) -> Column {
    Column(
      "sentence", Words("The hint says", "ヒントの文"),
      note: Words("The sentence that is spoken.", "読み上げる文。"), values: values)
  }

  fileprivate static let occurrence = Column(
    "occurrence", Words("What happened", "起きたこと"),
    note: Words("What became of the rows.", "行がどうなったか。"),
    values: [
      .init("removed", Words("rows left, by the user's own action", "本人の操作で行が消えた")),
      .init("restored", Words("rows came back", "行が戻った")),
      .init("moved", Words("a row is where it was dropped", "離した位置に行が決まった")),
      .init("failed", Words("the change did not happen", "変更できなかった")),
      .init("waiting", Words("rows wait for someone else", "行が相手を待っている")),
    ])

  fileprivate static let speech = Column(
    "speech", Words("It says", "読み上げ"),
    note: Words("The words that are spoken.", "読み上げる言葉。"),
    values: [
      .init("removed", Words("\"Removed.\"", "「削除しました。」")),
      .init("restored", Words("\"Restored.\"", "「元に戻しました。」")),
      .init("moved", Words("\"Moved.\"", "「移動しました。」")),
      .init("failed", Words("\"Could not be done.\"", "「実行できませんでした。」")),
      .init("waiting", Words("\"In progress.\"", "「処理中です。」")),
    ])

  fileprivate static let focus = Column(
    "focus", Words("The focus", "フォーカス"),
    note: Words("Where the accessibility focus goes.", "アクセシビリティのフォーカスの移動先。"),
    values: [
      .init("next", Words("goes to a neighbour", "隣の行へ移る")),
      .init("stays", Words("stays with its row", "その行に残る")),
    ])
}
