import ActionStateMachine

/// A kind of phase, whatever it is about.
public enum PhaseKind: String, Hashable, Sendable, CaseIterable {
  case rest, swiping, open, prompting, dragging
}

extension Phase {
  /// What kind of phase it is.
  public var kind: PhaseKind {
    switch self {
    case .rest: .rest
    case .swiping: .swiping
    case .open: .open
    case .prompting: .prompting
    case .dragging: .dragging
    }
  }
}

/// Which kinds of events were seen in which kinds of phases, and what became of them.
public struct Coverage: Hashable, Sendable, CustomStringConvertible {
  /// An event kind in a phase kind.
  public struct Pair: Hashable, Sendable {
    /// The phase.
    public var phase: PhaseKind
    /// The event.
    public var event: EventKind
  }

  /// How often each pair was seen.
  public private(set) var counts: [Pair: Int] = [:]
  /// How often an event was handled in the pair's phase.
  public private(set) var handled: [Pair: Int] = [:]
  /// How often events were ignored, by reason.
  public private(set) var reasons: [IgnoredReason: Int] = [:]

  /// Creates an empty record.
  public init() {}

  /// The number of pairs that there are.
  public static var possible: Int { PhaseKind.allCases.count * EventKind.allCases.count }

  /// The pairs that were never seen.
  public var missing: [Pair] {
    PhaseKind.allCases.flatMap { phase in
      EventKind.allCases.map { Pair(phase: phase, event: $0) }.filter { counts[$0] == nil }
    }
  }

  /// Adds `transition` to the record.
  public mutating func note<RowID>(_ transition: ObservedTransition<RowID>) {
    let pair = Pair(phase: transition.from.kind, event: transition.event.kind)
    counts[pair, default: 0] += 1
    switch transition.outcome {
    case .handled: handled[pair, default: 0] += 1
    case .ignored(let reason): reasons[reason, default: 0] += 1
    }
  }

  /// Adds what another record has seen.
  public mutating func add(_ other: Coverage) {
    counts.merge(other.counts, uniquingKeysWith: +)
    handled.merge(other.handled, uniquingKeysWith: +)
    reasons.merge(other.reasons, uniquingKeysWith: +)
  }

  /// A summary in one line.
  public var description: String {
    "\(counts.count) of \(Self.possible) pairs of phase and event, \(handled.count) of them "
      + "handled; \(reasons.count) of \(IgnoredReason.allCases.count) reasons"
  }
}
