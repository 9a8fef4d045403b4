// refused: 'actions' is a get-only property
import ActionStateMachine

func smuggle(_ set: inout ActionSet) { set.actions.append(RowAction(id: "", label: "No id")) }
