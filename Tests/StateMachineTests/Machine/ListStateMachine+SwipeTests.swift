import ActionStateMachine
import Testing

@Suite("Swipes")
struct SwipeTests {
  @Test("A finger takes a row without a command", arguments: Edge.allCases)
  func begins(edge: Edge) {
    var list = List("ab")
    #expect(list.work(.swipe("a", edge)) == [])
    #expect(list.phase == .swiping(Swipe(row: "a", edge: edge)))
  }

  @Test("A swipe or a reveal closes another row that is open or swiped")
  func oneRowAtATime() {
    for first in [Event<String>.swipe("a"), .reveal("a")] {
      var list = List("ab", after: first)
      #expect(list.work(.swipe("b")) == [.close("a")])
      #expect(list.phase == .swiping(Swipe(row: "b", edge: .trailing)))
      list = List("ab", after: first)
      #expect(list.work(.reveal("b")) == [.close("a"), .open("b", edge: .trailing)])
      #expect(list.phase == .open(OpenRow(row: "b", edge: .trailing)))
    }
  }

  @Test("Taking the open row closes nothing", arguments: Edge.allCases)
  func openRowAgain(edge: Edge) {
    var list = List("ab", after: .reveal("a"))
    #expect(list.work(.swipe("a", edge)) == [])
    #expect(list.phase == .swiping(Swipe(row: "a", edge: edge)))
  }

  @Test("The other edge of the same row disarms")
  func otherEdge() {
    var list = List("ab", after: .swipe("a", .leading), .swipeArmed("a", nil))
    #expect(list.work(.swipe("a", .trailing)) == [.disarm("a", "archive")])
    #expect(list.work(.swipe("a", .leading)) == [])
    #expect(list.phase == .swiping(Swipe(row: "a", edge: .leading)))
  }

  @Test("A row comes to rest open from rest, from a swipe, and from its other edge")
  func reveals() {
    for events in [
      [], [.swipe("a")], [.swipe("a", .leading)], [Event<String>.reveal("a", .leading)],
    ] {
      var list = List("ab")
      for event in events { _ = list.work(event) }
      #expect(list.work(.reveal("a")) == [.open("a", edge: .trailing)])
      #expect(list.phase == .open(OpenRow(row: "a", edge: .trailing)))
    }
  }

  @Test("Arming shows the named action, or else the edge's first")
  func arms() {
    let actions = twoFullSwipes
    for (named, armed) in [(nil, "one"), ("one", "one"), ("two", "two")] as [(ActionID?, ActionID)]
    {
      var list = List("a", actions, after: .swipe("a"))
      #expect(list.work(.swipeArmed("a", named)) == [.arm("a", armed)])
      #expect(list.phase == .swiping(Swipe(row: "a", edge: .trailing, armed: armed)))
    }
  }

  @Test("Arming another action disarms the one before; without a name the armed one stays")
  func armsAnother() {
    var list = List("a", twoFullSwipes, after: .swipe("a"), .swipeArmed("a", "two"))
    #expect(list.refusal(.swipeArmed("a", nil)) == .nothingToDo)
    #expect(list.work(.swipeArmed("a", "one")) == [.disarm("a", "two"), .arm("a", "one")])
    #expect(list.work(.swipeDisarmed("a")) == [.disarm("a", "one")])
    #expect(list.phase == .swiping(Swipe(row: "a", edge: .trailing)))
  }

  @Test("A lost touch, a scroll, a tap outside and a conceal close the swiped row, armed or not")
  func ends() {
    for end in [Event<String>.swipeCancelled("a"), .scroll, .tapOutside, .conceal("a")] {
      for arming in [[], [Event<String>.swipeArmed("a", nil)]] {
        var list = List("ab", after: .swipe("a", .leading))
        for event in arming { _ = list.work(event) }
        #expect(list.work(end) == [.close("a")])
        #expect(list.phase == .rest)
      }
    }
  }

  @Test("A scroll, a tap outside and a conceal close the open row")
  func closes() {
    for end in [Event<String>.scroll, .tapOutside, .conceal("a")] {
      var list = List("ab", after: .reveal("a"))
      #expect(list.work(end) == [.close("a")])
      #expect(list.phase == .rest)
    }
  }

  @Test("With the guard, another open row closes and none opens; the next swipe opens")
  func `guard`() {
    let policy = Policy(openingAnother: .guard)
    for second in [Event<String>.swipe("b"), .reveal("b"), .full("b", .leading)] {
      var list = List("ab", .with("archive", edge: nil, fullSwipe: false), policy: policy)
      _ = list.work(.reveal("a"))
      #expect(list.work(second) == [.close("a"), .close("b")])
      #expect(list.phase == .rest)
      #expect(list.work(.reveal("b")) == [.open("b", edge: .trailing)])
    }
  }

  @Test("The guard is about rows that rest open: a swiped one closes and the other opens")
  func guardAndSwipe() {
    var list = List("ab", policy: Policy(openingAnother: .guard), after: .swipe("a"))
    #expect(list.work(.swipe("b")) == [.close("a")])
    #expect(list.phase == .swiping(Swipe(row: "b", edge: .trailing)))
    #expect(list.work(.reveal("b")) == [.open("b", edge: .trailing)])
    #expect(list.work(.reveal("b", .leading)) == [.open("b", edge: .leading)])
  }

