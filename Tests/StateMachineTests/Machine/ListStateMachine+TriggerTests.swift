import ActionStateMachine
import Testing

@Suite("Triggers")
struct TriggerTests {
  @Test("Nothing in the way: the row leaves ahead of the data", arguments: Trigger.Path.allCases)
  func leaves(path: Trigger.Path) {
    var list = List("ab")
    #expect(
      list.work(.trigger("purge", rows: ["a"], via: path))
        == [.leaves("a"), .perform(1, "purge", ["a"])])
    #expect(list.phase == .rest)
    #expect(list.claimed == ["a"])
    #expect(list.drawn == "ab")
    #expect(list.visibleRows == ["b"])
  }

  @Test("A full swipe takes the row out over the edge it was swiped from")
  func exits() {
    for (edge, exit) in [
      (Edge.leading, RemovalAnimation<String>.Exit.leading), (.trailing, .trailing),
    ] {
      var list = List("ab", .with(edge: edge, prompts: []))
      #expect(
        list.work(.full("a", edge, "delete"))
          == [.leaves("a", exit), .perform(1, "delete", ["a"])])
    }
  }

  @Test("Its own open or swiped row leaves without closing first")
  func ownRowLeaves() {
    for first in [Event<String>.swipe("a", .leading), .reveal("a", .leading)] {
      var list = List("ab", after: first)
      #expect(
        list.work(.tap("archive", "a")) == [.leaves("a"), .perform(1, "archive", ["a"])])
      #expect(list.phase == .rest)
    }
  }

  @Test("Another open or swiped row closes; its own closes where the row stays")
  func closes() {
    for first in [Event<String>.swipe("a"), .reveal("a")] {
      var list = List("ab", after: first)
      #expect(list.work(.tap("flag", "b")) == [.close("a"), .perform(1, "flag", ["b"])])
      #expect(list.phase == .rest)
      list = List("ab", after: first)
      #expect(list.work(.tap("flag", "a")) == [.close("a"), .perform(1, "flag", ["a"])])
      #expect(list.phase == .rest)
    }
  }

  @Test("An open row among those of a bulk action closes once")
  func bulk() {
    var list = List("abc", after: .reveal("b"))
    #expect(
      list.work(.bulk("flag", ["c", "b", "a"]))
        == [.close("b"), .perform(1, "flag", ["c", "b", "a"])])
  }

  @Test("A row that is named twice counts once")
  func repeated() {
    var list = List("ab")
    #expect(
      list.work(.bulk("purge", ["b", "a", "b"]))
        == [.leaves("b"), .leaves("a"), .perform(1, "purge", ["b", "a"])])
    list = List("ab")
    #expect(list.work(.bulk("delete", ["a", "a"])) == [.ask(1, "delete", ["a"])])
  }

  @Test("A change that waits for someone else makes its rows busy")
  func deferred() {
    var list = List("abc", .with(prompts: [], commit: .deferred), after: .reveal("b"))
    #expect(
      list.work(.bulk("delete", ["a", "b"]))
        == [.close("b"), .busy("a"), .busy("b"), .perform(1, "delete", ["a", "b"])])
    #expect(list.busy == ["a", "b"])
    #expect(list.visibleRows == ["a", "b", "c"])
  }

  @Test("An action that changes nothing claims nothing and waits for nothing, however it commits")
  func nothing() {
    for commit in Commit.allCases {
      var list = List(
        "ab", .with("share", edge: nil, fullSwipe: false, change: .nothing, commit: commit))
      _ = list.work(.tap("share", "a"))
      #expect(list.work(.confirm(1)) == [.perform(1, "share", ["a"])])
      #expect(list.claimed == [])
      #expect(list.busy == [])
      #expect(list.mutations.isEmpty)
      #expect(list.refusal(.mutationUnknown(1)) == .staleTicket)
    }
  }

  @Test("A full swipe without a full-swipe action reveals")
  func fullSwipeReveals() {
    var list = List("ab", .with(fullSwipe: false), after: .swipe("a"))
    #expect(list.work(.full("a")) == [.open("a", edge: .trailing)])
    #expect(list.work(.full("b")) == [.close("a"), .open("b", edge: .trailing)])
    #expect(list.phase == .open(OpenRow(row: "b", edge: .trailing)))
  }

  @Test("A full swipe runs the named action, or else the armed one, or else the edge's first")
  func fullSwipeAction() {
    let actions = ActionSet.checked(
      ["one", "two"].map {
        RowAction(id: ActionID($0), label: $0, edge: .trailing, allowsFullSwipe: true)
      })
    for (armed, named, runs) in [
      (nil, nil, "one"), ("two", nil, "two"), ("two", "one", "one"), (nil, "two", "two"),
    ] as [(ActionID?, ActionID?, ActionID)] {
      var list = List("a", actions, after: .swipe("a"))
      if let armed { _ = list.work(.swipeArmed("a", armed)) }
      #expect(list.work(.full("a", .trailing, named)) == [.close("a"), .perform(1, runs, ["a"])])
    }
  }

  @Test("What is armed on another row or for another edge does not count")
  func armedElsewhere() {
    for armed in ["a", "b"] {
      var list = List("ab", after: .swipe(armed, .leading), .swipeArmed(armed, nil))
      let work = list.work(.full("b", .trailing))
      #expect(work.last == .ask(1, "delete", ["b"]))
      #expect(work.contains(.close("b")))
      #expect(work.contains(.close("a")) == (armed == "a"))
    }
  }

  @Test("The same trigger again shows a question that is not on screen, with its id")
  func again() {
    var list = List("abc", after: .bulk("delete", ["a", "b"]))
    let before = list
    #expect(list.work(.bulk("delete", ["b", "a"])) == [.ask(1, "delete", ["a", "b"])])
    #expect(list.work(.bulk("delete", ["b", "a", "b"])) == [.ask(1, "delete", ["a", "b"])])
    #expect(list == before)
    #expect(list.work(.bulk("delete", ["a"])) == [.dismiss(1), .ask(2, "delete", ["a"])])
    #expect(list.work(.tap("erase", "a")) == [.dismiss(2), .ask(3, "erase", ["a"], .dialog)])
  }

  @Test("The second question of a chain is shown again too, and not the first")
  func againInChain() {
    var list = List("ab", after: .tap("erase", "a"), .presented(1), .confirm(1))
    #expect(list.work(.tap("erase", "a")) == [.ask(2, "erase", ["a"], .authentication)])
  }

  @Test("A full swipe again brings the row home, or to rest at that edge if it is kept open")
  func fullSwipeAgain() {
    var list = List("ab", after: .full("a"))
    #expect(list.work(.full("a")) == [.close("a"), .ask(1, "delete", ["a"])])
    list = List(
      "ab", .with(row: .closesAtAnswer), after: .reveal("a", .leading), .tap("delete", "a"))
    #expect(list.livePrompt?.keptRow == OpenRow(row: "a", edge: .leading))
    #expect(list.work(.full("a")) == [.open("a", edge: .trailing), .ask(1, "delete", ["a"])])
    #expect(list.livePrompt?.keptRow == OpenRow(row: "a", edge: .trailing))
    #expect(list.work(.cancel(1)) == [.close("a")])
  }

  @Test("A tap again leaves the kept row where it is")
  func tapAgain() {
    var list = List("ab", .with(row: .closesAtAnswer), after: .reveal("a"), .tap("delete", "a"))
    #expect(list.work(.tap("delete", "a")) == [.ask(1, "delete", ["a"])])
    #expect(list.livePrompt?.keptRow == OpenRow(row: "a", edge: .trailing))
  }

  @Test("A held row is claimed, also by the question about its move")
  func heldByQuestion() {
    var list = List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)
    #expect(list.refusal(.tap("flag", "a")) == .rowClaimed)
    #expect(list.refusal(.swipe("a")) == .rowClaimed)
    #expect(list.refusal(.lift("a")) == .rowClaimed)
    #expect(list.livePrompt?.prompt == 1)
    #expect(
      list.work(.tap("flag", "b"))
        == [.dismiss(1), .snapBack("a", .before("b")), .perform(1, "flag", ["b"])])
  }
}
