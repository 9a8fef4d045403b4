/// The way in which lines of text run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft

  /// Turns a distance to the right into one in reading direction, and the other way round.
  @inlinable func mirrored(_ distance: Double) -> Double {
    self == .leftToRight ? distance : -distance
  }
}

/// How wide a row and its buttons are, all in points, when a pointer comes down on it.
///
/// Widths are checked here: what is not a number, negative or infinite counts as 0, and nothing is
/// wider than `widest`. Buttons take up at most `widestButtons` of the row, so that a full swipe
/// always has somewhere to go.
public struct SwipeLayout: Hashable, Sendable {
  /// The widest row, in points: 100,000, wider than any screen, and small enough to reckon with.
  public static let widest = 100_000.0
  /// The largest share of a row's width that the buttons of an edge take up: 0.8. Behind more,
  /// nobody could tell whose buttons they are.
  public static let widestButtons = 0.8

  /// The buttons on one edge of a row.
  public struct Buttons: Hashable, Sendable {
    /// No buttons.
    public static let none = Buttons(width: 0, allowsFullSwipe: false)

    /// The width of all buttons together. 0: the row has no action on this edge.
    public let width: Double
    /// Whether one of them takes a full swipe.
    public let allowsFullSwipe: Bool

    /// Creates the buttons of an edge.
    public init(width: Double, allowsFullSwipe: Bool) {
      self.width = SwipeLayout.checked(width)
      self.allowsFullSwipe = allowsFullSwipe
    }
  }

  /// The row's width.
  public let width: Double
  /// The buttons on the leading edge.
  public let leading: Buttons
  /// The buttons on the trailing edge.
  public let trailing: Buttons
  /// The way in which lines of text run.
  public let direction: LayoutDirection

  /// Creates the layout of a row.
  public init(
    width: Double, leading: Buttons = .none, trailing: Buttons = .none,
    direction: LayoutDirection = .leftToRight
  ) {
    let width = Self.checked(width)
    let widest = width * Self.widestButtons
    self.width = width
    self.leading = Buttons(
      width: min(leading.width, widest), allowsFullSwipe: leading.allowsFullSwipe)
    self.trailing = Buttons(
      width: min(trailing.width, widest), allowsFullSwipe: trailing.allowsFullSwipe)
    self.direction = direction
  }

  /// The buttons on `edge`.
  public func buttons(on edge: Edge) -> Buttons { edge == .leading ? leading : trailing }

  /// The offset at which the row rests open to `edge`, or closed.
  public func restingOffset(openTo edge: Edge?) -> Double {
    guard let edge else { return 0 }
    return edge.outward(buttons(on: edge).width)
  }

  static func checked(_ width: Double) -> Double {
    width > 0 && width.isFinite ? min(width, widest) : 0
  }
}

extension Edge {
  /// Turns a distance by which the row uncovers the edge into an offset, and the other way round.
  func outward(_ distance: Double) -> Double { self == .leading ? distance : -distance }

  /// The edge that `offset` uncovers, or `nil` for a closed row.
  static func uncovered(by offset: Double) -> Edge? {
    if offset > 0 { .leading } else if offset < 0 { .trailing } else { nil }
  }
}

// What the layout and the configuration say together.
extension SwipeLayout {
  /// The offset to draw for a row that a finger moved by `distance` from closed.
  func offset(following distance: Double, _ configuration: SwipeConfiguration) -> Double {
    guard let edge = Edge.uncovered(by: distance) else { return 0 }
    let free = freeDistance(on: edge)
    let beyond = edge.outward(distance) - free
    guard beyond > 0 else { return distance }
    guard !buttons(on: edge).allowsFullSwipe || free == 0 else { return edge.outward(free) }
    return edge.outward(free + stretch(beyond, configuration))
  }

  /// How far a row follows the finger on `edge` without resistance: past the buttons only where a
  /// full swipe is allowed.
  func freeDistance(on edge: Edge) -> Double {
    let buttons = buttons(on: edge)
    guard buttons.width > 0 else { return 0 }
    return buttons.allowsFullSwipe ? width : buttons.width
  }

  /// What a row gives of `distance` where it cannot go: less and less, and never the limit.
  private func stretch(_ distance: Double, _ configuration: SwipeConfiguration) -> Double {
    let limit = width * configuration.stretchFraction
    let asked = distance * configuration.resistance
    guard limit > 0, asked > 0 else { return 0 }
    return limit * asked / (limit + asked)
  }

  /// The distance on `edge` from which letting go runs the action, or `nil` where none does. Past
  /// the buttons, and within the row, however narrow.
  func fullSwipeDistance(on edge: Edge, _ configuration: SwipeConfiguration) -> Double? {
    let buttons = buttons(on: edge)
    guard buttons.width > 0, buttons.allowsFullSwipe else { return nil }
    let asked = max(
      width * configuration.fullSwipeFraction, buttons.width + configuration.fullSwipeOvershoot)
    return min(asked, (width + buttons.width) / 2, width)
  }

  /// The distance on `edge` from which a let-go row opens.
  func openDistance(on edge: Edge, wasOpen: Bool, _ configuration: SwipeConfiguration) -> Double {
    let fraction = configuration.openFraction - (wasOpen ? configuration.openHysteresis : 0)
    return buttons(on: edge).width * max(fraction, 0)
  }
}
