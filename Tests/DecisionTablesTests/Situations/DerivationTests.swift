import ActionStateMachine
import Testing

@testable import DecisionTables

private let words = Words("words", "言葉")

private func table(when conditions: [Derived], _ drafts: [Draft]) throws -> DecisionTable {
  _ = try standardBook()
  return try DecisionTable(
    id: "t", title: words, introduction: words, conditions: conditions,
    consequences: [.leavesAheadAnswer], drafts: drafts)
}

struct DerivationTests {
  @Test("The situations are all there are, each once")
  func allSituations() throws {
    _ = try standardBook()
    #expect(Situation.all.count == 7 * 4 * 8 * 2 * 3 * 8)
    #expect(Set(Situation.all).count == Situation.all.count)
  }

  @Test("Most situations are possible, and a decision is made in those alone")
  func possible() throws {
    _ = try standardBook()
    for situation in Situation.all {
      #expect((situation.decision != nil) == situation.isPossible)
    }
    #expect(Situation.all.contains { !$0.isPossible })
  }

  @Test("A rule that joins what differs is an error that shows both")
  func mixedRule() {
    let error = #expect(throws: TableError.self) {
      try table(when: [.change, .prompts, .commit], [Draft("1", why: words)])
    }
    #expect(error?.description.hasPrefix("Rule 1 of table t joins what differs: ") == true)
  }

  @Test("A table that leaves out what its answer depends on is an error")
  func mixedCombination() {
    let error = #expect(throws: TableError.self) {
      try table(when: [.change, .commit], [Draft("1", why: words)])
    }
    #expect(error?.description.hasPrefix("Table t needs another condition: removes") == true)
  }

  @Test("What a table has no condition for was tried, and is named")
  func irrelevant() throws {
    let leaves = ["change": ["removes"], "prompts": ["none"], "commit": ["immediate"]]
    let table = try table(
      when: [.change, .prompts, .commit, .destructive],
      [
        Draft("1", leaves, why: words),
        Draft("2", ["change": ["nothing", "updates", "moves"]], why: words),
        Draft("3", ["change": ["removes"], "prompts": .asking], why: words),
        Draft("4", leaves.merging(["commit": ["deferred"]]) { $1 }, why: words),
      ])
    #expect(table.irrelevant.map(\.english).contains("Own colour"))
    #expect(!table.irrelevant.map(\.english).contains("Destructive"))
  }
}
