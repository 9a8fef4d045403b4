import ActionStateMachine

/// The name of a command in JSON.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
  /// The command of the same name.
  case open, close, arm, disarm
  /// The command of the same name.
  case preAnimateRemoval, restoreRow, busy, unbusy
  /// The command of the same name.
  case insertRow, removeRow, moveRow, refreshRow
  /// The command of the same name.
  case lift, gap, closeGap, settle, snapBack
  /// The command of the same name.
  case present, dismiss, perform, performUndo, requestData
  /// The command of the same name.
  case offerUndo, withdrawUndo, fail, activate, select, deselect, proposal
  /// The command of the same name.
  case haptic, announce, focus
}

extension Command {
  /// The name under which the command travels.
  public var name: CommandName {
    switch self {
    case .open: .open
    case .close: .close
    case .arm: .arm
    case .disarm: .disarm
    case .preAnimateRemoval: .preAnimateRemoval
    case .restoreRow: .restoreRow
    case .busy: .busy
    case .unbusy: .unbusy
    case .insertRow: .insertRow
    case .removeRow: .removeRow
    case .moveRow: .moveRow
    case .refreshRow: .refreshRow
    case .lift: .lift
    case .gap: .gap
    case .closeGap: .closeGap
    case .settle: .settle
    case .snapBack: .snapBack
    case .present: .present
    case .dismiss: .dismiss
    case .perform: .perform
    case .performUndo: .performUndo
    case .requestData: .requestData
    case .offerUndo: .offerUndo
    case .withdrawUndo: .withdrawUndo
    case .fail: .fail
    case .activate: .activate
    case .select: .select
    case .deselect: .deselect
    case .proposal: .proposal
    case .haptic: .haptic
    case .announce: .announce
    case .focus: .focus
    }
  }
}