  @Test("The guard counts a row that a yielding prompt keeps open")
  func guardAndKeptRow() {
    var list = List(
      "ab", .with(row: .closesAtAnswer), policy: Policy(openingAnother: .guard),
      after: .reveal("a"), .tap("delete", "a"))
    #expect(list.work(.swipe("b")) == [.dismiss(1), .close("a"), .close("b")])
    #expect(list.phase == .rest)
  }

  @Test("A refused swipe sends home a row that has no reason to be displaced, and no other")
  func refusedSwipes() {
    let swipes: [Event<String>] = [.swipe("a", .leading), .reveal("a", .leading)]
    for swipe in swipes + [.full("a", .leading)] {
      var list = List("ab", after: .edit(true))
      #expect(list.refused(swipe) == [.close("a")])
      list = List("ab", after: .lift("a"))
      #expect(list.refused(swipe) == [])
      list = List("ab", after: .lift("b"))
      #expect(list.refused(swipe) == [.close("a")])
      list = List("ab", after: .tap("archive", "a"))
      #expect(list.refused(swipe) == [])
      list = List("ab", after: .tap("report", "a"))
      #expect(list.refused(swipe) == [.close("a")])
    }
  }

  @Test("A refused swipe leaves a row alone that a prompt keeps open")
  func refusedSwipeOfKeptRow() {
    var list = List(
      "ab", .with(row: .closesAtAnswer), after: .reveal("a"), .tap("delete", "a"), .presented(1))
    #expect(list.refused(.swipe("a")) == [])
    #expect(list.refused(.full("a")) == [])
    #expect(list.refused(.reveal("b")) == [.close("b")])
  }

  @Test("A refused swipe to an edge without buttons leaves an open or swiped row where it is")
  func refusedAtTheOtherEdge() {
    let actions = ActionSet.checked([RowAction(id: "one", label: "One", edge: .trailing)])
    for first in [Event<String>.swipe("a"), .reveal("a")] {
      var list = List("ab", actions, after: first)
      #expect(list.refused(.swipe("a", .leading)) == [])
      #expect(list.refused(.reveal("b", .leading)) == [.close("b")])
    }
  }
}

@Suite("Taps on rows")
struct TapTests {
  @Test("A tap activates a row at rest")
  func activates() {
    var list = List("ab")
    #expect(list.work(.tapRow("a")) == [.activate("a")])
    #expect(list.phase == .rest)
  }

  @Test("A tap with a row open closes that row and does nothing else", arguments: ["a", "b"])
  func swallows(tapped: String) {
    var list = List("ab", after: .reveal("a"))
    #expect(list.work(.tapRow(tapped)) == [.close("a")])
    #expect(list.work(.tapRow(tapped)) == [.activate(tapped)])
  }

  @Test("A tap that passes through closes the open row and goes on", arguments: ["a", "b"])
  func passesThrough(tapped: String) {
    var list = List("ab", policy: Policy(closingTap: .passThrough), after: .reveal("a"))
    #expect(list.work(.tapRow(tapped)) == [.close("a"), .activate(tapped)])
    #expect(list.phase == .rest)
  }

  @Test("A tap beside a swiped row leaves the swipe alone")
  func besideSwipe() {
    var list = List("ab", after: .swipe("a"))
    #expect(list.work(.tapRow("b")) == [.activate("b")])
    #expect(list.phase == .swiping(Swipe(row: "a", edge: .trailing)))
  }

  @Test("While editing a tap toggles the selection")
  func toggles() {
    var list = List("ab", after: .edit(true))
    #expect(list.work(.tapRow("a")) == [.select(["a"])])
    #expect(list.work(.tapRow("b")) == [.select(["b"])])
    #expect(list.work(.tapRow("a")) == [.deselect(["a"])])
    #expect(list.selectedRows == ["b"])
  }

  @Test("A tap on a claimed row is nothing, while editing too", arguments: [false, true])
  func claimed(editing: Bool) {
    var list = List("ab", after: .tap("flag", "a"))
    if editing { _ = list.work(.edit(true)) }
    #expect(list.refusal(.tapRow("a")) == .rowClaimed)
  }

  @Test("A tap on a claimed row that closed another, or cancelled a prompt, is no refusal")
  func claimedButClosing() {
    for policy in [Policy(), Policy(closingTap: .passThrough)] {
      var list = List("ab", policy: policy, after: .tap("flag", "a"), .reveal("b"))
      #expect(list.work(.tapRow("a")) == [.close("b")])
      list = List("ab", policy: policy, after: .tap("flag", "a"), .tap("delete", "b"))
      #expect(list.work(.tapRow("a")) == [.dismiss(1)])
    }
  }

  @Test("A tap cancels a prompt that yields and goes on; if that closes a row, it ends there")
  func yields() {
    var list = List("ab", after: .tap("delete", "a"))
    #expect(list.work(.tapRow("b")) == [.dismiss(1), .activate("b")])
    list = List("ab", .with(row: .closesAtAnswer), after: .reveal("a"), .tap("delete", "a"))
    #expect(list.work(.tapRow("b")) == [.dismiss(1), .close("a")])
    #expect(list.phase == .rest)
  }
}

/// Two actions that a full swipe may run on one edge.
private let twoFullSwipes = ActionSet.checked([
  RowAction(id: "one", label: "One", edge: .trailing, allowsFullSwipe: true),
  RowAction(id: "two", label: "Two", edge: .trailing, allowsFullSwipe: true),
  RowAction(id: "three", label: "Three", edge: .trailing),
])
