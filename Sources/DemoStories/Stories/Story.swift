import ActionStateMachine

/// The same events told twice: what a list without the machine shows, and what one with it shows.
public struct Story: Sendable {
  /// One event, and how a person would tell it.
  public struct Step: Sendable {
    var event: Event<String>
    var words: String

    init(_ words: String, _ event: Event<String>) {
      self.event = event
      self.words = words
    }
  }

  /// What the story is about.
  public var title: String
  /// What the two lists are, in a few sentences.
  public var setting: String
  /// What the list without the machine is, in a few words.
  var naiveName: String
  var naive: NaiveList
  var actions: ActionSet
  var rows: [String]
  var steps: [Step]

  /// What flickers in each of the two lists, found by the same check.
  public var flickers: (naive: [Flicker], machine: [Flicker]) {
    let told = play()
    return (
      FlickerCheck.flickers(in: told.map(\.naive), rows: rows),
      FlickerCheck.flickers(in: told.map(\.machine), rows: rows)
    )
  }

  /// The story in two columns.
  public var text: TextBlock {
    var block = TextBlock(title, .strong)
    block.add(setting)
    block.add()
    block.add(
      TextBlock(naiveName, .faint), beside: TextBlock("The machine", .faint), at: Self.column)
    var screens = (naive: Screen(rows: rows), machine: Screen(rows: rows))
    for (number, scene) in play().enumerated() {
      block.add()
      block.add("\(number + 1). \(scene.words)", .strong)
      let left = Self.lines(scene.naive.changes.map(\.words))
      let right = Self.lines([scene.phases] + scene.commands)
      block.add(left, beside: right, at: Self.column)
      screens.naive.show(scene.naive)
      screens.machine.show(scene.machine)
      block.add(
        screens.naive.drawing(actions: actions, width: Self.drawing),
        beside: screens.machine.drawing(actions: actions, width: Self.drawing), at: Self.column)
    }
    block.add()
    let flickers = flickers
    block.add(Self.verdict(naiveName, flickers.naive))
    block.add(Self.verdict("The machine", flickers.machine))
    return block
  }

  private static let column = 40
  private static let drawing = 30

  private struct Scene {
    var words: String
    var naive: ScreenStep
    var machine: ScreenStep
    var phases: String
    var commands: [String]
  }

  private func play() -> [Scene] {
    var naive = naive
    var machine = ListStateMachine(actions: actions, rows: rows)
    return steps.map { step in
      let transition = machine.send(step.event)
      return Scene(
        words: step.words, naive: naive.take(step.event),
        machine: ScreenStep(step.event, obeying: transition, of: actions),
        phases: "\(transition.from.name) → \(transition.to.name)",
        commands: transition.filter { !$0.isFeedback }.map(\.words))
    }
  }

  private static func lines(_ lines: [String]) -> TextBlock {
    var block = TextBlock()
    for line in lines { block.add(line, width: column - 2, hanging: 2) }
    return block
  }

  private static func verdict(_ name: String, _ flickers: [Flicker]) -> TextBlock {
    if flickers.isEmpty { return TextBlock("\(name): no flicker.", .good) }
    let seen = flickers.map(\.words).joined(separator: "; ")
    return TextBlock("\(name): FLICKER. \(seen).", .bad)
  }
}
