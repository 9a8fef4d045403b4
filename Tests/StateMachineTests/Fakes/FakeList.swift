import ActionStateMachine
import ActionStateMachineTesting
import ListDriver

/// A list that a person and the data do things to, driven like a real one.
///
/// This one reports everything once and obeys everything. Those made from it misbehave.
@MainActor class FakeList: @MainActor ListFrontEnd {
  typealias RowID = String

  private let start: ListStateMachine<String>
  private(set) lazy var driver = makeDriver()
  /// What carries out changes. Without one, a test answers by events of its own, before the driver
  /// can hear that there is none.
  var store: ((StoreRequest<String>) async throws -> Int?)?
  /// Called where the list is asked for its data.
  var whenDataIsRequested: () -> Void = {}
  /// What watches the transitions, and knows what an obedient list shows.
  private(set) var checker: LawChecker<String>
  /// The rows that this list shows, by its own account.
  var shown: [String]
  /// What went wrong, in order.
  private(set) var faults: [String] = []
  private var observed: [ObservedTransition<String>] = []
  /// The orders to the store, in order.
  private(set) var orders: [Command<String>] = []

  /// Creates a list that shows what `machine` does.
  required init(_ machine: ListStateMachine<String>) {
    start = machine
    checker = LawChecker(actions: machine.actions, rows: machine.dataRows)
    shown = machine.visibleRows
  }

  /// Lets `event` happen, and reports of it what this list reports.
  func happen(_ event: Event<String>) { driver.send(event) }

  /// Reports what it still owes, and looks whether it shows what it should.
  func finish() {
    if shown != driver.machine.visibleRows {
      fault("shows \(shown), not \(driver.machine.visibleRows)")
    }
  }

  /// Draws what a transition changed.
  func draw(_ transition: Transition<String>, after event: Event<String>) {
    shown = checker.list.visibleRows
  }

  func obey(_ transition: Transition<String>, after event: Event<String>) {
    for command in transition {
      switch command {
      case .perform, .performUndo: orders.append(command)
      case .requestData: whenDataIsRequested()
      default: break
      }
    }
    if faults.isEmpty { check(transition, event) }
    draw(transition, after: event)
  }

  func refused(_ change: RowsChange<String>, for reason: IgnoredReason) {}

  /// Writes down what went wrong.
  func fault(_ what: String) { faults.append("\(Self.self) \(what)") }

  /// Returns what became of the events that it reported since it was last asked.
  func takeObserved() -> [ObservedTransition<String>] {
    defer { observed = [] }
    return observed
  }

  private func makeDriver() -> ListDriver<FakeList> {
    ListDriver(start, frontEnd: self) { [weak self] request in
      guard let store = self?.store else { throw CancellationError() }
      return try await store(request)
    }
  }

  private func check(_ transition: Transition<String>, _ event: Event<String>) {
    let observed = ObservedTransition(
      event: event, from: transition.from, to: transition.to, outcome: transition.outcome,
      commands: Array(transition))
    self.observed.append(observed)
    do { try checker.check(observed) } catch { fault("saw after \(event): \(error)") }
  }
}

extension Event {
  /// Whether it is about a finger, and no more than that: what happened, without any meaning for
  /// the data. Lists report these as they like.
  var isGesture: Bool {
    switch self {
    case .swipeBegan, .swipeCancelled, .swipeArmed, .swipeDisarmed, .reveal, .conceal, .fullSwipe,
      .tapRow, .tapOutside, .scroll, .lift, .hover, .drop, .cancelDrag, .foreignDrag:
      true
    case .rowsChanged, .trigger, .presented, .confirm, .cancel, .gone, .mutationSucceeded,
      .mutationFailed, .mutationUnknown, .undo, .undoExpired, .edit, .select, .deselect,
      .background, .foreground, .leave, .enter:
      false
    }
  }
}

extension FakeList {
  /// The kinds of list.
  enum Kind: CaseIterable { case obedient, eager, batch, mapped, sectioned, unreliable }

  /// Makes a list of a kind. The seed says how an unreliable one misbehaves.
  static func make(_ kind: Kind, _ machine: ListStateMachine<String>, seed: UInt64) -> FakeList {
    switch kind {
    case .obedient: return FakeList(machine)
    case .eager: return EagerList(machine)
    case .batch: return BatchList(machine)
    case .mapped: return MappedList(machine)
    case .sectioned:
      let list = MappedList(machine)
      list.headers = ["b", "d"]
      return list
    case .unreliable:
      let list = UnreliableList(machine)
      list.reseed(seed)
      return list
    }
  }
}
