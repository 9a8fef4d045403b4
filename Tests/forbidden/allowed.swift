// accepted
import ActionStateMachine

func use(_ command: Command<String>) throws -> Bool {
  let action = RowAction(id: "delete", label: "Delete", edge: .trailing, change: .removes)
  let set = try ActionSet([action])
  let decision = decision(for: action, trigger: .fullSwipe)
  if case .preAnimateRemoval(let animation) = command { return animation.row == "a" }
  return decision.preAnimatesRemoval && set["delete"]?.preAnimatesRemoval == true
}
