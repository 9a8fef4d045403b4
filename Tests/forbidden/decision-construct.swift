// refused: 'Decision' initializer is inaccessible due to 'internal' protection level
import ActionStateMachine

let action = RowAction(id: "delete", label: "Delete")
let decision = Decision(action, trigger: .fullSwipe)
