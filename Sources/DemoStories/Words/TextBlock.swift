/// Lines of text with tones, laid out in columns that fit a terminal.
public struct TextBlock: Hashable, Sendable {
  /// What a line means to the eye.
  public enum Tone: Hashable, Sendable { case plain, faint, strong, good, bad }

  /// One line of one tone.
  public struct Line: Hashable, Sendable {
    /// The text, without its line end.
    public var text: String
    /// How it looks where there are colours.
    public var tone: Tone

    /// Creates a line; what could steer a terminal shows as a dot.
    init(text: String, tone: Tone) {
      let isSafe = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      self.text = isSafe ? text : String(text.map { $0.isControl ? "·" : $0 })
      self.tone = tone
    }
  }

  /// The lines; each is a row of columns.
  private var rows: [[Line]] = []

  /// Creates an empty block.
  public init() {}

  /// Creates a block of `text`, wrapped at 80 columns.
  public init(_ text: String, _ tone: Tone = .plain) { add(text, tone) }

  /// Creates a block of `lines` as they are.
  public init(lines: [String]) {
    for line in lines { add(line: line) }
  }

  /// The number of lines.
  public var count: Int { rows.count }

  /// Adds `text`, wrapped at `width`, each line `indent` columns in and those after the first
  /// `hanging` more.
  public mutating func add(
    _ text: String = "", _ tone: Tone = .plain, width: Int = 80, indent: Int = 0, hanging: Int = 0
  ) {
    let space = String(repeating: " ", count: indent)
    var line = space
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        rows.append([Line(text: line, tone: tone)])
        line = space + String(repeating: " ", count: hanging)
      } else if !isEmpty {
        line += " "
      }
      line += word
      isEmpty = false
    }
    rows.append([Line(text: line, tone: tone)])
  }

  /// Adds a line of `text` as it is.
  public mutating func add(line text: String, _ tone: Tone = .plain) {
    rows.append([Line(text: text, tone: tone)])
  }

  /// Adds the lines of `other`.
  public mutating func add(_ other: TextBlock) { rows += other.rows }

  /// Adds the lines of `left`, and beside them, from column `column` on, those of `right`.
  public mutating func add(_ left: TextBlock, beside right: TextBlock, at column: Int) {
    for index in 0..<max(left.count, right.count) {
      var row = index < left.count ? left.rows[index] : []
      if index < right.count {
        let width = row.reduce(0) { $0 + $1.text.count }
        row.append(Line(text: String(repeating: " ", count: max(0, column - width)), tone: .plain))
        row += right.rows[index]
      }
      rows.append(row)
    }
  }

  /// The text with line ends, with the escapes of a terminal if it `isColoured`.
  public func text(isColoured: Bool) -> String {
    rows.map { row in
      var line = row.map { isColoured ? $0.coloured : $0.text }.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension TextBlock.Line {
  fileprivate var coloured: String {
    switch tone {
    case .plain: text
    case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
    case .strong: "\u{1B}[1m\(text)\u{1B}[0m"
    case .good: "\u{1B}[32m\(text)\u{1B}[0m"
    case .bad: "\u{1B}[31m\(text)\u{1B}[0m"
    }
  }
}
