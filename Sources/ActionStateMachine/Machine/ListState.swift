/// All that a list has to remember. What is drawn follows from it.
@usableFromInline
struct ListState<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Where the list stands.
  @usableFromInline var phase = PhaseState<RowID>()
  /// The data's order.
  @usableFromInline var order: RowOrder<RowID>
  /// The data's version, once it has told one.
  @usableFromInline var revision: Int?
  /// The unfinished tickets, in the order in which they were given out.
  @usableFromInline var mutations: [Mutation<RowID>] = []
  /// Which unfinished ticket has which row. Follows from `mutations`.
  @usableFromInline var claims = Claims<RowID>()
  /// The offers to undo, in the order in which they were made.
  @usableFromInline var offers: [UndoOffer<RowID>] = []
  /// The rows that are drawn where they were dropped.
  @usableFromInline var held = HeldRows<RowID>()
  /// The selected rows.
  @usableFromInline var selection: Set<RowID> = []
  /// Whether edit mode is on.
  @usableFromInline var isEditing = false
  /// Rows whose new contents wait until a swipe, a drag or a removal is over.
  @usableFromInline var refreshes: [RowID] = []
  /// The number of the last prompt that was shown.
  @usableFromInline var lastPrompt = 0
  /// The number of the last ticket that was given out.
  @usableFromInline var lastTicket = 0

  @inlinable
  init(rows: [RowID]) {
    order = RowOrder(rows) ?? RowOrder(RowList(rows).unique.filter { $0 == $0 }) ?? RowOrder()
  }
}

extension ListState {
  /// Where the unfinished change with `ticket` is.
  @inlinable @inline(__always)
  func index(of ticket: Ticket) -> Int? {
    for index in mutations.indices.reversed() where mutations[index].ticket == ticket {
      return index
    }
    return nil
  }

  /// The unfinished change that has `row`.
  @inlinable
  func mutation(claiming row: RowID) -> Mutation<RowID>? {
    index(claiming: row).map { mutations[$0] }
  }

  /// Where the unfinished change is that has `row`.
  @inlinable @inline(__always)
  func index(claiming row: RowID) -> Int? {
    guard !claims.isEmpty, let ticket = claims[row] else { return nil }
    return index(of: ticket)
  }

  /// Whether an unfinished ticket has `row`, or it is held after a drop.
  @inlinable @inline(__always)
  func isClaimedOrHeld(_ row: RowID) -> Bool {
    !claims.isEmpty && claims[row] != nil || !held.isEmpty && held.contains(row)
  }

  /// The same of any of `rows`.
  @inlinable @inline(__always)
  func isClaimedOrHeld(anyOf rows: RowList<RowID>) -> Bool {
    !rows.allSatisfy { !isClaimedOrHeld($0) }
  }

  /// Whether the data has all of `rows`.
  @inlinable @inline(__always)
  func hasAll(_ rows: RowList<RowID>) -> Bool {
    rows.allSatisfy { has($0) }
  }

  /// Whether the data has `row`. Those of the phase need not be looked up.
  @inlinable @inline(__always)
  func has(_ row: RowID) -> Bool { phase.names(row) || order.contains(row) }

  /// Whether an unfinished ticket has `row`, it is held, or a prompt that does not yield is about
  /// it.
  @inlinable
  func isClaimedHeldOrBlocked(_ row: RowID) -> Bool {
    if isClaimedOrHeld(row) { return true }
    return isBlocked && phase.asked.contains(row)
  }

  /// Whether an unfinished ticket has `row`, it is held, or any prompt is about it.
  @inlinable
  func isClaimedHeldOrAsked(_ row: RowID) -> Bool {
    if isClaimedOrHeld(row) { return true }
    return phase.asked.contains(row)
  }

  /// Whether `row` left the screen ahead of its data.
  @inlinable @inline(__always)
  func isPreAnimated(_ row: RowID) -> Bool {
    guard let index = index(claiming: row) else { return false }
    return mutations[index].look == .preAnimated
  }

  /// Whether a row is lifted.
  @inlinable @inline(__always)
  var isDragging: Bool {
    phase.parts.kind == .dragging
  }

  /// Whether a modal prompt is on screen.
  @inlinable @inline(__always)
  var isBlocked: Bool {
    phase.parts.isBlocking
  }

  /// The free slot after `row` in the data: before the next row that is not held, or the end.
  @inlinable @inline(__always)
  func freeSlot(after row: RowID) -> Slot<RowID> {
    var next = order.successor(of: row)
    if !held.isEmpty {
      while let candidate = next, held.contains(candidate) {
        next = order.successor(of: candidate)
      }
    }
    return Slot(before: next)
  }

  /// The slot after `row` as drawn.
  @inlinable @inline(__always)
  func drawnSlot(after row: RowID) -> Slot<RowID> {
    held.isEmpty ? Slot(before: order.successor(of: row)) : slotAmongHeld(after: row)
  }

  /// The same, where rows may be held.
  @inlinable func slotAmongHeld(after row: RowID) -> Slot<RowID> {
    if let index = held.index(of: row) { return held.slot(after: index) }
    let slot = freeSlot(after: row)
    return held.first(at: slot).map(Slot.before) ?? slot
  }

  /// The drawn order: the data's, with the held rows where they are held.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  var drawnRows: [RowID] {
    guard !held.isEmpty else { return Array(order) }
    var rows: [RowID] = []
    rows.reserveCapacity(order.count)
    var entry = held.entries.startIndex
    func appendHeld(at slot: Slot<RowID>) {
      while entry < held.entries.endIndex, held.entries[entry].slot == slot {
        rows.append(held.entries[entry].row)
        entry += 1
      }
    }
    for row in order where !held.contains(row) {
      appendHeld(at: .before(row))
      rows.append(row)
    }
    appendHeld(at: .end)
    return rows
  }

  /// Puts the held rows into drawn order again, after the data or a drop moved their slots.
  @inlinable
  mutating func sortHeldRows() {
    guard held.entries.count > 1 else { return }
    let end = order.count
    let positions = held.entries.map { $0.slot.row.flatMap { order.position(of: $0) } ?? end }
    let indices = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    held.entries = indices.map { held.entries[$0] }
  }
}
