import ActionStateMachine
import ActionStateMachineJSON
import Testing

@Test(
  "A set of actions is read back as it was written", arguments: [[], ActionSet.standard.actions])
func writtenActions(actions: [RowAction]) throws {
  let set = try ActionSet(actions)
  let read: ActionSet = try StrictJSONDecoder().decode(from: set.json.utf8)
  #expect(read == set)
}
