import ActionStateMachine
import ActionStateMachineCHeader

extension Event<RowNumber> {
  /// The event that C describes.
  init(_ event: asm_event) throws(Refused) {
    switch Int(event.kind) {
    case ASM_EVENT_ROWS_CHANGED:
      guard let change = event.change else { throw Refused(Misuse.pointer) }
      self = .rowsChanged(try RowsChange(change.pointee))
    case ASM_EVENT_SWIPE_BEGAN: self = .swipeBegan(try checkedRow(event.row), edge: try event.side)
    case ASM_EVENT_SWIPE_CANCELLED: self = .swipeCancelled(try checkedRow(event.row))
    case ASM_EVENT_SWIPE_ARMED: self = .swipeArmed(try checkedRow(event.row), event.namedAction)
    case ASM_EVENT_SWIPE_DISARMED: self = .swipeDisarmed(try checkedRow(event.row))
    case ASM_EVENT_REVEAL: self = .reveal(try checkedRow(event.row), edge: try event.side)
    case ASM_EVENT_CONCEAL: self = .conceal(try checkedRow(event.row))
    case ASM_EVENT_FULL_SWIPE:
      self = .fullSwipe(try checkedRow(event.row), edge: try event.side, event.namedAction)
    case ASM_EVENT_TRIGGER:
      self = .trigger(
        ActionID(position: event.action), rows: try event.rowList,
        via: try Trigger.Path(number: event.path))
    case ASM_EVENT_TAP_ROW: self = .tapRow(try checkedRow(event.row))
    case ASM_EVENT_TAP_OUTSIDE: self = .tapOutside
    case ASM_EVENT_SCROLL: self = .scroll
    case ASM_EVENT_PRESENTED: self = .presented(PromptID(Int(event.prompt)))
    case ASM_EVENT_CONFIRM: self = .confirm(PromptID(Int(event.prompt)))
    case ASM_EVENT_CANCEL: self = .cancel(PromptID(Int(event.prompt)))
    case ASM_EVENT_GONE: self = .gone(PromptID(Int(event.prompt)))
    default: self = try Self.later(event)
    }
  }

  private static func later(_ event: asm_event) throws(Refused) -> Event {
    let ticket = Ticket(Int(event.ticket))
    switch Int(event.kind) {
    case ASM_EVENT_MUTATION_SUCCEEDED:
      return .mutationSucceeded(ticket, revision: try version(event.revision))
    case ASM_EVENT_MUTATION_FAILED:
      let rows = event.rows == nil && event.row_count == 0 ? nil : try event.rowList
      return .mutationFailed(ticket, reason: try reasonText(event.reason), rows: rows)
    case ASM_EVENT_MUTATION_UNKNOWN: return .mutationUnknown(ticket)
    case ASM_EVENT_UNDO: return .undo(ticket)
    case ASM_EVENT_UNDO_EXPIRED: return .undoExpired(ticket)
    case ASM_EVENT_EDIT: return .edit(event.is_on != 0)
    case ASM_EVENT_SELECT: return .select(try event.rowList)
    case ASM_EVENT_DESELECT: return .deselect(try event.rowList)
    case ASM_EVENT_LIFT: return .lift(try checkedRow(event.row))
    case ASM_EVENT_HOVER:
      return .hover(event.is_on != 0 ? .outside : .slot(try Slot(number: event.before)))
    case ASM_EVENT_DROP: return .drop
    case ASM_EVENT_CANCEL_DRAG: return .cancelDrag
    case ASM_EVENT_FOREIGN_DRAG: return .foreignDrag
    case ASM_EVENT_BACKGROUND: return .background
    case ASM_EVENT_FOREGROUND: return .foreground
    case ASM_EVENT_LEAVE: return .leave
    case ASM_EVENT_ENTER: return .enter
    default: throw Refused(Misuse.value)
    }
  }
}

extension asm_event {
  fileprivate var side: Edge {
    get throws(Refused) { try Edge(number: edge) }
  }

  fileprivate var rowList: RowList<RowNumber> {
    get throws(Refused) {
      let numbers = try checkedRows(rows, row_count)
      return RowList(numbers)
    }
  }

  fileprivate var namedAction: ActionID? {
    action == noNumber ? nil : ActionID(position: action)
  }
}

extension RowsChange<RowNumber> {
  fileprivate init(_ change: asm_change) throws(Refused) {
    let update = RowList<RowNumber>(try checkedRows(change.update, change.update_count))
    let revision = try version(change.revision)
    if change.is_snapshot != 0 {
      self.init(
        snapshot: try checkedRows(change.rows, change.row_count), update: update, revision: revision
      )
    } else {
      self.init(
        remove: RowList(try checkedRows(change.remove, change.remove_count)),
        insert: try Self.placements(change.insert, change.insert_count),
        move: try Self.placements(change.move, change.move_count), update: update,
        revision: revision)
    }
  }

  private static func placements(
    _ start: UnsafePointer<asm_placement>?, _ count: Int32
  ) throws(Refused) -> [Placement] {
    var placements: [Placement] = []
    for placement in try elements(start, count) {
      placements.append(
        Placement(try checkedRow(placement.row), at: try Slot(number: placement.before)))
    }
    return placements
  }
}

/// The revision that C names, or none.
private func version(_ number: Int32) throws(Refused) -> Int? {
  guard number >= noNumber else { throw Refused(Misuse.value) }
  return number == noNumber ? nil : Int(number)
}

/// That there is a reason: the machine passes it on unread, and the list keeps what C numbers.
private func reasonText(_ number: Int32) throws(Refused) -> String? {
  guard number >= noNumber else { throw Refused(Misuse.value) }
  return number == noNumber ? nil : ""
}

extension asm_event {
  /// An event of a swipe, as a tracker raises it.
  init(_ event: Event<RowNumber>) {
    self.init()
    (row, edge, action, prompt, ticket) = (noNumber, noNumber, noNumber, noNumber, noNumber)
    (path, revision, reason, before) = (noNumber, noNumber, noNumber, noNumber)
    switch event {
    case .swipeBegan(let row, let edge): fill(ASM_EVENT_SWIPE_BEGAN, row, edge)
    case .swipeCancelled(let row): fill(ASM_EVENT_SWIPE_CANCELLED, row)
    case .swipeArmed(let row, _): fill(ASM_EVENT_SWIPE_ARMED, row)
    case .swipeDisarmed(let row): fill(ASM_EVENT_SWIPE_DISARMED, row)
    case .reveal(let row, let edge): fill(ASM_EVENT_REVEAL, row, edge)
    case .conceal(let row): fill(ASM_EVENT_CONCEAL, row)
    case .fullSwipe(let row, let edge, _): fill(ASM_EVENT_FULL_SWIPE, row, edge)
    default: preconditionFailure("A tracker raises swipe events alone")
    }
  }

  private mutating func fill(_ kind: Int, _ row: RowNumber, _ edge: Edge? = nil) {
    self.kind = Int32(kind)
    self.row = row
    self.edge = edge.number
  }
}
