/// A kind of event, whatever it is about, under the name that it has in JSON.
public enum EventKind: String, Hashable, Sendable, CaseIterable {
  /// The event of the same name.
  case rowsChanged
  /// The event of the same name.
  case swipeBegan, swipeCancelled, swipeArmed, swipeDisarmed, reveal, conceal, fullSwipe
  /// The event of the same name.
  case trigger, tapRow, tapOutside, scroll
  /// The event of the same name.
  case presented, confirm, cancel, gone
  /// The event of the same name.
  case mutationSucceeded, mutationFailed, mutationUnknown, undo, undoExpired
  /// The event of the same name.
  case edit, select, deselect
  /// The event of the same name.
  case lift, hover, drop, cancelDrag, foreignDrag
  /// The event of the same name.
  case background, foreground, leave, enter
}

extension Event {
  /// What kind of event it is.
  public var kind: EventKind {
    switch self {
    case .rowsChanged: .rowsChanged
    case .swipeBegan: .swipeBegan
    case .swipeCancelled: .swipeCancelled
    case .swipeArmed: .swipeArmed
    case .swipeDisarmed: .swipeDisarmed
    case .reveal: .reveal
    case .conceal: .conceal
    case .fullSwipe: .fullSwipe
    case .trigger: .trigger
    case .tapRow: .tapRow
    case .tapOutside: .tapOutside
    case .scroll: .scroll
    case .presented: .presented
    case .confirm: .confirm
    case .cancel: .cancel
    case .gone: .gone
    case .mutationSucceeded: .mutationSucceeded
    case .mutationFailed: .mutationFailed
    case .mutationUnknown: .mutationUnknown
    case .undo: .undo
    case .undoExpired: .undoExpired
    case .edit: .edit
    case .select: .select
    case .deselect: .deselect
    case .lift: .lift
    case .hover: .hover
    case .drop: .drop
    case .cancelDrag: .cancelDrag
    case .foreignDrag: .foreignDrag
    case .background: .background
    case .foreground: .foreground
    case .leave: .leave
    case .enter: .enter
    }
  }
}
