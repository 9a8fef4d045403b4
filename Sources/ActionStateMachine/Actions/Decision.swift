/// Everything that follows from an action and the way in which it was started.
///
/// Only `decision(for:trigger:)` makes one, so that no caller can claim a consequence that does not
/// follow. What a decision says about an open row holds for any displaced row: one that rests open,
/// or is being swiped, or was fully swiped. A row at rest has nothing to close.
public struct Decision: Hashable, Sendable {
  /// Whether the row may leave ahead of its data change.
  public let preAnimatesRemoval: Bool
  /// The role to give the platform for the button that starts the action.
  ///
  /// It holds only while the machine takes the trigger, which `appearance.takesActions` says: a
  /// platform acts on the role of a swipe button before anyone can refuse. On a row that takes no
  /// actions the button has no role, or is not offered.
  public let role: Role
  /// The colour of the button.
  public let tint: Tint
  /// What to say about the action besides its label, which is spoken as it is written.
  public let hint: Hint
  /// What the row does when the action starts.
  public let rowAtTrigger: RowAtTrigger
  /// What the row does when the prompt is answered no, or goes away unanswered.
  public let rowAtCancel: RowAtCancel
  /// What the row does when the last prompt is answered yes.
  public let rowAtConfirm: RowAtConfirm
  /// Whether the row shows that it waits, from the perform to the data change or the failure.
  public let isBusyMeanwhile: Bool
  /// What the row does when the data has changed.
  public let rowAtDataChange: RowAtDataChange
  /// What the row does when the data change was refused.
  public let rowAtFailure: RowAtFailure
  /// What designers may want to think about again.
  public let advice: Advice

  @inlinable init(_ action: RowAction, trigger: Trigger) {
    let preAnimatesRemoval = action.preAnimatesRemoval
    let role = Role(action, trigger: trigger)
    self.preAnimatesRemoval = preAnimatesRemoval
    self.role = role
    tint = Tint(action, role: role)
    hint = Hint(action)
    rowAtTrigger = RowAtTrigger(action)
    rowAtCancel = RowAtCancel(action)
    rowAtConfirm = RowAtConfirm(action)
    isBusyMeanwhile = action.makesRowBusy
    rowAtDataChange = RowAtDataChange(action)
    rowAtFailure = RowAtFailure(action)
    advice = Advice(action, trigger: trigger)
  }
}

/// Says what follows when `trigger` starts `action`.
///
/// A pure function, and the only place where the consequences of an action are derived. It answers
/// for every trigger, also for one that the action does not have. A drop is the only trigger of a
/// reorder action; for that one `trigger` says nothing.
@inlinable public func decision(for action: RowAction, trigger: Trigger) -> Decision {
  Decision(action, trigger: trigger)
}

extension Decision {
  /// What a platform is told about the meaning of a button.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// That it destroys something. On a swipe button a platform takes this for leave to remove the
    /// row at once; in a menu or a dialog it is styling.
    case destructive

    @inlinable init(_ action: RowAction, trigger: Trigger) {
      let isDestructive = trigger.isOnSwipeButton ? action.preAnimatesRemoval : action.isDestructive
      self = isDestructive ? .destructive : .none
    }
  }

  /// Where the colour of a button comes from.
  public enum Tint: String, Hashable, Sendable, CaseIterable {
    /// From no one: the platform draws a button without a role as it likes.
    case platform
    /// From the action: its own tint.
    case own
    /// From the role's absence of meaning: a neutral colour, set explicitly, or else the platform
    /// would draw its red.
    case neutral
    /// From the action's meaning: red.
    case red

    @inlinable init(_ action: RowAction, role: Role) {
      if action.isDestructive {
        self = .red
      } else if action.tint != nil {
        self = .own
      } else {
        self = role == .destructive ? .neutral : .platform
      }
    }
  }

  /// What a spoken hint says about an action: whatever the role cannot say without moving the row.
  public struct Hint: OptionSet, Hashable, Sendable {
    /// The facts, a bit each.
    public let rawValue: UInt8

    /// Creates a hint from its facts.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// People lose something by it.
    @inlinable public static var destructive: Hint { Hint(rawValue: 1) }
    /// It asks before it does anything.
    @inlinable public static var asksFirst: Hint { Hint(rawValue: 2) }
    /// It is done only when someone else agrees.
    @inlinable public static var waits: Hint { Hint(rawValue: 4) }
    /// It can be taken back.
    @inlinable public static var canBeUndone: Hint { Hint(rawValue: 8) }

    @inlinable init(_ action: RowAction) {
      var hint: Hint = []
      if action.isDestructive { hint.insert(.destructive) }
      if !action.prompts.isEmpty { hint.insert(.asksFirst) }
      if action.makesRowBusy { hint.insert(.waits) }
      if action.isUndoable { hint.insert(.canBeUndone) }
      self = hint
    }
  }
}
