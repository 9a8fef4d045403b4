import ActionStateMachine
import Testing

/// The feedback of the last of some events.
private func feedback(
  _ letters: String, _ actions: ActionSet = .standard, _ events: Event<String>...
) -> [Work] {
  var list = List(letters, actions)
  for event in events.dropLast() { _ = list.work(event) }
  return events.last.map { list.feedback($0) } ?? []
}

@Suite("Feedback")
struct FeedbackTests {
  @Test("The hand feels the full-swipe threshold in both directions, and each crossing once")
  func threshold() {
    #expect(feedback("ab", .standard, .swipe("a")) == [])
    #expect(feedback("ab", .standard, .swipe("a"), .swipeArmed("a", nil)) == [.haptic(.threshold)])
    #expect(
      feedback("ab", .standard, .swipe("a"), .swipeArmed("a", nil), .swipeDisarmed("a"))
        == [.haptic(.threshold)])
    #expect(
      feedback("ab", .standard, .swipe("a"), .swipeArmed("a", nil), .swipe("a", .leading)) == [])
    #expect(feedback("ab", .standard, .swipe("a"), .swipeArmed("a", nil), .scroll) == [])
  }

  @Test("The hand feels a row being raised, each move of the gap, and the landing")
  func drag() {
    #expect(feedback("ab", .standard, .lift("a")) == [.haptic(.lift)])
    #expect(feedback("ab", .standard, .lift("a"), .over(.end)) == [.haptic(.selection)])
    #expect(
      feedback("ab", .standard, .lift("a"), .over(.end), .hover(.outside)) == [.haptic(.selection)])
    #expect(feedback("ab", .standard, .lift("a"), .drop) == [.haptic(.drop)])
    #expect(feedback("ab", .standard, .lift("a"), .over(.end), .drop) == [.haptic(.drop)])
    #expect(feedback("ab", .standard, .lift("a"), .over(.end), .cancelDrag) == [])
    #expect(feedback("abc", .standard, .lift("a"), .over(.before("c")), .data("ab")) == [])
  }

  @Test("A refusal is felt and said, for all rows that it names")
  func failed() {
    let error: [Work] = [.haptic(.error), .announce(.failed, ["b", "a"])]
    #expect(feedback("abc", .standard, .bulk("purge", ["b", "a"]), .failed(1)) == error)
    #expect(
      feedback("abc", .standard, .bulk("archive", ["b", "a"]), .data("c"), .undo(1), .failed(2))
        == error)
    #expect(feedback("abc", .standard, .bulk("purge", ["b", "a"]), .mutationUnknown(1)) == [])
  }

  @Test("That rows wait is said when the change is ordered, not when its answer is lost")
  func waiting() {
    let deferred = ActionSet.with(prompts: [], commit: .deferred)
    #expect(
      feedback("ab", deferred, .bulk("delete", ["b", "a"])) == [.announce(.waiting, ["b", "a"])])
    #expect(feedback("ab", deferred, .tap("flag", "a")) == [])
    #expect(feedback("ab", deferred, .tap("flag", "a"), .mutationUnknown(1)) == [])
  }

  @Test("A removal is said, and moves the focus, when the data carries out the user's own")
  func removed() {
    #expect(feedback("ab", .standard, .tap("purge", "a")) == [])
    #expect(
      feedback("abc", .standard, .tap("purge", "a"), .data("bc"))
        == [.announce(.removed, ["a"]), .focus("b")])
    #expect(feedback("abc", .standard, .data("bc")) == [])
    #expect(feedback("abc", .standard, .tap("flag", "a"), .data("bc")) == [])
    #expect(
      feedback("abc", .standard, .tap("purge", "b"), .data("c"))
        == [.announce(.removed, ["b"]), .focus("c")])
  }

  @Test("The focus goes to the next row on screen, or else the one before, or else the list")
  func focus() {
    #expect(feedback("abc", .standard, .tap("purge", "c"), .data("ab")).last == .focus("b"))
    #expect(feedback("a", .standard, .tap("purge", "a"), .data("")).last == .focus(nil))
    #expect(feedback("a", .standard, .tap("purge", "a"), .data("x")).last == .focus(nil))
    // The row before is the one drawn there, though the data has another.
    let held = feedback(
      "abc", .standard, .lift("b"), .over(.before("a")), .drop, .tap("purge", "c"), .data("ab"))
    #expect(held.last == .focus("a"))
    let two: [Event<String>] = [.tap("purge", "b"), .tap("purge", "c")]
    var list = List("abcd")
    for event in two { _ = list.work(event) }
    #expect(list.feedback(.data("acd")).last == .focus("d"))
    #expect(list.feedback(.data("ad")).last == .focus("d"))
    list = List("abc")
    for event in two { _ = list.work(event) }
    #expect(list.feedback(.data("ac")).last == .focus("a"))
  }

  @Test("The focus follows what is drawn where rows are held")
  func focusBesideHeldRow() {
    #expect(
      feedback("abcd", .standard, .lift("a"), .over(.end), .drop, .tap("purge", "d"), .data("abc"))
        .last == .focus("a"))
    #expect(
      feedback(
        "abc", .standard, .lift("a"), .over(.before("c")), .drop, .tap("purge", "c"), .data("ab")
      )
      .last == .focus("a"))
  }

  @Test("A move is said when the data has it, its undo when the store has done it")
  func moved() {
    let moved: [Work] = [.announce(.moved, ["a"])]
    #expect(feedback("abc", .standard, .lift("a"), .over(.end), .drop, .data("bca")) == moved)
    #expect(
      feedback(
        "abc", .standard, .lift("a"), .over(.end), .drop, .data("bca"), .undo(1), .succeeded(2))
        == moved)
    #expect(
      feedback("abc", .standard, .lift("a"), .over(.end), .drop, .mutationUnknown(1), .data("abc"))
        == [])
  }

  @Test("That removed rows are back is said once, with the answer or with the data")
  func restored() {
    let restored: [Work] = [.announce(.restored, ["b", "a"])]
    let bulk = Event<String>.bulk("archive", ["b", "a"])
    #expect(feedback("abc", .standard, bulk, .data("c"), .undo(1), .succeeded(2)) == restored)
    #expect(feedback("abc", .standard, bulk, .data("c"), .undo(1), .data("abc")) == restored)
    #expect(
      feedback("abc", .standard, bulk, .data("c"), .undo(1), .succeeded(2), .data("abc")) == [])
    #expect(feedback("abc", .standard, bulk, .data("c"), .data("abc")) == [])
  }

  @Test("An ignored event gives no feedback")
  func ignored() {
    var list = List("ab", after: .tap("purge", "a"))
    for event in [Event<String>.swipe("a"), .tap("purge", "a"), .failed(7), .drop, .lift("a")] {
      #expect(list.refused(event) == [])
    }
  }
}
