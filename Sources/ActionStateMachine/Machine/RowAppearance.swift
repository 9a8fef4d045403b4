/// How a row must be drawn now, whatever was drawn before: for a view that is recycled or rebuilt.
///
/// It equals what a front end shows that obeyed every command.
public struct RowAppearance: Hashable, Sendable {
  /// The edge to which the row rests open.
  public let openEdge: Edge?
  /// The edge that a finger uncovers.
  public let swipedEdge: Edge?
  /// The action that letting go would run.
  public let armedAction: ActionID?
  /// Whether it shows that it waits.
  public let isBusy: Bool
  /// Whether it left ahead of the data, and takes no space.
  public let isPreAnimated: Bool
  /// Whether it is raised.
  public let isLifted: Bool
  /// Whether it is drawn where it was dropped, not where the data has it.
  public let isHeld: Bool
  /// Whether it is selected.
  public let isSelected: Bool
  /// The second-tap prompt that its buttons show.
  public let inlinePrompt: PromptID?
  /// Whether an action on it would be taken. Where it would not, its buttons have no platform role,
  /// or are not offered: a refused trigger must not have removed the row either.
  public let takesActions: Bool
}

/// An action that a row takes now, with what the platform is told about its button.
public struct OfferedAction: Hashable, Sendable {
  /// The action.
  public let action: ActionID
  /// The role of its button.
  public let role: Decision.Role
  /// The colour of its button.
  public let tint: Decision.Tint
}

extension ListStateMachine {
  /// How `row` must be drawn now, or `nil` if the data has no such row.
  public func appearance(of row: RowID) -> RowAppearance? {
    guard state.order.contains(row) else { return nil }
    let look = state.mutation(claiming: row)?.look
    let isSwiped = state.phase.isSwiping(row)
    var inlinePrompt: PromptID?
    if let prompting = livePrompt, prompting.kind == .inline, prompting.rows.contains(row) {
      inlinePrompt = prompting.prompt
    }
    return RowAppearance(
      openEdge: state.phase.openEdge(of: row), swipedEdge: isSwiped ? state.phase.parts.edge : nil,
      armedAction: isSwiped ? state.phase.parts.action.map { actions.storage[$0].id } : nil,
      isBusy: look == .busy, isPreAnimated: look == .preAnimated,
      isLifted: state.phase.isLifted(row), isHeld: state.held.contains(row),
      isSelected: state.selection.contains(row),
      inlinePrompt: inlinePrompt, takesActions: takesActions(row))
  }

  /// The actions that `row` takes now by way of `trigger`, in the order of the buttons.
  ///
  /// None where the machine would refuse all of them.
  public func offeredActions(on row: RowID, via trigger: Trigger) -> [OfferedAction] {
    guard state.order.contains(row), takesActions(row) else { return [] }
    if state.isEditing, trigger.isOnSwipeButton { return [] }
    return actions.actions.compactMap { action in
      guard !action.isReorder else { return nil }
      switch trigger {
      case .fullSwipe where !action.allowsFullSwipe: return nil
      case .path(.tap) where action.edge == nil: return nil
      case .fullSwipe, .path: break
      }
      let decision = decision(for: action, trigger: trigger)
      return OfferedAction(action: action.id, role: decision.role, tint: decision.tint)
    }
  }

  /// Whether the machine would take a trigger of an action on `row`, which the data has.
  func takesActions(_ row: RowID) -> Bool {
    !state.isDragging && !state.isBlocked && !state.isClaimedOrHeld(row)
  }
}
