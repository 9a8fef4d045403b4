import ActionStateMachine
import ListMapping
import Testing

/// Commands become calls, in the order that platforms bear.
@MainActor @Suite struct ListMapperTests {
  private func list(_ rows: [String] = ["a", "b", "c"]) -> MappedList {
    MappedList(ListStateMachine(actions: .standard, rows: rows))
  }

  @Test("The next prompt of a chain comes after the last is gone")
  func chain() throws {
    let list = list()
    list.happen(.trigger("erase", rows: ["a"], via: .menu))
    #expect(list.prompt?.kind == .dialog)
    list.happen(.confirm(PromptID(1)))
    #expect(list.prompt == nil)
    #expect(list.leaving == PromptID(1))
    list.promptLeft()
    #expect(list.prompt?.id == PromptID(2))
    #expect(list.prompt?.kind == .authentication)
    #expect(list.faults == [])
  }

  @Test("A prompt that ends before it could come never comes")
  func endsWhileWaiting() {
    let list = list()
    list.happen(.trigger("delete", rows: ["a"], via: .menu))
    list.driver.send(.trigger("delete", rows: ["b"], via: .menu))
    list.driver.send(.rowsChanged(RowsChange(remove: ["b"])))
    list.promptLeft()
    #expect(list.prompt == nil)
    #expect(list.faults == [])
  }

  @Test("A late word about an old prompt takes no newer one away")
  func lateWord() {
    let list = list()
    list.happen(.trigger("erase", rows: ["a"], via: .menu))
    list.happen(.confirm(PromptID(1)))
    list.promptLeft()
    list.driver.send(.gone(PromptID(1)))
    #expect(list.prompt?.id == PromptID(2))
    #expect(list.faults == [])
  }

  @Test("A late word that an old prompt has left the screen says nothing of a newer one")
  func lateDeparture() {
    let list = list()
    list.happen(.trigger("erase", rows: ["a"], via: .menu))
    list.happen(.confirm(PromptID(1)))
    list.promptLeft()
    list.promptLeft(PromptID(1))
    list.happen(.cancel(PromptID(2)))
    #expect(list.prompt == nil)
    #expect(list.faults == [])
  }

  @Test("A prompt hangs on its row if that can be seen, and else on the list")
  func anchors() {
    for (visible, rows, anchor) in [
      (Set(["a"]), RowList(["a"]), "a"), (["b"], ["a"], nil), (["a", "b"], ["a", "b"], nil),
    ] {
      let list = list()
      list.visible = visible
      list.happen(.trigger("delete", rows: rows, via: .bulk))
      #expect(list.prompt?.anchor == anchor)
    }
  }

  @Test("A drop is one batch that touches the dropped row alone, and is not animated again")
  func drop() throws {
    let list = list(["a", "b"])
    for event in [.lift("a"), .hover(.slot(.end)), .drop] as [Event<String>] { list.happen(event) }
    let update = try #require(list.updates.last)
    #expect(list.updates.count == 1)
    #expect(update.batch?.deletes == [SectionPosition(section: 0, row: 0)])
    #expect(update.batch?.inserts == [SectionPosition(section: 0, row: 1)])
    #expect(update.batch?.moves == [])
    #expect(update.landing == SectionPosition(section: 0, row: 1))
    #expect(!update.isAnimated)
  }

  @Test("A drop in another section is one batch too")
  func dropInSection() throws {
    let list = list(["1", "a", "2", "b"])
    list.headers = ["1", "2"]
    for event in [.lift("a"), .hover(.slot(.end)), .drop] as [Event<String>] { list.happen(event) }
    let update = try #require(list.updates.last)
    #expect(update.batch?.deletes == [SectionPosition(section: 0, row: 0)])
    #expect(update.batch?.inserts == [SectionPosition(section: 1, row: 1)])
    #expect(update.landing == SectionPosition(section: 1, row: 1))
    #expect(list.faults == [])
  }

