import ActionStateMachine
import Testing

/// How row `a` is to be drawn after `events`.
private func appearance(
  _ actions: ActionSet = .standard, _ events: Event<String>...
) throws -> RowAppearance {
  var list = List("abc", actions)
  for event in events { _ = list.work(event) }
  return try #require(list.appearance(of: "a"))
}

@Suite("How a row is drawn")
struct RowAppearanceTests {
  @Test("A row that the data does not have is not drawn")
  func unknown() {
    #expect(List("ab").appearance(of: "z") == nil)
  }

  @Test("Open, also under a prompt that keeps it so")
  func open() throws {
    #expect(try appearance(.standard, .reveal("a")).openEdge == .trailing)
    #expect(try appearance(.standard, .reveal("b")).openEdge == nil)
    let kept = try appearance(
      .with(row: .closesAtAnswer), .reveal("a", .leading), .tap("delete", "a"))
    #expect(kept.openEdge == .leading)
    #expect(kept.takesActions)
  }

  @Test("Swiped and armed")
  func swiped() throws {
    let row = try appearance(.standard, .swipe("a", .leading), .swipeArmed("a", nil))
    #expect(row.swipedEdge == .leading)
    #expect(row.armedAction == "archive")
    #expect(row.openEdge == nil)
  }

  @Test("Lifted, then held")
  func lifted() throws {
    #expect(try appearance(.standard, .lift("a")).isLifted)
    let held = try appearance(.standard, .lift("a"), .over(.end), .drop)
    #expect(held.isHeld && !held.isLifted && !held.takesActions)
  }

  @Test("Busy, gone ahead of its data, selected")
  func looks() throws {
    #expect(try appearance(.with(prompts: [], commit: .deferred), .tap("delete", "a")).isBusy)
    #expect(try appearance(.standard, .tap("flag", "a"), .mutationUnknown(1)).isBusy)
    #expect(try appearance(.standard, .tap("purge", "a")).isPreAnimated)
    #expect(try appearance(.standard, .select(["a"])).isSelected)
  }

  @Test(
    "It takes no actions where a trigger would be refused",
    arguments: [
      Event<String>.tap("flag", "a"), .lift("b"), .tap("purge", "a"),
    ])
  func takesActions(event: Event<String>) throws {
    #expect(try appearance(.standard, event).takesActions == false)
  }

  @Test("Only a modal prompt on screen stops other rows from taking actions")
  func prompts() throws {
    #expect(try appearance(.standard, .tap("delete", "b")).takesActions)
    #expect(try appearance(.standard, .tap("delete", "b"), .presented(1)).takesActions == false)
    let inline = ActionSet.with(prompts: [.inline], row: .closesAtAnswer)
    let row = try appearance(inline, .reveal("a"), .tap("delete", "a"), .presented(1))
    #expect(row.takesActions)
    #expect(row.inlinePrompt == 1)
  }

  @Test(
    "Offered are the actions that the trigger can reach, with the role and tint of their buttons")
  func offered() {
    let list = List("ab")
    let buttons = list.offeredActions(on: "a", via: .path(.tap))
    #expect(buttons.map(\.action) == ["delete", "archive", "flag", "erase", "report"])
    #expect(buttons.filter { $0.role == .destructive }.map(\.action) == ["archive"])
    #expect(list.offeredActions(on: "a", via: .fullSwipe).map(\.action) == ["delete", "archive"])
    let menu = list.offeredActions(on: "a", via: .path(.menu))
    #expect(menu.count == 7)
    #expect(
      menu.filter { $0.role == .destructive }.map(\.action) == [
        "delete", "purge", "erase", "report",
      ])
  }

  @Test("Nothing is offered where it would be refused, and no swipe buttons while editing")
  func notOffered() {
    let claimed = List("ab", after: .tap("flag", "a"))
    #expect(claimed.offeredActions(on: "a", via: .path(.menu)).isEmpty)
    #expect(List("ab").offeredActions(on: "no row", via: .path(.menu)).isEmpty)
    let editing = List("ab", after: .edit(true))
    #expect(editing.offeredActions(on: "a", via: .path(.tap)).isEmpty)
    #expect(editing.offeredActions(on: "a", via: .fullSwipe).isEmpty)
    #expect(editing.offeredActions(on: "a", via: .path(.bulk)).count == 7)
  }
}
