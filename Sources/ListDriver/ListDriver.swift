import ActionStateMachine

/// Runs a list: takes events to its machine, commands to its front end, and changes to its store.
///
/// It belongs to one actor, the main one or any other. Every transition is obeyed to its end before
/// the next event is taken; what is sent meanwhile waits, first in, first out.
public final class ListDriver<FrontEnd: ListFrontEnd> {
  /// What the list's rows are known by.
  public typealias RowID = FrontEnd.RowID

  /// Carries out a change of the data.
  ///
  /// It returns once the change is done: a revision, where data older than that does not know of
  /// it yet. It throws `StoreRefusal` or any other error where the change was refused, and
  /// `CancellationError` where nobody knows. Calls begin on the driver's actor, in the order of
  /// their tickets; they end in any order, or never. None is cancelled, not even with the driver.
  public typealias Store =
    nonisolated(nonsending) (StoreRequest<RowID>) async throws -> Int?

  /// The list's machine, for its queries.
  public private(set) var machine: ListStateMachine<RowID>

  private weak var frontEnd: FrontEnd?
  private let store: Store
  private var waiting: [Event<RowID>] = []
  private var isRunning = false
  private var awaited: Set<Ticket> = []

  /// Creates the driver of a list as it stands. It does not keep `frontEnd` alive.
  public init(
    _ machine: ListStateMachine<RowID>, frontEnd: FrontEnd,
    store: nonisolated(nonsending) @escaping (StoreRequest<RowID>) async throws -> Int?
  ) {
    self.machine = machine
    self.frontEnd = frontEnd
    self.store = store
  }

  /// Takes in `event`, at once or after those that wait, and sees to all that follows from it.
  public func send(_ event: Event<RowID>, isolation: isolated any Actor = #isolation) {
    waiting.append(event)
    guard !isRunning else { return }
    isRunning = true
    var taken = 0
    while taken < waiting.count {
      take(waiting[taken])
      taken += 1
    }
    waiting.removeAll(keepingCapacity: true)
    isRunning = false
  }

  /// Reports every change unknown that began before this driver and has not ended: its answer went
  /// to a process that is no more.
  ///
  /// Call it once the front end can obey, for a machine that was resumed from saved state.
  public func resume(isolation: isolated any Actor = #isolation) {
    for mutation in machine.mutations where !awaited.contains(mutation.ticket) {
      send(.mutationUnknown(mutation.ticket))
    }
  }

  private func take(_ event: Event<RowID>, isolation: isolated any Actor = #isolation) {
    let transition = machine.send(event)
    frontEnd?.obey(transition, after: event)
    if case .rowsChanged(let change) = event, case .ignored(let reason) = transition.outcome {
      frontEnd?.refused(change, for: reason)
    }
    for command in transition {
      if let request = StoreRequest(command) { begin(request) }
    }
  }

  private func begin(
    _ request: StoreRequest<RowID>, isolation: isolated any Actor = #isolation
  ) {
    awaited.insert(request.ticket)
    let store = store
    Task { [weak self] in
      _ = isolation  // The task runs where the driver does only if it names the place.
      let answers = await Self.answers(of: store, to: request)
      self?.awaited.remove(request.ticket)
      for answer in answers { self?.send(answer) }
    }
  }

  /// Asks the store and puts its answer into events. Of a change that was refused in part, the
  /// other rows are done.
  private nonisolated(nonsending) static func answers(
    of store: Store, to request: StoreRequest<RowID>
  ) async -> [Event<RowID>] {
    let ticket = request.ticket
    do {
      return [.mutationSucceeded(ticket, revision: try await store(request))]
    } catch is CancellationError {
      return [.mutationUnknown(ticket)]
    } catch let refusal as StoreRefusal<RowID> {
      let failed = Event.mutationFailed(ticket, reason: refusal.reason, rows: refusal.rows)
      guard refusal.rows != nil else { return [failed] }
      return [failed, .mutationSucceeded(ticket, revision: refusal.revision)]
    } catch {
      return [.mutationFailed(ticket, reason: String(describing: error), rows: nil)]
    }
  }
}
