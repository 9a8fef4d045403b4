import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("Planted faults")
struct PlantTests {
  @Test("Every planted fault is found by walking at random", arguments: Plant.allCases)
  func found(plant: Plant) throws {
    var walk = RandomWalk(actions: .standard, rows: ["a", "b", "c"], others: ["d"])
    walk.plant = plant
    walk.shrinks = false
    let needsCopies: Set<Law> = [.triggersAgree, .gesturesAreOptional, .totalAndDeterministic]
    walk.checksCopies = needsCopies.contains(plant.law)
    var found: Breach?
    for seed in 1...60 where found == nil {
      do throws(CounterExample<String>) {
        try walk.run(seed: UInt64(seed))
      } catch {
        found = error.breach
      }
    }
    #expect(found != nil, "\(plant) stays hidden")
  }

  @Test("A fault is shown by the shortest list of events, ready to paste")
  func shortest() throws {
    var walk = RandomWalk(actions: .standard, rows: ["a", "b"])
    walk.plant = .performOnCancel
    let example = try #require(throws: CounterExample<String>.self) {
      for seed in 1...60 { try walk.run(seed: UInt64(seed)) }
    }
    #expect(example.breach.law == .noMeansNo)
    #expect(example.events.count == 2 && example.events.last?.kind == .cancel)
    #expect(example.regressionTest.contains("try list.send(.cancel(PromptID(1)))"))
  }

  @Test("Every law has a fault that breaks it")
  func everyLaw() {
    #expect(Set(Plant.allCases.map(\.law)) == Set(Law.allCases))
  }
}
