// refused: extraneous argument label 'unchecked:' in call
import ActionStateMachine

let set = ActionSet(unchecked: [RowAction(id: "", label: "No id")])
