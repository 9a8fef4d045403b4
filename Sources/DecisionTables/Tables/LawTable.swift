extension DecisionTable {
  /// May the row leave before its data changes?
  static func law() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "law", title: Words("May the row leave ahead of its data?", "行はデータより先に消えてよいか"),
      introduction: Words(
        "A removal may be animated ahead of its data change only if nothing stands between the "
          + "trigger and that change. Nobody can set this: it follows.",
        "操作とデータの変更の間に何も挟まらないときだけ、消えるアニメーションを先に始められます。"
          + "設定で変えるものではなく、アクションの性質から決まります。"),
      conditions: [.change, .prompts, .commit], consequences: [.leavesAheadAnswer],
      drafts: [
        Draft(
          "A1", ["change": ["removes"], "prompts": ["none"], "commit": ["immediate"]],
          why: Words(
            "Nothing can still stop it, so waiting would only look slow.",
            "もう止めるものがなく、待っても遅く見えるだけだから。")),
        Draft(
          "A2", ["change": ["nothing", "updates", "moves"]],
          why: Words("The row stays in the list.", "行はリストに残るから。")),
        Draft(
          "A3", ["change": ["removes"], "prompts": .asking],
          why: Words(
            "The answer may be no: a row that has left would have to come back.",
            "キャンセルされるかもしれず、消えた行が戻ることになるから。")),
        Draft(
          "A4", ["change": ["removes"], "prompts": ["none"], "commit": ["deferred"]],
          why: Words(
            "Someone else may still refuse, and until then the row is there.",
            "相手に拒まれるかもしれず、それまで行は存在するから。")),
      ])
  }
}

extension Derived {
  /// The law as the answer of its own table.
  static let leavesAheadAnswer = Derived(
    column: Column(
      "leavesAhead", Words("May leave ahead", "先に消えてよい"),
      note: Words(
        "Whether the removal may be animated before the data has changed.",
        "データが変わる前に、消えるアニメーションを始めてよいか。"),
      values: leavesAhead.column.values)
  ) { situation in
    guard let decision = situation.decision else { return Column.Value.cannotHappen.token }
    return decision.preAnimatesRemoval ? "yes" : "no"
  }
}

extension [String] {
  /// Every way to ask.
  static let asking = Derived.prompts.column.values.map(\.token).filter { $0 != "none" }
  /// Every way to ask that needs no button on an edge.
  static let askingElsewhere = asking.filter { $0 != "inline" }
  /// Everything that starts an action but a drop.
  static let triggers = Derived.trigger.column.values.map(\.token).filter { $0 != "drop" }
  /// Every change but a move.
  static let staying = ["nothing", "updates", "removes"]
}
