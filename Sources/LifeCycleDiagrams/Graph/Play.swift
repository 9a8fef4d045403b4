import ActionStateMachine

/// A list with the row that is watched and one more, and what the row event means to it now.
struct Play: Hashable, Sendable {
  typealias Machine = ListStateMachine<String>

  static let row = "watched"
  static let other = "other"

  static let actions = [
    RowAction(
      id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
      change: .removes, prompts: [.alert]),
    RowAction(
      id: "archive", label: "Archive", edge: .leading, allowsFullSwipe: true, change: .removes,
      isUndoable: true),
    RowAction(id: "send", label: "Send", change: .removes, commit: .deferred),
    RowAction(id: "reorder", label: "Reorder", change: .moves, isReorder: true),
  ]

  private(set) var machine: Machine

  init(_ actions: ActionSet) {
    machine = Machine(actions: actions, rows: [Self.row, Self.other])
  }

  /// The list with all at rest.
  static func start() throws(LifeCycleError) -> Play {
    do throws(ActionSetError) {
      return Play(try ActionSet(actions))
    } catch {
      throw .actions(error)
    }
  }

  /// Where the watched row stands.
  var state: RowState { RowState(of: Self.row, in: machine) }

  /// The list after `events`.
  func after(_ events: [Event<String>]) -> Play {
    var next = self
    for event in events { _ = next.machine.send(event) }
    return next
  }

  /// The ways in which `event` can reach the machine now: each is what the machine is sent.
  func ways(of event: RowEvent) -> [[Event<String>]] {
    let row = Self.row
    let prompt = machine.livePrompt?.prompt ?? PromptID(1)
    switch event {
    case .swipe: return Edge.allCases.map { [.swipeBegan(row, edge: $0)] }
    case .arm: return [[.swipeArmed(row, nil)]]
    case .disarm: return [[.swipeDisarmed(row)]]
    case .reveal: return Edge.allCases.map { [.reveal(row, edge: $0)] }
    case .close:
      guard !isDragging else { return [] }
      return [
        [.conceal(row)], [.tapRow(row)], [.tapOutside], [.scroll], [.swipeCancelled(row)],
        [.background],
      ]
    case .chooseAsking: return starts("delete", .trailing)
    case .chooseLeaving: return starts("archive", .leading)
    case .chooseWaiting: return starts("send", nil)
    case .appear: return [[.presented(prompt)]]
    case .yes: return [[.confirm(prompt)]]
    case .no: return [[.cancel(prompt)], [.gone(prompt)]]
    case .lift: return [[.lift(row)]]
    case .dropElsewhere: return [[.hover(.slot(farSlot)), .drop]]
    case .dropHome: return [[.hover(.slot(ownSlot)), .drop], [.hover(.outside), .drop]]
    case .dragLost: return isDragging ? [[.cancelDrag], [.background]] : []
    case .succeed, .fail: return answers(event)
    case .undo: return machine.undoOffers.map { [.undo($0.ticket), insertion] }
    case .expire: return machine.undoOffers.map { [.undoExpired($0.ticket)] }
    case .vanish: return [[.rowsChanged(RowsChange(remove: [row]))]]
    case .comeBack: return machine.dataRows.contains(row) ? [] : [[insertion]]
    case .leave: return [[.leave]]
    case .comeForward: return [[.foreground]]
    }
  }

  private func starts(_ action: ActionID, _ edge: Edge?) -> [[Event<String>]] {
    var ways: [[Event<String>]] = Trigger.Path.allCases.map {
      [.trigger(action, rows: [Self.row], via: $0)]
    }
    if let edge { ways.append([.fullSwipe(Self.row, edge: edge, nil)]) }
    return ways
  }

  private var isDragging: Bool {
    if case .dragging = machine.phase { true } else { false }
  }

  private var isFirst: Bool { machine.dataRows.first == Self.row }
  private var ownSlot: Slot<String> { isFirst ? .before(Self.other) : .end }
  private var farSlot: Slot<String> { isFirst ? .end : .before(Self.other) }
  private var insertion: Event<String> {
    .rowsChanged(RowsChange(insert: [.init(Self.row, at: .end)]))
  }

  /// What the store says of the row's change, and the data with it, in each order that can be.
  private func answers(_ event: RowEvent) -> [[Event<String>]] {
    guard let mutation = machine.mutations.first(where: { $0.rows.contains(Self.row) }) else {
      return []
    }
    let ticket = mutation.ticket
    let unchanged = Event.rowsChanged(RowsChange(snapshot: machine.dataRows))
    guard event == .succeed else {
      return [
        [.mutationFailed(ticket, reason: nil, rows: nil)], [.mutationUnknown(ticket), unchanged],
      ]
    }
    let shown =
      mutation.change == .removes
      ? machine.drawnRows.filter { $0 != Self.row } : machine.drawnRows
    let changed = Event.rowsChanged(RowsChange(snapshot: shown))
    let succeeded = Event<String>.mutationSucceeded(ticket, revision: nil)
    return [[succeeded, changed], [changed, succeeded], [.mutationUnknown(ticket), changed]]
  }
}
