import Testing

@testable import ActionStateMachine

/// How a touch begins and ends, other than by going up.
@Suite struct SwipeTrackerTouchTests {
  private static let layout = SwipeLayout(
    width: 400, leading: .init(width: 80, allowsFullSwipe: false),
    trailing: .init(width: 160, allowsFullSwipe: true))

  private func sample(_ x: Double, pointer: Int = 1, time: Double = 0) -> PointerSample {
    PointerSample(pointer: pointer, translation: .init(x: x, y: 0), time: time)
  }

  /// A tracker whose pointer 1 came down on row 7 and swiped it to each of `places`.
  private func swiping(_ places: Double..., from offset: Double = 0) -> SwipeTracker<Int> {
    var tracker = SwipeTracker<Int>()
    _ = tracker.pointerDown(sample(0), on: 7, layout: Self.layout, offset: offset)
    for place in places { _ = tracker.pointerMoved(sample(place)) }
    return tracker
  }

  @Test("A lost touch cancels, however far it went", arguments: [-20.0, -90, -300])
  func lost(place: Double) {
    var tracker = swiping(place)
    #expect(Array(tracker.pointerLost(1)) == [.swipeCancelled(7)])
    #expect(tracker.phase == .idle)
    #expect(tracker.pointerUp(sample(place)).isEmpty)
  }

  @Test("A touch lost before it swiped has nothing to cancel")
  func lostEarly() {
    var tracker = swiping(-9)
    #expect(tracker.pointerLost().isEmpty)
    var resisting = SwipeTracker<Int>()
    let layout = SwipeLayout(width: 400, leading: .init(width: 80, allowsFullSwipe: true))
    _ = resisting.pointerDown(sample(0), on: 7, layout: layout)
    _ = resisting.pointerMoved(sample(-90))
    #expect(resisting.phase == .swiping)
    #expect(resisting.pointerLost().isEmpty)
  }

  @Test("A second pointer is ignored", arguments: [-5.0, -90])
  func secondPointer(place: Double) {
    var tracker = swiping(place)
    let before = tracker
    #expect(tracker.pointerDown(sample(0, pointer: 2), on: 8, layout: Self.layout).isEmpty)
    #expect(tracker.pointerMoved(sample(-300, pointer: 2)).isEmpty)
    #expect(tracker.pointerUp(sample(-300, pointer: 2)).isEmpty)
    #expect(tracker.pointerLost(2).isEmpty)
    #expect(tracker == before)
  }

  @Test("A new pointer is followed once the one before is someone else's")
  func nextPointer() {
    var tracker = swiping(-90)
    tracker.obey(.close(7))
    #expect(tracker.pointerDown(sample(0, pointer: 2), on: 8, layout: Self.layout).isEmpty)
    let began: [Event<Int>] = [.swipeBegan(8, edge: .leading)]
    #expect(Array(tracker.pointerMoved(sample(30, pointer: 2))) == began)
  }

  @Test("A pointer that comes down twice was lost in between")
  func downTwice() {
    var tracker = swiping(-300)
    let lost = tracker.pointerDown(sample(0), on: 8, layout: Self.layout)
    #expect(Array(lost) == [.swipeCancelled(7)])
    #expect(tracker.row == 8)
    #expect(tracker.phase == .undecided)
  }

  @Test(
    "A command that puts the row somewhere ends its swipe without a word",
    arguments: [.close(7), .open(7, edge: .leading), .lift(7), .removeRow(7)] as [Command<Int>])
  func commandEndsSwipe(command: Command<Int>) {
    var tracker = swiping(-300)
    tracker.obey(command)
    #expect(tracker.phase == .yielded)
    #expect(tracker.offset == nil)
    #expect(tracker.pointerMoved(sample(-100)).isEmpty)
    #expect(tracker.pointerUp(sample(-300)).isEmpty)
    #expect(tracker.phase == .idle)
  }

  @Test(
    "Other commands, and those for other rows, leave it alone",
    arguments: [.close(8), .open(8, edge: .leading), .lift(8), .removeRow(8), .busy(7), .closeGap]
      as [Command<Int>])
  func otherCommands(command: Command<Int>) {
    var tracker = swiping(-300)
    let before = tracker
    tracker.obey(command)
    #expect(tracker == before)
  }

  @Test("The row's removal ahead of its data ends its swipe", arguments: [(7, true), (8, false)])
  func removalEndsSwipe(row: Int, ends: Bool) {
    var tracker = swiping(70)
    tracker.obey(.preAnimateRemoval(RemovalAnimation(row: row, exit: .collapse)))
    #expect(tracker.phase == (ends ? .yielded : .swiping))
  }

  @Test("A row that is closed before the touch is decided is swiped from closed")
  func closedBefore() {
    var tracker = swiping(9, from: -160)
    tracker.obey(.close(7))
    #expect(tracker.phase == .undecided)
    #expect(Array(tracker.pointerMoved(sample(40))) == [.swipeBegan(7, edge: .leading)])
    #expect(tracker.offset == 30)
  }

  @Test("A row that is opened before the touch is decided is swiped from open")
  func openedBefore() {
    var tracker = swiping(9)
    tracker.obey(.open(7, edge: .trailing))
    #expect(Array(tracker.pointerMoved(sample(40))) == [.swipeBegan(7, edge: .trailing)])
    #expect(tracker.offset == -130)
  }

  @Test("A row that is lifted before the touch is decided is not swiped")
  func liftedBefore() {
    var tracker = swiping(9)
    tracker.obey(.lift(7))
    #expect(tracker.pointerMoved(sample(40)).isEmpty)
  }

  @Test("With no pointer down there is nothing to end")
  func idle() {
    var tracker = SwipeTracker<Int>()
    tracker.obey(.close(7))
    #expect(tracker.pointerMoved(sample(-90)).isEmpty)
    #expect(tracker.pointerUp(sample(-90)).isEmpty)
    #expect(tracker.pointerLost().isEmpty)
    #expect(tracker == SwipeTracker())
    #expect(tracker.row == nil)
  }

  @Test("A sample without a place leaves the row where it is", arguments: [Double.nan, .infinity])
  func noPlace(value: Double) {
    var tracker = swiping(-90)
    #expect(tracker.pointerMoved(sample(value, time: value)).isEmpty)
    #expect(tracker.offset == -80)
    #expect(Array(tracker.pointerUp(sample(value))) == [.reveal(7, edge: .trailing)])
  }

  @Test("An offset that is none counts as closed", arguments: [Double.nan, .infinity])
  func noOffset(value: Double) {
    let tracker = swiping(-90, from: value)
    #expect(tracker.offset == -80)
    #expect(tracker == tracker)
  }
}
