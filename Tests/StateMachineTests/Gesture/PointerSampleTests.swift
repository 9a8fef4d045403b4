import Testing

@testable import ActionStateMachine

@Suite struct PointerSampleTests {
  private typealias Vector = PointerSample.Vector

  @Test("What is not finite is not known", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    for vector in [Vector(x: value, y: 1), Vector(x: 1, y: value)] {
      let sample = PointerSample(pointer: 1, translation: vector, velocity: vector, time: value)
      #expect(sample.translation == nil)
      #expect(sample.velocity == nil)
      #expect(sample.time == nil)
      #expect(sample == sample)
    }
  }

  @Test("What is absurd is cut", arguments: [99_999.0, 100_000, 100_001, 1e300])
  func farthest(value: Double) {
    let sample = PointerSample(pointer: 1, translation: Vector(x: value, y: -value), time: 0)
    #expect(sample.translation == Vector(x: min(value, 100_000), y: -min(value, 100_000)))
  }

  @Test("No finger is faster than the fastest", arguments: [9_999.0, 10_000, 10_001])
  func fastest(value: Double) {
    let velocity = Vector(x: -value, y: value)
    let sample = PointerSample(
      pointer: 1, translation: Vector(x: 0, y: 0), velocity: velocity, time: 0)
    #expect(sample.velocity == Vector(x: -min(value, 10_000), y: min(value, 10_000)))
  }
}
