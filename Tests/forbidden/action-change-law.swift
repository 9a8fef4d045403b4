// refused: 'preAnimatesRemoval' is a get-only property
import ActionStateMachine

func forge(_ action: inout RowAction) { action.preAnimatesRemoval = true }
