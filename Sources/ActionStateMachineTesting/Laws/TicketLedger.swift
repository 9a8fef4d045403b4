import ActionStateMachine

/// The unfinished changes and the offers to undo, kept by the book: worked out from the events, the
/// data and the orders that were given, so that what is asked and offered can be compared with it.
struct TicketLedger<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// A change that can be taken back.
  struct Offer: Hashable, Sendable {
    var ticket: Ticket
    var change: RowChange
    var rows: Set<RowID>

    /// Whether there is nothing left to undo.
    func isMoot(in data: [RowID]) -> Bool { change == .removes && rows.isSubset(of: data) }
  }

  struct Entry: Hashable, Sendable {
    enum Answer: Hashable, Sendable {
      case awaited, unknown
      case succeeded(revision: Int?)
    }

    var ticket: Ticket
    var change: RowChange
    var isUndoable: Bool
    /// What an undo takes back.
    var undoing: Offer?
    /// The rows in the data that the change claims.
    var rows: Set<RowID>
    /// Whether it began with rows in the data.
    var hadRows: Bool
    /// For a removal, these and those that it saw leave.
    var ownRows: Set<RowID>
    /// Rows of a removal that the data still had after it succeeded.
    var doubted: Set<RowID> = []
    var answer = Answer.awaited
  }

  /// What a transition must say.
  struct Due: Hashable, Sendable {
    var offered: [Ticket] = []
    var withdrawn: [Ticket] = []
    var refused: Set<RowID>?
    var needsData = false
  }

  /// The unfinished changes, oldest first.
  private(set) var entries: [Entry] = []
  private(set) var offers: [Offer] = []
  private(set) var due = Due()

  /// The rows that an unfinished change claims.
  var claimed: Set<RowID> { entries.reduce(into: []) { $0.formUnion($1.rows) } }

  mutating func beginTransition() { due = Due() }

  /// Enters a change that was ordered.
  mutating func perform(_ ticket: Ticket, _ action: RowAction, _ rows: [RowID]) {
    guard action.change != .nothing else { return }
    entries.append(
      Entry(
        ticket: ticket, change: action.change, isUndoable: action.isUndoable, rows: Set(rows),
        hadRows: true, ownRows: Set(rows)))
  }

  /// Enters the undo of a change, and takes its offer out. Returns the rows to restore.
  mutating func undo(_ ticket: Ticket, of undone: Ticket, in data: [RowID]) -> Set<RowID>? {
    guard let index = offers.firstIndex(where: { $0.ticket == undone }) else { return nil }
    let offer = withdraw(at: index)
    let present = offer.rows.intersection(data)
    entries.append(
      Entry(
        ticket: ticket, change: offer.change, isUndoable: false, undoing: offer, rows: present,
        hadRows: !present.isEmpty, ownRows: present))
    return offer.rows
  }

  /// Takes in what is not a change of the data. The rows that are `held` where they were dropped
  /// keep their changes open.
  mutating func take(_ event: Event<RowID>, held: Set<RowID>, data: [RowID]) {
    switch event {
    case .mutationSucceeded(let ticket, let revision):
      guard let index = index(of: ticket) else { return }
      entries[index].answer = .succeeded(revision: revision)
      let entry = entries[index]
      guard entry.undoing != nil || entry.change != .removes && held.isDisjoint(with: entry.rows)
      else { return }
      end(at: index, data)
    case .mutationFailed(let ticket, _, let rows):
      guard let index = index(of: ticket) else { return }
      if let offer = entries[index].undoing {
        entries.remove(at: index)
        due.refused = offer.rows
        return make(offer, data)
      }
      let refused = rows.map { entries[index].rows.intersection($0) } ?? entries[index].rows
      due.refused = refused
      release(refused, from: index)
      if entries[index].rows.isEmpty { entries.remove(at: index) }
    case .mutationUnknown(let ticket):
      guard let index = index(of: ticket) else { return }
      entries[index].answer = .unknown
      due.needsData = true
    case .undoExpired(let ticket):
      if let index = offers.firstIndex(where: { $0.ticket == ticket }) { withdraw(at: index) }
    default: break
    }
  }

  /// Takes in a change of the data. `landed` are the held rows that were let go because their change
  /// has come out of it.
  mutating func take(
    _ change: RowsChange<RowID>, _ applied: DataModel<RowID>.Applied, landed: Set<RowID>,
    data: [RowID]
  ) {
    for index in entries.indices {
      entries[index].rows.subtract(applied.removed)
      entries[index].doubted.subtract(applied.removed)
      let rows = entries[index].rows
      entries[index].ownRows = entries[index].ownRows.filter {
        rows.contains($0) || !data.contains($0)
      }
    }
    for entry in entries where entry.isOver(in: data) || !landed.isDisjoint(with: entry.rows) {
      if let index = index(of: entry.ticket) { end(at: index, data) }
    }
    for entry in entries where entry.isAnswered(before: change.revision) {
      guard let index = index(of: entry.ticket) else { continue }
      settle(index, entry.rows.intersection(applied.decided), change, data)
    }
    for offer in offers where offer.isMoot(in: data) {
      if let index = offers.firstIndex(of: offer) { withdraw(at: index) }
    }
  }

  private mutating func settle(
    _ index: Int, _ decided: Set<RowID>, _ change: RowsChange<RowID>, _ data: [RowID]
  ) {
    let entry = entries[index]
    var isSnapshot = false
    if case .snapshot = change.order { isSnapshot = true }
    if let offer = entry.undoing {
      release(decided, from: index)
      guard
        isSnapshot || offer.change != .removes && !decided.isEmpty && entries[index].rows.isEmpty
      else { return }
      entries.remove(at: index)
      if offer.change == .removes { make(offer, data) }
      return
    }
    var settled = decided
    if case .succeeded = entry.answer {
      guard entry.change == .removes else { return }
      settled.formIntersection(entry.doubted)
      let doubtless = decided.subtracting(settled)
      entries[index].doubted.formUnion(doubtless)
      if !doubtless.isEmpty { due.needsData = true }
    }
    guard !settled.isEmpty else { return }
    release(settled, from: index)
    guard entries[index].rows.isEmpty else { return }
    if entry.change == .removes { end(at: index, data) } else { entries.remove(at: index) }
  }

  private func index(of ticket: Ticket) -> Int? { entries.firstIndex { $0.ticket == ticket } }

  private mutating func release(_ rows: Set<RowID>, from index: Int) {
    entries[index].rows.subtract(rows)
    entries[index].ownRows.subtract(rows)
    entries[index].doubted.subtract(rows)
  }

  /// Ends a change that was not refused, and offers it back where that can be done.
  private mutating func end(at index: Int, _ data: [RowID]) {
    let entry = entries.remove(at: index)
    guard entry.undoing == nil, entry.isUndoable else { return }
    let rows = entry.change == .removes ? entry.ownRows : entry.rows
    guard !rows.isEmpty else { return }
    make(Offer(ticket: entry.ticket, change: entry.change, rows: rows), data)
  }

  private mutating func make(_ offer: Offer, _ data: [RowID]) {
    guard !offer.isMoot(in: data) else { return }
    offers.append(offer)
    due.offered.append(offer.ticket)
  }

  @discardableResult
  private mutating func withdraw(at index: Int) -> Offer {
    due.withdrawn.append(offers[index].ticket)
    return offers.remove(at: index)
  }
}

extension TicketLedger.Entry {
  /// Whether the data has ended the change, whatever the store says.
  fileprivate func isOver(in data: [RowID]) -> Bool {
    guard let undoing else { return rows.isEmpty }
    return undoing.change == .removes
      ? undoing.isMoot(in: data) : rows.isEmpty && hadRows
  }

  /// Whether data of that revision can decide about the change.
  fileprivate func isAnswered(before revision: Int?) -> Bool {
    switch answer {
    case .awaited: false
    case .unknown: true
    case .succeeded(let since): revision.map { $0 >= since ?? $0 } ?? true
    }
  }
}
