// refused: extra argument 'preAnimatesRemoval' in call
import ActionStateMachine

let action = RowAction(id: "delete", label: "Delete", preAnimatesRemoval: true)
