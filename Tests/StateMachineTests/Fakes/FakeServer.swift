import ActionStateMachine
import ActionStateMachineTesting
import ListDriver

/// A store that answers at once, late, out of order or twice, refuses, does things by halves and
/// loses answers; and tells its data before or after.
@MainActor final class FakeServer {
  private(set) var rows: [String]
  /// How many requests are being worked on.
  private(set) var busy = 0
  private var revision = 0
  private var random: SplitMix64
  private let actions: ActionSet
  private var before: [Ticket: (change: RowChange, rows: [String])] = [:]
  private weak var list: FakeList?

  init(for list: FakeList, seed: UInt64) {
    self.list = list
    actions = list.driver.machine.actions
    rows = list.driver.machine.dataRows
    random = SplitMix64(seed: seed)
    list.store = { [weak self] in
      guard let self else { throw CancellationError() }
      return try await self.answer($0)
    }
    list.whenDataIsRequested = { [weak self] in self?.tellLater() }
  }

  /// Tells its data, as it is then, after a while.
  func tellLater() {
    busy += 1
    let patience = Int.random(in: 0...8, using: &random)
    Task {
      for _ in 0..<patience { await Task.yield() }
      busy -= 1
      tell()
    }
  }

  /// Tells its data.
  func tell() { list?.driver.send(.rowsChanged(RowsChange(snapshot: rows, revision: revision))) }

  /// Lets someone else change the data, out of the rows of `pool`, and tells it at once or later.
  func changeByItself(_ pool: [String]) {
    revision += 1
    let row = pool[Int.random(in: pool.indices, using: &random)]
    if let index = rows.firstIndex(of: row) {
      rows.remove(at: index)
      if Int.random(in: 0..<3, using: &random) > 0 { rows.append(row) }
    } else {
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
    }
    if Bool.random(using: &random) { tell() } else { tellLater() }
  }

  private func answer(_ request: StoreRequest<String>) async throws -> Int? {
    busy += 1
    defer { busy -= 1 }
    for _ in 0..<Int.random(in: 0...6, using: &random) { await Task.yield() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: throw StoreRefusal<String>(reason: "offline")
    case 1:
      let refused = request.rows[0]
      carryOut(request, without: [refused])
      tellLater()
      throw StoreRefusal(reason: "locked", rows: [refused], revision: revision)
    case 2: throw CancellationError()
    case 3:
      carryOut(request)
      throw CancellationError()
    case 4, 5:
      carryOut(request)
      tell()
    case 6:
      carryOut(request)
      list?.driver.send(.mutationSucceeded(request.ticket, revision: revision))
      tellLater()
    default:
      carryOut(request)
      tellLater()
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { await Task.yield() }
    return revision
  }

  private func carryOut(_ request: StoreRequest<String>, without refused: [String] = []) {
    let changed = request.rows.filter { !refused.contains($0) }
    let old = rows
    revision += 1
    switch request.change {
    case .perform(let action):
      let change = actions[action]?.change ?? .nothing
      before[request.ticket] = (change, old)
      if change == .removes { rows.removeAll(where: changed.contains) }
      if let slot = request.slot { changed.forEach { move($0, to: slot) } }
    case .undo(let ticket):
      guard let (change, rows) = before[ticket] else { return }
      if change == .removes {
        for row in changed.reversed() where !self.rows.contains(row) {
          let after = rows.drop { $0 != row }.dropFirst().first(where: self.rows.contains)
          self.rows.insert(row, at: after.flatMap(self.rows.firstIndex) ?? self.rows.endIndex)
        }
      }
      if let slot = request.slot { changed.forEach { move($0, to: slot) } }
    }
  }

  private func move(_ row: String, to slot: Slot<String>) {
    guard rows.contains(row), slot.row != row else { return }
    rows.removeAll { $0 == row }
    rows.insert(row, at: slot.row.flatMap(rows.firstIndex) ?? rows.endIndex)
  }
}
