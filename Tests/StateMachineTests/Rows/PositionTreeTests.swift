import Testing

@testable import ActionStateMachine
import ActionStateMachineTesting

@Suite("PositionTree") struct PositionTreeTests {
  /// What is wrong with the nodes beneath `node`, if anything.
  func fault(in tree: PositionTree, beneath node: Int) -> String? {
    let count = Int(tree.nodes[node].count)
    let items = tree.items[(node * PositionTree.width)...].prefix(count).map(Int.init)
    guard !tree.nodes[node].isLeaf else {
      guard items.allSatisfy({ tree.homes[$0] == node }) else { return "lost in leaf \(node)" }
      return Int(tree.nodes[node].total) == count ? nil : "miscounted leaf \(node)"
    }
    guard count <= PositionTree.branching, count > (node == tree.root ? 1 : 0) else {
      return "\(count) children of \(node)"
    }
    guard items.allSatisfy({ tree.nodes[$0].parent == node }) else {
      return "lost child of \(node)"
    }
    guard tree.nodes[node].total == items.reduce(0, { $0 + tree.nodes[$1].total }) else {
      return "miscounted node \(node)"
    }
    return items.lazy.compactMap { fault(in: tree, beneath: $0) }.first
  }

  /// Checks that `tree` is in order and holds `numbers`.
  func check(_ tree: PositionTree, holds numbers: [Int], _ comment: Comment) {
    #expect(Array(tree) == numbers, comment)
    #expect(tree.count == numbers.count, comment)
    guard tree.root >= 0 else { return }
    #expect(fault(in: tree, beneath: tree.root) == nil, comment)
    for (position, number) in numbers.enumerated() {
      let isFound = tree[position] == number && tree.position(of: number) == position
      let after = position + 1 < numbers.count ? numbers[position + 1] : nil
      let before = position > 0 ? numbers[position - 1] : nil
      let hasNeighbours =
        tree.neighbour(of: number, step: 1) == after
        && tree.neighbour(of: number, step: -1) == before
      if !isFound || !hasNeighbours { Issue.record("\(number) at \(position): \(comment)") }
    }
  }

  @Test(
    "Numbers from 0 up stand in their order",
    arguments: [0, 1, 47, 48, 49, 96, 97, 576, 577, 7_000])
  func build(count: Int) {
    check(PositionTree(count: count), holds: Array(0..<count), "\(count)")
  }

  @Test("It grows at one place until it has several levels, and shrinks to nothing from any side")
  func growAndShrink() {
    for place in 0..<3 {
      var (tree, numbers) = (PositionTree(), [Int]())
      for number in 0..<4_000 {
        let position = [0, numbers.count / 2, numbers.count][place]
        tree.insert(number, before: position < numbers.count ? numbers[position] : nil)
        numbers.insert(number, at: position)
      }
      check(tree, holds: numbers, "grown at place \(place)")
      while let number = place == 0 ? numbers.first : numbers.last {
        tree.remove(number)
        numbers.remove(at: place == 0 ? 0 : numbers.count - 1)
        if numbers.count % 500 == 7 { check(tree, holds: numbers, "shrinking, place \(place)") }
      }
      check(tree, holds: [], "empty, place \(place)")
      #expect(tree.nodes.count - tree.vacant.count == 1)
    }
  }

  @Test("It follows a plain array through random changes, thinning and filling")
  func random() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var (tree, numbers) = (PositionTree(count: 3_000), Array(0..<3_000))
    var absent: [Int] = []
    for round in 0..<12 {
      for _ in 0..<2_000 {
        let grows = Int.random(in: 0..<8, using: &generator) < (round % 4 < 2 ? 2 : 6)
        if grows, let number = absent.popLast() {
          let position = Int.random(in: 0...numbers.count, using: &generator)
          tree.insert(number, before: position < numbers.count ? numbers[position] : nil)
          numbers.insert(number, at: position)
        } else if !grows, !numbers.isEmpty {
          let number = numbers.remove(at: Int.random(in: numbers.indices, using: &generator))
          tree.remove(number)
          absent.append(number)
        }
      }
      check(tree, holds: numbers, "seed \(seed), round \(round)")
    }
  }

  @Test("Nodes that went are used again")
  func reuse() {
    var tree = PositionTree(count: 1_000)
    var sizes: [Int] = []
    for _ in 0..<3 {
      for number in 0..<1_000 { tree.remove(number) }
      for number in 0..<1_000 { tree.insert(number, before: nil) }
      sizes.append(tree.nodes.count)
    }
    #expect(sizes[0] == sizes[1] && sizes[1] == sizes[2])
    check(tree, holds: Array(0..<1_000), "refilled")
  }
}
