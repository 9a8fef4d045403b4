import Testing

@testable import LifeCycleDiagrams

struct LayoutTests {
  @Test("Every arrow has been laid out by hand")
  func routes() throws {
    for edge in try Shared.graph.get().edges {
      let route: Route? =
        switch edge.source {
        case .state(let state): Layout.route(from: state, to: edge.target)
        case .group(let group): Layout.route(from: group, to: edge.target)
        }
      #expect(route != nil, "\(edge.source) to \(edge.target)")
    }
  }

  @Test("Every arrow ends at the border of its target's box")
  func ends() throws {
    for edge in try Shared.graph.get().edges {
      let box = Layout.box(of: edge.target)
      let end = try #require(Layout.route(from: edge.source, to: edge.target).points.last)
      let across = end.x == box.left || end.x == box.left + box.width
      let along = end.y == box.top || end.y == box.top + box.height
      #expect(across != along, "\(edge.source) to \(edge.target): \(end)")
      #expect((box.left...box.left + box.width).contains(end.x))
      #expect((box.top...box.top + box.height).contains(end.y))
    }
  }

  @Test("Every line runs level or upright")
  func lines() throws {
    for edge in try Shared.graph.get().edges {
      let points = Layout.route(from: edge.source, to: edge.target).points
      for (from, to) in zip(points, points.dropFirst()) {
        #expect((from.x == to.x) != (from.y == to.y), "\(edge.source) to \(edge.target)")
      }
    }
  }
}
