import ActionStateMachine

/// A button of a row, with all that a platform is told about it.
public struct RowButton: Hashable, Sendable, Identifiable {
  /// Where the colour comes from.
  public enum Tint: Hashable, Sendable {
    /// From the platform.
    case platform
    /// From the action, which names it.
    case named(String)
    /// A neutral colour, set explicitly.
    case neutral
    /// Red.
    case red
  }

  /// The action that it starts.
  public let id: ActionID
  /// What it says.
  public let label: String
  /// The role that the platform is told.
  public let role: Decision.Role
  /// Its colour.
  public let tint: Tint
  /// What is said besides its label.
  public let hint: Decision.Hint
  /// Whether a full swipe presses it, if it is the outermost on its edge.
  public let allowsFullSwipe: Bool
  /// The edge that it is revealed on.
  public let edge: Edge?

  init(_ action: RowAction, offer: OfferedAction, trigger: Trigger) {
    id = action.id
    label = action.label
    role = offer.role
    switch offer.tint {
    case .platform: tint = .platform
    case .own: tint = action.tint.map(Tint.named) ?? .platform
    case .neutral: tint = .neutral
    case .red: tint = .red
    }
    hint = decision(for: action, trigger: trigger).hint
    allowsFullSwipe = action.allowsFullSwipe
    edge = action.edge
  }
}

extension ListStateMachine {
  /// The buttons that a swipe reveals on `edge` of `row`, outermost first; none while the machine
  /// would refuse them, so that no platform acts on a role in vain.
  ///
  /// - Parameter isPresent: Whether this row has the action.
  public func swipeButtons(
    on row: RowID, edge: Edge, where isPresent: (ActionID) -> Bool = { _ in true }
  ) -> [RowButton] {
    buttons(on: row, via: .path(.tap), where: isPresent).filter { $0.edge == edge }
  }

  /// The buttons that `row` has in a menu, or among its accessibility actions.
  ///
  /// - Parameter isPresent: Whether this row has the action.
  public func buttons(
    on row: RowID, via trigger: Trigger, where isPresent: (ActionID) -> Bool = { _ in true }
  ) -> [RowButton] {
    offeredActions(on: row, via: trigger).compactMap { offer in
      guard isPresent(offer.action), let action = actions[offer.action] else { return nil }
      return RowButton(action, offer: offer, trigger: trigger)
    }
  }

  /// What the press of a button means: the second tap that an inline prompt waits for, or else a
  /// trigger.
  public func press(_ action: ActionID, on row: RowID, via path: Trigger.Path) -> Event<RowID> {
    if path == .tap, let live = livePrompt, live.kind == .inline, live.action == action,
      live.rows.contains(row)
    {
      return .confirm(live.prompt)
    }
    return .trigger(action, rows: [row], via: path)
  }
}
