import ActionStateMachine
import DecisionTables
import Testing

/// What is found about one action, to which every way is known unless said otherwise.
private func kinds(_ action: RowAction, isReachable: Bool = true) throws -> [Finding.Kind] {
  var known = KnownPaths()
  if isReachable { known[action.id] = [.menu, .keyboard, .accessibility] }
  return try book(of: [action], known: known).findings.map(\.kind)
}

private let delete = RowAction(
  id: "delete", label: "Delete", edge: .trailing, isDestructive: true, change: .removes)

private func changed(_ action: RowAction, _ change: (inout RowAction) -> Void) -> RowAction {
  var action = action
  change(&action)
  return action
}

struct FindingTests {
  @Test("A removal for good should ask or be undoable, all the more by a full swipe")
  func undoOrAsk() throws {
    #expect(try kinds(delete) == [.undoOrAsk])
    #expect(try kinds(changed(delete) { $0.allowsFullSwipe = true }) == [.undoOrAskFullSwipe])
    #expect(try kinds(changed(delete) { $0.edge = nil }) == [.undoOrAsk])
    #expect(try kinds(changed(delete) { $0.isUndoable = true }) == [])
  }

  @Test("A destructive swipe button that asks does best without the role")
  func leaveOutRole() throws {
    #expect(try kinds(changed(delete) { $0.prompts = [.alert] }) == [.leaveOutRole])
    #expect(
      try kinds(
        changed(delete) {
          $0.prompts = [.alert]
          $0.edge = nil
        }) == [])
  }

  @Test("What can be undone need not ask, and what loses nothing neither")
  func prompts() throws {
    let archive = RowAction(
      id: "archive", label: "Archive", edge: .leading, change: .removes, prompts: [.alert],
      isUndoable: true)
    #expect(try kinds(archive) == [.needlessPrompt])
    let share = RowAction(id: "share", label: "Share", prompts: [.alert])
    #expect(try kinds(share) == [.emptyPrompt])
    #expect(try kinds(changed(share) { $0.change = .updates }) == [])
  }

  @Test("Each way that people need is asked for as long as it is not known")
  func paths() throws {
    let flag = RowAction(id: "flag", label: "Flag", edge: .leading, change: .updates)
    #expect(
      try kinds(flag, isReachable: false) == [.swipeOnly, .noKeys, .noAccessibilityAction])
    #expect(try kinds(flag) == [])
    let move = RowAction(id: "move", label: "Move", change: .moves, isReorder: true)
    #expect(try kinds(move, isReachable: false) == [.dragOnly, .noKeys, .noAccessibilityAction])
    #expect(try kinds(move) == [])
  }

  @Test("A way that is known to be missing is worth a change, one that nobody spoke of a note")
  func weight() throws {
    let flag = RowAction(id: "flag", label: "Flag", edge: .leading, change: .updates)
    #expect(try book(of: [flag], known: KnownPaths()).findings.allSatisfy { $0.weight == .note })
    var known = KnownPaths()
    known["flag"] = [.menu]
    let findings = try book(of: [flag], known: known).findings
    #expect(findings.map(\.kind) == [.noKeys, .noAccessibilityAction])
    #expect(findings.allSatisfy { $0.weight == .warning })
  }

  @Test("A page has the same advice as the command line", arguments: Language.allCases)
  func page(language: Language) throws {
    let book = try standardBook()
    let lines = Set(book.markdown(in: language).split(separator: "\n"))
    for finding in book.findings { #expect(lines.contains("- \(finding.text(in: language))")) }
    #expect(!book.findings.isEmpty)
  }

  @Test("A button without a label says nothing")
  func label() throws {
    #expect(try kinds(RowAction(id: "share", label: " ")) == [.noLabel])
  }

  @Test("A finding says what to do, why, and who says so, and its rules exist")
  func text() throws {
    let book = try standardBook()
    let rules = Set(book.tables.flatMap { $0.rules.map(\.id) })
    for finding in book.findings { #expect(rules.isSuperset(of: finding.rules)) }
    let purge = try #require(book.findings.first { $0.action == "purge" })
    #expect(purge.weight == .warning)
    #expect(
      purge.text(in: .english)
        == "purge: warning: Offer undo, or ask first. What it removes is gone for good, at once. "
        + "(WCAG 3.3.4; E2, E4)")
    #expect(
      purge.text(in: .japanese)
        == "purge：注意：取り消しを案内するか、先に確認する。削除したものはすぐに失われ、戻らない。"
        + "（WCAG 3.3.4、E2, E4）")
  }

  @Test("Every kind has words of its own in every language")
  func words() {
    for language in Language.allCases {
      #expect(Set(Finding.Kind.allCases.map { $0.advice[language] }).count == 10)
      #expect(Finding.Kind.allCases.allSatisfy { !$0.reason[language].isEmpty })
    }
    #expect(Finding.Weight.note < .warning)
  }
}
