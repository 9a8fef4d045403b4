extension DecisionTable {
  /// What does the row do until the last prompt is answered?
  static func answer() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "answer", title: Words("What the row does until the answer", "回答までの行の動き"),
      introduction: Words(
        "An open row is one whose buttons show, or that is being swiped. A row at rest has nothing "
          + "to close.",
        "開いた行とは、ボタンが見えている行、またはスワイプ中の行です。閉じている行は動きません。"),
      conditions: [.trigger, .change, .prompts, .commit, .rowWhileAsking],
      consequences: [.atTrigger, .atCancel, .atConfirm], drafts: unasked + asked + dropped)
  }

  private static let unasked = [
    Draft(
      "B1",
      [
        "trigger": .triggers, "change": ["removes"], "prompts": ["none"], "commit": ["immediate"],
      ],
      why: Words(
        "Nothing stands between the trigger and the data change.",
        "操作とデータの変更の間に何も挟まらないから。")),
    Draft(
      "B2",
      ["trigger": .triggers, "change": ["removes"], "prompts": ["none"], "commit": ["deferred"]],
      why: Words(
        "The row is still there: it comes home and waits.", "行はまだあるので、閉じて待つ。")),
    Draft(
      "B3",
      ["trigger": .triggers, "change": ["nothing", "updates", "moves"], "prompts": ["none"]],
      why: Words("The row stays, so it comes home.", "行は残るので、閉じる。")),
  ]

  private static let asked = [
    Draft(
      "B4",
      ["trigger": .triggers, "prompts": .askingElsewhere, "rowWhilePrompting": ["closes"]],
      why: Words(
        "The row is at home before the question appears, so the answer moves nothing.",
        "確認が出る前に閉じるので、回答では何も動かない。")),
    Draft(
      "B5",
      ["trigger": .triggers, "prompts": .asking, "rowWhilePrompting": ["closesAtAnswer"]],
      why: Words(
        "The open row shows which one is asked about, until the answer.",
        "開いた行が、どの行への確認かを回答まで示す。")),
    Draft(
      "B6",
      ["trigger": .triggers, "prompts": .asking, "rowWhilePrompting": ["staysOpenOnCancel"]],
      why: Words(
        "After a no the other buttons are still at hand.",
        "キャンセルの後も、ほかのボタンをすぐ使える。")),
    Draft(
      "B7", ["trigger": .triggers, "prompts": ["inline"], "rowWhilePrompting": ["closes"]],
      why: Words(
        "A button cannot ask for a second tap on a row that closes; such an action is refused.",
        "閉じる行のボタンは 2 度目のタップを求められない。この組み合わせの定義は拒まれる。")),
  ]

  private static let dropped = [
    Draft(
      "B8", ["trigger": ["drop"], "change": ["moves"], "prompts": ["none"]],
      why: Words(
        "The row stays where the finger left it until the data agrees.",
        "データが一致するまで、指が離した位置に行を置く。")),
    Draft(
      "B9", ["trigger": ["drop"], "change": ["moves"], "prompts": .askingElsewhere],
      why: Words(
        "The move is shown while it is asked about, and taken back at a no.",
        "確認の間は移動先を見せ、キャンセルなら元へ戻す。")),
    Draft(
      "B10", ["trigger": ["drop"], "change": ["moves"], "prompts": ["inline"]],
      why: Words(
        "A drop has no button that could ask for a second tap.",
        "ドロップには 2 度目のタップを求めるボタンがない。")),
    Draft(
      "B11", ["trigger": ["drop"], "change": .staying],
      why: Words("A drop can only move its row.", "ドロップは行を移動するだけだから。")),
  ]
}
