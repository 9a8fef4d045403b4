import ActionStateMachine

extension DecisionTable {
  /// In what order do things happen to a row?
  static func lifeCycle() throws(TableError) -> DecisionTable {
    let conditions = [Column.standing, .happening]
    var outcomes: [[String]: [String]] = [:]
    for standing in LifeCycle.standings {
      for happening in LifeCycle.happenings {
        outcomes[[standing.value.token, happening.value.token]] = LifeCycle.outcome(
          of: happening.event, after: standing.before)
      }
    }
    return try DecisionTable(
      id: "lifeCycle", title: Words("The life of a row", "行のライフサイクル"),
      introduction: Words(
        "A row with an action that asks by an alert and closes meanwhile, in a list that can be "
          + "reordered. Where the question is on screen, it takes all input.",
        "確認アラートを出し、その間は閉じるアクションを持つ行の例です（並べ替えも可能なリスト）。"
          + "確認が画面に出ている間は、ほかの操作を受け付けません。"),
      conditions: conditions,
      consequences: [LifeCycle.next.column, Shown.row.column, Shown.work.column],
      rules: rules(
        LifeCycle.drafts, conditions: conditions, outcomes: outcomes, table: "lifeCycle"))
  }
}
