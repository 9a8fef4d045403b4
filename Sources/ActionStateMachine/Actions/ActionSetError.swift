/// Why actions cannot form a set.
public enum ActionSetError: Error, Hashable, Sendable {
  /// The action at `position`, counted from 0, has an empty id.
  case emptyID(position: Int)
  /// Two actions have this id.
  case repeatedID(ActionID)
  /// A full swipe may run the action, but it is on no edge.
  case fullSwipeWithoutEdge(ActionID)
  /// A full swipe may run the action, but not the one named `front`, which comes before it on
  /// their edge: platforms run the first button.
  case fullSwipeBehind(ActionID, front: ActionID)
  /// The action asks by its own button, but is on no edge that has one.
  case inlineWithoutEdge(ActionID)
  /// The action asks by its own button, but its row closes before the button can ask.
  case inlineOnClosingRow(ActionID)
  /// A drop starts the action, but it does not move the row.
  case reorderWithoutMove(ActionID)
  /// A drop starts the action, but it is on an edge.
  case reorderOnEdge(ActionID)
  /// A drop starts the action, and also the one named `first`.
  case secondReorder(ActionID, first: ActionID)
}

extension ActionSetError {
  /// The first violation of the first action that has one.
  static func first(in actions: [RowAction]) -> ActionSetError? {
    for position in actions.indices {
      let action = actions[position]
      if action.id == "" { return .emptyID(position: position) }
      if let error = violation(of: action) ?? violation(of: action, after: actions[..<position]) {
        return error
      }
    }
    return nil
  }

  private static func violation(of action: RowAction) -> ActionSetError? {
    if action.isReorder {
      guard action.change == .moves else { return .reorderWithoutMove(action.id) }
      guard action.edge == nil else { return .reorderOnEdge(action.id) }
    }
    if action.allowsFullSwipe, action.edge == nil { return .fullSwipeWithoutEdge(action.id) }
    if action.prompts.contains(.inline) {
      guard action.edge != nil else { return .inlineWithoutEdge(action.id) }
      guard action.keepsRowOpen else { return .inlineOnClosingRow(action.id) }
    }
    return nil
  }

  private static func violation(
    of action: RowAction, after others: ArraySlice<RowAction>
  ) -> ActionSetError? {
    for other in others {
      if other.id == action.id { return .repeatedID(action.id) }
      if action.isReorder, other.isReorder { return .secondReorder(action.id, first: other.id) }
      if action.allowsFullSwipe, other.edge == action.edge, !other.allowsFullSwipe {
        return .fullSwipeBehind(action.id, front: other.id)
      }
    }
    return nil
  }
}

extension ActionSetError: CustomStringConvertible {
  /// What is wrong, and with which action, in a sentence.
  public var description: String {
    switch self {
    case .emptyID(let position):
      "Action number \(position + 1) has an empty id."
    case .repeatedID(let id):
      "Two actions have the id \"\(id.text)\"."
    case .fullSwipeWithoutEdge(let id):
      "A full swipe may run the action \"\(id.text)\", so it needs an edge."
    case .fullSwipeBehind(let id, let front):
      "A full swipe may run the action \"\(id.text)\", so it must come before \"\(front.text)\" "
        + "on their edge: platforms run the first button."
    case .inlineWithoutEdge(let id):
      "The action \"\(id.text)\" asks by its own button, so it needs an edge."
    case .inlineOnClosingRow(let id):
      "The action \"\(id.text)\" asks by its own button, so its row must stay open meanwhile: "
        + "closesAtAnswer or staysOpenOnCancel."
    case .reorderWithoutMove(let id):
      "A drop starts the action \"\(id.text)\", so its change must be moves."
    case .reorderOnEdge(let id):
      "A drop starts the action \"\(id.text)\", so it cannot be on an edge."
    case .secondReorder(let id, let first):
      "A drop can start one action, not both \"\(first.text)\" and \"\(id.text)\"."
    }
  }
}
