// refused: 'role' is a 'let' constant
import ActionStateMachine

func forge(_ decision: inout Decision) { decision.role = .destructive }
