/// The events that one pointer sample gives rise to, in order: three at most.
public struct SwipeEvents<RowID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline let row: RowID?
  @usableFromInline let steps: SwipeSteps

  @inlinable init(_ steps: SwipeSteps = SwipeSteps(), of row: RowID?) {
    self.row = steps.count > 0 ? row : nil
    self.steps = steps
  }
}

extension SwipeEvents: RandomAccessCollection {
  /// The position of the first event.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last event.
  @inlinable public var endIndex: Int { row == nil ? 0 : steps.count }

  /// The event at `position`.
  @inlinable public subscript(position: Int) -> Event<RowID> {
    guard let row, let step = steps[position] else {
      preconditionFailure("A position past the events of one sample")
    }
    switch step {
    case .began(let edge): return .swipeBegan(row, edge: edge)
    case .armed: return .swipeArmed(row, nil)
    case .disarmed: return .swipeDisarmed(row)
    case .reveal(let edge): return .reveal(row, edge: edge)
    case .conceal: return .conceal(row)
    case .fullSwipe(let edge): return .fullSwipe(row, edge: edge, nil)
    case .cancelled: return .swipeCancelled(row)
    }
  }
}

/// What a touch has to say about its row, without naming it.
@usableFromInline enum SwipeStep: Hashable, Sendable {
  case began(Edge), armed, disarmed
  case reveal(Edge), conceal, fullSwipe(Edge), cancelled
}

/// Up to three steps. A sample can disarm one edge, begin on the other and arm it there, or end.
@usableFromInline struct SwipeSteps: Hashable, Sendable {
  @usableFromInline var first: SwipeStep?
  @usableFromInline var second: SwipeStep?
  @usableFromInline var third: SwipeStep?

  @inlinable init() {}

  @inlinable var count: Int {
    if third != nil { 3 } else if second != nil { 2 } else if first != nil { 1 } else { 0 }
  }

  @inlinable subscript(position: Int) -> SwipeStep? {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    default: nil
    }
  }

  @inlinable mutating func append(_ step: SwipeStep) {
    switch count {
    case 0: first = step
    case 1: second = step
    case 2: third = step
    default: preconditionFailure("A sample says at most three things")
    }
  }
}
