import ActionStateMachine

/// The completions that swipe handlers were given, each called once: the row goes home with it.
@MainActor struct HandlerCompletions<RowID: Hashable & Sendable> {
  private struct Entry {
    let row: RowID
    let complete: (Bool) -> Void
    /// Whether the machine took the press, once it was asked.
    var wasTaken: Bool?
  }

  private var entries: [Entry] = []

  /// A handler began for `row`; its press is sent next.
  mutating func begin(_ row: RowID, _ complete: @escaping (Bool) -> Void) {
    entries.append(Entry(row: row, complete: complete))
  }

  /// Whether a handler of `row` waits, so that its completion will let the row go home.
  func waits(for row: RowID) -> Bool { entries.contains { $0.row == row } }

  /// Calls those that are due after `event`: the press was heard, and the row does not rest open.
  mutating func settle(
    after event: Event<RowID>, _ outcome: Outcome, in machine: ListStateMachine<RowID>
  ) {
    guard !entries.isEmpty else { return }
    for index in entries.indices where entries[index].wasTaken == nil {
      guard event.isPress(on: entries[index].row) else { continue }
      entries[index].wasTaken = outcome == .handled
    }
    let due = entries.filter {
      $0.wasTaken != nil && machine.appearance(of: $0.row)?.openEdge == nil
    }
    guard !due.isEmpty else { return }
    entries.removeAll { $0.wasTaken != nil && machine.appearance(of: $0.row)?.openEdge == nil }
    for entry in due { entry.complete(entry.wasTaken == true) }
  }
}

extension Event {
  /// Whether it is what the press of a swipe button on `row` is reported as.
  fileprivate func isPress(on row: RowID) -> Bool {
    switch self {
    case .trigger(_, let rows, .tap): rows.contains(row)
    case .fullSwipe(let swiped, _, _): swiped == row
    case .confirm: true
    default: false
    }
  }
}
