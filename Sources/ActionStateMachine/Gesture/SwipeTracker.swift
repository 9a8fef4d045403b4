/// What a tracker does with the pointer that is down.
public enum SwipePhase: Hashable, Sendable {
  /// No pointer is down.
  case idle
  /// It moved too little to be told from a tap. Leave the touch to everyone who wants it.
  case undecided
  /// It moves a row. Take the touch away from scrolling, and report no tap of it.
  case swiping
  /// It is not for the tracker: it scrolls, the row has no buttons, or the list ended its swipe.
  /// Leave it to everyone else until it is up.
  case yielded
}

/// Turns pointer samples into a list's swipe events, for front ends without swipes of their own.
///
/// Make one for each list. Send every event that comes out to the list's machine, in order, and
/// hand every command that comes back to `obey(_:)`. Draw the row at `offset` while there is one;
/// otherwise where the last command put it. One pointer is followed at a time.
///
/// After `swipeBegan` comes exactly one of `reveal`, `conceal`, `fullSwipe` and `swipeCancelled`,
/// unless the list itself ends the touch; a row may turn to its other edge before that. Every
/// pointer that came down must be reported as up or lost.
public struct SwipeTracker<RowID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline struct Press: Hashable, Sendable {
    @usableFromInline let row: RowID
    @usableFromInline var touch: SwipeTouch

    @inlinable init(row: RowID, touch: SwipeTouch) {
      self.row = row
      self.touch = touch
    }
  }

  /// The distances, times and shares by which swipes are judged.
  public let configuration: SwipeConfiguration
  @usableFromInline var press: Press?

  /// Creates a tracker with no pointer down.
  @inlinable public init(configuration: SwipeConfiguration = .standard) {
    self.configuration = configuration
  }

  /// What the tracker does with the pointer that is down.
  @inlinable public var phase: SwipePhase { press?.touch.phase ?? .idle }

  /// The row under the pointer that is down.
  @inlinable public var row: RowID? { press?.row }

  /// Where to draw the row under the pointer, in points in reading direction from closed: above 0
  /// it uncovers its leading edge, below 0 its trailing one. `nil` while no swipe moves it.
  ///
  /// It stays within the row's width, or a bit beyond where the row cannot go.
  @inlinable public var offset: Double? { press?.touch.offset(configuration) }

  /// Takes in a pointer that came down on `row`, which is drawn at `offset`.
  ///
  /// A second pointer is ignored while the first one may still swipe. The same pointer again means
  /// that its end was not reported: the touch before is lost.
  @inlinable public mutating func pointerDown(
    _ sample: PointerSample, on row: RowID, layout: SwipeLayout, offset: Double = 0
  ) -> SwipeEvents<RowID> {
    if let press, press.touch.phase != .yielded, press.touch.pointer != sample.pointer {
      return SwipeEvents(of: nil)
    }
    let lost = pointerLost(sample.pointer)
    press = Press(row: row, touch: SwipeTouch(at: sample, layout: layout, offset: offset))
    return lost
  }

  /// Takes in a pointer that moved, or stayed while time went by.
  @inlinable public mutating func pointerMoved(_ sample: PointerSample) -> SwipeEvents<RowID> {
    guard var press, press.touch.pointer == sample.pointer else { return SwipeEvents(of: nil) }
    let steps = press.touch.move(to: sample, configuration)
    self.press = press
    return SwipeEvents(steps, of: press.row)
  }

  /// Takes in a pointer that went up.
  @inlinable public mutating func pointerUp(_ sample: PointerSample) -> SwipeEvents<RowID> {
    guard var press, press.touch.pointer == sample.pointer else { return SwipeEvents(of: nil) }
    self.press = nil
    return SwipeEvents(press.touch.end(at: sample, configuration), of: press.row)
  }

  /// Takes in a pointer that the system took away, or whichever is down. It never runs an action.
  @inlinable public mutating func pointerLost(_ pointer: Int? = nil) -> SwipeEvents<RowID> {
    guard let press, pointer == nil || press.touch.pointer == pointer else {
      return SwipeEvents(of: nil)
    }
    self.press = nil
    return SwipeEvents(press.touch.lost(), of: press.row)
  }

  /// Takes in a command of the list's machine. One that puts the row under the pointer somewhere
  /// ends its swipe: the rest of the touch is nobody's.
  @inlinable public mutating func obey(_ command: Command<RowID>) {
    guard var press else { return }
    switch command {
    case .close(press.row): rest(&press, openTo: nil)
    case .open(press.row, let edge): rest(&press, openTo: edge)
    case .lift(press.row), .removeRow(press.row): press.touch.yield()
    case .preAnimateRemoval(let removal) where removal.row == press.row: press.touch.yield()
    // About another row, or about something else than where the row is.
    case .close, .open, .lift, .removeRow, .preAnimateRemoval, .arm, .disarm, .restoreRow, .busy,
      .unbusy, .insertRow, .moveRow, .refreshRow, .gap, .closeGap, .settle, .snapBack, .present,
      .dismiss, .perform, .performUndo, .requestData, .offerUndo, .withdrawUndo, .fail, .activate,
      .select, .deselect, .proposal, .haptic, .announce, .focus:
      return
    }
    self.press = press
  }

  @inlinable func rest(_ press: inout Press, openTo edge: Edge?) {
    if press.touch.phase == .swiping { press.touch.yield() }
    press.touch.rest(openTo: edge)
  }
}
