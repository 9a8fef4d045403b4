import ActionStateMachine

/// Tells a run event by event: the phases and the commands.
public struct Transcript<RowID: Hashable & Sendable & CustomStringConvertible> {
  private var step = 0

  /// Creates a transcript of nothing.
  public init() {}

  /// What `event` did, in a few lines.
  public mutating func lines(_ event: Event<RowID>, _ transition: Transition<RowID>) -> TextBlock {
    step += 1
    var block = event.title(step: step)
    block.add(transition.lines(width: 80))
    return block
  }
}

/// Tells a run event by event, beside a drawing of the rows where they changed.
struct DrawnTranscript {
  private let actions: ActionSet
  /// The rows as they are on screen.
  private var screen: Screen
  private var step = 0

  /// Creates the transcript of a list that shows `rows` at first.
  init(actions: ActionSet, rows: [String]) {
    self.actions = actions
    screen = Screen(rows: rows)
  }

  /// What `event` did, in a few lines.
  mutating func lines(_ event: Event<String>, _ transition: Transition<String>) -> TextBlock {
    step += 1
    let old = screen
    screen.show(ScreenStep(event, obeying: transition, of: actions))
    var block = event.title(step: step)
    let words = transition.lines(width: 44)
    if screen == old {
      block.add(words)
    } else {
      block.add(words, beside: screen.drawing(actions: actions, width: 30), at: 46)
    }
    return block
  }
}

extension Event where RowID: CustomStringConvertible {
  fileprivate func title(step: Int) -> TextBlock { TextBlock("\(step). \(words)", .strong) }
}

extension Transition where RowID: CustomStringConvertible {
  fileprivate func lines(width: Int) -> TextBlock {
    var block = TextBlock()
    if case .ignored(let reason) = outcome {
      block.add("ignored, \(reason): \(reason.words)", .bad, width: width, indent: 3, hanging: 2)
    }
    let (from, to) = (from.words, to.words)
    block.add(from == to ? from : "\(from) → \(to)", .faint, width: width, indent: 3, hanging: 2)
    for command in self { block.add(command.words, width: width, indent: 5, hanging: 2) }
    return block
  }
}
