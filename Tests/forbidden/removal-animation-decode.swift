// refused: requires that 'RemovalAnimation<String>' conform to 'Decodable'
import ActionStateMachine

func decode<Value: Decodable>(_ type: Value.Type) {}
func forge() { decode(RemovalAnimation<String>.self) }
