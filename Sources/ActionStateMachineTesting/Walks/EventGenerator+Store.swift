import ActionStateMachine

/// What the store does, and what the data does by itself.
extension EventGenerator {
  mutating func answer(_ checker: LawChecker<RowID>) -> Event<RowID> {
    guard let order = orders.randomElement(using: &random) else { return change(checker.data.rows) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return .rowsChanged(carryOut(order, checker.data.rows))
    case 4, 5, 6:
      return .mutationSucceeded(order.ticket, revision: random.oneIn(4) ? revision + 1 : nil)
    case 7, 8:
      let rows = random.oneIn(3) ? some(order.rows) : nil
      return .mutationFailed(order.ticket, reason: random.oneIn(2) ? "offline" : nil, rows: rows)
    case 9: return .mutationUnknown(order.ticket)
    case 10: return .rowsChanged(RowsChange(snapshot: checker.data.rows, revision: version()))
    default: return .undo(order.ticket)
    }
  }

  /// The change of the data that the order asks for, as a delta or a snapshot.
  mutating func carryOut(_ order: Order, _ rows: [RowID]) -> RowsChange<RowID> {
    var next = rows
    switch (order.change, order.isUndo) {
    case (.removes, false): next.removeAll(where: order.rows.contains)
    case (.removes, true):
      for row in order.rows where !next.contains(row) {
        next.insert(row, at: Int.random(in: 0...next.count, using: &random))
      }
    case (.moves, _):
      for row in order.rows where next.contains(row) && order.slot?.row != row {
        next.removeAll { $0 == row }
        next.insert(row, at: order.slot?.row.flatMap(next.firstIndex) ?? next.count)
      }
    case (.updates, _), (.nothing, _):
      return RowsChange(update: RowList(order.rows), revision: version())
    }
    return random.oneIn(2)
      ? RowsChange(snapshot: next, revision: version())
      : delta(from: rows, to: next, order.rows)
  }

  mutating func delta(
    from old: [RowID], to new: [RowID], _ changed: [RowID]
  ) -> RowsChange<RowID> {
    let removed = changed.filter { old.contains($0) && !new.contains($0) }
    var insert: [RowsChange<RowID>.Placement] = []
    var move: [RowsChange<RowID>.Placement] = []
    for (index, row) in new.enumerated().reversed() where changed.contains(row) {
      let slot = Slot(before: index + 1 < new.count ? new[index + 1] : nil)
      if old.contains(row) {
        move.append(.init(row, at: slot))
      } else {
        insert.append(.init(row, at: slot))
      }
    }
    return RowsChange(remove: RowList(removed), insert: insert, move: move, revision: version())
  }

  mutating func change(_ rows: [RowID]) -> Event<RowID> {
    var next = rows
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: next.shuffle(using: &random)
    case 2: next.removeAll { _ in random.oneIn(3) }
    case 3, 4:
      for row in pool where !next.contains(row) && random.oneIn(2) {
        next.insert(row, at: Int.random(in: 0...next.count, using: &random))
      }
    default: return .rowsChanged(smallDelta(rows))
    }
    return .rowsChanged(
      RowsChange(
        snapshot: next, update: random.oneIn(3) ? some(pool) : [], revision: version()))
  }

  mutating func smallDelta(_ rows: [RowID]) -> RowsChange<RowID> {
    var remove: [RowID] = []
    var insert: [RowsChange<RowID>.Placement] = []
    var move: [RowsChange<RowID>.Placement] = []
    let update: RowList<RowID> = random.oneIn(2) ? some(rows) : []
    if random.oneIn(3), let row = rows.randomElement(using: &random) { remove = [row] }
    let rest = rows.filter { !remove.contains($0) }
    if random.oneIn(2), let row = pool.filter({ !rest.contains($0) }).randomElement(using: &random)
    {
      insert = [.init(row, at: slot(rest))]
    }
    if random.oneIn(2), let row = rest.randomElement(using: &random) {
      move = [.init(row, at: slot(rest))]
    }
    return RowsChange(
      remove: RowList(remove), insert: insert, move: move, update: update, revision: version())
  }
}
