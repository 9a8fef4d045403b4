import ActionStateMachine
import Testing

/// A tracker with a finger over row 7 of a list: 400 points wide, 80 points of buttons on the
/// leading edge, 160 points and a full swipe on the trailing one.
private struct Finger {
  var tracker: SwipeTracker<Int>
  var time = 0.0
  let pointer = 1

  static let layout = SwipeLayout(
    width: 400, leading: .init(width: 80, allowsFullSwipe: false),
    trailing: .init(width: 160, allowsFullSwipe: true))

  init(_ layout: SwipeLayout = layout, restingAt offset: Double = 0) {
    tracker = SwipeTracker()
    let sample = PointerSample(pointer: 1, translation: .init(x: 0, y: 0), time: 0)
    _ = tracker.pointerDown(sample, on: 7, layout: layout, offset: offset)
  }

  func sample(_ x: Double, _ y: Double, _ velocity: Double) -> PointerSample {
    PointerSample(
      pointer: pointer, translation: .init(x: x, y: y), velocity: .init(x: velocity, y: 0),
      time: time)
  }

  mutating func move(_ x: Double, _ y: Double = 0) -> [Event<Int>] {
    time += 0.016
    return Array(tracker.pointerMoved(sample(x, y, 0)))
  }

  mutating func up(_ x: Double, _ y: Double = 0, velocity: Double = 0) -> [Event<Int>] {
    time += 0.016
    return Array(tracker.pointerUp(sample(x, y, velocity)))
  }
}

@Suite struct SwipeTrackerTests {
  @Test("Up to ten points sideways a touch may be a tap", arguments: [(-9.9, false), (-10, true)])
  func lock(x: Double, locks: Bool) {
    var finger = Finger()
    #expect(finger.move(x).isEmpty)
    #expect(finger.tracker.phase == (locks ? .swiping : .undecided))
    #expect(finger.tracker.offset == (locks ? 0 : nil))
    #expect(finger.tracker.row == 7)
  }

  @Test("A tie goes to scrolling", arguments: [(19.9, true), (20, false), (20.1, false)])
  func lockAgainstScrolling(y: Double, swipes: Bool) {
    var finger = Finger()
    #expect(finger.move(-20, y) == (swipes ? [.swipeBegan(7, edge: .trailing)] : []))
    #expect(finger.tracker.phase == (swipes ? .swiping : .yielded))
    #expect(finger.move(-300) == (swipes ? [.swipeArmed(7, nil)] : []))
  }

  @Test("The row starts from where it is, without a jump")
  func noJump() {
    var finger = Finger()
    #expect(finger.move(-11) == [.swipeBegan(7, edge: .trailing)])
    #expect(finger.tracker.offset == -1)
    var other = Finger(restingAt: -160)
    #expect(other.move(11) == [.swipeBegan(7, edge: .trailing)])
    #expect(other.tracker.offset == -159)
  }

  @Test("A closed row opens from half its buttons", arguments: [(79.9, false), (80, true)])
  func open(distance: Double, opens: Bool) {
    var finger = Finger()
    _ = finger.move(-10 - distance)
    let end: Event = opens ? .reveal(7, edge: .trailing) : .conceal(7)
    #expect(finger.up(-10 - distance) == [end])
    #expect(finger.tracker.phase == .idle)
    #expect(finger.tracker.offset == nil)
  }

  @Test("An open row closes below four tenths of them", arguments: [(63.9, false), (64, true)])
  func close(distance: Double, staysOpen: Bool) {
    var finger = Finger(restingAt: -160)
    _ = finger.move(170 - distance)
    let end: Event = staysOpen ? .reveal(7, edge: .trailing) : .conceal(7)
    #expect(finger.up(170 - distance) == [end])
  }

  @Test("A throw counts as a tenth of a second", arguments: [(-599.0, false), (-600, true)])
  func thrownOpen(velocity: Double, opens: Bool) {
    var finger = Finger()
    _ = finger.move(-30)
    let end: Event = opens ? .reveal(7, edge: .trailing) : .conceal(7)
    #expect(finger.up(-30, velocity: velocity) == [end])
  }

  @Test("A throw never opens an edge that the row does not uncover")
  func thrownAcross() {
    var finger = Finger(restingAt: -160)
    _ = finger.move(160)
    #expect(finger.up(160, velocity: 9_000) == [.conceal(7)])
    var past = Finger()
    _ = past.move(-30)
    #expect(past.up(-10, velocity: -9_000) == [.conceal(7)])
  }

  @Test("A full swipe is armed from half the row", arguments: [(199.9, false), (200, true)])
  func arm(distance: Double, arms: Bool) {
    var finger = Finger()
    _ = finger.move(-30)
    #expect(finger.move(-10 - distance) == (arms ? [.swipeArmed(7, nil)] : []))
    let end: Event = arms ? .fullSwipe(7, edge: .trailing, nil) : .reveal(7, edge: .trailing)
    #expect(finger.up(-10 - distance) == [end])
  }

