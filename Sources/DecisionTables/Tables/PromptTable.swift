extension DecisionTable {
  /// What does the question look like?
  static func prompt() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "prompt", title: Words("What the question looks like", "確認の見た目"),
      introduction: Words(
        "\"Chosen on purpose\" means by a menu, a key or a tap; a full swipe may have been an "
          + "accident. In a question the destructive role is styling and moves no row.",
        "「意図して選んだ」とは、メニュー、キー、タップによるものを指します。フルスワイプは誤操作かもしれません。"
          + "確認の中の破壊的なロールは見た目だけで、行を動かしません。"),
      conditions: [.kind, Derived.destructive.column, .purpose],
      consequences: [.yesButton, .noButton, .returnKey, .heading],
      answers: blocking + yielding)
  }

  private static let blocking = [
    Answer(
      "F1", ["kind": ["alert", "sheet"], "destructive": ["no"]], "plain", "shown", "yes",
      "question", why: Words("The yes is what people came for.", "「はい」が目的の操作だから。")),
    Answer(
      "F2", ["kind": ["alert"], "destructive": ["yes"], "purpose": ["yes"]], "plain", "shown",
      "yes", "question",
      why: Words(
        "Whoever chose it on purpose needs no red (Apple's guidelines on alerts).",
        "意図して選んだ人に赤は不要（Apple のガイドライン「アラート」）。")),
    Answer(
      "F3", ["kind": ["alert"], "destructive": ["yes"], "purpose": ["no"]], "destructive",
      "shown", "none", "question",
      why: Words(
        "It may have been an accident: warn, and let no key say yes.",
        "誤操作かもしれない。警告し、キーでは承認させない。")),
    Answer(
      "F4", ["kind": ["dialog"], "destructive": ["no"]], "plain", "shown", "none", "question",
      why: Words("A choice among a few, none of them preferred.", "いくつかの選択肢で、優先はない。")),
    Answer(
      "F5", ["kind": ["dialog"], "destructive": ["yes"]], "destructive", "shown", "none",
      "question",
      why: Words(
        "The destructive choice stands on top, in red, and is never the default.",
        "破壊的な選択肢は一番上に赤で置き、既定にはしない。")),
    Answer(
      "F6", ["kind": ["sheet"], "destructive": ["yes"]], "destructive", "shown", "none",
      "question",
      why: Words(
        "A sheet has room to say what is lost; no key says yes.",
        "シートには失うものを書く余地がある。キーでは承認させない。")),
    Answer(
      "F7", ["kind": ["authentication"]], "system", "system", "system", "reason",
      why: Words("The system draws it; the app gives the reason.", "システムが描画し、アプリは理由だけを渡す。")),
  ]

  private static let yielding = [
    Answer(
      "F8", ["kind": ["popover"], "destructive": ["no"]], "plain", "elsewhere", "none",
      "question",
      why: Words("A tap outside a popover is a no.", "ポップオーバーの外のタップはキャンセル。")),
    Answer(
      "F9", ["kind": ["popover"], "destructive": ["yes"]], "destructive", "elsewhere", "none",
      "question",
      why: Words(
        "A tap outside is a no, and the only yes is red.",
        "外のタップはキャンセル。承認のボタンだけを赤くする。")),
    Answer(
      "F10", ["kind": ["inline"], "destructive": ["no"]], "plain", "elsewhere", "none", "label",
      why: Words(
        "The button's label changes with its meaning; anything else is a no.",
        "意味が変わればラベルも変える。ほかの操作はすべてキャンセル。")),
    Answer(
      "F11", ["kind": ["inline"], "destructive": ["yes"]], "redWithoutRole", "elsewhere", "none",
      "label",
      why: Words(
        "It is still a swipe button: the role would remove the row.",
        "これもスワイプアクションなので、ロールを付けると行が消える。")),
  ]
}

extension Column {
  fileprivate static let kind = Column(
    "kind", Words("Question", "確認の種類"),
    note: Words("What kind of UI asks.", "どの UI で確認するか。"),
    values: Derived.prompts.column.values.filter { !["none", "several"].contains($0.token) })

  fileprivate static let purpose = Column(
    "purpose", Words("Chosen on purpose", "意図して選んだ"),
    note: Words("Whether it can hardly have been an accident.", "誤操作とは考えにくいか。"),
    values: [.init("no", Words("no", "いいえ")), .init("yes", Words("yes", "はい"))])

  fileprivate static let yesButton = Column(
    "yesButton", Words("The yes button", "承認ボタン"),
    note: Words(
      "How the button looks that says yes. It names the action: \"Delete\", not \"OK\".",
      "承認ボタンの見た目。「OK」ではなく「削除」のように操作名を書く。"),
    values: [
      .init("plain", Words("plain", "通常")),
      .init("destructive", Words("destructive role", "破壊的なロール")),
      .init("redWithoutRole", Words("red by colour, no role", "色だけ赤、ロールなし")),
      .init("system", Words("the system's", "システム標準")),
    ])

  fileprivate static let noButton = Column(
    "noButton", Words("The no", "キャンセルの方法"),
    note: Words("How people say no. Escape does so everywhere.", "キャンセルの方法。Esc はどこでも有効。"),
    values: [
      .init("shown", Words("a Cancel button", "キャンセルボタン")),
      .init("elsewhere", Words("a tap anywhere else", "ほかの場所のタップ")),
      .init("system", Words("the system's", "システム標準")),
    ])

  fileprivate static let returnKey = Column(
    "returnKey", Words("Return key", "Return キー"),
    note: Words("What the Return key answers.", "Return キーの働き。"),
    values: [
      .init("yes", Words("says yes", "承認する")),
      .init("none", Words("does nothing", "何もしない")),
      .init("system", Words("as the system has it", "システムに従う")),
    ])

  fileprivate static let heading = Column(
    "heading", Words("It asks", "書くこと"),
    note: Words("What the question says.", "確認に書く内容。"),
    values: [
      .init(
        "question", Words("what happens to which row", "どの行がどうなるか"),
        meaning: Words("Name the row, or the number of rows.", "行の名前、または件数を書く。")),
      .init("label", Words("\"Confirm\" and the action", "「確認」と操作名")),
      .init("reason", Words("why a proof is asked for", "本人確認の理由")),
    ])
}
