import ActionStateMachine

/// A list without the machine: it lets the button's role and the gesture drive the screen.
public struct NaiveList: Sendable {
  /// What it gets wrong when a row is dragged.
  public enum Dragging: Sendable {
    /// It deletes and inserts the row at each slot that the finger passes.
    case restructures
    /// It draws the data, which is late, as soon as the row is let go.
    case drawsTheDataAtOnce
  }

  private let actions: ActionSet
  private let dragging: Dragging
  private var data: [String]
  private var asking: RowList<String>?
  private var lifted: String?
  private var slot: Slot<String>?
  private var lastPrompt = 0

  /// Creates a list of `rows`, in which every destructive action has the destructive role.
  public init(actions: ActionSet, rows: [String], dragging: Dragging = .drawsTheDataAtOnce) {
    self.actions = actions
    self.dragging = dragging
    data = rows
  }

  /// What the list does about `event`.
  public mutating func take(_ event: Event<String>) -> ScreenStep {
    ScreenStep(event, changes(after: event))
  }

  private mutating func changes(after event: Event<String>) -> [ScreenChange] {
    switch event {
    case .reveal(let row, let edge): [.opens(row, edge)]
    case .fullSwipe(let row, let edge, let name):
      run(name.flatMap { actions[$0] } ?? actions.fullSwipeAction(on: edge), on: RowList(row))
    case .trigger(let name, let rows, _): run(actions[name], on: rows)
    case .confirm: answer(isYes: true)
    case .cancel, .gone: answer(isYes: false)
    case .rowsChanged(let change): follow(change)
    case .lift(let row): lift(row)
    case .hover(.slot(let slot)): hover(slot)
    case .drop: drop()
    default: []
    }
  }

  /// The role makes the list take the row out at once, whatever comes between.
  private mutating func run(_ action: RowAction?, on rows: RowList<String>) -> [ScreenChange] {
    guard let action else { return [] }
    let leaving = action.isDestructive ? rows.map(ScreenChange.leaves) : []
    if action.prompts.isEmpty { return leaving + [.orders(Array(rows))] }
    lastPrompt += 1
    asking = rows
    return leaving + [.asks(lastPrompt, "\(action.label) \(rows.words)?")]
  }

  private mutating func answer(isYes: Bool) -> [ScreenChange] {
    guard let rows = asking else { return [] }
    asking = nil
    return [.asksNoMore(lastPrompt)]
      + (isYes ? [.orders(Array(rows))] : rows.map { .returns($0, nil) })
  }

  private mutating func follow(_ change: RowsChange<String>) -> [ScreenChange] {
    let old = data
    data = change.applied(to: data)
    let removed = old.filter { !data.contains($0) }.map(ScreenChange.removes)
    let kept = old.filter(data.contains)
    guard kept != data, let row = lifted, dragging == .drawsTheDataAtOnce else { return removed }
    lifted = nil
    return removed + [.moves(row, slotInData(of: row))]
  }

  private mutating func lift(_ row: String) -> [ScreenChange] {
    lifted = row
    return [.lifts(row)]
  }

  private mutating func hover(_ slot: Slot<String>) -> [ScreenChange] {
    self.slot = slot
    guard let lifted else { return [] }
    switch dragging {
    case .restructures: return [.leaves(lifted), .returns(lifted, slot)]
    case .drawsTheDataAtOnce: return [.opensGap(slot)]
    }
  }

  private mutating func drop() -> [ScreenChange] {
    guard let row = lifted, let slot else { return [] }
    self.slot = nil
    switch dragging {
    case .restructures: return [.lands(row, slot), .orders([row])]
    case .drawsTheDataAtOnce:
      return [.lands(row, slot), .orders([row]), .moves(row, slotInData(of: row))]
    }
  }

  private func slotInData(of row: String) -> Slot<String> {
    guard let position = data.firstIndex(of: row), position + 1 < data.endIndex else { return .end }
    return .before(data[position + 1])
  }
}
