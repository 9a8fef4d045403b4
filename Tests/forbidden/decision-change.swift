// refused: 'preAnimatesRemoval' is a 'let' constant
import ActionStateMachine

func forge(_ decision: inout Decision) { decision.preAnimatesRemoval = true }
