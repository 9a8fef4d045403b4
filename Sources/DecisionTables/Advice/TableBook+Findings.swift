import ActionStateMachine

extension TableBook {
  /// What the designer of the actions may want to think about again, action by action.
  public var findings: [Finding] {
    actions.actions.flatMap { action in
      kinds(for: action).map { kind in
        Finding(
          action: action.id, kind: kind, rules: rules(for: kind, action),
          weight: weight(of: kind, action))
      }
    }
  }

  private func kinds(for action: RowAction) -> [Finding.Kind] {
    var kinds: [Finding.Kind] = []
    // The machine's own advice comes first. Which trigger it is about depends on the action.
    let trigger: Trigger =
      action.allowsFullSwipe ? .fullSwipe : action.edge == nil ? .path(.menu) : .path(.tap)
    let advice = decision(for: action, trigger: trigger).advice
    if advice.contains(.undoOrAskFullSwipe) { kinds.append(.undoOrAskFullSwipe) }
    if advice.contains(.undoOrAsk) { kinds.append(.undoOrAsk) }
    if advice.contains(.leaveOutRole) { kinds.append(.leaveOutRole) }
    if !action.prompts.isEmpty {
      if action.isUndoable, action.edge != nil {
        kinds.append(.needlessPrompt)
      } else if action.change == .nothing, !action.isDestructive {
        kinds.append(.emptyPrompt)
      }
    }
    kinds += DecisionTable.lackingPaths(of: action, known: known[action.id])
    if action.label.allSatisfy(\.isWhitespace) { kinds.append(.noLabel) }
    return kinds
  }

  private func weight(of kind: Finding.Kind, _ action: RowAction) -> Finding.Weight {
    switch kind {
    case .undoOrAsk, .undoOrAskFullSwipe, .needlessPrompt, .emptyPrompt, .noLabel: .warning
    case .leaveOutRole: .note
    case .swipeOnly, .dragOnly, .noKeys, .noAccessibilityAction:
      known[action.id] == nil ? .note : .warning
    }
  }

  /// The rules to read about `kind`.
  private func rules(for kind: Finding.Kind, _ action: RowAction) -> [String] {
    switch kind {
    case .undoOrAsk, .undoOrAskFullSwipe: ["E2", "E4"]
    case .leaveOutRole: ["D4", "O1"]
    case .needlessPrompt: ["E2"]
    case .emptyPrompt: ["E1"]
    case .swipeOnly, .dragOnly, .noKeys, .noAccessibilityAction: ["\(action.id.text).paths"]
    case .noLabel: []
    }
  }
}
