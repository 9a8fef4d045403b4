/// What turns one order of rows into another: removals, then insertions, then as few moves as
/// there can be. Each placement is a slot of the order at that moment.
@usableFromInline struct OrderDifference<RowID: Hashable & Sendable>: Sendable {
  /// The rows that leave, in the old order.
  @usableFromInline var removed: [RowID] = []
  /// The rows that come, from the last to the first.
  @usableFromInline var inserted: [RowsChange<RowID>.Placement] = []
  /// The rows that stay but not where they are, from the last to the first.
  @usableFromInline var moved: [RowsChange<RowID>.Placement] = []

  /// Finds what turns `old` into `new`; in neither may a row repeat.
  ///
  /// - Parameters:
  ///   - replaced: Rows of both orders that leave and come anew.
  ///   - isReluctant: Whether a row should rather stay. Of all ways with as few moves as there can
  ///     be, one that moves the fewest of these rows is taken.
  /// - Complexity: O(*n*) where no row that stays has moved, else O(*n* (log *n* + *r*)) for *r*
  ///   reluctant rows. Rows that both orders begin or end with cost a comparison each.
  @inlinable init(
    from old: some Collection<RowID>, to new: some Collection<RowID>,
    replaced: Set<RowID> = [], reluctant isReluctant: (RowID) -> Bool = { _ in false }
  ) {
    let (old, new) = (Array(old), Array(new))
    let isSame = { (row: RowID, other: RowID) in row == other && !replaced.contains(row) }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, isSame(old[start], new[start]) { start += 1 }
    var ending = 0
    while ending < shorter - start,
      isSame(old[old.count - ending - 1], new[new.count - ending - 1])
    {
      ending += 1
    }
    let origins = Self.origins(
      of: new[start..<(new.count - ending)], in: old[start..<(old.count - ending)],
      replaced: replaced, removed: &removed)
    let stays = Self.stays(origins) { isReluctant(new[start + $0]) }
    place(new[start..<(new.count - ending)], origins: origins, stays: stays, in: new)
  }

  /// For each new row the position in `old` that it stays from, counted from 0, or -1 where it is
  /// new. Old rows that nothing stays from are added to `removed`.
  @inlinable static func origins(
    of new: ArraySlice<RowID>, in old: ArraySlice<RowID>, replaced: Set<RowID>,
    removed: inout [RowID]
  ) -> [Int] {
    guard !old.isEmpty else { return Array(repeating: -1, count: new.count) }
    guard !new.isEmpty else {
      removed += old
      return []
    }
    var positions = RowTable<RowID>(minimumCapacity: old.count, numbers: old.count)
    for (position, row) in old.enumerated() { _ = positions.insert(row, as: position) }
    var isKept = [Bool](repeating: false, count: old.count)
    let origins = new.map { row in
      guard !replaced.contains(row), let position = positions.number(of: row) else { return -1 }
      isKept[position] = true
      return position
    }
    for (row, isKept) in zip(old, isKept) where !isKept { removed.append(row) }
    return origins
  }

  /// Which rows need not move: as many as there can be with rising origins, and of all such choices
  /// one with the most reluctant rows.
  ///
  /// Each row is put on the level of the longest rising row of origins that ends with it. Later rows
  /// on a level come from further up, so one that is no worse stands for those before it. What is
  /// left of a level is a stack: origins and the number of reluctant rows so far fall towards its
  /// top.
  @inlinable static func stays(_ origins: [Int], isReluctant: (Int) -> Bool) -> [Bool] {
    var stays = origins.map { $0 >= 0 }
    var last = -1
    let isRising = origins.allSatisfy { origin in
      defer { last = max(last, origin) }
      return origin < 0 || origin > last
    }
    if isRising { return stays }

    var tops: [Int] = []
    var below = [Int](repeating: -1, count: origins.count)
    var previous = below
    var score = [Int](repeating: 0, count: origins.count)
    for (row, origin) in origins.enumerated() where origin >= 0 {
      stays[row] = false
      var level = tops.count
      if let top = tops.last, origins[top] > origin {
        var low = 0
        level -= 1
        while low < level {
          let middle = (low + level) / 2
          if origins[tops[middle]] > origin { level = middle } else { low = middle + 1 }
        }
      }
      score[row] = isReluctant(row) ? 1 : 0
      if level > 0 {
        var best = tops[level - 1]
        while below[best] >= 0, origins[below[best]] < origin { best = below[best] }
        previous[row] = best
        score[row] += score[best]
      }
      if level == tops.count {
        tops.append(row)
        continue
      }
      var rest = tops[level]
      while rest >= 0, score[rest] <= score[row] { rest = below[rest] }
      below[row] = rest
      tops[level] = row
    }
    var row = tops.last ?? -1
    while row >= 0, below[row] >= 0 { row = below[row] }
    while row >= 0 {
      stays[row] = true
      row = previous[row]
    }
    return stays
  }

  /// Places what is new and what moves, from the end: a new row before the next row that stays or
  /// is new, then a moved row before the row that is to follow it.
  @inlinable mutating func place(
    _ changed: ArraySlice<RowID>, origins: [Int], stays: [Bool], in new: [RowID]
  ) {
    let following = changed.endIndex < new.count ? new[changed.endIndex] : nil
    var next = following
    for position in changed.indices.reversed() {
      let index = position - changed.startIndex
      if origins[index] < 0 {
        inserted.append(.init(new[position], at: Slot(before: next)))
      } else if !stays[index] {
        continue
      }
      next = new[position]
    }
    next = following
    for position in changed.indices.reversed() {
      let index = position - changed.startIndex
      if origins[index] >= 0, !stays[index] {
        moved.append(.init(new[position], at: Slot(before: next)))
      }
      next = new[position]
    }
  }
}
