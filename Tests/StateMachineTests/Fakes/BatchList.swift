import ActionStateMachine

/// A list that knows its rows by position, as table and collection views do.
///
/// It checks each batch before it obeys it, and that the data then has as many rows as it reckons.
/// A second table is told call by call. Each swipe handler gets a completion, which must be called
/// exactly once: the row goes home with it.
final class BatchList: FakeList {
  /// What a swipe handler is to call when it is done.
  private final class Completion {
    let row: String
    var calls = 0
    init(row: String) { self.row = row }
  }

  private var callByCall: [String]
  private var completions: [Completion] = []
  /// The completions that wait for their row to close.
  private var waiting: [Completion] = []

  /// How many handlers have not called their completion yet.
  var openHandlers: Int { waiting.count }

  required init(_ machine: ListStateMachine<String>) {
    callByCall = machine.visibleRows
    super.init(machine)
  }

  override func happen(_ event: Event<String>) {
    switch event {
    case .trigger(_, let rows, .tap) where rows.count == 1: handle(rows[0])
    case .fullSwipe(let row, _, _): handle(row)
    default: break
    }
    driver.send(event)
  }

  override func finish() {
    happen(.leave)  // Nothing stays open, so no handler has a reason to wait.
    super.finish()
    if callByCall != shown { fault("shows \(callByCall) call by call, not \(shown)") }
    for completion in completions where completion.calls != 1 {
      fault("had the completion of \(completion.row) called \(completion.calls) times")
    }
  }

  override func draw(_ transition: Transition<String>, after event: Event<String>) {
    let rows = driver.machine.visibleRows
    if let plan = IndexPlan(from: shown, to: rows, after: transition) {
      obey(plan.batch, to: rows)
      obey(plan.steps, to: rows)
    } else {
      fault("gets no plan from \(shown) to \(rows)")
    }
    (shown, callByCall) = (rows, rows)
    complete()
  }

  private func handle(_ row: String) {
    let completion = Completion(row: row)
    completions.append(completion)
    waiting.append(completion)
  }

  /// A handler is done as soon as its row does not rest open for it.
  private func complete() {
    waiting.removeAll { completion in
      guard driver.machine.appearance(of: completion.row)?.openEdge == nil else { return false }
      completion.calls += 1
      return true
    }
  }

  private func obey(_ batch: IndexPlan.Batch, to rows: [String]) {
    let leaving = batch.deletes + batch.moves.map(\.source)
    let coming = batch.inserts + batch.moves.map(\.destination)
    let isLegal =
      Set(leaving).count == leaving.count && leaving.allSatisfy(shown.indices.contains)
      && Set(coming).count == coming.count && coming.allSatisfy(rows.indices.contains)
      && Set(leaving).isDisjoint(with: batch.reloads)
      && batch.reloads.allSatisfy(shown.indices.contains)
      && batch.lateReloads.allSatisfy(rows.indices.contains)
    guard isLegal else { return fault("refuses the batch \(batch)") }
    guard shown.count - batch.deletes.count + batch.inserts.count == rows.count else {
      return fault("aborts: \(shown.count) rows, \(batch), but \(rows.count) in the data")
    }
    var result = shown.indices.filter { !leaving.contains($0) }.map { shown[$0] }
    let places =
      batch.inserts.map { ($0, rows[$0]) } + batch.moves.map { ($0.destination, shown[$0.source]) }
    for (position, row) in places.sorted(by: { $0.0 < $1.0 }) {
      guard position <= result.count else { return fault("has no place for \(row) in \(batch)") }
      result.insert(row, at: position)
    }
    if result != rows { fault("draws \(result), not \(rows)") }
  }

  private func obey(_ steps: [IndexPlan.Step], to rows: [String]) {
    var result: [String?] = callByCall
    for step in steps {
      switch step {
      case .delete(let position) where result.indices.contains(position):
        result.remove(at: position)
      case .insert(let position) where position <= result.count: result.insert(nil, at: position)
      case .move(let move) where result.indices.contains(move.source):
        let row = result.remove(at: move.source)
        guard move.destination <= result.count else { return fault("refuses \(step)") }
        result.insert(row, at: move.destination)
      case .reload(let position) where result.indices.contains(position): break
      default: return fault("refuses \(step) of \(steps)")
      }
    }
    guard result.count == rows.count else {
      return fault("aborts: \(result.count) rows after \(steps), \(rows.count) in the data")
    }
    for (drawn, row) in zip(result, rows) where drawn != nil && drawn != row {
      return fault("draws \(result) call by call, not \(rows)")
    }
  }
}
