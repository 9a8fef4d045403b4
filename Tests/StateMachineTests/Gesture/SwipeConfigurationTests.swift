import ActionStateMachine
import Testing

@Suite struct SwipeConfigurationTests {
  @Test("Left alone, every setting has its default")
  func defaults() throws {
    #expect(try SwipeConfiguration() == .standard)
    #expect(SwipeConfiguration.standard.lockDistance == SwipeConfiguration.defaultLockDistance)
  }

  @Test("A length lies between 0 and 10,000", arguments: [0.0, 0.1, 9_999, 10_000])
  func goodLength(value: Double) throws {
    #expect(try SwipeConfiguration(lockDistance: value).lockDistance == value)
    #expect(try SwipeConfiguration(projectionTime: value).projectionTime == value)
  }

  @Test(
    "Another length is refused by name", arguments: [-0.1 as Double, 10_000.1, .infinity, .nan])
  func badLength(value: Double) {
    #expect(throws: SwipeConfiguration.Invalid.length(.lockDistance)) {
      try SwipeConfiguration(lockDistance: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.length(.edgeChangeDistance)) {
      try SwipeConfiguration(edgeChangeDistance: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.length(.fullSwipeOvershoot)) {
      try SwipeConfiguration(fullSwipeOvershoot: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.length(.fullSwipeHysteresis)) {
      try SwipeConfiguration(fullSwipeHysteresis: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.length(.projectionTime)) {
      try SwipeConfiguration(projectionTime: value)
    }
  }

  @Test("A share lies between 0 and 1", arguments: [0.0, 0.1, 0.9, 1])
  func goodShare(value: Double) throws {
    #expect(try SwipeConfiguration(openFraction: value).openFraction == value)
  }

  @Test("Another share is refused by name", arguments: [-0.1 as Double, 1.1, -.infinity, .nan])
  func badShare(value: Double) {
    #expect(throws: SwipeConfiguration.Invalid.share(.openFraction)) {
      try SwipeConfiguration(openFraction: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.share(.openHysteresis)) {
      try SwipeConfiguration(openHysteresis: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.share(.fullSwipeFraction)) {
      try SwipeConfiguration(fullSwipeFraction: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.share(.resistance)) {
      try SwipeConfiguration(resistance: value)
    }
    #expect(throws: SwipeConfiguration.Invalid.share(.stretchFraction)) {
      try SwipeConfiguration(stretchFraction: value)
    }
  }
}
