import ActionStateMachine

/// What a list shows, as far as a drawing of a few letters can tell.
public struct Screen: Hashable, Sendable {
  /// The rows in drawn order, those out of sight among them.
  public private(set) var rows: [String]
  /// The rows that left ahead of their data.
  public private(set) var outOfSight: Set<String> = []
  private(set) var open: [String: Edge] = [:]
  private(set) var armed: [String: ActionID] = [:]
  private(set) var waiting: Set<String> = []
  private(set) var selected: Set<String> = []
  private(set) var lifted: String?
  private(set) var gap: Slot<String>?
  private(set) var questions: [Int: String] = [:]
  private(set) var undoOffers: Set<Int> = []
  /// The messages of the last step.
  private(set) var messages: [String] = []

  /// Creates a screen with `rows` at rest.
  public init(rows: [String]) { self.rows = rows }

  /// The rows that can be seen, in order.
  public var visibleRows: [String] { rows.filter { !outOfSight.contains($0) } }

  /// Shows what `step` changed.
  public mutating func show(_ step: ScreenStep) {
    messages = []
    switch step.event {
    case .swipeBegan(let row, let edge): open[row] = edge  // The finger draws this.
    default: break
    }
    for change in step.changes { show(change) }
  }

  /// Shows `change`.
  public mutating func show(_ change: ScreenChange) {
    switch change {
    case .leaves(let row):
      outOfSight.insert(row)
      (open[row], armed[row]) = (nil, nil)
    case .returns(let row, let slot):
      outOfSight.remove(row)
      if let slot { place(row, slot) }
    case .removes(let row): remove(row)
    case .arrives(let row, let slot), .moves(let row, let slot): place(row, slot)
    case .lands(let row, let slot):
      place(row, slot)
      gap = nil
    case .opens(let row, let edge): open[row] = edge
    case .closes(let row): (open[row], armed[row]) = (nil, nil)
    case .arms(let row, let action): armed[row] = action
    case .disarms(let row): armed[row] = nil
    case .waits(let row): waiting.insert(row)
    case .waitsNoMore(let row): waiting.remove(row)
    case .lifts(let row): lifted = row
    case .opensGap(let slot): gap = slot
    case .closesGap: gap = nil
    case .asks(let number, let question): questions[number] = question
    case .asksNoMore(let number): questions[number] = nil
    case .selects(let rows): selected.formUnion(rows)
    case .deselects(let rows): selected.subtract(rows)
    case .offersUndo(let ticket): undoOffers.insert(ticket)
    case .withdrawsUndo(let ticket): undoOffers.remove(ticket)
    case .says(let text): messages.append(text)
    case .refreshes, .orders: break
    }
  }

  private mutating func place(_ row: String, _ slot: Slot<String>) {
    rows.removeAll { $0 == row }
    rows.insert(row, at: slot.row.flatMap(rows.firstIndex) ?? rows.endIndex)
    if lifted == row { lifted = nil }
  }

  private mutating func remove(_ row: String) {
    rows.removeAll { $0 == row }
    outOfSight.remove(row)
    (open[row], armed[row]) = (nil, nil)
    waiting.remove(row)
    selected.remove(row)
    if lifted == row { (lifted, gap) = (nil, nil) }
  }
}

extension Screen {
  /// A drawing of the list, `width` letters wide.
  public func drawing(actions: ActionSet, width: Int) -> TextBlock {
    var block = TextBlock()
    for row in visibleRows {
      if gap == .before(row) { block.add(line: frame("- - -", width)) }
      block.add(line: frame(line(of: row, actions, width - 4), width))
    }
    if gap == .end { block.add(line: frame("- - -", width)) }
    if visibleRows.isEmpty, gap == nil { block.add(line: frame("(empty)", width), .faint) }
    for number in questions.keys.sorted() {
      block.add(line: "[ \(questions[number] ?? "")  No | Yes ]")
    }
    if !undoOffers.isEmpty {
      let count = undoOffers.count
      block.add(line: count == 1 ? "( Undo )" : "( Undo, \(count) changes )")
    }
    for message in messages { block.add("! \(message)", width: width + 4, hanging: 2) }
    return block
  }

  private func frame(_ text: String, _ width: Int) -> String {
    let inside = text.count > width - 4 ? String(text.prefix(width - 5)) + "…" : text
    return "│ " + inside + String(repeating: " ", count: width - 4 - inside.count) + " │"
  }

  private func line(of row: String, _ actions: ActionSet, _ width: Int) -> String {
    var text = row
    if selected.contains(row) { text = "✓ " + text }
    if lifted == row { text = "▲ " + text }
    if waiting.contains(row) { text += " …" }
    guard let edge = open[row] else { return text }
    let buttons = buttons(of: row, on: edge, actions)
    let space = width - text.count - buttons.count
    guard space > 0 else { return edge == .trailing ? "\(text) \(buttons)" : "\(buttons) \(text)" }
    return edge == .trailing
      ? text + String(repeating: " ", count: space) + buttons : "\(buttons) \(text)"
  }

  private func buttons(of row: String, on edge: Edge, _ actions: ActionSet) -> String {
    if let armed = armed[row] { return "[[\(actions[armed]?.label ?? armed.text)]]" }
    let labels = actions.actions.filter { $0.edge == edge }.map(\.label)
    let shown = Array(labels.prefix(2)) + (labels.count > 2 ? ["+\(labels.count - 2)"] : [])
    return "[" + (edge == .trailing ? shown.reversed() as [String] : shown).joined(separator: "|")
      + "]"
  }
}
