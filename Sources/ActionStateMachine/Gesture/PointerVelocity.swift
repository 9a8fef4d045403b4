/// How fast a pointer moves: as the front end reports it, or else worked out from its samples.
struct PointerVelocity: Hashable, Sendable {
  /// For how long a velocity holds without a new sample, in seconds: 0.1. A finger that rested
  /// that long was not thrown.
  static let lifetime = 0.1
  /// The time within which most of an old velocity is forgotten, in seconds: 0.03, two frames.
  /// Shorter, and one trembling sample decides.
  static let smoothing = 0.03

  private var velocity = PointerSample.Vector(x: 0, y: 0)
  private var translation = PointerSample.Vector(x: 0, y: 0)
  private var time: Double?

  /// Starts at rest, at the time of `sample`.
  init(at sample: PointerSample) { time = sample.time }

  /// Takes in a sample of a pointer that is down.
  mutating func follow(_ sample: PointerSample) {
    let moved = sample.translation ?? translation
    let elapsed = elapsed(until: sample)
    if let reported = sample.velocity {
      velocity = reported
    } else if elapsed > 0 {
      let weight = min(elapsed / Self.smoothing, 1)
      velocity =
        PointerSample.Vector(
          x: velocity.x + ((moved.x - translation.x) / elapsed - velocity.x) * weight,
          y: velocity.y + ((moved.y - translation.y) / elapsed - velocity.y) * weight
        ).checked(limit: PointerSample.fastest) ?? velocity
    } else if time != nil {
      return  // Two samples of one moment: the way between them counts with the next.
    }
    translation = moved
    if let now = sample.time { time = max(time ?? now, now) }
  }

  /// How fast the pointer of `sample` moved sideways when it went up, to the right. A pointer that
  /// rested before, or went mostly up or down, was not thrown sideways.
  func sideways(at sample: PointerSample) -> Double {
    guard sample.velocity != nil || elapsed(until: sample) <= Self.lifetime else { return 0 }
    let thrown = sample.velocity ?? velocity
    return abs(thrown.x) > abs(thrown.y) ? thrown.x : 0
  }

  /// The time since the sample before, and 0 where the clock went backwards or is not known.
  private func elapsed(until sample: PointerSample) -> Double {
    guard let time, let now = sample.time else { return 0 }
    return max(now - time, 0)
  }
}
