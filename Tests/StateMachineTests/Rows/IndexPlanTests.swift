import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("IndexPlan") struct IndexPlanTests {
  /// `old` after `batch`, made as table views make it; `nil` where they would abort.
  func applied(_ batch: IndexPlan.Batch, to old: [Int], showing new: [Int]) -> [Int]? {
    let taken = batch.deletes + batch.moves.map(\.source)
    let filled = batch.inserts + batch.moves.map(\.destination)
    guard Set(taken + batch.reloads).count == taken.count + batch.reloads.count,
      Set(filled).count == filled.count, taken.allSatisfy(old.indices.contains)
    else { return nil }
    var rows = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    var arrivals = batch.moves.map { ($0.destination, old[$0.source]) }
    arrivals += batch.inserts.map { ($0, new[$0]) }
    for (position, row) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      guard position <= rows.count else { return nil }
      rows.insert(row, at: position)
    }
    return rows
  }

  /// `old` after `steps`, call by call; a row that comes is taken from `coming`.
  func applied(_ steps: [IndexPlan.Step], to old: [Int], showing new: [Int]) -> [Int] {
    var rows = old
    var coming = new.filter { !old.contains($0) }
    for step in steps {
      switch step {
      case .delete(let position): rows.remove(at: position)
      case .insert(let position): rows.insert(coming.removeLast(), at: position)
      case .move(let move): rows.insert(rows.remove(at: move.source), at: move.destination)
      case .reload(let position): rows[position] += 0
      }
    }
    return rows
  }

  @Test("At once and call by call, every plan leads from the old order to the new")
  func random() throws {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let old = (0..<10).shuffled(using: &generator).dropLast(.random(in: 0...9, using: &generator))
      let new = (0..<10).shuffled(using: &generator).dropLast(.random(in: 0...9, using: &generator))
      let refreshed = (0..<10).filter { _ in Bool.random(using: &generator) }
      let plan = try #require(IndexPlan(from: old, to: new, refreshed: refreshed))
      #expect(applied(plan.batch, to: Array(old), showing: Array(new)) == Array(new), "\(seed)")
      #expect(applied(plan.steps, to: Array(old), showing: Array(new)) == Array(new), "\(seed)")
      let reloaded = plan.batch.reloads.map { old[$0] } + plan.batch.lateReloads.map { new[$0] }
      let expected = refreshed.filter { old.contains($0) && new.contains($0) }
      #expect(reloaded.sorted() == expected, "\(seed)")
    }
  }

  @Test("A row that moved and changed is reloaded after the move, at its new position")
  func movedAndRefreshed() throws {
    let plan = try #require(
      IndexPlan(from: ["a", "b", "c"], to: ["b", "c", "a"], refreshed: ["a"]))
    #expect(plan.batch.moves.map { [$0.source, $0.destination] } == [[0, 2]])
    #expect(plan.batch.reloads.isEmpty && plan.batch.lateReloads == [2])
    #expect(plan.steps.last == .reload(2))
  }

  @Test("Deletes count in the old order, inserts in the new, and steps in the order so far")
  func coordinates() throws {
    let plan = try #require(IndexPlan(from: ["a", "b", "c", "d"], to: ["c", "x", "d"]))
    #expect(plan.batch.deletes == [0, 1] && plan.batch.inserts == [1])
    #expect(plan.steps == [.delete(0), .delete(0), .insert(1)])
  }

  @Test("Equal orders need nothing, and a row that repeats makes no plan")
  func nothing() {
    #expect(IndexPlan(from: [1, 2], to: [1, 2])?.batch.isEmpty == true)
    #expect(IndexPlan(from: [1, 1], to: [1]) == nil)
    #expect(IndexPlan(from: [1], to: [2, 2]) == nil)
  }

  @Test("A plan for a transition reloads what the transition refreshes")
  func transition() throws {
    var machine = ListStateMachine(actions: try ActionSet([]), rows: ["a", "b", "c"])
    let transition = machine.send(
      .rowsChanged(.init(snapshot: ["b", "c", "d"], update: ["c", "d"])))
    let plan = try #require(
      IndexPlan(from: ["a", "b", "c"], to: ["b", "c", "d"], after: transition))
    #expect(plan.batch.deletes == [0] && plan.batch.inserts == [2] && plan.batch.reloads == [2])
  }
}
