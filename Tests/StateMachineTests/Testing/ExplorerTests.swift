import ActionStateMachine
import ActionStateMachineTesting
import Testing

@Suite("Every reachable state")
struct ExplorerTests {
  /// Three actions that cover the decision table: one asks and keeps its row open, one goes at once
  /// and can be taken back, one waits for someone else and holds its row.
  static func actions() throws -> ActionSet {
    try ActionSet([
      RowAction(
        id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
        change: .removes, prompts: [.alert], rowWhilePrompting: .closesAtAnswer),
      RowAction(id: "archive", label: "Archive", change: .removes),
      RowAction(id: "move", label: "Move", change: .moves, isReorder: true),
    ])
  }

  @Test("Every law holds in every state of two rows and three actions")
  func everyState() throws {
    var explorer = Explorer(actions: try Self.actions(), rows: 2)
    explorer.checksCopies = false
    let report = try explorer.explore()
    #expect(!report.isPartial)
    #expect(report.coverage.counts.count >= 140, "\(report)")
  }

  @Test("A visit that may see few states says that it saw only some")
  func partial() throws {
    var explorer = Explorer(actions: .standard, rows: 1)
    explorer.maximalStates = 5
    #expect(try explorer.explore().isPartial)
  }

  @Test("Several jobs find what one finds, in the same order", arguments: [2, 3])
  func jobs(count: Int) async throws {
    var explorer = Explorer(actions: try Self.actions(), rows: 2)
    explorer.checksCopies = false
    let alone = try explorer.explore()
    let report = try await explorer.explore(jobs: count)
    #expect(report == alone)
    #expect(report.transitions > 10_000)
  }

  @Test("Several jobs tell of the same breach as one")
  func breachOfJobs() async throws {
    let explorer = Explorer(World(actions: .standard, rows: 2), plant: .ignoreTheStore)
    let alone = #expect(throws: CounterExample<String>.self) { try explorer.explore() }
    let shared = await #expect(throws: CounterExample<String>.self) {
      try await explorer.explore(jobs: 2)
    }
    #expect(alone != nil)
    #expect(alone?.events == shared?.events)
    #expect(alone?.breach == shared?.breach)
  }

  @Test("Rows are interchangeable: it does not matter which of them is gone")
  func symmetry() throws {
    let actions = try ActionSet([RowAction(id: "share", label: "Share")])
    // Nothing can be swiped or claimed: all that is left is how many rows there are.
    #expect(try Explorer(actions: actions, rows: 3).explore().states == 4)
  }
}