  @Test("It is disarmed ten points further back", arguments: [(190.0, true), (189.9, false)])
  func disarm(distance: Double, staysArmed: Bool) {
    var finger = Finger()
    #expect(finger.move(-250) == [.swipeBegan(7, edge: .trailing), .swipeArmed(7, nil)])
    #expect(finger.move(-10 - distance) == (staysArmed ? [] : [.swipeDisarmed(7)]))
    #expect(finger.move(-209.9) == [])
    let full: Event = .fullSwipe(7, edge: .trailing, nil)
    #expect(finger.up(-209.9) == [staysArmed ? full : .reveal(7, edge: .trailing)])
  }

  @Test("What was never shown as armed is not run")
  func unseen() {
    var finger = Finger()
    _ = finger.move(-30)
    #expect(finger.up(-400, velocity: -9_000) == [.reveal(7, edge: .trailing)])
    var flick = Finger()
    #expect(flick.up(-400) == [.swipeBegan(7, edge: .trailing), .reveal(7, edge: .trailing)])
  }

  @Test("A throw back calls a full swipe off", arguments: [(600.0, true), (601, false)])
  func thrownBack(velocity: Double, runs: Bool) {
    var finger = Finger()
    _ = finger.move(-260)
    let full: Event = .fullSwipe(7, edge: .trailing, nil)
    let off: [Event<Int>] = [.swipeDisarmed(7), .reveal(7, edge: .trailing)]
    #expect(finger.up(-260, velocity: velocity) == (runs ? [full] : off))
  }

  @Test("Let go too far back, an armed swipe runs nothing")
  func upTooFarBack() {
    var finger = Finger()
    _ = finger.move(-260)
    #expect(finger.up(-20) == [.swipeDisarmed(7), .conceal(7)])
  }

  @Test("Eight points past closed the other edge begins", arguments: [(7.9, false), (8, true)])
  func otherEdge(past: Double, turns: Bool) {
    var finger = Finger()
    #expect(finger.move(-30) == [.swipeBegan(7, edge: .trailing)])
    #expect(finger.move(-10 + past) == (turns ? [.swipeBegan(7, edge: .leading)] : []))
    #expect(
      finger.up(40) == (turns ? [] : [.swipeBegan(7, edge: .leading)]) + [
        .reveal(7, edge: .leading)
      ])
  }

  @Test("An armed swipe that jumps to the other edge is disarmed first, then armed there")
  func jump() {
    let buttons = SwipeLayout.Buttons(width: 80, allowsFullSwipe: true)
    var finger = Finger(SwipeLayout(width: 400, leading: buttons, trailing: buttons))
    _ = finger.move(-300)
    let turned: [Event<Int>] = [
      .swipeDisarmed(7), .swipeBegan(7, edge: .leading), .swipeArmed(7, nil),
    ]
    #expect(finger.move(300) == turned)
    #expect(finger.up(300) == [.fullSwipe(7, edge: .leading, nil)])
  }

  @Test("Toward an edge without actions the row gives a little, and says nothing")
  func edgeWithoutActions() throws {
    let layout = SwipeLayout(width: 400, trailing: .init(width: 80, allowsFullSwipe: false))
    var finger = Finger(layout)
    #expect(finger.move(110).isEmpty)
    let offset = try #require(finger.tracker.offset)
    #expect(offset > 10 && offset < 40)
    #expect(finger.move(5) == [.swipeBegan(7, edge: .trailing)])
    #expect(finger.move(110).isEmpty)
    #expect(finger.up(110) == [.conceal(7)])
    var other = Finger(layout)
    #expect(other.move(110).isEmpty)
    #expect(other.up(110).isEmpty)
  }

  @Test("A row without any action leaves the touch to others")
  func rowWithoutActions() {
    for layout in [SwipeLayout(width: 400), SwipeLayout(width: .nan), SwipeLayout(width: 0)] {
      var finger = Finger(layout)
      #expect(finger.tracker.phase == .yielded)
      #expect(finger.move(-300).isEmpty)
      #expect(finger.up(-300).isEmpty)
      #expect(finger.tracker.phase == .idle)
    }
  }

  @Test("From right to left the leading edge is on the right")
  func rightToLeft() {
    let layout = SwipeLayout(
      width: 400, leading: .init(width: 80, allowsFullSwipe: false), direction: .rightToLeft)
    var finger = Finger(layout)
    #expect(finger.move(-60) == [.swipeBegan(7, edge: .leading)])
    #expect(finger.tracker.offset == 50)
    #expect(finger.up(-20, velocity: -400) == [.reveal(7, edge: .leading)])
  }
}
