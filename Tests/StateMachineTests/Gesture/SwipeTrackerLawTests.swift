import ActionStateMachine
import ActionStateMachineTesting
import Testing

/// What holds for every touch, tried with random ones.
@Suite struct SwipeTrackerLawTests {
  /// One thing that happens to a tracker. Places and velocities are to the right.
  private enum Input {
    case down(Int, row: Int, at: Double, x: Double)
    case move(Int, x: Double, y: Double, velocity: Double?, time: Double)
    case up(Int, x: Double, y: Double, velocity: Double?, time: Double)
    case lost(Int)
    case obey(Command<Int>)
  }

  private static let seeds = 1...100 as ClosedRange<UInt64>

  /// Mostly sensible input with some that is absurd: about twenty touches, in a crowd.
  private func inputs(_ random: inout SplitMix64) -> [Input] {
    var time = 0.0
    var x = 0.0
    return (0..<200).map { _ in
      let absurd = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0].randomElement(
        using: &random)
      let isAbsurd = Int.random(in: 0..<40, using: &random) == 0
      time += Double.random(in: 0...0.05, using: &random)
      x += Double.random(in: -60...60, using: &random)
      let place = isAbsurd ? absurd ?? 0 : x
      let y = Double.random(in: -8...8, using: &random)
      let velocity = Bool.random(using: &random) ? nil : place * 3
      let pointer = Int.random(in: 0..<10, using: &random) == 0 ? 2 : 1
      switch Int.random(in: 0..<20, using: &random) {
      case 0, 1:
        x = 0
        let offsets: [Double] = [0.0, -160, 80, place]
        return .down(
          pointer, row: .random(in: 1...2, using: &random),
          at: offsets.randomElement(using: &random) ?? 0, x: 0)
      case 2: return .up(pointer, x: place, y: y, velocity: velocity, time: time)
      case 3: return Bool.random(using: &random) ? .lost(pointer) : .obey(.close(1))
      default: return .move(pointer, x: place, y: y, velocity: velocity, time: time)
      }
    }
  }

  /// One row, read in either direction.
  private func layouts(_ random: inout SplitMix64) -> (SwipeLayout, mirrored: SwipeLayout) {
    let widths = [0.0, 1, 60, 160, 900, .nan, 1e300]
    func buttons() -> SwipeLayout.Buttons {
      .init(
        width: widths.randomElement(using: &random) ?? 0,
        allowsFullSwipe: Bool.random(using: &random))
    }
    let (leading, trailing) = (buttons(), buttons())
    let width = [400.0, 400, 400, 0.5, 1e300].randomElement(using: &random)
    func layout(_ direction: LayoutDirection) -> SwipeLayout {
      SwipeLayout(width: width ?? 0, leading: leading, trailing: trailing, direction: direction)
    }
    return (layout(.leftToRight), layout(.rightToLeft))
  }

  private func send(
    _ input: Input, to tracker: inout SwipeTracker<Int>, _ layout: SwipeLayout
  ) -> [Event<Int>] {
    let sign = layout.direction == .leftToRight ? 1.0 : -1
    func sample(
      _ pointer: Int, _ x: Double, _ y: Double, _ velocity: Double?, _ time: Double
    ) -> PointerSample {
      PointerSample(
        pointer: pointer, translation: .init(x: sign * x, y: y),
        velocity: velocity.map { .init(x: sign * $0, y: 0) }, time: time)
    }
    switch input {
    case .down(let pointer, let row, let offset, let x):
      return Array(
        tracker.pointerDown(
          sample(pointer, x, 0, nil, 0), on: row, layout: layout, offset: offset))
    case .move(let pointer, let x, let y, let velocity, let time):
      return Array(tracker.pointerMoved(sample(pointer, x, y, velocity, time)))
    case .up(let pointer, let x, let y, let velocity, let time):
      return Array(tracker.pointerUp(sample(pointer, x, y, velocity, time)))
    case .lost(let pointer): return Array(tracker.pointerLost(pointer))
    case .obey(let command):
      tracker.obey(command)
      return []
    }
  }

  @Test("A swipe ends exactly once, is armed only while it lasts, and only by what was shown")
  func grammar() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (layout, _) = layouts(&random)
      var tracker = SwipeTracker<Int>()
      var swiped: (row: Int, edge: Edge, isArmed: Bool)?
      for input in inputs(&random) {
        for event in send(input, to: &tracker, layout) {
          switch event {
          case .swipeBegan(let row, let edge):
            #expect(swiped == nil || swiped?.row == row, "seed \(seed)")
            #expect(swiped?.edge != edge && swiped?.isArmed != true, "seed \(seed)")
            swiped = (row, edge, false)
          case .swipeArmed(let row, nil):
            #expect(swiped?.row == row && swiped?.isArmed == false, "seed \(seed)")
            swiped?.isArmed = true
          case .swipeDisarmed(let row):
            #expect(swiped?.row == row && swiped?.isArmed == true, "seed \(seed)")
            swiped?.isArmed = false
          case .fullSwipe(let row, let edge, nil):
            #expect(swiped ?? (0, .leading, false) == (row, edge, true), "seed \(seed)")
            swiped = nil
          case .reveal(let row, let edge):
            #expect(swiped ?? (0, .leading, true) == (row, edge, false), "seed \(seed)")
            swiped = nil
          case .conceal(let row):
            #expect(swiped?.row == row && swiped?.isArmed == false, "seed \(seed)")
            swiped = nil
          case .swipeCancelled(let row):
            #expect(swiped?.row == row, "seed \(seed)")
            swiped = nil
          default: Issue.record("seed \(seed): \(event) is no swipe")
          }
        }
        if tracker.phase != .swiping {
          if case .obey = input { swiped = nil }
          #expect(swiped == nil, "seed \(seed)")
        }
      }
    }
  }

  @Test("The offset is finite, within the row or a fifth beyond, and the tracker equals itself")
  func bounded() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (layout, _) = layouts(&random)
      var tracker = SwipeTracker<Int>()
      for input in inputs(&random) {
        _ = send(input, to: &tracker, layout)
        let offset = tracker.offset ?? 0
        #expect(offset.isFinite && abs(offset) <= layout.width * 1.2, "seed \(seed)")
        #expect(tracker == tracker, "seed \(seed)")
        #expect((tracker.offset == nil) == (tracker.phase != .swiping), "seed \(seed)")
      }
    }
  }

  @Test("Losing a touch anywhere runs and opens nothing")
  func lost() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (layout, _) = layouts(&random)
      var tracker = SwipeTracker<Int>()
      for input in inputs(&random) {
        _ = send(input, to: &tracker, layout)
        var copy = tracker
        let events = Array(copy.pointerLost())
        #expect(events.isEmpty || events == [.swipeCancelled(tracker.row ?? 0)], "seed \(seed)")
        #expect(copy.phase == .idle, "seed \(seed)")
      }
    }
  }

  @Test("The mirror image of a touch, from right to left, is the same swipe")
  func mirrored() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (left, right) = layouts(&random)
      var (tracker, mirror) = (SwipeTracker<Int>(), SwipeTracker<Int>())
      for input in inputs(&random) {
        let events = send(input, to: &tracker, left)
        #expect(send(input, to: &mirror, right) == events, "seed \(seed)")
        #expect(mirror.offset == tracker.offset, "seed \(seed)")
      }
    }
  }

  @Test("The random touches do everything that a swipe can do")
  func reach() {
    var seen: [String: Int] = [:]
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (layout, _) = layouts(&random)
      var tracker = SwipeTracker<Int>()
      for input in inputs(&random) {
        for event in send(input, to: &tracker, layout) {
          seen["\(event)".prefix { $0 != "(" }.description, default: 0] += 1
        }
      }
    }
    for event in [
      "swipeBegan", "swipeArmed", "swipeDisarmed", "reveal", "conceal", "fullSwipe",
      "swipeCancelled",
    ] {
      #expect(seen[event, default: 0] >= 5, "\(seen)")
    }
  }
}
