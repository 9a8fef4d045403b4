import ActionStateMachine

/// A row with an action that asks, tried with every event wherever it stands.
enum LifeCycle {
  /// Where the row stands, and what brings it there.
  static let standings: [(value: Column.Value, before: [Event<String>])] = [
    (.init("rest", Words("at rest", "閉じている")), []),
    (
      .init("swiping", Words("under a finger", "スワイプ中")),
      [.swipeBegan("a", edge: .trailing)]
    ),
    (.init("open", Words("open", "開いている")), [.reveal("a", edge: .trailing)]),
    (
      .init(
        "asking", Words("about to be asked about", "確認の表示待ち"),
        meaning: Words(
          "The question was sent and has not been seen yet.", "確認を指示したが、まだ画面に出ていない。")),
      [.fullSwipe("a", edge: .trailing, nil)]
    ),
    (
      .init("asked", Words("asked about", "確認を表示中")),
      [.fullSwipe("a", edge: .trailing, nil), .presented(PromptID(1))]
    ),
    (
      .init("dragging", Words("lifted", "持ち上げ中")),
      [.lift("a"), .hover(.slot(.before("c")))]
    ),
  ]

  /// What happens.
  static let happenings: [(value: Column.Value, event: Event<String>)] = [
    (.init("swipe", Words("a swipe begins", "スワイプの開始")), .swipeBegan("a", edge: .trailing)),
    (.init("reveal", Words("let go half way", "途中で指を離す")), .reveal("a", edge: .trailing)),
    (.init("fullSwipe", Words("a full swipe", "フルスワイプ")), .fullSwipe("a", edge: .trailing, nil)),
    (
      .init(
        "trigger", Words("the action is started", "アクションの実行"),
        meaning: Words("By a button, a menu or a key.", "ボタン、メニュー、キーから。")),
      .trigger("delete", rows: ["a"], via: .tap)
    ),
    (.init("yes", Words("a yes", "承認")), .confirm(PromptID(1))),
    (
      .init(
        "no", Words("a no", "キャンセル"),
        meaning: Words("Or the question went away unanswered.", "回答なしで確認が消えた場合も含む。")),
      .cancel(PromptID(1))
    ),
    (.init("tap", Words("a tap on it", "行のタップ")), .tapRow("a")),
    (
      .init(
        "elsewhere", Words("a tap elsewhere", "ほかの場所のタップ"),
        meaning: Words("Or the list is scrolled.", "スクロールも含む。")), .scroll
    ),
    (.init("lift", Words("a lift", "持ち上げ")), .lift("a")),
    (.init("drop", Words("a drop", "ドロップ")), .drop),
    (
      .init("dataRemoves", Words("the data drops it", "データからの削除")),
      .rowsChanged(RowsChange(remove: ["a"]))
    ),
    (.init("background", Words("the app goes away", "アプリが背面へ")), .background),
    (.init("leave", Words("the screen is left", "画面を離れる")), .leave),
  ]

  /// Where the list stands afterwards.
  static let next = Shown(
    column: Column(
      "next", Words("Afterwards", "その後"),
      note: Words("Where the list stands afterwards.", "その後のリストの状態。"),
      values: [
        .init("rest", Words("at rest", "閉じている")),
        .init("swiping", Words("under a finger", "スワイプ中")),
        .init("open", Words("open", "開いている")), .init("prompting", Words("asking", "確認中")),
        .init("dragging", Words("lifted", "持ち上げ中")),
        .init("asBefore", Words("as before", "変わらない")),
      ])
  ) { transition in
    let (from, to) = (name(of: transition.from), name(of: transition.to))
    return from == to ? "asBefore" : to
  }

  private static func name(of phase: Phase<String>) -> String {
    switch phase {
    case .rest: "rest"
    case .swiping: "swiping"
    case .open: "open"
    case .prompting: "prompting"
    case .dragging: "dragging"
    }
  }

  private static let actions = [
    RowAction(
      id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
      change: .removes, prompts: [.alert]),
    RowAction(id: "move", label: "Move", change: .moves, isReorder: true),
  ]

  /// What the machine does at `event`, as one token a consequence.
  static func outcome(of event: Event<String>, after before: [Event<String>]) -> [String] {
    guard let set = try? ActionSet(actions) else { return [] }
    var machine = ListStateMachine(actions: set, rows: ["a", "b", "c", "d"])
    for event in before { _ = machine.send(event) }
    let transition = machine.send(event)
    return [next.token(transition), Shown.row.token(transition), Shown.work.token(transition)]
  }
}

extension Column {
  static let standing = Column(
    "standing", Words("The row is", "行の状態"),
    note: Words("Where the row stands.", "行が今どうなっているか。"),
    values: LifeCycle.standings.map(\.value))

  static let happening = Column(
    "happening", Words("What happens", "起きること"),
    note: Words("What people, the data or the system do.", "人、データ、システムの動き。"),
    values: LifeCycle.happenings.map(\.value))
}
