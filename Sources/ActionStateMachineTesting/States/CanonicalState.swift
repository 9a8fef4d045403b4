import ActionStateMachine

/// What a list remembers, without the names that make no difference: rows are numbered by their
/// place in the data, and prompts and tickets are known by their order alone.
///
/// Two lists with equal canonical states answer the same events in the same way, but for names.
struct CanonicalState: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  init<RowID>(_ saved: SavedState<RowID>) {
    var writer = Writer(saved)
    bytes.reserveCapacity(48)
    writer.write(saved, into: &bytes)
  }

  private struct Writer<RowID: Hashable & Sendable> {
    var numbers: [RowID] = []
    let revisions: [Int]

    init(_ saved: SavedState<RowID>) {
      numbers = saved.rows
      var revisions: Set<Int> = []
      if let revision = saved.revision { revisions.insert(revision) }
      for mutation in saved.mutations {
        if case .succeeded(let revision?) = mutation.answer { revisions.insert(revision) }
      }
      self.revisions = revisions.sorted()
    }

    mutating func write(_ saved: SavedState<RowID>, into bytes: inout [UInt8]) {
      bytes.append(UInt8(truncatingIfNeeded: saved.rows.count))
      write(saved.phase, into: &bytes)
      write(saved.revision, into: &bytes)
      bytes.append(saved.isEditing ? 1 : 0)
      write(saved.selectedRows, into: &bytes)
      write(saved.refreshes.map { number($0) }.sorted(), into: &bytes)
      for held in saved.heldRows {
        bytes.append(number(held.row))
        write(held.slot, into: &bytes)
        write(held.origin, into: &bytes)
      }
      bytes.append(UInt8.max)
      for mutation in saved.mutations { write(mutation, into: &bytes) }
      bytes.append(UInt8.max)
      for offer in saved.undoOffers { write(offer, into: &bytes) }
    }

    private mutating func write(_ phase: Phase<RowID>, into bytes: inout [UInt8]) {
      switch phase {
      case .rest: bytes.append(0)
      case .swiping(let swipe):
        bytes += [1, number(swipe.row), swipe.edge == .leading ? 0 : 1]
        write(swipe.armed?.text, into: &bytes)
      case .open(let open): bytes += [2, number(open.row), open.edge == .leading ? 0 : 1]
      case .prompting(let prompting):
        bytes += [3, prompting.isPresented ? 1 : 0, UInt8(truncatingIfNeeded: prompting.position)]
        write(prompting.action.text, into: &bytes)
        write(Array(prompting.rows), into: &bytes)
        if let kept = prompting.keptRow {
          bytes += [number(kept.row), kept.edge == .leading ? 0 : 1]
        } else {
          bytes.append(UInt8.max)
        }
        write(prompting.slot, into: &bytes)
      case .dragging(let drag):
        bytes += [4, number(drag.row)]
        write(drag.gap, into: &bytes)
      }
    }

    private mutating func write(_ mutation: Mutation<RowID>, into bytes: inout [UInt8]) {
      switch mutation.purpose {
      case .perform: bytes.append(mutation.isUndoable ? 2 : 0)  // No matter under which name.
      case .undo(let offer):
        bytes.append(1)
        write(offer, into: &bytes)
      }
      switch mutation.answer {
      case .awaited: bytes.append(0)
      case .unknown: bytes.append(1)
      case .succeeded(let revision):
        bytes.append(2)
        write(revision, into: &bytes)
      }
      bytes.append(UInt8(truncatingIfNeeded: mutation.change.rawValue.utf8.first ?? 0))
      bytes.append(mutation.look == .plain ? 0 : mutation.look == .busy ? 1 : 2)
      write(Array(mutation.rows), into: &bytes)
      write(mutation.doubtedRows.map { number($0) }.sorted(), into: &bytes)
      guard mutation.isUndoable else { return }
      if mutation.change == .removes { write(Array(mutation.ownRows), into: &bytes) }
      write(mutation.origin, into: &bytes)
    }

    private mutating func write(_ offer: UndoOffer<RowID>, into bytes: inout [UInt8]) {
      bytes.append(UInt8(truncatingIfNeeded: offer.change.rawValue.utf8.first ?? 0))
      write(Array(offer.rows), into: &bytes)
      write(offer.origin, into: &bytes)
    }

    private mutating func write(_ rows: [RowID], into bytes: inout [UInt8]) {
      for row in rows { bytes.append(number(row)) }
      bytes.append(UInt8.max)
    }

    private func write(_ numbers: [UInt8], into bytes: inout [UInt8]) {
      bytes += numbers
      bytes.append(UInt8.max)
    }

    private func write(_ text: String?, into bytes: inout [UInt8]) {
      if let text { bytes += text.utf8 }
      bytes.append(UInt8.max)
    }

    private mutating func write(_ slot: Slot<RowID>?, into bytes: inout [UInt8]) {
      switch slot {
      case nil: bytes.append(UInt8.max)
      case .end: bytes.append(UInt8.max - 1)
      case .before(let row): bytes.append(number(row))
      }
    }

    private func write(_ revision: Int?, into bytes: inout [UInt8]) {
      let rank = revision.flatMap(revisions.firstIndex)
      bytes.append(rank.map { UInt8(truncatingIfNeeded: $0) } ?? UInt8.max)
    }

    /// The number of a row: its place in the data, or a new one after those for a row that left.
    private mutating func number(_ row: RowID) -> UInt8 {
      if let index = numbers.firstIndex(of: row) { return UInt8(truncatingIfNeeded: index) }
      numbers.append(row)
      return UInt8(truncatingIfNeeded: numbers.count - 1)
    }
  }
}
