import ActionStateMachine
import Testing

/// A yielding prompt about the open row `a`, which it keeps open.
private func keptOpen(_ row: RowWhilePrompting = .closesAtAnswer) -> List {
  List("abc", .with(row: row), after: .reveal("a"), .tap("delete", "a"))
}

@Suite("Prompts")
struct PromptTests {
  @Test("A prompt closes its row, wherever the row stands, and is about it")
  func asks() {
    for first in [Event<String>.reveal("a"), .swipe("a"), .reveal("a", .leading)] {
      var list = List("ab", after: first)
      #expect(list.work(.tap("delete", "a")) == [.close("a"), .ask(1, "delete", ["a"])])
      #expect(
        list.phase
          == .prompting(
            Prompting(prompt: 1, action: "delete", kind: .alert, position: 0, rows: ["a"])))
    }
    var list = List("ab")
    #expect(list.work(.tap("delete", "a")) == [.ask(1, "delete", ["a"])])
  }

  @Test(
    "A row that is kept open rests open at the edge it shows",
    arguments: [RowWhilePrompting.closesAtAnswer, .staysOpenOnCancel])
  func keepsOpen(row: RowWhilePrompting) {
    for (first, trigger, edge, opens) in [
      (.reveal("a"), .tap("delete", "a"), .trailing, false),
      (.reveal("a", .leading), .tap("delete", "a"), .leading, false),
      (.swipe("a"), .tap("delete", "a"), .trailing, true),
      (.swipe("a"), .full("a"), .trailing, true),
      (.reveal("a"), .full("a"), .trailing, true),
      (.reveal("a", .leading), .full("a"), .trailing, true),
    ] as [(Event<String>, Event<String>, Edge, Bool)] {
      var list = List("ab", .with(row: row), after: first)
      let opening: [Work] = opens ? [.open("a", edge: edge)] : []
      #expect(list.work(trigger) == opening + [.ask(1, "delete", ["a"])])
      #expect(list.livePrompt?.keptRow == OpenRow(row: "a", edge: edge))
    }
  }

  @Test("A row at rest is not opened to be kept open")
  func keepsClosed() {
    var list = List("ab", .with(row: .staysOpenOnCancel), after: .reveal("b"))
    #expect(list.work(.tap("delete", "a")) == [.close("b"), .ask(1, "delete", ["a"])])
    #expect(list.livePrompt?.keptRow == nil)
    #expect(list.work(.cancel(1)) == [])
    #expect(list.phase == .rest)
  }

  @Test("One open row of a bulk question is kept open")
  func bulk() {
    var list = List("abc", .with(row: .closesAtAnswer), after: .reveal("b"))
    #expect(list.work(.bulk("delete", ["a", "b"])) == [.ask(1, "delete", ["a", "b"])])
    #expect(list.livePrompt?.keptRow == OpenRow(row: "b", edge: .trailing))
    #expect(list.work(.confirm(1)) == [.close("b"), .perform(1, "delete", ["a", "b"])])
  }

  @Test(
    "A no, and a prompt that went away, close the kept row or leave it open, as the action says")
  func cancels() {
    for end in [Event<String>.cancel(1), .gone(1)] {
      for isPresented in [false, true] {
        for row in [RowWhilePrompting.closesAtAnswer, .staysOpenOnCancel] {
          var list = keptOpen(row)
          if isPresented { _ = list.work(.presented(1)) }
          let closes = row == .closesAtAnswer
          #expect(list.work(end) == (closes ? [.close("a")] : []))
          #expect(list.phase == (closes ? .rest : .open(OpenRow(row: "a", edge: .trailing))))
        }
      }
    }
  }

  @Test("No answer counts twice, nor one to a prompt that never was")
  func staleAnswers() {
    let answers: [(PromptID) -> Event<String>] = [{ .confirm($0) }, { .cancel($0) }, { .gone($0) }]
    for first in answers {
      var list = List("ab", after: .tap("delete", "a"), .presented(1))
      for answer in answers { #expect(list.refusal(answer(2)) == .stalePrompt) }
      _ = list.work(first(1))
      for answer in answers { #expect(list.refusal(answer(1)) == .stalePrompt) }
    }
  }

  @Test("A prompt that comes up after its end, or never was, is dismissed and changes nothing")
  func presentedLate() {
    var list = List("ab", after: .tap("delete", "a"), .tap("delete", "b"))
    let before = list
    for prompt in [1, 3, 0, -1] as [PromptID] {
      #expect(list.work(.presented(prompt)) == [.dismiss(prompt)])
    }
    #expect(list == before)
    #expect(list.work(.presented(2)) == [])
    #expect(list.refusal(.presented(2)) == .nothingToDo)
  }

  @Test("A yes that was never preceded by the news of the prompt counts")
  func confirmUnseen() {
    var list = List("ab", after: .tap("delete", "a"))
    #expect(list.work(.confirm(1)) == [.perform(1, "delete", ["a"])])
    #expect(list.phase == .rest)
  }

  @Test("Each prompt of a chain has its own id, and only the last yes performs")
  func chain() {
    var list = List("ab", after: .tap("erase", "a"), .presented(1))
    #expect(list.work(.confirm(1)) == [.ask(2, "erase", ["a"], .authentication)])
    #expect(list.livePrompt?.isPresented == false)
    #expect(list.livePrompt?.position == 1)
    #expect(list.work(.confirm(2)) == [.busy("a"), .perform(1, "erase", ["a"])])
    #expect(list.claimed == ["a"])
  }

  @Test("A row is kept open through the whole chain and closes at the last yes")
  func chainKeepsOpen() {
    var list = List(
      "ab", .with(prompts: [.dialog, .sheet], row: .staysOpenOnCancel), after: .full("a"))
    #expect(list.work(.confirm(1)) == [.ask(2, "delete", ["a"], .sheet)])
    #expect(list.livePrompt?.keptRow == OpenRow(row: "a", edge: .trailing))
    #expect(list.work(.confirm(2)) == [.close("a"), .perform(1, "delete", ["a"])])
  }

  @Test("A yes never takes the row away ahead of the data", arguments: Prompt.allCases)
  func neverAhead(kind: Prompt) {
    var list = List("ab", .with(prompts: [kind], row: .closesAtAnswer), after: .tap("delete", "a"))
    #expect(list.work(.confirm(1)) == [.perform(1, "delete", ["a"])])
    #expect(list.appearance(of: "a")?.isPreAnimated == false)
  }

  @Test("A modal prompt on screen blocks every gesture", arguments: Prompt.allCases)
  func blocks(kind: Prompt) {
    let list = List(
      "abc", .with(prompts: [kind], row: .closesAtAnswer), after: .tap("delete", "a"),
      .presented(1))
    let gestures: [Event<String>] = [
      .swipe("b"), .reveal("b"), .full("b"), .tap("flag", "b"), .tap("delete", "a"), .tapRow("b"),
      .scroll, .tapOutside, .lift("b"),
    ]
    for gesture in gestures {
      var list = list
      #expect(list.refusal(gesture) == (kind.isModal ? .promptOnScreen : nil), "\(gesture)")
    }
  }

  @Test("A prompt that is not on screen yields to every gesture, and its kept row closes")
  func yields() {
    for (gesture, work) in [
      (.swipe("b"), []), (.reveal("b"), [.open("b", edge: .trailing)]),
      (.full("b"), [.open("b", edge: .trailing), .ask(2, "delete", ["b"])]),
      (.tap("flag", "b"), [.perform(1, "flag", ["b"])]), (.tapRow("b"), []), (.scroll, []),
      (.tapOutside, []), (.lift("b"), [.lift("b")]), (.edit(true), []), (.conceal("a"), []),
    ] as [(Event<String>, [Work])] {
      var list = keptOpen()
      #expect(list.work(gesture) == [.dismiss(1), .close("a")] + work, "\(gesture)")
      #expect(list.refusal(.confirm(1)) == .stalePrompt)
    }
  }

  @Test("A yielding prompt leaves its kept row merely open: what comes to that row uses it")
  func usesKeptRow() {
    for (gesture, work) in [
      (.swipe("a"), []), (.reveal("a", .leading), [.open("a", edge: .leading)]),
      (.full("a", .leading), [.leaves("a", .leading), .perform(1, "archive", ["a"])]),
      (.tap("purge", "a"), [.leaves("a"), .perform(1, "purge", ["a"])]),
      (.tap("flag", "a"), [.close("a"), .perform(1, "flag", ["a"])]),
      (.tapRow("a"), [.close("a")]), (.lift("a"), [.close("a"), .lift("a")]),
    ] as [(Event<String>, [Work])] {
      var list = keptOpen()
      #expect(list.work(gesture) == [.dismiss(1)] + work, "\(gesture)")
    }
  }

  @Test("Other events leave a yielding prompt alone")
  func staysLive() {
    var list = keptOpen()
    let others: [Event<String>] = [
      .select(["b"]), .deselect(["b"]), .data("acb", update: ["a"]), .foreignDrag, .foreground,
    ]
    for event in others { _ = list.work(event) }
    let idle: [Event<String>] = [.background, .enter, .edit(false), .drop, .conceal("b")]
    for event in idle { #expect(list.refusal(event) != nil) }
    #expect(list.livePrompt?.keptRow == OpenRow(row: "a", edge: .trailing))
  }

  @Test("A refused gesture cancels nothing")
  func refusedGesture() {
    var list = keptOpen()
    let refused: [Event<String>] = [
      .swipe("z"), .tap("none", "b"), .tap("reorder", "b"), .full("b", .trailing, "flag"),
      .reveal("a"), .conceal("b"), .lift("z"), .tapRow("z"),
    ]
    for event in refused { #expect(list.refusal(event) != nil, "\(event)") }
    #expect(list.livePrompt?.prompt == 1)
  }

  @Test("An inline prompt goes on yielding once it is on screen")
  func inline() {
    var list = List(
      "ab", .with(prompts: [.inline], row: .staysOpenOnCancel), after: .reveal("a"),
      .tap("delete", "a"), .presented(1))
    #expect(list.appearance(of: "a")?.inlinePrompt == 1)
    #expect(list.work(.scroll) == [.dismiss(1), .close("a")])
    #expect(list.phase == .rest)
    #expect(list.appearance(of: "a")?.inlinePrompt == nil)
  }
}
