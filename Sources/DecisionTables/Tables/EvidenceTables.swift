extension DecisionTable {
  /// What do people see if a swipe button that asks first keeps the destructive role?
  static func keptRole() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "keptRole", title: Words("What people see if we keep the role", "ロールを残すと何が見えるか"),
      introduction: Words(
        "For an action that asks first, whose swipe button has the destructive role all the same.",
        "先に確認するスワイプアクションに、破壊的なロールを残した場合です。"),
      conditions: [.system], consequences: [.seen, .evidence],
      answers: [
        Answer(
          "O1", ["system": ["swiftUI18", "swiftUI26"]], "springsBack", "filmed",
          why: Words(
            "The list runs ahead at the tap (DocNR/clave#96, iOS 18.4 and 26.5).",
            "タップと同時にリストが先走る（DocNR/clave#96、iOS 18.4 と 26.5）。")),
        Answer(
          "O2", ["system": ["swiftUI26Simulator"]], "neverAsked", "reported",
          why: Words(
            "The dialog's row is gone before it can appear (manaflow-ai/cmux#9291).",
            "ダイアログを出す前に、その行がなくなる（manaflow-ai/cmux#9291）。")),
        Answer(
          "O3", ["system": ["swiftUI27"]], "crash", "reported",
          why: Words(
            "The list's item count no longer fits the data (manaflow-ai/cmux#9291).",
            "リストの項目数がデータと合わなくなる（manaflow-ai/cmux#9291）。")),
        Answer(
          "O4", ["system": ["uiKit12"]], "leaves", "reported",
          why: Words(
            "Before iOS 13 completion(true) removed the row by itself (xmartlabs/Eureka#1923).",
            "iOS 13 より前は completion(true) で行が消えた（xmartlabs/Eureka#1923）。")),
        Answer(
          "O5", ["system": ["uiKit13"]], "nothing", "reported",
          why: Words(
            "Since iOS 13 it no longer does (xmartlabs/Eureka#1944).",
            "iOS 13 以降は消えなくなった（xmartlabs/Eureka#1944）。")),
        Answer(
          "O6", ["system": ["menu"]], "nothing", "inferred",
          why: Words(
            "There the role is styling. Check it on your devices.",
            "そこではロールは見た目だけ。実機で確かめること。")),
      ])
  }

  /// Is turning full swipe off enough?
  static func fullSwipeOff() throws(TableError) -> DecisionTable {
    try DecisionTable(
      id: "fullSwipeOff", title: Words("Is turning full swipe off enough?", "フルスワイプを切れば十分か"),
      introduction: Words(
        "No, though it is often recommended. It removes one of the two gestures on the same button; "
          + "the other one still runs ahead.",
        "いいえ。よく勧められる方法ですが、同じボタンの 2 つの操作のうち 1 つがなくなるだけで、"
          + "もう 1 つは先走ったままです。"),
      conditions: [.keptRole, .gesture, .fullSwipeSetting], consequences: [.seen, .evidence],
      answers: [
        Answer(
          "P1", ["keptRole": ["no"], "gesture": ["fullSwipe"], "fullSwipeSetting": ["on"]],
          "nothing", "inferred",
          why: Words(
            "It is the same button: without the role the row comes home, and the question appears.",
            "同じボタンなので、ロールがなければ行は元に戻り、確認が出る。")),
        Answer(
          "P2", ["keptRole": ["no"], "gesture": ["tap"]], "nothing", "reported",
          why: Words(
            "Every fix that was found does this (nightscout/Trio#1123 and others).",
            "見つかった修正は、どれもこの方法（nightscout/Trio#1123 ほか）。")),
        Answer(
          "P3", ["keptRole": ["yes"], "gesture": ["fullSwipe"], "fullSwipeSetting": ["on"]],
          "springsBack", "inferred",
          why: Words(
            "The full swipe runs the same button, and the list expects the data to change at once.",
            "フルスワイプは同じボタンを実行し、リストはデータがすぐ変わると見込むから。")),
        Answer(
          "P4", ["keptRole": ["yes"], "gesture": ["tap"]], "springsBack", "filmed",
          why: Words(
            "A tap on a destructive button was filmed collapsing the row too (DocNR/clave#96).",
            "破壊的なボタンのタップでも行が縮む様子が録画された（DocNR/clave#96）。")),
        Answer(
          "P5", ["gesture": ["fullSwipe"], "fullSwipeSetting": ["off"]], "cannotHappen",
          "cannotHappen", why: Words("There is no full swipe then.", "フルスワイプ自体がないから。")),
      ])
  }
}

extension Column {
  fileprivate static let system = Column(
    "system", Words("System", "システム"),
    note: Words("What draws the list, and where the button is.", "リストの描画元と、ボタンの場所。"),
    values: [
      .init("swiftUI18", Words("SwiftUI list, iOS 18", "SwiftUI のリスト、iOS 18")),
      .init("swiftUI26", Words("SwiftUI list, iOS 26", "SwiftUI のリスト、iOS 26")),
      .init(
        "swiftUI26Simulator",
        Words("SwiftUI list, iOS 26 simulator", "SwiftUI のリスト、iOS 26 シミュレータ")),
      .init("swiftUI27", Words("SwiftUI list, iOS 27", "SwiftUI のリスト、iOS 27")),
      .init("uiKit12", Words("UIKit, before iOS 13", "UIKit、iOS 13 より前")),
      .init("uiKit13", Words("UIKit, iOS 13 and later", "UIKit、iOS 13 以降")),
      .init("menu", Words("a menu or a dialog", "メニューやダイアログ")),
    ])

  fileprivate static let keptRole = Column(
    "keptRole", Words("Role kept", "ロールを残す"),
    note: Words(
      "Whether the swipe button of an action that asks has the destructive role.",
      "確認するスワイプアクションに破壊的なロールを残すか。"),
    values: [.init("no", Words("no", "いいえ")), .init("yes", Words("yes", "はい"))])

  fileprivate static let gesture = Column(
    "gesture", Words("Gesture", "操作"),
    note: Words("What people do with the button.", "ボタンをどう操作するか。"),
    values: Derived.trigger.column.values.filter { [String].swipe.contains($0.token) })

  fileprivate static let fullSwipeSetting = Column(
    "fullSwipeSetting", Words("Full swipe", "フルスワイプの設定"),
    note: Words("Whether the list allows a full swipe.", "リストがフルスワイプを許すか。"),
    values: [.init("on", Words("on", "オン")), .init("off", Words("off", "オフ"))])

  fileprivate static let seen = Column(
    "seen", Words("People see", "見えるもの"),
    note: Words("What happens on screen.", "画面で起こること。"),
    values: [
      .init("springsBack", Words("the row collapses and springs back", "行が縮み、跳ね戻る")),
      .init("neverAsked", Words("the question never appears", "確認が出ない")),
      .init("crash", Words("the app crashes", "アプリがクラッシュする")),
      .init("leaves", Words("the row leaves before the answer", "回答前に行が消える")),
      .init("nothing", Words("nothing runs ahead", "何も先走らない")), .cannotHappen,
    ])

  fileprivate static let evidence = Column(
    "evidence", Words("Evidence", "根拠"),
    note: Words("How we know.", "どうしてわかるか。"),
    values: [
      .init("filmed", Words("filmed in a test app", "テスト用アプリで録画")),
      .init("reported", Words("reported by an app's developers", "アプリ開発者の報告")),
      .init(
        "inferred", Words("inferred, not verified", "推定（未検証）"),
        meaning: Words("Nobody has shown it yet.", "まだ誰も示していない。")),
      .cannotHappen,
    ])
}
