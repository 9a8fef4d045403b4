import Testing

@testable import ActionStateMachine
import ActionStateMachineTesting

@Suite("RowTable") struct RowTableTests {
  /// A row whose hash falls into few buckets.
  struct Crowded: Hashable, Sendable {
    let id: Int
    func hash(into hasher: inout Hasher) { hasher.combine(id % 3) }
  }

  @Test("A row keeps its number, and a number is given out again only after its row left")
  func numbers() {
    var table = RowTable<String>()
    #expect(table.number(of: "a") == nil)
    let numbers = ["a", "b", "a"].map { table.insert($0) }
    #expect(numbers == [0, 1, nil])
    let removed = table.remove("a")
    #expect(removed == 0 && table.number(of: "a") == nil && table.count == 1)
    let next = table.insert("c")
    #expect(next == 0 && table.number(of: "b") == 1)
  }

  @Test("Rows are found among others with the same hash, through random changes")
  func crowded() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var (table, model) = (RowTable<Crowded>(), [Crowded: Int]())
    for _ in 0..<4_000 {
      let row = Crowded(id: Int.random(in: 0..<40, using: &generator))
      if Bool.random(using: &generator) {
        let number = table.insert(row)
        #expect((number == nil) == (model[row] != nil), "seed \(seed)")
        if let number { model[row] = number }
      } else {
        let number = table.remove(row)
        #expect(number == model.removeValue(forKey: row), "seed \(seed)")
      }
      let isFound = (0..<40).map(Crowded.init).allSatisfy { table.number(of: $0) == model[$0] }
      if !isFound { Issue.record("seed \(seed)") }
    }
    #expect(Set(model.values).count == table.count)
  }

  @Test("A table that keeps its size keeps its room")
  func steady() {
    var table = RowTable<Int>(minimumCapacity: 100)
    for row in 0..<100 { _ = table.insert(row) }
    let buckets = table.buckets.count
    for row in 0..<10_000 {
      _ = table.remove(row)
      _ = table.insert(row + 100)
    }
    #expect(table.buckets.count == buckets && table.rows.count == 100)
  }
}
