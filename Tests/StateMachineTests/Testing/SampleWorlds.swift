import ActionStateMachine

/// Action sets that together use every property an action has.
enum SampleWorlds {
  /// Every prompt kind, rows that stay open, deferred and undoable changes, a move that asks.
  static func asking() throws -> ActionSet {
    try ActionSet([
      RowAction(
        id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
        change: .removes, prompts: [.alert], rowWhilePrompting: .staysOpenOnCancel,
        isUndoable: true),
      RowAction(
        id: "tap twice", label: "Delete", edge: .trailing, isDestructive: true, change: .removes,
        prompts: [.inline], rowWhilePrompting: .closesAtAnswer),
      RowAction(
        id: "erase", label: "Erase", edge: .leading, allowsFullSwipe: true, change: .removes,
        prompts: [.sheet, .popover, .authentication], commit: .deferred, isUndoable: true),
      RowAction(
        id: "move", label: "Move", change: .moves, prompts: [.alert], commit: .deferred,
        isUndoable: true, isReorder: true),
    ])
  }

  /// Deferred and undoable changes of every kind, and two full swipes on an edge.
  static func waiting() throws -> ActionSet {
    try ActionSet([
      RowAction(
        id: "trash", label: "Trash", edge: .trailing, allowsFullSwipe: true, change: .removes,
        isUndoable: true),
      RowAction(
        id: "discard", label: "Discard", edge: .trailing, allowsFullSwipe: true,
        isDestructive: true, change: .removes, prompts: [.dialog],
        rowWhilePrompting: .closesAtAnswer),
      RowAction(
        id: "submit", label: "Submit", edge: .leading, change: .updates, commit: .deferred,
        isUndoable: true),
      RowAction(
        id: "pin", label: "Pin", edge: .leading, change: .moves, prompts: [.inline],
        commit: .deferred, rowWhilePrompting: .staysOpenOnCancel, isUndoable: true),
      RowAction(id: "withdraw", label: "Withdraw", change: .removes, commit: .deferred),
      RowAction(
        id: "copy", label: "Copy", change: .nothing, prompts: [.popover], commit: .deferred,
        isUndoable: true),
      RowAction(
        id: "move", label: "Move", change: .moves, prompts: [.dialog, .authentication],
        isReorder: true),
    ])
  }

  /// The sets by number: the built-in one, then those above.
  static func actions(_ number: Int) throws -> ActionSet {
    switch number {
    case 0: .standard
    case 1: try asking()
    default: try waiting()
    }
  }

  /// All policies that there are.
  static let policies: [Policy] = Policy.OpeningAnother.allCases.flatMap { opening in
    Policy.ClosingTap.allCases.flatMap { tap in
      Policy.PromptInBackground.allCases.map { background in
        Policy(openingAnother: opening, closingTap: tap, promptInBackground: background)
      }
    }
  }
}
