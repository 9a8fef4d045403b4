/// What a front end knows about a pointer at one moment.
///
/// Numbers are checked here. A translation that is not finite makes the sample say nothing about
/// the place, one beyond `farthest` is taken as that far; a velocity that is not finite counts as
/// none, a time that is not finite as the time of the sample before.
public struct PointerSample: Hashable, Sendable {
  /// The longest translation, in points: 100,000, farther than any screen reaches.
  public static let farthest = 100_000.0
  /// The highest velocity, in points per second: 10,000, faster than fingers are.
  public static let fastest = 10_000.0

  /// A pair of numbers along the two axes, to the right and downward.
  public struct Vector: Hashable, Sendable {
    /// To the right.
    public let x: Double
    /// Downward.
    public let y: Double

    /// Creates a vector.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The vector with each part cut to `limit`, or `nil` where a part is not finite.
    func checked(limit: Double) -> Vector? {
      guard x.isFinite, y.isFinite else { return nil }
      return Vector(x: max(-limit, min(x, limit)), y: max(-limit, min(y, limit)))
    }
  }

  /// The number by which the front end knows the pointer while it is down.
  public let pointer: Int
  /// How far the pointer is from where it came down, in points, or `nil` where it is not known.
  public let translation: Vector?
  /// How fast the pointer moves, in points per second, or `nil` to work it out from the samples.
  public let velocity: Vector?
  /// When this was so, in seconds since any fixed moment, or `nil` where it is not known.
  public let time: Double?

  /// Creates a sample.
  public init(pointer: Int, translation: Vector, velocity: Vector? = nil, time: Double) {
    self.pointer = pointer
    self.translation = translation.checked(limit: Self.farthest)
    self.velocity = velocity?.checked(limit: Self.fastest)
    self.time = time.isFinite ? time : nil
  }
}
