/// One touch of one row, from down to up, in the row's reading direction.
@usableFromInline struct SwipeTouch: Hashable, Sendable {
  /// What became of the touch so far.
  enum Stage: Hashable, Sendable {
    /// It moved too little to be told from a tap. Initial; leads to `swiping`, `yielded`.
    case undecided
    /// It moves the row. Leads to `yielded`.
    case swiping(Pull)
    /// It is someone else's, or over for the list. Final.
    case yielded
  }

  /// A row under a finger.
  struct Pull: Hashable, Sendable {
    /// What the finger had moved, in reading direction, when the row began to follow it.
    let slack: Double
    /// The edge that the swipe began on last, or `nil` before it reached one with actions.
    var edge: Edge?
    /// Whether letting go would run the action.
    var isArmed = false
  }

  @usableFromInline let pointer: Int
  private let layout: SwipeLayout
  private(set) var stage = Stage.undecided
  private var origin: Double
  private var translation = PointerSample.Vector(x: 0, y: 0)
  private var velocity: PointerVelocity

  /// Starts at `sample` on a row that is drawn at `offset`.
  @usableFromInline init(at sample: PointerSample, layout: SwipeLayout, offset: Double) {
    pointer = sample.pointer
    self.layout = layout
    velocity = PointerVelocity(at: sample)
    origin = 0
    rest(at: offset)
    if layout.width == 0 || layout.leading.width == 0 && layout.trailing.width == 0 { yield() }
  }

  /// Whether the touch moves the row, is someone else's, or neither yet.
  @usableFromInline var phase: SwipePhase {
    switch stage {
    case .undecided: .undecided
    case .swiping: .swiping
    case .yielded: .yielded
    }
  }

  /// The offset to draw while the touch moves the row.
  @usableFromInline func offset(_ configuration: SwipeConfiguration) -> Double? {
    guard case .swiping(let pull) = stage else { return nil }
    return layout.offset(following: distance(pull), configuration)
  }

  /// Lets go of the row without a word.
  @usableFromInline mutating func yield() { stage = .yielded }

  /// Starts from `offset` instead: the list closed or opened the row under the finger.
  @usableFromInline mutating func rest(at offset: Double) {
    let sane = offset.isFinite ? offset : 0
    origin = max(-layout.freeDistance(on: .trailing), min(sane, layout.freeDistance(on: .leading)))
  }

  /// Starts from where the row rests open to `edge`, or closed.
  @usableFromInline mutating func rest(openTo edge: Edge?) {
    rest(at: layout.restingOffset(openTo: edge))
  }
}

extension SwipeTouch {
  /// Takes in a sample of the pointer while it is down.
  @usableFromInline mutating func move(
    to sample: PointerSample, _ configuration: SwipeConfiguration
  ) -> SwipeSteps {
    var steps = follow(sample, configuration)
    guard case .swiping(var pull) = stage, let edge = pull.edge,
      let threshold = layout.fullSwipeDistance(on: edge, configuration)
    else { return steps }
    let reached = edge.outward(layout.offset(following: distance(pull), configuration))
    if !pull.isArmed, reached >= threshold {
      pull.isArmed = true
      steps.append(.armed)
    } else if pull.isArmed, reached < threshold - configuration.fullSwipeHysteresis {
      pull.isArmed = false
      steps.append(.disarmed)
    }
    stage = .swiping(pull)
    return steps
  }

  /// Takes in the sample with which the pointer went up. A full swipe that was not armed before is
  /// none: what was never shown is not run.
  @usableFromInline mutating func end(
    at sample: PointerSample, _ configuration: SwipeConfiguration
  ) -> SwipeSteps {
    let velocity = layout.direction.mirrored(self.velocity.sideways(at: sample))
    var steps = follow(sample, configuration)
    guard case .swiping(let pull) = stage, let edge = pull.edge else { return steps }
    let reached = edge.outward(layout.offset(following: distance(pull), configuration))
    let projected = reached + edge.outward(velocity) * configuration.projectionTime
    if pull.isArmed, let threshold = layout.fullSwipeDistance(on: edge, configuration) {
      // A throw back calls a full swipe off; a throw forward starts none.
      if min(reached, projected) >= threshold - configuration.fullSwipeHysteresis {
        steps.append(.fullSwipe(edge))
        return steps
      }
      steps.append(.disarmed)
    }
    let wasOpen = edge.outward(origin) > 0
    let opens = projected >= layout.openDistance(on: edge, wasOpen: wasOpen, configuration)
    steps.append(opens && reached > 0 ? .reveal(edge) : .conceal)
    return steps
  }

  /// What a lost touch has to say.
  @usableFromInline func lost() -> SwipeSteps {
    var steps = SwipeSteps()
    if case .swiping(let pull) = stage, pull.edge != nil { steps.append(.cancelled) }
    return steps
  }

  /// Moves the row with the pointer, decides whose touch it is, and turns to the other edge.
  private mutating func follow(
    _ sample: PointerSample, _ configuration: SwipeConfiguration
  ) -> SwipeSteps {
    var steps = SwipeSteps()
    velocity.follow(sample)
    guard let moved = sample.translation else { return steps }
    translation = PointerSample.Vector(x: layout.direction.mirrored(moved.x), y: moved.y)
    lock(configuration)
    guard case .swiping(var pull) = stage else { return steps }
    let distance = distance(pull)
    guard let edge = Edge.uncovered(by: distance), edge != pull.edge,
      layout.buttons(on: edge).width > 0,
      pull.edge == nil || abs(distance) >= configuration.edgeChangeDistance
    else { return steps }
    if pull.isArmed { steps.append(.disarmed) }
    steps.append(.began(edge))
    pull.edge = edge
    pull.isArmed = false
    stage = .swiping(pull)
    return steps
  }

  /// Decides, once the pointer moved far enough, between a swipe and scrolling. A tie scrolls:
  /// lists are scrolled far more often than rows are swiped.
  private mutating func lock(_ configuration: SwipeConfiguration) {
    guard case .undecided = stage else { return }
    let (sideways, along) = (abs(translation.x), abs(translation.y))
    guard max(sideways, along) >= configuration.lockDistance, sideways + along > 0 else { return }
    guard sideways > along else { return yield() }
    let slack = min(sideways, configuration.lockDistance)
    stage = .swiping(Pull(slack: translation.x > 0 ? slack : -slack))
  }

  /// How far the row would be from closed if it could follow the finger everywhere.
  private func distance(_ pull: Pull) -> Double { origin + translation.x - pull.slack }
}
