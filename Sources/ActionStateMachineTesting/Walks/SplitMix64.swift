/// A small random number generator whose numbers follow from its seed alone, on every platform.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator that starts from `seed`.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns whether one of `denominator` equally likely things happened.
  mutating func oneIn(_ denominator: Int) -> Bool {
    Int.random(in: 0..<denominator, using: &self) == 0
  }
}
