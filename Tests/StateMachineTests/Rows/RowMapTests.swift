import ActionStateMachineTesting
import Testing

@testable import ActionStateMachine

@Suite("RowMap and RowSet") struct RowMapTests {
  @Test("A row has the value that it was given last, until it is taken out")
  func values() {
    var map = RowMap<String, Int>()
    let isNew = [("a", 1), ("b", 2), ("a", 3)].map { map.set($0, to: $1) }
    #expect(isNew == [true, true, false])
    #expect(map["a"] == 3 && map["b"] == 2 && map["c"] == nil && map.count == 2)
    let removed = ["a", "a"].map { map.remove($0) }
    #expect(removed == [true, false] && map["a"] == nil && map["b"] == 2 && !map.isEmpty)
  }

  @Test("Through random changes a map and a set know what a dictionary and a set do")
  func randomChanges() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var (map, set) = (RowMap<Int, Int>(), RowSet<Int>())
    var (values, rows) = ([Int: Int](), Set<Int>())
    for step in 0..<2000 {
      let row = Int.random(in: 0..<40, using: &generator)
      if Bool.random(using: &generator) {
        #expect(map.set(row, to: step) == (values.updateValue(step, forKey: row) == nil))
        #expect(set.insert(row) == rows.insert(row).inserted, "seed \(seed)")
      } else {
        #expect(map.remove(row) == (values.removeValue(forKey: row) != nil), "seed \(seed)")
        #expect(set.remove(row) == (rows.remove(row) != nil), "seed \(seed)")
      }
      let isAlike = (0..<40).allSatisfy {
        map[$0] == values[$0] && set.contains($0) == rows.contains($0)
      }
      #expect(isAlike && map.count == values.count && set.isEmpty == rows.isEmpty, "seed \(seed)")
    }
  }

  @Test("Both are equal whatever the order in which their rows came")
  func equality() {
    #expect(RowSet([1, 2, 3]) == RowSet([3, 1, 2]))
    #expect(RowSet([1, 2, 3]).hashValue == RowSet([3, 1, 2]).hashValue)
    #expect(RowSet([1, 2]) != RowSet([1, 3]) && RowSet([1, 2]) != RowSet([1]))
    var (left, right) = (RowMap<Int, Int>(), RowMap<Int, Int>())
    for row in 0..<3 { left.set(row, to: row) }
    for row in (0..<3).reversed() { right.set(row, to: row) }
    #expect(left == right && left.hashValue == right.hashValue)
    right.set(1, to: 5)
    #expect(left != right)
  }
}
