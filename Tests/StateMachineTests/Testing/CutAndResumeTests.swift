import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("Cut and resume")
struct CutAndResumeTests {
  @Test("A list cut anywhere and resumed goes on with the same commands", arguments: 0..<3)
  func resumed(set: Int) throws {
    let actions = try SampleWorlds.actions(set)
    let rows = ["a", "b", "c"]
    for (number, policy) in SampleWorlds.policies.enumerated() {
      var checked = CheckedMachine(actions: actions, policy: policy, rows: rows)
      checked.checksCopies = false
      var generator = EventGenerator(actions: actions, pool: rows + ["d"], seed: UInt64(number))
      for _ in 0..<40 {
        var resumed = try ListStateMachine(
          actions: actions, policy: policy, resuming: checked.machine.savedState)
        #expect(resumed == checked.machine)
        let event = generator.next(checked.checker)
        let transition = try checked.send(event)
        #expect(Array(resumed.send(event)) == transition.commands)
        generator.note(transition)
      }
    }
  }
}
