@testable import LifeCycleDiagrams

/// The walk and the graph, made once for all tests: walking takes a moment.
enum Shared {
  static let walk = Result { () throws(LifeCycleError) in try LifeCycleWalk() }
  static let graph = Result { () throws(LifeCycleError) in try LifeCycleGraph() }
}
