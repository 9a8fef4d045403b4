import ActionStateMachine

/// Something on screen that ran ahead of the data, or against it, and was taken back.
public enum Flicker: Hashable, Sendable {
  /// The row left the screen and came back, while its data stayed and nothing had been ordered.
  case vanished(row: String, step: Int, back: Int)
  /// The row went elsewhere than where it was put down, while nothing had refused it.
  case flewHome(row: String, step: Int)

  /// What people saw, as one sentence.
  public var words: String {
    switch self {
    case .vanished(let row, let step, let back) where step == back:
      "\(row) vanished and came back at step \(step), though its data never changed"
    case .vanished(let row, let step, let back):
      "\(row) vanished at step \(step) and came back at step \(back), though its data never changed"
    case .flewHome(let row, let step):
      "\(row) flew home at step \(step), though nothing had refused its new place"
    }
  }
}

/// Watches a screen, and knows nothing of what drives it.
public struct FlickerCheck {
  /// What was seen so far.
  public private(set) var flickers: [Flicker] = []

  private var screen: Screen
  private var data: [String]
  private var ordered: Set<String> = []
  /// The step at which each row left the screen for no reason.
  private var leftEarly: [String: Int] = [:]
  private var step = 0

  /// Creates a check of a screen that shows `rows`, which are the data's.
  public init(rows: [String]) {
    data = rows
    screen = Screen(rows: rows)
  }

  /// Returns what flickers in `steps`, on a screen that shows `rows` at first.
  public static func flickers(in steps: [ScreenStep], rows: [String]) -> [Flicker] {
    var check = FlickerCheck(rows: rows)
    for step in steps { check.watch(step) }
    return check.flickers
  }

  /// Watches one step.
  public mutating func watch(_ next: ScreenStep) {
    step += 1
    var mayMove = false
    switch next.event {
    case .rowsChanged(let change):
      data = change.applied(to: data)
      leftEarly = leftEarly.filter { data.contains($0.key) }
      mayMove = true
    case .mutationFailed, .mutationUnknown:
      ordered = []  // The screen may take back whatever it showed ahead.
      mayMove = true
    case .drop, .cancel, .gone, .cancelDrag, .leave, .background, .tapOutside, .scroll:
      mayMove = true  // People moved the row, or took back that they had.
    default: break
    }
    for case .orders(let rows) in next.changes { ordered.formUnion(rows) }
    var moved: Set<String> = []
    for change in next.changes {
      let before = screen.visibleRows
      screen.show(change)
      judge(change, isElsewhere: screen.visibleRows != before, mayMove: mayMove, &moved)
    }
  }

  private mutating func judge(
    _ change: ScreenChange, isElsewhere: Bool, mayMove: Bool, _ moved: inout Set<String>
  ) {
    switch change {
    case .leaves(let row) where data.contains(row) && !ordered.contains(row):
      leftEarly[row] = step
    case .returns(let row, _):
      guard let left = leftEarly.removeValue(forKey: row) else { return }
      flickers.append(.vanished(row: row, step: left, back: step))
    case .moves(let row, _) where isElsewhere, .lands(let row, _) where isElsewhere:
      if !mayMove || !moved.insert(row).inserted {
        flickers.append(.flewHome(row: row, step: step))
      }
    default: break
    }
  }
}

extension RowsChange<String> {
  /// The order after the change, as the data has it.
  func applied(to rows: [String]) -> [String] {
    switch order {
    case .snapshot(let rows): return rows
    case .delta(let remove, let insert, let move):
      var rows = rows.filter { !remove.contains($0) }
      for placement in insert + move {
        rows.removeAll { $0 == placement.row }
        rows.insert(placement.row, at: placement.slot.row.flatMap(rows.firstIndex) ?? rows.endIndex)
      }
      return rows
    }
  }
}
