import ActionStateMachine
import ActionStateMachineTesting

/// A list that reports gestures twice, late or never. What it draws is right all the same.
final class UnreliableList: FakeList {
  private var random = SplitMix64(seed: 0)
  private var late: [Event<String>] = []

  /// Misbehaves in another way.
  func reseed(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  override func happen(_ event: Event<String>) {
    guard event.isGesture else {
      driver.send(event)
      return catchUp()
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: driver.send(event)
    case 2:
      driver.send(event)
      driver.send(event)
    case 3: late.append(event)
    case 4:
      driver.send(event)
      late.append(event)
    default: break
    }
    if late.count > 3 { catchUp() }
  }

  override func finish() {
    catchUp()
    super.finish()
  }

  private func catchUp() {
    let owed = late
    late = []
    for event in owed { driver.send(event) }
  }
}
