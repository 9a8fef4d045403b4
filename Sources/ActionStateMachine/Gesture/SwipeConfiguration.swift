/// The distances, times and shares by which a swipe is judged.
///
/// The defaults lie where widely used lists for phones and the web agree; where those differ, the
/// value is the one that runs an action less readily.
public struct SwipeConfiguration: Hashable, Sendable {
  /// How far a pointer moves before it is told from a tap, in points: 10. Less takes touches away
  /// from scrolling; more feels stuck.
  public static let defaultLockDistance = 10.0
  /// How far past closed a swipe turns to the other edge, in points: 8. A finger that comes to
  /// rest near closed trembles by less.
  public static let defaultEdgeChangeDistance = 8.0
  /// The share of the buttons' width from which a closed row opens: one half. It comes to rest
  /// at whichever place is nearer.
  public static let defaultOpenFraction = 0.5
  /// The share of the buttons' width by which an open row is opened further before it closes: a
  /// tenth. A row let go close to the middle returns to where it came from.
  public static let defaultOpenHysteresis = 0.1
  /// The share of the row's width from which letting go runs the action: one half.
  public static let defaultFullSwipeFraction = 0.5
  /// How far beyond the buttons a full swipe goes at least, in points: 20. All buttons have been
  /// seen before one of them runs.
  public static let defaultFullSwipeOvershoot = 20.0
  /// How far an armed swipe comes back before it is disarmed, in points: 10. Half the overshoot, so
  /// that a finger at rest on the threshold does not flicker between the two.
  public static let defaultFullSwipeHysteresis = 10.0
  /// For how long a let-go row is thought to keep its velocity, in seconds: 0.1. That is the way
  /// that a quickly braking scroll view still goes.
  public static let defaultProjectionTime = 0.1
  /// How much of the finger's movement a row follows where it cannot go, at first: 0.4. It gives
  /// enough to show that the touch was understood.
  public static let defaultResistance = 0.4
  /// How far a row goes where it cannot go, as a share of its width: one fifth, and never quite.
  public static let defaultStretchFraction = 0.2

  /// How far a pointer moves before it is told from a tap, in points.
  public let lockDistance: Double
  /// How far past closed a swipe turns to the other edge, in points.
  public let edgeChangeDistance: Double
  /// The share of the buttons' width from which a closed row opens.
  public let openFraction: Double
  /// The share of the buttons' width by which an open row is opened further before it closes.
  public let openHysteresis: Double
  /// The share of the row's width from which letting go runs the action.
  public let fullSwipeFraction: Double
  /// How far beyond the buttons a full swipe goes at least, in points.
  public let fullSwipeOvershoot: Double
  /// How far an armed swipe comes back before it is disarmed, in points.
  public let fullSwipeHysteresis: Double
  /// For how long a let-go row is thought to keep its velocity, in seconds.
  public let projectionTime: Double
  /// How much of the finger's movement a row follows where it cannot go, at first.
  public let resistance: Double
  /// How far a row goes where it cannot go, as a share of its width.
  public let stretchFraction: Double

  /// A setting outside its range.
  public enum Invalid: Error, Hashable, Sendable {
    /// A distance that is not between 0 and 10,000 points, or a time that is not between 0 and
    /// 10,000 seconds.
    case length(Setting)
    /// A share that is not between 0 and 1.
    case share(Setting)
  }

  /// What can be set.
  public enum Setting: String, Hashable, Sendable, CaseIterable {
    case lockDistance, edgeChangeDistance, fullSwipeOvershoot, fullSwipeHysteresis, projectionTime
    case openFraction, openHysteresis, fullSwipeFraction, resistance, stretchFraction
  }

  /// The configuration with all defaults.
  public static let standard = SwipeConfiguration()

  /// Creates a configuration. What is left out has its default.
  ///
  /// - Throws: The first setting, in the order of `Setting`, that is out of range or not a number.
  public init(
    lockDistance: Double = defaultLockDistance,
    edgeChangeDistance: Double = defaultEdgeChangeDistance,
    openFraction: Double = defaultOpenFraction,
    openHysteresis: Double = defaultOpenHysteresis,
    fullSwipeFraction: Double = defaultFullSwipeFraction,
    fullSwipeOvershoot: Double = defaultFullSwipeOvershoot,
    fullSwipeHysteresis: Double = defaultFullSwipeHysteresis,
    projectionTime: Double = defaultProjectionTime,
    resistance: Double = defaultResistance,
    stretchFraction: Double = defaultStretchFraction
  ) throws(Invalid) {
    self.lockDistance = try Self.length(lockDistance, .lockDistance)
    self.edgeChangeDistance = try Self.length(edgeChangeDistance, .edgeChangeDistance)
    self.fullSwipeOvershoot = try Self.length(fullSwipeOvershoot, .fullSwipeOvershoot)
    self.fullSwipeHysteresis = try Self.length(fullSwipeHysteresis, .fullSwipeHysteresis)
    self.projectionTime = try Self.length(projectionTime, .projectionTime)
    self.openFraction = try Self.share(openFraction, .openFraction)
    self.openHysteresis = try Self.share(openHysteresis, .openHysteresis)
    self.fullSwipeFraction = try Self.share(fullSwipeFraction, .fullSwipeFraction)
    self.resistance = try Self.share(resistance, .resistance)
    self.stretchFraction = try Self.share(stretchFraction, .stretchFraction)
  }

  private init() {
    lockDistance = Self.defaultLockDistance
    edgeChangeDistance = Self.defaultEdgeChangeDistance
    openFraction = Self.defaultOpenFraction
    openHysteresis = Self.defaultOpenHysteresis
    fullSwipeFraction = Self.defaultFullSwipeFraction
    fullSwipeOvershoot = Self.defaultFullSwipeOvershoot
    fullSwipeHysteresis = Self.defaultFullSwipeHysteresis
    projectionTime = Self.defaultProjectionTime
    resistance = Self.defaultResistance
    stretchFraction = Self.defaultStretchFraction
  }

  private static func length(_ value: Double, _ setting: Setting) throws(Invalid) -> Double {
    guard value >= 0, value <= 10_000 else { throw .length(setting) }
    return value
  }

  private static func share(_ value: Double, _ setting: Setting) throws(Invalid) -> Double {
    guard value >= 0, value <= 1 else { throw .share(setting) }
    return value
  }
}
