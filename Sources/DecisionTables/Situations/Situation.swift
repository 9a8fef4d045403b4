import ActionStateMachine

/// An action and what starts it: the concrete case in which a decision is made.
struct Situation: Hashable, Sendable {
  /// Whatever starts an action, the drop of a row included.
  enum Start: Hashable, Sendable, CaseIterable {
    case trigger(Trigger)
    case drop

    static var allCases: [Start] { Trigger.allCases.map(Start.trigger) + [.drop] }
  }

  let action: RowAction
  let start: Start
  /// Whether a set accepts the action and can start it so.
  let isPossible: Bool

  init(_ action: RowAction, start: Start) {
    self.action = action
    self.start = start
    isPossible = (try? ActionSet([action])) != nil
  }

  /// What follows, or `nil` where nothing can.
  var decision: Decision? {
    guard isPossible else { return nil }
    switch start {
    case .trigger(let trigger): return ActionStateMachine.decision(for: action, trigger: trigger)
    // Only a drop starts a reorder action, so the decision asks for no trigger of its.
    case .drop: return ActionStateMachine.decision(for: action, trigger: .fullSwipe)
    }
  }

  /// The chains of prompts that are tried: none, each kind alone, and two in a row.
  static let promptChains: [[Prompt]] =
    [[]] + Prompt.allCases.map { [$0] } + [[.dialog, .authentication]]

  /// Every combination of everything that an action can be, with everything that can start it.
  static let all: [Situation] = {
    var situations: [Situation] = []
    for start in Start.allCases {
      for change in RowChange.allCases {
        for prompts in promptChains {
          for commit in Commit.allCases {
            for row in RowWhilePrompting.allCases {
              var action = RowAction(
                id: "action", label: "Action", edge: start == .drop ? nil : .trailing,
                allowsFullSwipe: start != .drop, change: change, prompts: prompts, commit: commit,
                rowWhilePrompting: row, isReorder: start == .drop)
              for flags in 0..<8 {
                action.isDestructive = flags & 1 != 0
                action.tint = flags & 2 != 0 ? "blue" : nil
                action.isUndoable = flags & 4 != 0
                situations.append(Situation(action, start: start))
              }
            }
          }
        }
      }
    }
    return situations
  }()
}
