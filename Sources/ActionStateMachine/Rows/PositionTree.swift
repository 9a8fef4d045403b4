/// An order of small numbers that knows the position of each.
///
/// A tree of nodes of a fixed width, each knowing its parent and how many numbers are beneath it.
/// What is to be found is found from the leaf that holds a number, so nothing is searched by value.
/// Nodes keep at least a quarter of their width, but where they have no neighbour; nodes that went
/// are used again.
@usableFromInline struct PositionTree: Sendable {
  struct Node: Sendable {
    var parent: Int32 = -1
    var count: Int32 = 0
    var total: Int32 = 0
    var isLeaf: Bool
  }

  /// How many items a node has room for.
  static var width: Int { 64 }
  /// How many children a node takes. They are counted one by one, so there are fewer.
  static var branching: Int { 16 }

  var nodes: [Node] = []
  /// The numbers in a leaf, or the children of another node, from `width` times the node on.
  var items: [Int32] = []
  /// The leaf of each number.
  var homes: [Int32] = []
  var vacant: [Int32] = []
  var root = -1

  @usableFromInline init() {}

  /// How many numbers there are.
  @usableFromInline var count: Int { root < 0 ? 0 : Int(nodes[root].total) }

  // MARK: - Finding

  /// The position of `number`, which must be in the order.
  @usableFromInline func position(of number: Int) -> Int {
    var node = Int(homes[number])
    var position = index(of: number, in: node)
    var parent = Int(nodes[node].parent)
    while parent >= 0 {
      var at = parent * Self.width
      while Int(items[at]) != node {
        position += Int(nodes[Int(items[at])].total)
        at += 1
      }
      node = parent
      parent = Int(nodes[node].parent)
    }
    return position
  }

  /// The number at `position`, which must be one of the order.
  @usableFromInline subscript(position: Int) -> Int {
    precondition(0..<count ~= position, "A position outside the order")
    var (node, rest) = (root, position)
    while !nodes[node].isLeaf {
      var at = node * Self.width
      while rest >= Int(nodes[Int(items[at])].total) {
        rest -= Int(nodes[Int(items[at])].total)
        at += 1
      }
      node = Int(items[at])
    }
    return Int(items[node * Self.width + rest])
  }

  /// The number after `number`, or before it with a step of -1.
  @usableFromInline func neighbour(of number: Int, step: Int) -> Int? {
    let leaf = Int(homes[number])
    let index = index(of: number, in: leaf) + step
    if 0..<Int(nodes[leaf].count) ~= index { return Int(items[leaf * Self.width + index]) }
    guard let next = self.leaf(from: leaf, step: step) else { return nil }
    return Int(items[next * Self.width + (step > 0 ? 0 : Int(nodes[next].count) - 1)])
  }

  /// The leaf after `leaf`, or before it with a step of -1.
  func leaf(from leaf: Int, step: Int) -> Int? {
    var node = leaf
    var parent = Int(nodes[node].parent)
    while parent >= 0 {
      let index = index(of: node, in: parent) + step
      if 0..<Int(nodes[parent].count) ~= index {
        node = Int(items[parent * Self.width + index])
        return outermost(of: node, first: step > 0)
      }
      node = parent
      parent = Int(nodes[node].parent)
    }
    return nil
  }

  /// The first or last leaf beneath `node`.
  func outermost(of node: Int, first: Bool) -> Int {
    var node = node
    while !nodes[node].isLeaf {
      node = Int(items[node * Self.width + (first ? 0 : Int(nodes[node].count) - 1)])
    }
    return node
  }

  func index(of item: Int, in node: Int) -> Int {
    let start = node * Self.width
    var at = start
    while Int(items[at]) != item { at += 1 }
    return at - start
  }
}

extension PositionTree: Sequence {
  /// Gives the numbers in order.
  @usableFromInline struct Iterator: IteratorProtocol {
    let tree: PositionTree
    var at = 0
    var end = 0
    var leaf = -1

    @usableFromInline mutating func next() -> Int? {
      if at == end {
        if leaf < 0, tree.count > 0 {
          leaf = tree.outermost(of: tree.root, first: true)
        } else if leaf >= 0, let next = tree.leaf(from: leaf, step: 1) {
          leaf = next
        } else {
          return nil
        }
        at = leaf * PositionTree.width
        end = at + Int(tree.nodes[leaf].count)
      }
      defer { at += 1 }
      return Int(tree.items[at])
    }
  }

  @usableFromInline func makeIterator() -> Iterator { Iterator(tree: self) }
}
