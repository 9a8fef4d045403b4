import ActionStateMachine

/// Where dropped rows are drawn until the data agrees: worked out from the events and the data
/// alone, so that the order that commands lead to can be compared with it.
///
/// The rows are kept in the order in which they are drawn. Each one knows the next row that is not
/// held, and stays before it wherever the data takes that row.
struct HeldRows<RowID: Hashable & Sendable>: Hashable, Sendable {
  enum Standing: Hashable, Sendable {
    case asked(PromptID)
    case waiting(Ticket)
    case succeeded(Ticket, revision: Int?)
    case unknown(Ticket)

    var ticket: Ticket? {
      switch self {
      case .asked: nil
      case .waiting(let ticket), .succeeded(let ticket, _), .unknown(let ticket): ticket
      }
    }
  }

  struct Held: Hashable, Sendable {
    var row: RowID
    var next: RowID?
    var standing: Standing
  }

  private(set) var held: [Held] = []

  var isEmpty: Bool { held.isEmpty }

  /// The rows, in no order. (Generic code makes a key path anew at every use; hence the closures.)
  var rows: Set<RowID> { Set(held.map { $0.row }) }

  func contains(_ row: RowID) -> Bool { held.contains { $0.row == row } }

  /// The order to draw while the data has `rows`.
  func drawn(_ rows: [RowID]) -> [RowID] {
    guard !held.isEmpty else { return rows }
    var drawn: [RowID] = []
    for row in rows where !contains(row) {
      drawn += held.filter { $0.next == row }.map { $0.row }
      drawn.append(row)
    }
    return drawn + held.filter { $0.next == nil }.map { $0.row }
  }

  /// Holds `row` where it was dropped into `drawn`, an order that it is part of.
  mutating func hold(_ row: RowID, at slot: Slot<RowID>, in drawn: [RowID], _ standing: Standing) {
    var drawn = drawn.filter { $0 != row }
    drawn.insert(row, at: slot.row.flatMap(drawn.firstIndex) ?? drawn.count)
    held.append(Held(row: row, next: nil, standing: standing))
    anchor(to: drawn)
  }

  /// Lets go of `row`; the others stay before the rows they are before.
  mutating func release(_ row: RowID) { held.removeAll { $0.row == row } }

  mutating func stand(_ row: RowID, _ standing: Standing) {
    for index in held.indices where held[index].row == row { held[index].standing = standing }
  }

  /// Changes what is known of the rows of `ticket`.
  mutating func note(_ event: Event<RowID>) {
    for index in held.indices {
      guard let ticket = held[index].standing.ticket else { continue }
      switch event {
      case .mutationSucceeded(ticket, let revision):
        held[index].standing = .succeeded(ticket, revision: revision)
      case .mutationUnknown(ticket): held[index].standing = .unknown(ticket)
      default: break
      }
    }
    if case .mutationFailed(let ticket, _, let rows) = event {
      held.removeAll { entry in
        entry.standing.ticket == ticket && rows?.contains(entry.row) ?? true
      }
    }
  }

  /// Follows a change of the data and returns the rows that are let go to return to their place.
  mutating func follow(
    _ applied: DataModel<RowID>.Applied, revision: Int?, drawn old: [RowID], data: [RowID]
  ) -> Set<RowID> {
    held.removeAll { applied.removed.contains($0.row) }
    for index in held.indices {
      guard let next = held[index].next, applied.removed.contains(next) else { continue }
      let rest = old.drop { $0 != next }
      held[index].next = rest.first { row in
        data.contains(row) && !applied.removed.contains(row) && !contains(row)
      }
    }
    sort(by: old)
    letGoWhereTheDataAgrees(data)
    var returned: Set<RowID> = []
    for entry in held where applied.decided.contains(entry.row) {
      switch entry.standing {
      case .asked, .waiting: continue
      case .succeeded(_, let since):
        if let since, let revision, revision < since { continue }
      case .unknown: returned.insert(entry.row)
      }
      release(entry.row)
    }
    return returned
  }

  private mutating func letGoWhereTheDataAgrees(_ data: [RowID]) {
    var isDone = false
    while !isDone {
      isDone = true
      let inTicketOrder = held.filter { $0.standing.ticket != nil }.sorted {
        ($0.standing.ticket?.number ?? 0) < ($1.standing.ticket?.number ?? 0)
      }
      for entry in inTicketOrder {
        let following = data.drop { $0 != entry.row }.dropFirst()
        let current = held.first { $0.row == entry.row }
        guard following.first(where: { !contains($0) }) == current?.next else { continue }
        let drawn = drawn(data)
        release(entry.row)
        anchor(to: drawn)
        isDone = false
      }
    }
  }

  /// Puts every held row before the next one in `drawn` that is not held.
  private mutating func anchor(to drawn: [RowID]) {
    for index in held.indices {
      let following = drawn.drop { $0 != held[index].row }.dropFirst()
      held[index].next = following.first { !contains($0) }
    }
    sort(by: drawn)
  }

  private mutating func sort(by drawn: [RowID]) {
    held.sort {
      (drawn.firstIndex(of: $0.row) ?? 0) < (drawn.firstIndex(of: $1.row) ?? 0)
    }
  }
}
