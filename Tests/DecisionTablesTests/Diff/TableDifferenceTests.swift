import ActionStateMachine
import ActionStateMachineJSON
import DecisionTables
import Testing

private func snapshot(_ actions: [RowAction]) throws -> TableSnapshot {
  try book(of: actions).snapshot()
}

private let delete = RowAction(
  id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
  change: .removes, isUndoable: true)

private var deleteThatAsks: RowAction {
  var action = delete
  action.prompts = [.alert]
  return action
}

struct TableDifferenceTests {
  @Test("Two books that say the same do not differ")
  func same() throws {
    let difference = try TableDifference(from: snapshot([delete]), to: snapshot([delete]))
    #expect(difference.isEmpty)
    #expect(difference.text(in: .english) == "Nothing changed.\n")
  }

  @Test("An action that asks now is told in words, rule by rule")
  func asksNow() throws {
    let difference = try TableDifference(from: snapshot([delete]), to: snapshot([deleteThatAsks]))
    let lines = difference.text(in: .english).split(separator: "\n").map(String.init)
    #expect(lines.first == "Your actions")
    #expect(
      lines.contains("  delete.tap, then role to give the platform: destructive → none"))
    #expect(lines.contains("  delete.tap, then at once: the row leaves → an open row closes"))
    #expect(
      lines.contains(
        "  delete.tap, then spoken hint: Destructive. Can be undone. → "
          + "Destructive. Asks first. Can be undone."))
    #expect(difference.text(in: .japanese).contains("  delete.tap、結果「開始時」：行が消える → 開いた行は閉じる"))
  }

  @Test("Actions that come and go are rules that come and go")
  func comeAndGo() throws {
    let flag = RowAction(id: "flag", label: "Flag", change: .updates)
    let more = try TableDifference(from: snapshot([delete]), to: snapshot([delete, flag]))
    #expect(more.sections.map(\.changes).first?.contains(.added(rule: "flag.elsewhere")) == true)
    let less = try TableDifference(from: snapshot([delete, flag]), to: snapshot([delete]))
    #expect(less.sections.map(\.changes).first?.contains(.removed(rule: "flag.elsewhere")) == true)
    #expect(less.text(in: .english).contains("  flag.elsewhere: removed\n"))
  }

  @Test("A full swipe that is allowed now is told as a condition that changed")
  func condition() throws {
    var before = delete
    before.allowsFullSwipe = false
    let difference = try TableDifference(from: snapshot([before]), to: snapshot([delete]))
    #expect(
      difference.text(in: .english)
        .contains("  delete.never, when started by: full swipe or drop → drop\n"))
  }

  @Test("A list of actions is read as the tables about it")
  func actionsAsJSON() throws {
    let list = "[\(delete.json)]"
    #expect(try TableSnapshot(json: list.utf8) == snapshot([delete]))
  }

  @Test("Another version, and other JSON, are refused in words")
  func refused() throws {
    let json = try standardBook().json().replacing("\"version\":1", with: "\"version\":2")
    let error = #expect(throws: MalformedJSON.self) { try TableSnapshot(json: json.utf8) }
    #expect(error?.field == "version")
    #expect(throws: MalformedJSON.self) { try TableSnapshot(json: "{}".utf8) }
    #expect(throws: MalformedJSON.self) { try TableSnapshot(json: "[{\"id\":\"\"}]".utf8) }
  }
}
