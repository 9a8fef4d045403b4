import LifeCycleDiagrams
import Testing

struct LifeCycleTracesTests {
  @Test("The traces try every event in every state")
  func complete() throws {
    let runs = try Shared.graph.get().traces().split(separator: "\n\n")
    let tried = runs.map { run in
      let steps = run.split(separator: "\n").map { $0.split(separator: " ") }
      return "\(steps.dropLast().last?.last ?? "rest") \(steps.last?.first ?? "")"
    }
    #expect(tried.count == RowState.allCases.count * RowEvent.allCases.count)
    #expect(Set(tried).count == tried.count)
  }
}
