import ActionStateMachine

/// What an app knows about the ways to its actions besides swipes and drops.
public struct KnownPaths: Hashable, Sendable {
  private var paths: [ActionID: Set<Trigger.Path>] = [:]

  /// Creates knowledge of nothing.
  public init() {}

  /// The ways to the action named `id`: all there are, or `nil` where that is not known.
  public subscript(id: ActionID) -> Set<Trigger.Path>? {
    get { paths[id] }
    set { paths[id] = newValue }
  }
}

extension DecisionTable {
  /// Can everyone reach each action of `set`?
  static func paths(of set: ActionSet, known: KnownPaths) throws(TableError) -> DecisionTable {
    let advice = set.actions.map { action in
      Way.allCases.compactMap { $0.advice(for: action, known: known[action.id]) }
    }
    return try DecisionTable(
      id: "paths", title: Words("Can everyone reach it?", "誰でも使えるか"),
      introduction: Words(
        "Swipes and drags need another way beside them, and one way is no substitute for another. "
          + "Only the app knows its menus and keys: what it has not said is unknown.",
        "スワイプやドラッグには、ほかの手段も必要です。1 つの手段は、別の手段の代わりになりません。"
          + "メニューやキーの有無はアプリだけが知っているので、伝えられていなければ「不明」です。"),
      conditions: [.action(set)],
      consequences: Way.allCases.map(\.column) + [.pathAdvice(advice)],
      rules: zip(set.actions, advice).map { action, advice in
        Rule(
          id: "\(action.id.text).paths", conditions: [[action.id.text]],
          consequences: Way.allCases.map { $0.presence(of: action, known: known[action.id]) }
            + [Column.token(advice)],
          why: advice.isEmpty
            ? Words("Every way that it needs is there.", "必要な手段がそろっている。")
            : Words("A way that people need is missing or unknown.", "必要な手段がない、または不明。"))
      })
  }
}

extension DecisionTable {
  /// The ways to `action` that people need and nobody is known to have, as the table names them.
  static func lackingPaths(of action: RowAction, known: Set<Trigger.Path>?) -> [Finding.Kind] {
    Way.allCases.compactMap { $0.advice(for: action, known: known)?.finding }
  }
}

/// A way to an action.
private enum Way: String, CaseIterable {
  case drop, fullSwipe, tap, menu, keyboard, accessibility

  func presence(of action: RowAction, known: Set<Trigger.Path>?) -> String {
    switch self {
    case .drop: action.isReorder ? "present" : "notOffered"
    case .fullSwipe: action.allowsFullSwipe ? "present" : "notOffered"
    case .tap: action.edge != nil ? "present" : "notOffered"
    case .menu, .keyboard, .accessibility:
      known.map { paths in
        paths.contains { $0.rawValue == rawValue } ? "present" : "missing"
      } ?? "unknown"
    }
  }

  /// What the way's absence makes worth a look, or `nil` if nothing is.
  func advice(for action: RowAction, known: Set<Trigger.Path>?) -> PathAdvice? {
    let presence = presence(of: action, known: known)
    guard presence == "missing" || presence == "unknown" else { return nil }
    switch self {
    case .menu: return action.isReorder ? .dragging : action.edge == nil ? nil : .pointer
    case .keyboard: return .keyboard
    case .accessibility: return .assistive
    case .drop, .fullSwipe, .tap: return nil
    }
  }

  var column: Column {
    let trigger = Derived.trigger.column.value(rawValue)
    return Column(
      "path" + rawValue.prefix(1).uppercased() + rawValue.dropFirst(),
      trigger?.words ?? Words(verbatim: rawValue),
      note: Words("Whether there is this way to the action.", "この手段があるか。"),
      values: [
        .init("present", Words("present", "ある")), .init("missing", Words("missing", "ない")),
        .init("unknown", Words("unknown", "不明")),
        .init(
          "notOffered", Words("not offered", "対象外"),
          meaning: Words("The action is not made for it.", "このアクションはその手段を使わない。")),
      ])
  }
}

/// What to make sure of, and who asks for it.
private enum PathAdvice: String {
  case pointer, dragging, keyboard, assistive

  var finding: Finding.Kind {
    switch self {
    case .pointer: .swipeOnly
    case .dragging: .dragOnly
    case .keyboard: .noKeys
    case .assistive: .noAccessibilityAction
    }
  }

  var words: Words {
    switch self {
    case .pointer: Words("without a swipe (WCAG 2.5.1)", "スワイプなしの手段（WCAG 2.5.1）")
    case .dragging: Words("without a drag (WCAG 2.5.7)", "ドラッグなしの手段（WCAG 2.5.7）")
    case .keyboard: Words("by keys (WCAG 2.1.1)", "キーによる手段（WCAG 2.1.1）")
    case .assistive:
      Words("as an accessibility action (WCAG 4.1.2)", "アクセシビリティアクション（WCAG 4.1.2）")
    }
  }
}

extension Column {
  fileprivate static func token(_ advice: [PathAdvice]) -> String {
    advice.isEmpty ? "none" : advice.map(\.rawValue).joined(separator: ".")
  }

  fileprivate static func pathAdvice(_ advice: [[PathAdvice]]) -> Column {
    var values: [Value] = []
    for advice in advice where !values.contains(where: { $0.token == token(advice) }) {
      let words = advice.map(\.words)
      values.append(
        Value(
          token(advice),
          advice.isEmpty
            ? Words("nothing to add", "追加は不要")
            : Words(
              "make sure of a way " + words.map(\.english).joined(separator: ", "),
              "用意を確認：" + words.map(\.japanese).joined(separator: "、"))))
    }
    return Column(
      "pathAdvice", Words("Advice", "助言"),
      note: Words("What to make sure of, and who asks for it.", "確かめることと、その出典。"),
      values: values)
  }
}
