import ActionStateMachine
import ActionStateMachineCHeader

/// Stores where a list stands.
@c @implementation public func asm_phase_of(
  _ list: asm_list, _ phase: UnsafeMutablePointer<asm_phase>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(list)
    guard let phase else { throw Refused(Misuse.pointer) }
    phase.pointee = asm_phase(object.machine.phase, actions: object.machine.actions)
    return 0
  }
}

/// Stores how a row must be drawn.
@c @implementation public func asm_appearance_of(
  _ list: asm_list, _ row: Int32, _ appearance: UnsafeMutablePointer<asm_appearance>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(list)
    guard let appearance else { throw Refused(Misuse.pointer) }
    guard let look = object.machine.appearance(of: try checkedRow(row)) else { return 0 }
    appearance.pointee = asm_appearance(
      open_edge: look.openEdge.number, swiped_edge: look.swipedEdge.number,
      armed: look.armedAction.map(object.machine.actions.number) ?? noNumber,
      inline_prompt: look.inlinePrompt.map { Int32(clamping: $0.number) } ?? noNumber,
      is_busy: look.isBusy.number, is_pre_animated: look.isPreAnimated.number,
      is_lifted: look.isLifted.number, is_held: look.isHeld.number,
      is_selected: look.isSelected.number, takes_actions: look.takesActions.number)
    return 1
  }
}

/// Stores the rows on screen.
@c @implementation public func asm_visible_rows(
  _ list: asm_list, _ rows: UnsafeMutablePointer<Int32>?, _ capacity: Int32
) -> Int32 {
  answer { () throws(Refused) in try store(try object(list).machine.visibleRows, rows, capacity) }
}

/// Stores the rows of the data.
@c @implementation public func asm_data_rows(
  _ list: asm_list, _ rows: UnsafeMutablePointer<Int32>?, _ capacity: Int32
) -> Int32 {
  answer { () throws(Refused) in try store(try object(list).machine.dataRows, rows, capacity) }
}

/// Stores the unfinished tickets.
@c @implementation public func asm_tickets(
  _ list: asm_list, _ tickets: UnsafeMutablePointer<Int32>?, _ capacity: Int32
) -> Int32 {
  answer { () throws(Refused) in
    let mutations = try object(list).machine.mutations
    return try store(mutations.map { Int32(clamping: $0.ticket.number) }, tickets, capacity)
  }
}

/// Returns whether a list would take a trigger.
@c @implementation public func asm_offers(
  _ list: asm_list, _ row: Int32, _ action: Int32, _ path: Int32
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(list)
    let id = try object.machine.actions.action(action).id
    let offered = object.machine.offeredActions(
      on: try checkedRow(row), via: try Trigger(path: path))
    return offered.contains { $0.action == id }.number
  }
}

/// Stores what follows from an action.
@c @implementation public func asm_decision_for(
  _ list: asm_list, _ action: Int32, _ path: Int32,
  _ result: UnsafeMutablePointer<asm_decision>?
) -> Int32 {
  answer { () throws(Refused) in
    let action = try object(list).machine.actions.action(action)
    guard let result else { throw Refused(Misuse.pointer) }
    result.pointee = asm_decision(decision(for: action, trigger: try Trigger(path: path)))
    return 0
  }
}

extension asm_phase {
  fileprivate init(_ phase: Phase<RowNumber>, actions: ActionSet) {
    self.init()
    (row, edge, action, prompt, prompt_kind, before) = (
      noNumber, noNumber, noNumber, noNumber, noNumber, noNumber
    )
    switch phase {
    case .rest: kind = Int32(ASM_PHASE_REST)
    case .swiping(let swipe):
      (kind, row, edge) = (Int32(ASM_PHASE_SWIPING), swipe.row, swipe.edge.number)
      action = swipe.armed.map(actions.number) ?? noNumber
    case .open(let open):
      (kind, row, edge) = (Int32(ASM_PHASE_OPEN), open.row, open.edge.number)
    case .prompting(let prompting):
      kind = Int32(ASM_PHASE_PROMPTING)
      (row, edge) = (prompting.keptRow?.row ?? noNumber, (prompting.keptRow?.edge).number)
      action = actions.number(of: prompting.action)
      prompt = Int32(clamping: prompting.prompt.number)
      prompt_kind = prompting.kind.number
      is_presented = prompting.isPresented.number
    case .dragging(let drag):
      (kind, row) = (Int32(ASM_PHASE_DRAGGING), drag.row)
      (has_gap, before) = ((drag.gap != nil).number, drag.gap?.number ?? noNumber)
    }
  }
}
