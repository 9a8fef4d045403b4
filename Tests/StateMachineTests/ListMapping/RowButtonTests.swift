import ActionStateMachine
import ListMapping
import Testing

/// What a platform is told about the buttons of a row.
@Suite struct RowButtonTests {
  private typealias Machine = ListStateMachine<String>
  private var machine = Machine(actions: .standard, rows: ["a", "b"])

  @Test("Swipe buttons come outermost first, with the role only where the row leaves at once")
  func swipeButtons() throws {
    let trailing = machine.swipeButtons(on: "a", edge: .trailing)
    #expect(trailing.map(\.id) == ["delete", "erase", "report"])
    #expect(trailing.allSatisfy { $0.role == .none && $0.tint == .red })
    #expect(trailing.first?.allowsFullSwipe == true)
    let archive = try #require(machine.swipeButtons(on: "a", edge: .leading).first)
    #expect(archive.role == .destructive)
    #expect(archive.tint == .neutral)
  }

  @Test("A row that takes no actions has no buttons, so no role either")
  func claimed() {
    var machine = machine
    _ = machine.send(.trigger("erase", rows: ["a"], via: .tap))
    _ = machine.send(.presented(PromptID(1)))
    #expect(machine.swipeButtons(on: "b", edge: .leading).isEmpty)
    #expect(machine.buttons(on: "b", via: .path(.menu)).isEmpty)
  }

  @Test("In a menu the role says what the action means")
  func menu() {
    let roles = machine.buttons(on: "a", via: .path(.menu)).map { ($0.id, $0.role) }
    #expect(
      roles.filter { $0.1 == .destructive }.map(\.0) == ["delete", "purge", "erase", "report"])
  }

  @Test("A row can lack actions that its list has")
  func lacking() {
    let buttons = machine.swipeButtons(on: "a", edge: .trailing) { $0 != "delete" }
    #expect(buttons.map(\.id) == ["erase", "report"])
  }

  @Test("The second tap on a button that asks is the answer; other buttons trigger")
  func inline() throws {
    var machine = Machine(
      actions: try ActionSet([
        RowAction(
          id: "delete", label: "Delete", edge: .trailing, change: .removes, prompts: [.inline],
          rowWhilePrompting: .closesAtAnswer),
        RowAction(id: "flag", label: "Flag", edge: .trailing, change: .updates),
      ]), rows: ["a", "b"])
    let first = machine.press("delete", on: "a", via: .tap)
    #expect(first == .trigger("delete", rows: ["a"], via: .tap))
    _ = machine.send(first)
    #expect(machine.press("delete", on: "a", via: .tap) == .confirm(PromptID(1)))
    #expect(
      machine.press("delete", on: "a", via: .menu) == .trigger("delete", rows: ["a"], via: .menu))
    #expect(
      machine.press("delete", on: "b", via: .tap) == .trigger("delete", rows: ["b"], via: .tap))
    #expect(machine.press("flag", on: "a", via: .tap) == .trigger("flag", rows: ["a"], via: .tap))
  }

  @Test("Announcements say how many rows", arguments: Language.allCases, Announcement.allCases)
  func announcements(language: Language, announcement: Announcement) {
    #expect(announcement.text(for: 2, in: language).contains("2"))
  }
}
