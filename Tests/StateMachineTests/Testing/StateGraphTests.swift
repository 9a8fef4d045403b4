import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("The states as a graph")
struct StateGraphTests {
  @Test("It has as many states as the explorer visits")
  func count() throws {
    var world = World(actions: .standard, rows: 1)
    world.maximalOffers = 0
    let graph = StateGraph(world)
    #expect(graph.nodes.count == (try Explorer(world).explore().states))
    #expect(graph.edges.allSatisfy { graph.nodes.indices.contains($0.destination) })
  }

  @Test("A live question can always be answered, an unfinished change too")
  func answers() {
    var world = World(actions: .standard, rows: 1)
    world.maximalOffers = 0
    let graph = StateGraph(world)
    for (number, node) in graph.nodes.enumerated() {
      let actors = Set(graph.edges.filter { $0.source == number }.map(\.actor))
      if node.isPrompting { #expect(actors.contains(.user)) }
      if node.hasTicket { #expect(actors.contains(.store)) }
    }
  }

  @Test("The model says how many states it has, and what is to be proved")
  func model() throws {
    var world = World(actions: try ActionSet([]), rows: 1)
    world.maximalOffers = 0
    let text = PromelaModel(StateGraph(world)).text
    #expect(text.hasPrefix("/* 2 states"))
    for name in ["promptEnds", "ticketEnds", "restReached"] {
      #expect(text.contains("ltl \(name)"))
    }
  }
}
