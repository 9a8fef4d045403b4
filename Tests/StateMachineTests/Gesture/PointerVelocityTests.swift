import Testing

@testable import ActionStateMachine

@Suite struct PointerVelocityTests {
  private func sample(_ x: Double, _ y: Double = 0, at time: Double) -> PointerSample {
    PointerSample(pointer: 1, translation: .init(x: x, y: y), time: time)
  }

  /// A pointer that moves steadily to the right by 1,000 points per second for a fifth of one.
  private func steady() -> PointerVelocity {
    var velocity = PointerVelocity(at: sample(0, at: 0))
    for step in 1...20 { velocity.follow(sample(Double(step) * 10, at: Double(step) * 0.01)) }
    return velocity
  }

  @Test("A steady pointer has its own velocity")
  func steadyPointer() {
    #expect(abs(steady().sideways(at: sample(200, at: 0.2)) - 1_000) < 1)
  }

  @Test("A reported velocity counts, not the samples")
  func reported() {
    let still = PointerSample(
      pointer: 1, translation: .init(x: 200, y: 0), velocity: .init(x: -5, y: 0), time: 0.2)
    var velocity = steady()
    #expect(velocity.sideways(at: still) == -5)
    velocity.follow(still)
    #expect(velocity.sideways(at: sample(200, at: 0.2)) == -5)
  }

  @Test("A pointer that rested is not thrown", arguments: [(0.29, true), (0.31, false)])
  func rested(time: Double, isThrown: Bool) {
    #expect((steady().sideways(at: sample(200, at: time)) != 0) == isThrown)
  }

  @Test("A pointer that goes mostly up or down is not thrown sideways")
  func upward() {
    let slanted = { (y: Double) in
      PointerSample(
        pointer: 1, translation: .init(x: 0, y: 0), velocity: .init(x: 100, y: y), time: 0)
    }
    #expect(steady().sideways(at: slanted(-99)) == 100)
    #expect(steady().sideways(at: slanted(-100)) == 0)
    #expect(steady().sideways(at: slanted(101)) == 0)
  }

  @Test("Two samples of one moment count as one way")
  func oneMoment() {
    var velocity = PointerVelocity(at: sample(0, at: 0))
    velocity.follow(sample(5, at: 0))
    velocity.follow(sample(50, at: 0.05))
    #expect(abs(velocity.sideways(at: sample(50, at: 0.05)) - 1_000) < 1)
  }

  @Test("A clock that goes backwards or is not known stops nothing", arguments: [-9.0, .nan])
  func strangeClock(time: Double) {
    var velocity = steady()
    velocity.follow(sample(1e5, at: time))
    velocity.follow(sample(210, at: 0.21))
    #expect(abs(velocity.sideways(at: sample(210, at: 0.21)) - 1_000) < 1)
    var late = PointerVelocity(at: sample(0, at: .nan))
    late.follow(sample(0, at: 1))
    late.follow(sample(100, at: 1.1))
    #expect(abs(late.sideways(at: sample(100, at: 1.1)) - 1_000) < 1)
  }

  @Test("The largest numbers give a velocity that can be reckoned with")
  func largest() {
    var velocity = PointerVelocity(at: sample(-1e300, at: -1e308))
    velocity.follow(sample(1e300, at: 1e308))
    velocity.follow(sample(-1e300, at: 1e308.nextUp))
    #expect(velocity.sideways(at: sample(0, at: 1e308)).magnitude <= PointerSample.fastest)
  }
}
