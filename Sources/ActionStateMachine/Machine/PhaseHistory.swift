/// Where the list stands, and where it stood before the event.
///
/// The two phases take turns in two places, so that neither is copied for a transition.
@usableFromInline
struct PhaseHistory<RowID: Hashable & Sendable>: Sendable {
  /// What is asked of the phase at every event, found out when it changes.
  @usableFromInline
  enum Kind: UInt8, Sendable { case rest, swiping, open, yieldingPrompt, blockingPrompt, dragging }

  @usableFromInline var phases: [Phase<RowID>] = [.rest, .rest]
  /// The place of the phase now.
  @usableFromInline var place = 0
  /// The place of the phase before the event.
  @usableFromInline var former = 0
  /// The kind of the phase now.
  @usableFromInline var kind = Kind.rest

  @inlinable init() {}

  /// Where the list stands.
  @inlinable var phase: Phase<RowID> {
    get { phases[place] }
    set {
      kind = Kind(newValue)
      if place == former { place = 1 - former }
      phases[place] = newValue
    }
  }

  /// Makes the phase now the one before the event.
  @inlinable mutating func beginEvent() { former = place }
}

extension PhaseHistory.Kind {
  @inlinable init(_ phase: Phase<RowID>) {
    switch phase {
    case .rest: self = .rest
    case .swiping: self = .swiping
    case .open: self = .open
    case .prompting(let prompting): self = prompting.blocks ? .blockingPrompt : .yieldingPrompt
    case .dragging: self = .dragging
    }
  }
}

extension PhaseHistory: Hashable {
  /// Whether both stand alike, wherever they stood.
  @inlinable static func == (left: PhaseHistory, right: PhaseHistory) -> Bool {
    left.phase == right.phase
  }

  @inlinable func hash(into hasher: inout Hasher) { hasher.combine(phase) }
}
