import ActionStateMachine

/// Every table about the actions of one list, for people who decide how it behaves.
public struct TableBook: Hashable, Sendable {
  /// The actions that the tables are about.
  public let actions: ActionSet
  /// The tables, in the order in which they are read.
  public let tables: [DecisionTable]

  /// Creates and proves every table about `actions`, to which `known` are the ways that the app
  /// offers besides swipes and drops.
  public init(
    actions: ActionSet = .standard, known: KnownPaths = KnownPaths()
  ) throws(TableError) {
    self.actions = actions
    let behaviour: [DecisionTable] = [try .law(), try .answer(), try .data(), try .look()]
    var tables = behaviour
    tables += [try .confirmation(), try .prompt(), try .hint(), try .announcement()]
    if !actions.actions.isEmpty {
      tables.insert(try .actions(of: actions, rules: behaviour), at: 0)
      tables.append(try .paths(of: actions, known: known))
    }
    tables += [
      try .platform(), try .reorder(), try .undo(), try .waiting(), try .lifeCycle(),
      try .keptRole(), try .fullSwipeOff(),
    ]
    self.tables = tables
  }

  /// The table with the id `id`, or `nil` if there is none.
  public subscript(id: String) -> DecisionTable? { tables.first { $0.id == id } }

  /// Which rows a table shows.
  public enum View: String, Hashable, Sendable, CaseIterable {
    /// A row a rule: for reading.
    case contracted
    /// A row a combination: for testing.
    case full
  }

  /// Which way a table is written.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// A line a rule.
    case rows
    /// A column a rule, as in JIS X 0125.
    case columns
  }
}
