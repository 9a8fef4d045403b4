import ActionStateMachine
import ActionStateMachineCHeader

/// A row is known by the front end's own number.
typealias RowNumber = Int32

/// What a list's handle stands for: the machine, and the last event's commands as C reads them.
final class ListObject {
  private(set) var machine: ListStateMachine<RowNumber>
  /// What the last event did, as the machine says it.
  private(set) var transition = Transition<RowNumber>()
  /// The same as C reads them.
  private(set) var commands: [asm_command] = []
  private var rows = UnsafeMutableBufferPointer<RowNumber>(start: nil, count: 0)

  init(_ machine: ListStateMachine<RowNumber>) { self.machine = machine }

  deinit { rows.deallocate() }

  /// Takes in `event`, whose failure has C's `reason`, and returns how many commands follow.
  func send(_ event: Event<RowNumber>, reason: Int32) -> Int32 {
    machine.send(event, into: &transition)
    commands.removeAll(keepingCapacity: true)
    makeRoom(for: transition.reduce(0) { $0 + ($1.rows?.count ?? 0) })
    var used = 0
    for command in transition {
      var written = asm_command(command, actions: machine.actions, reason: reason)
      if let list = command.rows {
        written.rows = UnsafePointer(rows.baseAddress?.advanced(by: used))
        written.row_count = Int32(clamping: list.count)
        for row in list {
          rows[used] = row
          used += 1
        }
      }
      commands.append(written)
    }
    return Int32(clamping: commands.count)
  }

  private func makeRoom(for count: Int) {
    guard count > rows.count else { return }
    rows.deallocate()
    rows = .allocate(capacity: count)
    rows.initialize(repeating: 0)
  }
}

/// C calls from one thread at a time, as the header asks it to.
nonisolated(unsafe) var lists = HandleTable<ListObject>()
nonisolated(unsafe) var trackers = HandleTable<TrackerObject>()
