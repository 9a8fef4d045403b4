import ActionStateMachine

/// The words around the tables.
enum Phrase {
  static let title = Words("Decision tables", "決定表")
  static let rule = Words("Rule", "規則")
  static let when = Words("When", "条件")
  static let then = Words("Then", "結果")
  static let why = Words("Why", "理由")
  static let table = Words("Table", "表")
  static let contents = Words("Tables", "目次")
  static let separator = Words(", ", "、")
  static let glossary = Words("Words", "用語")

  static let advice = Words("Advice", "助言")
  static let adviceIntroduction = Words(
    "What to think about again in these actions. The library enforces nothing of it.",
    "これらのアクションについて見直すとよいことです。ライブラリが強制するものではありません。")

  static let introduction = Words(
    "What a row and its buttons do, for designers and testers. Find the rule whose \"When\" columns "
      + "fit, and read what follows under \"Then\". What the library decides was found out by running "
      + "it; recommendations and reports say where they come from. Exactly one rule of a table "
      + "applies to each combination of its conditions: otherwise this page could not have been made.",
    "行とボタンの動きを、デザインとテストのためにまとめた表です。「条件」の列が当てはまる規則を探し、"
      + "「結果」の列を読みます。ライブラリが決めることは実際に動かして求め、推奨や報告には出典を添えました。"
      + "条件のどの組み合わせにも規則がちょうど 1 つ当てはまります。そうでなければ、このページは生成されません。")

  static func promise(_ count: Int) -> Words {
    Words(
      "Exactly one rule applies: \(grouped(count)) of \(grouped(count)) combinations covered.",
      "当てはまる規則はちょうど 1 つ：\(grouped(count)) 通り中 \(grouped(count)) 通りを網羅。")
  }

  static func irrelevant(_ titles: [Words]) -> Words {
    Words(
      "Tried as well, and shown to change nothing here: "
        + titles.map { $0.english.lowercased() }.joined(separator: ", ") + ".",
      "次の条件も試し、ここでは何も変えないと確かめました："
        + titles.map(\.japanese).joined(separator: "、") + "。")
  }

  /// A number with a separator every three digits.
  static func grouped(_ number: Int) -> String {
    var digits = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position % 3 == 0 { digits = "," + digits }
      digits = String(digit) + digits
    }
    return digits
  }
}
