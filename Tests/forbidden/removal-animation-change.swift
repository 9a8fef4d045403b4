// refused: 'row' is a 'let' constant
import ActionStateMachine

func redirect(_ animation: inout RemovalAnimation<String>) { animation.row = "b" }
