import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("Random walks")
struct RandomWalkTests {
  @Test("Every law holds wherever a random walk leads", arguments: 0..<3)
  func everyLawHolds(set: Int) throws {
    var coverage = Coverage()
    for (number, policy) in SampleWorlds.policies.enumerated() {
      let walk = RandomWalk(
        actions: try SampleWorlds.actions(set), policy: policy, rows: ["a", "b", "c"],
        others: ["d", "e"])
      coverage.add(try walk.run(seed: UInt64(number), length: 80))
    }
    #expect(coverage.counts.count > 50, "\(coverage)")
  }
}
