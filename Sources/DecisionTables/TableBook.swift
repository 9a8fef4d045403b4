import ActionStateMachine

/// Every table about the actions of one list, for people who decide how it behaves.
public struct TableBook: Hashable, Sendable {
  /// The actions that the tables are about.
  public let actions: ActionSet
  /// The tables, in the order in which they are read.
  public let tables: [DecisionTable]
  let known: KnownPaths

  /// Creates and proves every table about `actions`, to which `known` are the ways that the app
  /// offers besides swipes and drops.
  public init(
    actions: ActionSet = .standard, known: KnownPaths = KnownPaths()
  ) throws(TableError) {
    self.actions = actions
    self.known = known
    var tables = try Self.behaviour.get()
    let general = try Self.general.get()
    if actions.actions.isEmpty {
      tables += general
    } else {
      tables.insert(try .actions(of: actions, rules: tables), at: 0)
      tables += general.prefix(4) + [try .paths(of: actions, known: known)] + general.dropFirst(4)
    }
    self.tables = tables
  }

  init(actions: ActionSet, tables: [DecisionTable], known: KnownPaths) {
    self.actions = actions
    self.known = known
    self.tables = tables
  }

  /// The tables of what follows from an action, whichever it is. Proven once.
  private static let behaviour = Result { () throws(TableError) in
    [try .law(), try .answer(), try .data(), try .look()] as [DecisionTable]
  }

  /// The tables that hold for every list. Proven once.
  private static let general = Result { () throws(TableError) in
    [
      try .confirmation(), try .prompt(), try .hint(), try .announcement(), try .platform(),
      try .reorder(), try .undo(), try .waiting(), try .lifeCycle(), try .keptRole(),
      try .fullSwipeOff(),
    ] as [DecisionTable]
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
