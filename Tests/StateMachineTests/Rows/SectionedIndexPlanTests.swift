import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("SectionedIndexPlan") struct SectionedIndexPlanTests {
  /// Rows up to 3 are headers.
  func cut(_ rows: some Sequence<Int>) -> SectionedRows<Int> {
    SectionedRows(rows, isHeader: { $0 <= 3 })
  }

  /// The rows of `old` after `plan`, made as collection views make it; `nil` where they would abort.
  func applied(
    _ plan: SectionedIndexPlan, to old: SectionedRows<Int>, showing new: SectionedRows<Int>
  ) -> [[Int]]? {
    let taken = plan.deletes + plan.moves.map(\.source)
    let filled = plan.inserts + plan.moves.map(\.destination)
    guard Set(taken + plan.reloads).count == taken.count + plan.reloads.count,
      Set(filled).count == filled.count,
      !(taken + plan.reloads).contains(where: { plan.deletedSections.contains($0.section) }),
      !filled.contains(where: { plan.insertedSections.contains($0.section) })
    else { return nil }
    var sections = old.sections.indices.filter { !plan.deletedSections.contains($0) }.map {
      section in
      old.sections[section].rows.indices
        .filter { !taken.contains(SectionPosition(section: section, row: $0)) }
        .map { old.sections[section].rows[$0] }
    }
    for section in plan.insertedSections {
      guard section <= sections.count else { return nil }
      sections.insert(new.sections[section].rows, at: section)
    }
    var arrivals = plan.moves.map { ($0.destination, old.row(at: $0.source)) }
    arrivals += plan.inserts.map { ($0, new.row(at: $0)) }
    for (position, row) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      guard let row, sections.indices ~= position.section,
        position.row <= sections[position.section].count
      else { return nil }
      sections[position.section].insert(row, at: position.row)
    }
    return sections
  }

  @Test("Every plan leads from the old sections to the new, and names no row twice")
  func random() throws {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let old = cut(
        (0..<12).shuffled(using: &generator).dropLast(.random(in: 0...11, using: &generator)))
      let new = cut(
        (0..<12).shuffled(using: &generator).dropLast(.random(in: 0...11, using: &generator)))
      let refreshed = (0..<12).filter { _ in Bool.random(using: &generator) }
      let plan = try #require(SectionedIndexPlan(from: old, to: new, refreshed: refreshed))
      #expect(applied(plan, to: old, showing: new) == new.sections.map(\.rows), "\(seed)")
    }
  }

  @Test("A row that goes to another section moves, and its header stays")
  func betweenSections() throws {
    let plan = try #require(
      SectionedIndexPlan(from: cut([0, 4, 5, 1, 6]), to: cut([0, 4, 1, 5, 6])))
    #expect(plan.deletedSections.isEmpty && plan.insertedSections.isEmpty)
    #expect(plan.deletes.isEmpty && plan.inserts.isEmpty)
    #expect(plan.moves.map(\.source) == [SectionPosition(section: 0, row: 1)])
    #expect(plan.moves.map(\.destination) == [SectionPosition(section: 1, row: 0)])
  }

  @Test("A section that comes brings its rows, and they leave where they were")
  func newSection() throws {
    let plan = try #require(SectionedIndexPlan(from: cut([0, 4, 5]), to: cut([0, 4, 1, 5])))
    #expect(plan.insertedSections == [1])
    #expect(plan.deletes == [SectionPosition(section: 0, row: 1)])
    #expect(plan.inserts.isEmpty && plan.moves.isEmpty)
  }

  @Test("Refreshed rows and headers are told apart, and those that come are left out")
  func refreshed() throws {
    let plan = try #require(
      SectionedIndexPlan(
        from: cut([0, 4, 5, 6]), to: cut([0, 5, 6, 4, 7]), refreshed: [0, 4, 5, 7]))
    #expect(plan.refreshedHeaders == [0])
    #expect(plan.reloads == [SectionPosition(section: 0, row: 1)])
    #expect(plan.lateReloads == [SectionPosition(section: 0, row: 2)])
  }

  @Test("A row that repeats makes no plan")
  func repeated() {
    #expect(SectionedIndexPlan(from: cut([0, 4, 4]), to: cut([0])) == nil)
    #expect(SectionedIndexPlan(from: cut([0]), to: cut([0, 4, 0])) == nil)
  }
}

@Suite("SectionedRows") struct SectionedRowsTests {
  let sections = SectionedRows(["a", "H", "b", "c", "I"], isHeader: { $0 < "a" })

  @Test("Rows before the first header have a section of their own")
  func cut() {
    #expect(sections.sections.map(\.header) == [nil, "H", "I"])
    #expect(sections.sections.map(\.rows) == [["a"], ["b", "c"], []])
    #expect(SectionedRows([String](), isHeader: { _ in true }).sections.count == 1)
  }

  @Test("Rows are found by place and places by row")
  func find() {
    #expect(sections.position(of: "c") == SectionPosition(section: 1, row: 1))
    #expect(sections.position(of: "H") == nil)
    #expect(sections.row(at: SectionPosition(section: 1, row: 0)) == "b")
    #expect(sections.row(at: SectionPosition(section: 3, row: 0)) == nil)
    #expect(sections.row(at: SectionPosition(section: 1, row: 2)) == nil)
  }

  @Test("The slot after a section's last row is before the next header, or the end")
  func slot() {
    #expect(sections.slot(at: SectionPosition(section: 1, row: 0)) == .before("b"))
    #expect(sections.slot(at: SectionPosition(section: 1, row: 2)) == .before("I"))
    #expect(sections.slot(at: SectionPosition(section: 2, row: 0)) == .end)
    #expect(sections.slot(at: SectionPosition(section: 2, row: 1)) == nil)
  }
}
