extension PositionTree {
  /// Creates the order of the numbers from 0 up to `count`. Nodes are three quarters full.
  @usableFromInline init(count: Int) {
    homes = Array(repeating: 0, count: count)
    // Half as many nodes again, which is what changes at random places come to use.
    let room = count / (Self.width / 2) + 8
    nodes.reserveCapacity(room)
    items.reserveCapacity(room * Self.width)
    vacant.reserveCapacity(8)
    var level = Array(0..<count)
    var share = Self.width * 3 / 4
    while level.count > 1 || root < 0, count > 0 {
      let isLeaf = root < 0
      let size = (level.count + share - 1) / share
      var parents: [Int] = []
      for part in 0..<size {
        root = makeNode(isLeaf: isLeaf)
        parents.append(root)
        // Shares of equal size, so that none is nearly empty.
        for item in level[(level.count * part / size)..<(level.count * (part + 1) / size)] {
          place(item, at: Int(nodes[root].count), in: root)
        }
      }
      level = parents
      share = Self.branching * 3 / 4
    }
  }

  /// Puts `number`, which is not in the order, before another, or at the end.
  @usableFromInline mutating func insert(_ number: Int, before other: Int?) {
    if root < 0 { root = makeNode(isLeaf: true) }
    var leaf = other.map { Int(homes[$0]) } ?? outermost(of: root, first: false)
    var index = other.map { self.index(of: $0, in: leaf) } ?? Int(nodes[leaf].count)
    if Int(nodes[leaf].count) == Self.width {
      let right = split(leaf)
      if index > Int(nodes[leaf].count) {
        index -= Int(nodes[leaf].count)
        leaf = right
      }
    }
    while homes.count <= number { homes.append(-1) }
    place(number, at: index, in: leaf)
    addToTotals(1, above: leaf)
  }

  /// Takes `number`, which is in the order, out.
  @usableFromInline mutating func remove(_ number: Int) {
    let leaf = Int(homes[number])
    take(at: index(of: number, in: leaf), from: leaf)
    addToTotals(-1, above: leaf)
    if Int(nodes[leaf].count) < Self.width / 4 { join(leaf) }
  }

  // MARK: - Nodes

  private mutating func makeNode(isLeaf: Bool) -> Int {
    if let node = vacant.popLast() {
      nodes[Int(node)] = Node(isLeaf: isLeaf)
      return Int(node)
    }
    nodes.append(Node(isLeaf: isLeaf))
    for _ in 0..<Self.width { items.append(-1) }
    return nodes.count - 1
  }

  /// Puts `item` into a node that has room, and counts it there.
  private mutating func place(_ item: Int, at index: Int, in node: Int) {
    let start = node * Self.width
    var at = start + Int(nodes[node].count)
    while at > start + index {
      items[at] = items[at - 1]
      at -= 1
    }
    items[at] = Int32(truncatingIfNeeded: item)
    nodes[node].count += 1
    adopt(item, by: node)
  }

  /// Takes the item at `index` out of a node, and no longer counts it there.
  private mutating func take(at index: Int, from node: Int) {
    let start = node * Self.width
    nodes[node].total -= weight(of: Int(items[start + index]), in: node)
    nodes[node].count -= 1
    for at in (start + index)..<(start + Int(nodes[node].count)) { items[at] = items[at + 1] }
  }

  private func weight(of item: Int, in node: Int) -> Int32 {
    nodes[node].isLeaf ? 1 : nodes[item].total
  }

  private mutating func adopt(_ item: Int, by node: Int) {
    nodes[node].total += weight(of: item, in: node)
    if nodes[node].isLeaf {
      homes[item] = Int32(truncatingIfNeeded: node)
    } else {
      nodes[item].parent = Int32(truncatingIfNeeded: node)
    }
  }

  private mutating func addToTotals(_ change: Int32, above node: Int) {
    var parent = Int(nodes[node].parent)
    while parent >= 0 {
      nodes[parent].total += change
      parent = Int(nodes[parent].parent)
    }
  }

  // MARK: - Keeping nodes in size

  /// Gives the second half of a full node to a new one, and returns it.
  private mutating func split(_ node: Int) -> Int {
    if nodes[node].parent < 0 {
      root = makeNode(isLeaf: false)
      place(node, at: 0, in: root)
    } else if Int(nodes[Int(nodes[node].parent)].count) == Self.branching {
      _ = split(Int(nodes[node].parent))
    }
    let parent = Int(nodes[node].parent)
    let right = makeNode(isLeaf: nodes[node].isLeaf)
    hand(from: Int(nodes[node].count) / 2, of: node, to: right)
    nodes[parent].total -= nodes[right].total
    place(right, at: index(of: node, in: parent) + 1, in: parent)
    return right
  }

  /// Adds the items of `node` from `index` on to `other`.
  private mutating func hand(from index: Int, of node: Int, to other: Int) {
    for at in index..<Int(nodes[node].count) {
      let item = Int(items[node * Self.width + at])
      nodes[node].total -= weight(of: item, in: node)
      place(item, at: Int(nodes[other].count), in: other)
    }
    nodes[node].count = Int32(truncatingIfNeeded: index)
  }

  /// Joins a node that has become small with a neighbour, where both together leave some room.
  private mutating func join(_ node: Int) {
    let parent = Int(nodes[node].parent)
    guard parent >= 0 else {
      // A root with one child gives way to it.
      while !nodes[root].isLeaf, nodes[root].count == 1 {
        vacant.append(Int32(truncatingIfNeeded: root))
        root = Int(items[root * Self.width])
        nodes[root].parent = -1
      }
      return
    }
    let index = index(of: node, in: parent)
    let limit = (nodes[node].isLeaf ? Self.width : Self.branching) * 3 / 4
    for left in (index - 1)...index where left >= 0 && left + 1 < Int(nodes[parent].count) {
      let first = Int(items[parent * Self.width + left])
      let second = Int(items[parent * Self.width + left + 1])
      guard Int(nodes[first].count + nodes[second].count) <= limit else { continue }
      hand(from: 0, of: second, to: first)
      drop(second, at: left + 1, of: parent)
      return
    }
    if nodes[node].count == 0 { drop(node, at: index, of: parent) }
  }

  /// Takes an empty node out.
  private mutating func drop(_ node: Int, at index: Int, of parent: Int) {
    take(at: index, from: parent)
    vacant.append(Int32(truncatingIfNeeded: node))
    if Int(nodes[parent].count) < Self.branching / 4 { join(parent) }
  }
}
