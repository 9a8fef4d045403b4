import Testing

@testable import ActionStateMachine

@Suite struct SwipeLayoutTests {
  private let standard = SwipeConfiguration.standard
  private let layout = SwipeLayout(
    width: 400, leading: .init(width: 80, allowsFullSwipe: false),
    trailing: .init(width: 160, allowsFullSwipe: true))

  @Test(
    "A width that is no width counts as 0", arguments: [Double.nan, .infinity, -.infinity, -1, 0])
  func noWidth(value: Double) {
    let layout = SwipeLayout(width: value, trailing: .init(width: value, allowsFullSwipe: true))
    #expect(layout.width == 0)
    #expect(layout.trailing.width == 0)
    #expect(layout == layout)
  }

  @Test("Nothing is wider than any screen")
  func widest() {
    #expect(SwipeLayout(width: 1e300).width == SwipeLayout.widest)
    let buttons = SwipeLayout.Buttons(width: .greatestFiniteMagnitude, allowsFullSwipe: true)
    #expect(buttons.width == SwipeLayout.widest)
  }

  @Test("Buttons leave a part of the row", arguments: [(79.0, 79.0), (80, 80), (81, 80)])
  func widestButtons(asked: Double, given: Double) {
    let buttons = SwipeLayout.Buttons(width: asked, allowsFullSwipe: true)
    let layout = SwipeLayout(width: 100, leading: buttons, trailing: buttons)
    #expect(layout.leading.width == given)
    #expect(layout.trailing.width == given)
  }

  @Test("A row rests closed, or as far open as its buttons are wide")
  func resting() {
    #expect(layout.restingOffset(openTo: nil) == 0)
    #expect(layout.restingOffset(openTo: .leading) == 80)
    #expect(layout.restingOffset(openTo: .trailing) == -160)
  }

  @Test(
    "Up to the buttons' width the row stays under the finger", arguments: [-160.0, 0, 79, 80])
  func follows(distance: Double) {
    #expect(layout.offset(following: distance, standard) == distance)
  }

  @Test("Where a full swipe is allowed, the row follows up to its own width")
  func followsFullSwipe() {
    #expect(layout.offset(following: -399, standard) == -399)
    #expect(layout.offset(following: -400, standard) == -400)
    #expect(layout.offset(following: -401, standard) == -400)
  }

  @Test("Past its end the row gives less and less, and never the limit")
  func resists() {
    var last = 80.0
    var step = Double.infinity
    for distance in stride(from: 1_080.0, through: 100_080, by: 1_000) {
      let offset = layout.offset(following: distance, standard)
      #expect(offset > last && offset - last < step && offset < 80 + 400 * 0.2)
      (last, step) = (offset, offset - last)
    }
    #expect(layout.offset(following: 81, standard) < 80.4)
  }

  @Test("Without actions the row resists from the start")
  func resistsWithoutActions() {
    let bare = SwipeLayout(width: 400)
    #expect(bare.offset(following: 1, standard) > 0)
    #expect(bare.offset(following: 1, standard) < 0.4)
    #expect(bare.offset(following: -1, standard) == -bare.offset(following: 1, standard))
    #expect(SwipeLayout(width: 0).offset(following: 100, standard) == 0)
  }

  @Test("A full swipe takes half the row, and more than the buttons, and never the whole row")
  func fullSwipeDistance() {
    func distance(_ width: Double, _ buttons: Double) -> Double? {
      SwipeLayout(width: width, trailing: .init(width: buttons, allowsFullSwipe: true))
        .fullSwipeDistance(on: .trailing, standard)
    }
    #expect(distance(400, 179) == 200)
    #expect(distance(400, 180) == 200)
    #expect(distance(400, 181) == 201)
    #expect(distance(400, 320) == 340)
    #expect(distance(100, 80) == 90)
    #expect(distance(400, 0) == nil)
    #expect(layout.fullSwipeDistance(on: .leading, standard) == nil)
  }

  @Test("An open row closes later than a closed row opens")
  func openDistance() throws {
    #expect(layout.openDistance(on: .trailing, wasOpen: false, standard) == 80)
    #expect(layout.openDistance(on: .trailing, wasOpen: true, standard) == 64)
    let sticky = try SwipeConfiguration(openFraction: 0.1, openHysteresis: 0.5)
    #expect(layout.openDistance(on: .trailing, wasOpen: true, sticky) == 0)
  }

  @Test("Reading direction turns distances round, and back")
  func mirrored() {
    #expect(LayoutDirection.leftToRight.mirrored(3) == 3)
    #expect(LayoutDirection.rightToLeft.mirrored(3) == -3)
  }
}
