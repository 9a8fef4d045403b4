import ActionStateMachine
import DecisionTables
import Testing

private func rule(_ id: String, in table: String, of book: TableBook) throws -> [String] {
  try #require(book[table]?.rules.first { $0.id == id }).consequences
}

struct ActionTableTests {
  @Test("Each action is told by the rules that apply to it")
  func references() throws {
    let book = try standardBook()
    #expect(
      try rule("delete.fullSwipe", in: "actions", of: book)
        == ["none", "red", "closes", "hint12", "A3-B4-C7-D4"])
    #expect(
      try rule("archive.tap", in: "actions", of: book)
        == ["destructive", "neutral", "leaves", "hint4", "A1-B1-C6-D3"])
    #expect(
      try rule("reorder.drop", in: "actions", of: book)
        == ["cannotHappen", "cannotHappen", "isHeld", "hint4", "A2-B8-C9-D10"])
  }

  @Test("What cannot start an action is one rule of it")
  func never() throws {
    let table = try #require(standardBook()["actions"])
    let rule = try #require(table.rule(for: ["share", "tap"]))
    #expect(rule.id == "share.never")
    #expect(rule.consequences.allSatisfy { $0 == "cannotHappen" })
  }

  @Test("The menu, the keyboard, assistive technologies and bulk commands never differ")
  func elsewhere() throws {
    let table = try #require(standardBook()["actions"])
    for action in ActionSet.standard.actions where !action.isReorder {
      let rules = ["menu", "keyboard", "accessibility", "bulk"].map {
        table.rule(for: [action.id.text, $0])
      }
      #expect(Set(rules).count == 1)
      for path in [Trigger.Path.menu, .keyboard, .accessibility, .bulk] {
        let decision = decision(for: action, trigger: .path(path))
        #expect(rules[0]?.consequences[0] == decision.role.rawValue)
      }
    }
  }

  @Test("A book about no actions has the general tables alone")
  func noActions() throws {
    let book = try DecisionTablesTests.book(of: [])
    #expect(book["actions"] == nil && book["paths"] == nil)
    #expect(book["law"] == (try standardBook()["law"]))
  }
}

struct PathTableTests {
  @Test("What the app has not said is unknown, and advised to be looked at")
  func unknown() throws {
    let cells = try rule("delete.paths", in: "paths", of: standardBook())
    #expect(
      cells == [
        "notOffered", "present", "present", "unknown", "unknown", "unknown",
        "pointer.keyboard.assistive",
      ])
  }

  @Test("A way that the app knows of is present, any other one missing")
  func known() throws {
    var known = KnownPaths()
    known["delete"] = [.menu, .accessibility]
    let cells = try rule(
      "delete.paths", in: "paths", of: book(of: ActionSet.standard.actions, known: known))
    #expect(cells.suffix(4) == ["present", "missing", "present", "keyboard"])
  }

  @Test("A reorder needs a way without a drag; a menu's own action needs none without a swipe")
  func pointer() throws {
    let book = try standardBook()
    #expect(try rule("reorder.paths", in: "paths", of: book).last == "dragging.keyboard.assistive")
    #expect(try rule("share.paths", in: "paths", of: book).last == "keyboard.assistive")
  }
}
