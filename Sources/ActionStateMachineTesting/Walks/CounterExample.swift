import ActionStateMachine

/// A list of events that breaks a law, as short as it was made.
public struct CounterExample<RowID: Hashable & Sendable>: Error, Sendable, CustomStringConvertible {
  /// The actions that rows offer.
  public let actions: ActionSet
  /// The choices that hold for the whole list.
  public let policy: Policy
  /// The rows at the start.
  public let rows: [RowID]
  /// What happened, in order. The last event breaks the law, or leads to where no way home is.
  public let events: [Event<RowID>]
  /// The law and what broke it.
  public let breach: Breach
  /// The seed of the walk that found it, if one did.
  public let seed: UInt64?

  /// The breach, the events and a test to paste.
  public var description: String {
    let origin = seed.map { " (seed \($0))" } ?? ""
    return "\(breach)\(origin)\n\(regressionTest)"
  }

  /// A test that fails as long as the events break a law. `actions` is yours to fill in.
  public var regressionTest: String {
    """
    @Test("\(breach.law.sentence)")
    func law\(breach.law.number)Holds() throws {
      var list = CheckedMachine(
        actions: actions,
        policy: Policy(
          openingAnother: .\(policy.openingAnother.rawValue), closingTap: .\(policy.closingTap),
          promptInBackground: .\(policy.promptInBackground)),
        rows: \(String(reflecting: rows)))
    \(events.map { "  try list.send(\($0.source))" }.joined(separator: "\n"))
      try list.checkWayHome()
    }
    """
  }
}
