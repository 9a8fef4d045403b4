import ActionStateMachineTesting
import Testing

@Suite("Shrinker")
struct ShrinkerTests {
  @Test("It keeps what a failure needs and nothing else, in order")
  func shortest() {
    let shortest = Shrinker.shortest(Array(1...200)) { $0.contains(17) && $0.contains(180) }
    #expect(shortest == [17, 180])
  }

  @Test("A list that does not fail stays as it is")
  func innocent() {
    #expect(Shrinker.shortest([1, 2, 3]) { _ in false } == [1, 2, 3])
  }
}
