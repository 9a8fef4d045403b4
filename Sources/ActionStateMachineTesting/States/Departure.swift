import ActionStateMachine

/// What comes of leaving one state by each of its events. It can be found without knowing of other
/// states.
struct Departure: Sendable {
  /// A state that an event leads to.
  struct Arrival: Sendable {
    /// The event's place among those of the state that was left.
    var event: Int
    /// What tells the state from others.
    var key: StateKey
    /// The list in that state.
    var machine: CheckedMachine<String>
  }

  /// The number of transitions.
  private(set) var transitions = 0
  /// The kinds of events that were seen.
  private(set) var coverage = Coverage()
  /// Where the handled events lead.
  private(set) var arrivals: [Arrival] = []
  /// The law that breaks first, and the events that break it from this state on.
  private(set) var breach: (events: [Event<String>], breach: Breach)?

  /// Leaves the state of `machine` by all that can happen in `world`, up to the first breach.
  init(from machine: CheckedMachine<String>, in world: World) {
    let home = machine.wayHome()
    if let breach = home.breach {
      self.breach = (home.events, breach)
      return
    }
    let events = world.events(in: machine.machine, lastPrompt: machine.checker.prompts)
    for (index, event) in events.enumerated() {
      var copy = machine
      transitions += 1
      do throws(Breach) {
        let transition = try copy.send(event)
        coverage.note(transition)
        guard transition.isHandled else { continue }
        arrivals.append(Arrival(event: index, key: StateKey(copy), machine: copy))
      } catch {
        breach = ([event], error)
        return
      }
    }
  }
}

/// What tells a state from others, and leaves out the names that make no difference.
struct StateKey: Hashable, Sendable {
  private var state: CanonicalState
  private var positions: [Int]

  init(_ machine: CheckedMachine<String>) {
    state = CanonicalState(machine.machine.savedState)
    positions = machine.subject.positions
  }
}
