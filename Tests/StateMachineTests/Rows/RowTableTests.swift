import Testing

@testable import ActionStateMachine
import ActionStateMachineTesting

@Suite("RowTable") struct RowTableTests {
  /// A row whose hash falls into few buckets.
  struct Crowded: Hashable, Sendable {
    let id: Int
    func hash(into hasher: inout Hasher) { hasher.combine(id % 3) }
  }

  @Test("A row is found by its id as long as it is there, and has the number that it was given")
  func numbers() {
    var table = RowTable<String>()
    #expect(table.number(of: "a") == nil)
    let isInserted = [("a", 3), ("b", 1), ("a", 2)].map { table.insert($0, as: $1) }
    #expect(isInserted == [true, true, false])
    #expect(table.number(of: "a") == 3 && table.rows[3] == "a" && table.count == 2)
    let removed = table.remove("a")
    let removedAgain = table.remove("a")
    #expect(removed == 3 && removedAgain == nil && table.number(of: "a") == nil)
    #expect(table.number(of: "b") == 1 && table.count == 1)
  }

  @Test("A row is found by another number once it has it")
  func renumber() throws {
    var table = RowTable<Crowded>()
    for id in 0..<9 { _ = table.insert(Crowded(id: id), as: id) }
    let bucket = try #require(table.bucket(of: Crowded(id: 4)))
    table.renumber(rowIn: bucket, as: 20)
    #expect(table.number(of: Crowded(id: 4)) == 20 && table.rows[20].id == 4)
    for id in [0, 1, 2, 3, 5, 6, 7, 8] { #expect(table.number(of: Crowded(id: id)) == id) }
    let removed = table.remove(Crowded(id: 4))
    #expect(removed == 20 && table.count == 8)
  }

  @Test("Rows are found among others with the same hash, through random changes")
  func crowded() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var (table, model) = (RowTable<Crowded>(), [Crowded: Int]())
    for step in 0..<4_000 {
      let row = Crowded(id: Int.random(in: 0..<40, using: &generator))
      if Bool.random(using: &generator) {
        let isInserted = table.insert(row, as: step)
        #expect(isInserted == (model[row] == nil), "seed \(seed)")
        if isInserted { model[row] = step }
      } else {
        let number = table.remove(row)
        #expect(number == model.removeValue(forKey: row), "seed \(seed)")
      }
      let isFound = (0..<40).map(Crowded.init).allSatisfy { table.number(of: $0) == model[$0] }
      if !isFound { Issue.record("seed \(seed)") }
    }
    #expect(model.count == table.count)
  }

  @Test("A table that keeps its size keeps its room")
  func steady() {
    var table = RowTable<Int>(minimumCapacity: 100, numbers: 100)
    for row in 0..<100 { _ = table.insert(row, as: row) }
    let buckets = table.buckets.count
    for row in 0..<10_000 {
      let number = table.remove(row)
      _ = table.insert(row + 100, as: number ?? -1)
    }
    #expect(table.buckets.count == buckets && table.rows.count == 100)
  }
}
