/// Which unfinished ticket has which row. A few are searched one by one, many by hash.
@usableFromInline
struct Claims<RowID: Hashable & Sendable>: Sendable {
  /// The claimed rows, as long as they are few.
  @usableFromInline var rows: [RowID] = []
  /// The ticket of each of them.
  @usableFromInline var tickets: [Ticket] = []
  /// All claims, once they are many.
  @usableFromInline var table: [RowID: Ticket] = [:]

  @inlinable init() {}

  @inlinable var isEmpty: Bool { rows.isEmpty && table.isEmpty }

  /// The ticket that has `row`.
  @inlinable subscript(row: RowID) -> Ticket? {
    guard table.isEmpty else { return table[row] }
    return rows.firstIndex(of: row).map { tickets[$0] }
  }

  /// Gives `row`, which no ticket has, to `ticket`.
  @inlinable mutating func add(_ row: RowID, to ticket: Ticket) {
    if table.isEmpty, rows.count < 8 {
      rows.append(row)
      tickets.append(ticket)
      return
    }
    for (row, ticket) in zip(rows, tickets) { table[row] = ticket }
    rows.removeAll(keepingCapacity: true)
    tickets.removeAll(keepingCapacity: true)
    table[row] = ticket
  }

  /// Sets `row` free.
  @inlinable mutating func remove(_ row: RowID) {
    guard table.isEmpty else {
      table[row] = nil
      return
    }
    guard let index = rows.firstIndex(of: row) else { return }
    let (last, lastTicket) = (rows.removeLast(), tickets.removeLast())
    guard index < rows.count else { return }
    rows[index] = last
    tickets[index] = lastTicket
  }
}

extension Claims: Hashable {
  @inlinable var count: Int { rows.count + table.count }

  /// Whether both know the same claims, in whatever way.
  @inlinable static func == (left: Claims, right: Claims) -> Bool {
    left.count == right.count && left.rows.allSatisfy { left[$0] == right[$0] }
      && left.table.allSatisfy { right[$0.key] == $0.value }
  }

  /// Feeds no more than the count: which claims there are follows from what is hashed beside them.
  @inlinable func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
