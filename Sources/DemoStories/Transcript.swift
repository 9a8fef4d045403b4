import ActionStateMachine

/// Tells a run event by event: the phases, the commands, and a drawing of the rows.
public struct Transcript {
  private let actions: ActionSet
  /// The rows as they are on screen, or `nil` where nobody wants a drawing.
  private var screen: Screen?
  private var step = 0

  /// Creates the transcript of a list that shows `rows` at first; without rows it draws nothing.
  public init(actions: ActionSet, rows: [String]? = nil) {
    self.actions = actions
    screen = rows.map(Screen.init)
  }

  /// What `event` did, in a few lines.
  public mutating func lines(
    _ event: Event<String>, _ transition: Transition<String>
  ) -> TextBlock {
    step += 1
    var block = TextBlock("\(step). \(event.words)", .strong)
    let words = words(of: transition)
    guard let old = screen else {
      block.add(words)
      return block
    }
    screen?.show(ScreenStep(event, obeying: transition, of: actions))
    if let screen, screen != old {
      block.add(words, beside: screen.drawing(actions: actions, width: 30), at: 46)
    } else {
      block.add(words)
    }
    return block
  }

  private func words(of transition: Transition<String>) -> TextBlock {
    let width = screen == nil ? 80 : 44
    var block = TextBlock()
    if case .ignored(let reason) = transition.outcome {
      block.add("ignored, \(reason): \(reason.words)", .bad, width: width, indent: 3, hanging: 2)
    }
    let (from, to) = (transition.from.words, transition.to.words)
    block.add(from == to ? from : "\(from) → \(to)", .faint, width: width, indent: 3, hanging: 2)
    for command in transition { block.add(command.words, width: width, indent: 5, hanging: 2) }
    return block
  }
}
