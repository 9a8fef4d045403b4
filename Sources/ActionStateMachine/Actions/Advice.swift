/// What the designer of an action may want to think about again. Never enforced.
public struct Advice: OptionSet, Hashable, Sendable {
  /// The pieces of advice, a bit each.
  public let rawValue: UInt8

  /// Creates advice from its pieces.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Offer to undo it, or ask first: it removes something for good, at once.
  @inlinable public static var undoOrAsk: Advice { Advice(rawValue: 1) }
  /// The same, more strongly: a full swipe is easily made by accident. Comes in its place.
  @inlinable public static var undoOrAskFullSwipe: Advice { Advice(rawValue: 2) }
  /// Give the swipe button no destructive role: the platform would remove a row that stays, or that
  /// a prompt or someone else still has to answer for.
  @inlinable public static var leaveOutRole: Advice { Advice(rawValue: 4) }

  @inlinable init(_ action: RowAction, trigger: Trigger) {
    var advice: Advice = []
    if action.isDestructive, action.change == .removes, action.prompts.isEmpty, !action.isUndoable {
      advice.insert(trigger == .fullSwipe ? .undoOrAskFullSwipe : .undoOrAsk)
    }
    if trigger.isOnSwipeButton, action.isDestructive, !action.preAnimatesRemoval {
      advice.insert(.leaveOutRole)
    }
    self = advice
  }
}
