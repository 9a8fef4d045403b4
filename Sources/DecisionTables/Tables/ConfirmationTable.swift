extension DecisionTable {
  /// Should the action ask, and how?
  static func confirmation() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "confirmation", title: Words("Which confirmation to choose", "どの確認を選ぶか"),
      introduction: Words(
        "A recommendation, not a rule of the machine. WCAG 3.3.4 is met by any one of: it can be "
          + "undone, it is checked, it is confirmed.",
        "推奨であり、ライブラリが強制するものではありません。WCAG 3.3.4 は、取り消せる、検証される、"
          + "確認される、のどれか 1 つで満たせます。"),
      conditions: [.loss, Derived.undoable.column, .reach, .frequency],
      consequences: [.recommendedPrompt, .undoOffer],
      answers: [
        Answer(
          "E1", ["loss": ["nothing"]], "none", "no",
          why: Words(
            "A question that protects nothing teaches people to answer without reading.",
            "守るもののない確認は、読まずに答える癖をつける。")),
        Answer(
          "E2", ["loss": ["some"], "undoable": ["yes"]], "none", "yes",
          why: Words(
            "Undo forgives and does not interrupt (Apple's guidelines: no alert for common actions "
              + "that can be undone).",
            "取り消しは作業を止めずに済む（Apple のガイドライン：よく行う取り消せる操作に確認アラートを使わない）。")),
        Answer(
          "E3", ["loss": ["some"], "undoable": ["no"], "reach": ["one"], "frequency": ["often"]],
          "dialog", "no",
          why: Words(
            "A dialog hangs on its row and is answered quickly. Better still: make it undoable.",
            "ダイアログは行のそばに出て、すぐ答えられる。取り消せるようにできれば、さらによい。")),
        Answer(
          "E4", ["loss": ["some"], "undoable": ["no"], "reach": ["one"], "frequency": ["seldom"]],
          "alert", "no",
          why: Words(
            "Rare and for good: worth an interruption (Apple's guidelines on alerts).",
            "まれで元に戻せない操作は、手を止めてもらう価値がある（Apple のガイドライン「アラート」）。")),
        Answer(
          "E5", ["loss": ["some"], "undoable": ["no"], "reach": ["several"]], "alert", "no",
          why: Words(
            "How many rows are meant is easily misjudged: the title says the number.",
            "対象の行数は誤解しやすい。タイトルに件数を書く。")),
        Answer(
          "E6", ["loss": ["much"], "undoable": ["yes"], "reach": ["one"]], "none", "yes",
          why: Words(
            "Whatever can be had back in full needs no question.",
            "完全に元へ戻せるなら、確認はいらない。")),
        Answer(
          "E7", ["loss": ["much"], "undoable": ["yes"], "reach": ["several"]], "alert", "yes",
          why: Words(
            "An offer to undo is easily overlooked when much is at stake.",
            "影響が大きいと、取り消しの案内を見落としたときの痛手も大きい。")),
        Answer(
          "E8", ["loss": ["much"], "undoable": ["no"]], "alertThenAuthentication", "no",
          why: Words(
            "Two steps, the second by the person in charge, for what nobody can bring back.",
            "誰にも戻せないものには 2 段階。2 つ目で本人を確かめる。")),
      ])
  }
}

extension Column {
  fileprivate static let loss = Column(
    "loss", Words("What is lost", "失うもの"),
    note: Words("What people lose if it was a mistake.", "誤って行ったとき、何が失われるか。"),
    values: [
      .init("nothing", Words("nothing", "なし")),
      .init(
        "some", Words("something", "一部"),
        meaning: Words("It can be made again, or done without.", "作り直せる、またはなくても困らない。")),
      .init(
        "much", Words("much", "重大"),
        meaning: Words("Work, money, access, or somebody else's things.", "成果、お金、アクセス権、他人のもの。")),
    ])

  fileprivate static let reach = Column(
    "reach", Words("How many rows", "行の数"),
    note: Words("How many rows one command takes.", "1 回の操作が及ぶ行の数。"),
    values: [.init("one", Words("one", "1 行")), .init("several", Words("several", "複数"))])

  fileprivate static let frequency = Column(
    "frequency", Words("How often", "頻度"),
    note: Words("How often people do it.", "どのくらいの頻度で行うか。"),
    values: [
      .init("often", Words("often", "よくある")), .init("seldom", Words("seldom", "まれ")),
    ])

  fileprivate static let recommendedPrompt = Column(
    "recommendedPrompt", Words("Ask by", "勧める確認"),
    note: Words("The prompt that fits.", "適した確認の手段。"),
    values: [
      .init("none", Words("do not ask", "確認しない")), .init("dialog", Words("dialog", "確認ダイアログ")),
      .init("alert", Words("alert", "確認アラート")),
      .init(
        "alertThenAuthentication", Words("alert, then authentication", "確認アラートの後に認証")),
    ])

  fileprivate static let undoOffer = Column(
    "undoOffer", Words("Offer undo", "取り消しの案内"),
    note: Words("Whether to offer to take it back afterwards.", "実行後に取り消しを案内するか。"),
    values: [.init("yes", Words("yes", "する")), .init("no", Words("no", "しない"))])
}