  @Test("Where the last row above the first header is dropped below it, its section goes too")
  func dropEndsSection() throws {
    let list = list(["a", "1", "b"])
    list.headers = ["1"]
    for event in [.lift("a"), .hover(.slot(.end)), .drop] as [Event<String>] { list.happen(event) }
    let update = try #require(list.updates.last)
    #expect(update.batch?.deletedSections == [0])
    #expect(update.landing == SectionPosition(section: 0, row: 1))
    #expect(list.faults == [])
  }

  @Test("A header whose contents alone changed is drawn again")
  func refreshedHeader() {
    let list = list(["1", "a"])
    list.headers = ["1"]
    list.happen(.rowsChanged(RowsChange(update: ["1"])))
    #expect(list.updates.map(\.refreshed) == [["1"]])
  }

  @Test("Headers that come, go and are refreshed are sections, and never rows")
  func headers() throws {
    let list = list(["1", "a", "2", "b"])
    list.headers = ["1", "2", "3"]
    list.happen(.rowsChanged(RowsChange(snapshot: ["1", "b", "3", "a"], update: ["1"])))
    let update = try #require(list.updates.last)
    #expect(update.batch?.deletedSections == [1])
    #expect(update.batch?.insertedSections == [1])
    #expect(update.refreshed == ["1"])
    #expect(list.shown == ["1", "b", "3", "a"])
    #expect(list.faults == [])
  }

  @Test("A drop in its own place is drawn too, for the list has to let it land")
  func dropInPlace() throws {
    let list = list()
    list.happen(.lift("b"))
    list.happen(.drop)
    #expect(list.updates.map(\.landing) == [SectionPosition(section: 0, row: 1)])
    #expect(list.updates.map(\.isEmpty) == [true])
  }

  @Test("A row that may leave ahead leaves at once, and its data changes nothing then")
  func ahead() {
    let list = list()
    list.happen(.fullSwipe("a", edge: .leading, nil))
    #expect(list.shown == ["b", "c"])
    #expect(list.updates.last?.isAnimated == true)
    list.happen(.rowsChanged(RowsChange(remove: ["a"])))
    #expect(list.updates.count == 1)
  }

  @Test("A completion says whether the press was taken, and waits while the row rests open")
  func completions() throws {
    let list = MappedList(
      ListStateMachine(actions: try SampleWorlds.asking(), rows: ["a", "b"]))
    list.happen(.fullSwipe("a", edge: .trailing, nil))
    #expect(list.openHandlers == 1)
    list.happen(.presented(PromptID(1)))
    list.happen(.cancel(PromptID(1)))
    list.happen(.tapRow("a"))
    #expect(list.completed == [true])
    list.happen(.fullSwipe("nobody", edge: .trailing, nil))
    #expect(list.completed == [true, false])
  }

  @Test("Rows that wait are drawn again in place")
  func looks() {
    let list = list()
    list.leavesSlowly = false
    list.happen(.trigger("erase", rows: ["a"], via: .menu))
    list.happen(.confirm(PromptID(1)))
    list.happen(.confirm(PromptID(2)))
    #expect(list.redrawn == ["a"])
    #expect(list.updates.isEmpty)
  }

  @Test("A row that closes is let go home once: by its handler's completion if one waits")
  func closing() {
    let list = list()
    list.happen(.reveal("a", edge: .trailing))
    list.happen(.reveal("b", edge: .trailing))
    #expect(list.closed == ["a"])
    list.happen(.trigger("report", rows: ["b"], via: .tap))
    #expect(list.closed == ["a"])
    #expect(list.completed == [true])
  }

  @Test("What the machine has to tell is told, a refused change loudly")
  func news() {
    let list = list()
    list.happen(.tapRow("a"))
    list.happen(.select(["b"]))
    list.happen(.trigger("report", rows: ["c"], via: .menu))
    list.happen(.mutationFailed(Ticket(1), reason: "offline", rows: nil))
    list.happen(.rowsChanged(RowsChange(insert: [.init("b", at: .end)])))
    #expect(list.news.contains(.activated("a")))
    #expect(list.news.contains(.selectionChanged))
    #expect(list.news.contains(.failed(["c"], reason: "offline")))
    #expect(list.news.suffix(2) == [.dataRefused(.duplicateRow), .dataRequested])
  }
}
