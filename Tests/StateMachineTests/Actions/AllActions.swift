import ActionStateMachine

/// Every action that a set accepts, but for names and edges: each change, chain of prompts, commit
/// and flag with each other.
let allActions: [RowAction] = {
  var actions: [RowAction] = []
  let chains: [[Prompt]] = [[]] + Prompt.allCases.map { [$0] } + [[.dialog, .authentication]]
  for change in RowChange.allCases {
    for prompts in chains {
      for commit in Commit.allCases {
        for row in RowWhilePrompting.allCases {
          for bits in 0..<16 {
            let isReorder = bits & 8 != 0
            if isReorder, change != .moves || prompts.contains(.inline) { continue }
            if row == .closes, prompts.contains(.inline) { continue }
            actions.append(
              RowAction(
                id: "action", label: "Action", edge: isReorder ? nil : .leading,
                isDestructive: bits & 1 != 0, change: change, tint: bits & 2 != 0 ? "blue" : nil,
                prompts: prompts, commit: commit, rowWhilePrompting: row,
                isUndoable: bits & 4 != 0, isReorder: isReorder))
          }
        }
      }
    }
  }
  return actions
}()
