extension DecisionTable {
  /// What does the row do once nothing is left to ask?
  static func data() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "data", title: Words("What the row does when the data changes", "データが変わるときの行の動き"),
      introduction: Words(
        "Once nothing is left to ask, the order to change the data goes out. From here on the row "
          + "follows the data.",
        "確認がすべて済むと、データを変える指示が出ます。ここから先、行はデータに従います。"),
      conditions: [.trigger, .change, .prompts, .commit],
      consequences: [.meanwhile, .atDataChange, .atFailure],
      drafts: staying + removing + dropping)
  }

  private static let staying = [
    Draft(
      "C1", ["trigger": .triggers, "change": ["nothing"]],
      why: Words(
        "There is no data change to wait for, or to fail.",
        "待つべき変更も、失敗する変更もない。")),
    Draft(
      "C2", ["trigger": .triggers, "change": ["updates"], "commit": ["immediate"]],
      why: Words("The row is redrawn when its data is.", "データと同時に行を描き直す。")),
    Draft(
      "C3", ["trigger": .triggers, "change": ["updates"], "commit": ["deferred"]],
      why: Words(
        "Until someone else agrees the old contents are true.",
        "相手の承諾までは、今の内容が正しいから。")),
    Draft(
      "C4", ["trigger": .triggers, "change": ["moves"], "commit": ["immediate"]],
      why: Words("The row moves when its data does.", "データと同時に行が動く。")),
    Draft(
      "C5", ["trigger": .triggers, "change": ["moves"], "commit": ["deferred"]],
      why: Words(
        "Until someone else agrees the old place is true.",
        "相手の承諾までは、今の位置が正しいから。")),
  ]

  private static let removing = [
    Draft(
      "C6",
      ["trigger": .triggers, "change": ["removes"], "prompts": ["none"], "commit": ["immediate"]],
      why: Words(
        "The only row that ran ahead of its data, so the only one that may have to come back.",
        "データより先に消えた行だけが、戻る可能性を持つ。")),
    Draft(
      "C7",
      [
        "trigger": .triggers, "change": ["removes"], "prompts": .asking, "commit": ["immediate"],
      ],
      why: Words(
        "The row waited for the answer, and now leaves with its data.",
        "回答を待っていた行が、データとともに消える。")),
    Draft(
      "C8", ["trigger": .triggers, "change": ["removes"], "commit": ["deferred"]],
      why: Words(
        "The row shows that it waits, and leaves when someone else has agreed.",
        "処理中と示し、相手の承諾後に消える。")),
  ]

  private static let dropping = [
    Draft(
      "C9",
      [
        "trigger": ["drop"], "change": ["moves"], "prompts": ["none"] + .askingElsewhere,
        "commit": ["immediate"],
      ],
      why: Words(
        "It has been drawn there since the drop, so nothing jumps.",
        "離した時からそこに描かれているので、何も跳ねない。")),
    Draft(
      "C10",
      [
        "trigger": ["drop"], "change": ["moves"], "prompts": ["none"] + .askingElsewhere,
        "commit": ["deferred"],
      ],
      why: Words(
        "The row is held in its new place and shows that it waits.",
        "新しい位置で保持し、処理中と示す。")),
    Draft(
      "C11", ["trigger": ["drop"], "change": ["moves"], "prompts": ["inline"]],
      why: Words(
        "A drop has no button that could ask for a second tap.",
        "ドロップには 2 度目のタップを求めるボタンがない。")),
    Draft(
      "C12", ["trigger": ["drop"], "change": .staying],
      why: Words("A drop can only move its row.", "ドロップは行を移動するだけだから。")),
  ]
}
