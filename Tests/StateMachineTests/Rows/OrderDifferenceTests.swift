import Testing

@testable import ActionStateMachine
import ActionStateMachineTesting

@Suite("OrderDifference") struct OrderDifferenceTests {
  /// `old` after every part of `difference`, or `nil` where a part could not be done.
  func applied(_ difference: OrderDifference<Int>, to old: [Int]) -> [Int]? {
    guard var order = RowOrder(old) else { return nil }
    for row in difference.removed { guard order.remove(row) else { return nil } }
    for new in difference.inserted {
      guard order.insert(new.row, at: new.slot) else { return nil }
    }
    for moved in difference.moved {
      guard order.move(moved.row, to: moved.slot) else { return nil }
    }
    return Array(order)
  }

  /// Every order of `rows`.
  func permutations(_ rows: [Int]) -> [[Int]] {
    guard !rows.isEmpty else { return [[]] }
    return rows.flatMap { row in permutations(rows.filter { $0 != row }).map { [row] + $0 } }
  }

  /// The fewest moves that turn `old` into `new`, and the fewest reluctant rows among them, found
  /// by trying every choice of rows that stay.
  func fewest(from old: [Int], to new: [Int], reluctant: Set<Int>) -> [Int] {
    let kept = new.filter(old.contains)
    return (0..<(1 << kept.count)).compactMap { choice in
      let stays = kept.indices.filter { choice & 1 << $0 != 0 }.map { kept[$0] }
      guard stays == old.filter(stays.contains) else { return nil }
      let moved = kept.filter { !stays.contains($0) }
      return [moved.count, moved.filter(reluctant.contains).count]
    }.min { $0.lexicographicallyPrecedes($1) } ?? []
  }

  @Test("Every order of five rows is reached with the fewest moves, reluctant rows last")
  func permuted() {
    let old = [0, 1, 2, 3, 4]
    for new in permutations(old) {
      for bits in 0..<32 {
        let reluctant = Set(old.filter { bits & 1 << $0 != 0 })
        let difference = OrderDifference(from: old, to: new, reluctant: reluctant.contains)
        let moved = difference.moved.map(\.row)
        #expect(applied(difference, to: old) == new)
        #expect(
          [moved.count, moved.filter(reluctant.contains).count]
            == fewest(from: old, to: new, reluctant: reluctant))
      }
    }
  }

  @Test("Rows come, go and move at once, at random")
  func random() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let old = Array((0..<12).filter { _ in Bool.random(using: &generator) }).shuffled(
        using: &generator)
      let new = Array((0..<12).filter { _ in Bool.random(using: &generator) }).shuffled(
        using: &generator)
      let reluctant = Set((0..<12).filter { _ in Bool.random(using: &generator) })
      let difference = OrderDifference(from: old, to: new, reluctant: reluctant.contains)
      let moved = difference.moved.map(\.row)
      #expect(applied(difference, to: old) == new, "seed \(seed)")
      #expect(difference.removed == old.filter { !new.contains($0) }, "seed \(seed)")
      #expect(
        [moved.count, moved.filter(reluctant.contains).count]
          == fewest(from: old, to: new, reluctant: reluctant), "seed \(seed)")
    }
  }

  @Test("A row that is replaced leaves and comes anew, even in its place")
  func replaced() {
    let difference = OrderDifference(from: [1, 2, 3], to: [1, 2, 3], replaced: [2])
    #expect(difference.removed == [2])
    #expect(difference.inserted == [.init(2, at: .before(3))])
    #expect(difference.moved.isEmpty)
  }

  @Test("What both orders begin and end with is left alone")
  func trimmed() {
    let difference = OrderDifference(from: [1, 2, 3, 4, 5], to: [1, 3, 2, 6, 5])
    #expect(difference.removed == [4])
    #expect(difference.inserted == [.init(6, at: .before(5))])
    #expect(difference.moved.count == 1)
    #expect(OrderDifference(from: [1, 2], to: [1, 2]).removed.isEmpty)
  }
}
