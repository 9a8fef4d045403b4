import ActionStateMachine
import ActionStateMachineCHeader

extension ActionSet {
  /// The set of the actions that C points to.
  init(
    _ start: UnsafePointer<asm_action>?, _ count: Int32
  ) throws(Refused) {
    var actions: [RowAction] = []
    for (position, action) in try elements(start, count).enumerated() {
      actions.append(try RowAction(action, position: Int32(clamping: position)))
    }
    do throws(ActionSetError) {
      try self.init(actions)
    } catch {
      throw Refused(Misuse.actions)
    }
  }

  /// The action that C names, for a decision.
  func action(_ number: Int32) throws(Refused) -> RowAction {
    guard actions.indices.contains(Int(number)) else { throw Refused(Misuse.value) }
    return actions[Int(number)]
  }

  /// What C calls the action.
  func number(of id: ActionID) -> Int32 {
    actions.firstIndex { $0.id == id }.map { Int32(clamping: $0) } ?? noNumber
  }
}

extension RowAction {
  fileprivate init(_ action: asm_action, position: Int32) throws(Refused) {
    let known =
      ASM_FLAG_FULL_SWIPE | ASM_FLAG_DESTRUCTIVE | ASM_FLAG_DEFERRED | ASM_FLAG_UNDOABLE
      | ASM_FLAG_REORDER
    guard action.flags & ~Int32(known | ASM_FLAG_TINTED) == 0 else { throw Refused(Misuse.value) }
    func has(_ flag: Int) -> Bool { action.flags & Int32(flag) != 0 }
    self.init(
      id: ActionID(position: position), label: "",
      edge: action.edge == noNumber ? nil : try Edge(number: action.edge),
      allowsFullSwipe: has(ASM_FLAG_FULL_SWIPE), isDestructive: has(ASM_FLAG_DESTRUCTIVE),
      change: try RowChange(number: action.change), tint: has(ASM_FLAG_TINTED) ? "" : nil,
      prompts: try Self.prompts(of: action),
      commit: has(ASM_FLAG_DEFERRED) ? .deferred : .immediate,
      rowWhilePrompting: try RowWhilePrompting(number: action.row_while_prompting),
      isUndoable: has(ASM_FLAG_UNDOABLE), isReorder: has(ASM_FLAG_REORDER))
  }

  private static func prompts(of action: asm_action) throws(Refused) -> [Prompt] {
    guard 0...ASM_MAX_PROMPTS ~= action.prompt_count else { throw Refused(Misuse.size) }
    let all = action.prompts
    let numbers = [all.0, all.1, all.2, all.3, all.4, all.5, all.6, all.7]
    var prompts: [Prompt] = []
    for number in numbers.prefix(Int(action.prompt_count)) {
      prompts.append(try Prompt(number: number))
    }
    return prompts
  }
}

extension Policy {
  init(_ policy: asm_policy) {
    self.init(
      openingAnother: policy.guards_open_row == 0 ? .transfer : .guard,
      closingTap: policy.passes_taps_through == 0 ? .swallow : .passThrough,
      promptInBackground: policy.cancels_prompt_in_background == 0 ? .keep : .cancel)
  }
}

extension Trigger {
  /// The trigger that C names by its path, or a full swipe by none.
  init(path: Int32) throws(Refused) {
    self = path == noNumber ? .fullSwipe : .path(try Path(number: path))
  }
}

extension asm_decision {
  init(_ decision: Decision) {
    let tint =
      switch decision.tint {
      case .platform: ASM_TINT_PLATFORM
      case .own: ASM_TINT_OWN
      case .neutral: ASM_TINT_NEUTRAL
      case .red: ASM_TINT_RED
      }
    self.init(
      pre_animates_removal: decision.preAnimatesRemoval.number,
      has_destructive_role: (decision.role == .destructive).number, tint: Int32(tint),
      hint: Int32(decision.hint.rawValue))
  }
}
