import ActionStateMachine

extension LifeCycleGraph {
  /// The graph as a picture that editors and browsers open: text is text, every look is an
  /// attribute, and dark colours are added where a viewer asks for them.
  func svg(in language: Language) -> String {
    let size = "\(Layout.width) \(Layout.height)"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" width=\"\(Layout.width)\""
        + " height=\"\(Layout.height)\" role=\"img\" xml:lang=\"\(language.rawValue)\""
        + " font-family=\"system-ui, 'Helvetica Neue', 'Hiragino Sans', 'Noto Sans CJK JP',"
        + " sans-serif\" font-size=\"14\">",
      "  <title>\(xml(language.title))</title>",
      "  <desc>\(xml(Self.description[language])) \(Self.origin)</desc>",
      SVGStyle.sheet,
      "  <rect class=\"page\" width=\"\(Layout.width)\" height=\"\(Layout.height)\""
        + " fill=\"#ffffff\"/>",
    ]
    lines += RowGroup.allCases.map { svg($0, language) }
    lines += edges.flatMap { svg($0, language) }
    lines += svgStart
    lines += RowState.allCases.flatMap { svg($0, language) }
    lines += svgLegend(language)
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static let description = Label(
    "An arrow from a frame holds for every state in it.", "枠からの矢印は、枠内のすべての状態が対象。")

  private func svg(_ group: RowGroup, _ language: Language) -> String {
    let box = Layout.box(of: group)
    let dashes = group == .free ? " stroke-dasharray=\"6 4\"" : ""
    return "  <g id=\"\(group.rawValue)\">"
      + "<rect class=\"frame\" x=\"\(box.left)\" y=\"\(box.top)\" width=\"\(box.width)\""
      + " height=\"\(box.height)\" rx=\"16\" fill=\"none\" stroke=\"#8492a6\"\(dashes)/>"
      + SVGStyle.text(
        group.label[language], at: Point(box.left + 18, box.top + 26), .quiet, bold: true) + "</g>"
  }

  private func svg(_ state: RowState, _ language: Language) -> [String] {
    let box = Layout.box(of: state)
    let look = SVGStyle.Look(state)
    return [
      "  <g id=\"\(state.rawValue)\">",
      "    <rect class=\"\(look.rawValue)\" x=\"\(box.left)\" y=\"\(box.top)\" width=\"\(box.width)\""
        + " height=\"\(box.height)\" rx=\"12\" \(look.attributes) stroke-width=\"1.5\"/>",
      "    "
        + SVGStyle.text(
          state.label[language], at: Point(box.centre.x, box.centre.y + 5), .plain,
          anchor: "middle", bold: true),
      "  </g>",
    ]
  }

  private func svg(_ edge: Edge, _ language: Language) -> [String] {
    let route = Layout.route(from: edge.source, to: edge.target)
    let words = edge.events.map { $0.label[language] }
    let first: Int
    let (x, anchor): (Int, String)
    switch route.side {
    case .above:
      (first, x, anchor) = (route.words.y - 17 * (words.count - 1), route.words.x, "middle")
    case .below: (first, x, anchor) = (route.words.y + 13, route.words.x, "middle")
    case .left:
      (first, x, anchor) = (route.words.y + 5 - 17 * (words.count - 1) / 2, route.words.x, "end")
    case .right:
      (first, x, anchor) = (route.words.y + 5 - 17 * (words.count - 1) / 2, route.words.x, "start")
    }
    var lines = [
      "  <g id=\"\(edge.source.id)-\(edge.target.rawValue)\">",
      "    <path class=\"line\" d=\"\(route.pathData)\" fill=\"none\" stroke=\"#5b6b7f\""
        + " stroke-width=\"1.5\"/>",
      "    <polygon class=\"head\" points=\"\(route.head)\" fill=\"#5b6b7f\"/>",
    ]
    for (number, text) in words.enumerated() {
      lines.append(
        "    " + SVGStyle.text(text, at: Point(x, first + 17 * number), .plain, anchor: anchor))
    }
    return lines + ["  </g>"]
  }

  private var svgStart: [String] {
    let route = Route(
      (Layout.start.x, Layout.start.y), (Layout.start.x, Layout.box(of: .rest).top), words: (0, 0))
    return [
      "  <g id=\"start-rest\">",
      "    <circle class=\"head\" cx=\"\(Layout.start.x)\" cy=\"\(Layout.start.y)\" r=\"6\""
        + " fill=\"#5b6b7f\"/>",
      "    <path class=\"line\" d=\"\(route.pathData)\" fill=\"none\" stroke=\"#5b6b7f\""
        + " stroke-width=\"1.5\"/>",
      "    <polygon class=\"head\" points=\"\(route.head)\" fill=\"#5b6b7f\"/>",
      "  </g>",
    ]
  }

  private func svgLegend(_ language: Language) -> [String] {
    let look = SVGStyle.Look.ahead
    let rest = SVGStyle.Look.row
    let entries: [(SVGStyle.Look, Label)] = [
      (rest, Label("drawn as the data says", "データのとおりに表示")),
      (look, Label("drawn otherwise than the data says", "データと異なる表示")),
      (.absent, Label("not in the data", "データにない")),
    ]
    var lines = ["  <g id=\"legend\">"]
    for (number, entry) in entries.enumerated() {
      let y = 760 + 36 * number
      lines.append(
        "    <rect class=\"\(entry.0.rawValue)\" x=\"1196\" y=\"\(y)\" width=\"36\" height=\"22\""
          + " rx=\"6\" \(entry.0.attributes) stroke-width=\"1.5\"/>")
      lines.append(
        "    " + SVGStyle.text(entry.1[language], at: Point(1244, y + 16), .plain))
    }
    lines.append(
      "    " + SVGStyle.text(Self.description[language], at: Point(1196, 890), .quiet))
    return lines + ["  </g>"]
  }
}

/// `text` as it stands in XML.
func xml(_ text: String) -> String {
  text.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
}
