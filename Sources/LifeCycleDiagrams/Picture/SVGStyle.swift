/// How the parts of the picture look: in light by attributes, in dark by the sheet.
enum SVGStyle {
  /// The look of a state's box.
  enum Look: String, Hashable, Sendable {
    /// The row is drawn as the data says.
    case row
    /// The row is drawn otherwise than the data says.
    case ahead
    /// The data lacks the row.
    case absent

    init(_ state: RowState) {
      switch state {
      case .rest, .swiped, .armed, .open, .asking, .asked, .waiting, .lifted: self = .row
      case .leaving, .held: self = .ahead
      case .offered, .gone: self = .absent
      }
    }

    var attributes: String {
      switch self {
      case .row: "fill=\"#eef3fa\" stroke=\"#5b6b7f\""
      case .ahead: "fill=\"#ffe9b8\" stroke=\"#8a6100\""
      case .absent: "fill=\"#ffffff\" stroke=\"#5b6b7f\" stroke-dasharray=\"5 4\""
      }
    }
  }

  /// The colour of words.
  enum Ink: String, Hashable, Sendable {
    case plain = "#1d2733"
    case quiet = "#4d5b6c"

    var name: String { self == .plain ? "ink" : "quiet" }
  }

  /// The colours for viewers that ask for dark ones; all others see the attributes.
  static let sheet = """
      <style>
        @media (prefers-color-scheme: dark) {
          .page { fill: #14181f } .frame { stroke: #6d7b8f }
          .row { fill: #232c39; stroke: #8fa1b8 } .ahead { fill: #4a3a10; stroke: #e0b64a }
          .absent { fill: #14181f; stroke: #8fa1b8 }
          .line { stroke: #8fa1b8 } .head { fill: #8fa1b8 }
          .ink { fill: #e8edf4 } .quiet { fill: #aab6c6 }
        }
      </style>
    """

  static func text(
    _ words: String, at point: Point, _ ink: Ink, anchor: String = "start", bold: Bool = false
  ) -> String {
    let anchorAttribute = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let weight = bold ? " font-weight=\"600\"" : ""
    return "<text class=\"\(ink.name)\" x=\"\(point.x)\" y=\"\(point.y)\" fill=\"\(ink.rawValue)\""
      + "\(anchorAttribute)\(weight)>\(xml(words))</text>"
  }
}
