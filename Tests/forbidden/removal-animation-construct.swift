// refused: 'RemovalAnimation<RowID>' initializer is inaccessible due to 'internal' protection level
import ActionStateMachine

let command = Command.preAnimateRemoval(RemovalAnimation(row: "a", exit: .collapse))
