import ActionStateMachine
import ListDriver

/// A store that answers when it is told to, in any order or never.
@MainActor final class ManualStore<RowID: Hashable & Sendable> {
  /// The requests it was asked, in order.
  private(set) var requests: [StoreRequest<RowID>] = []
  private var open: [Ticket: CheckedContinuation<Int?, any Error>] = [:]

  /// Waits for the answer to `request`.
  func ask(_ request: StoreRequest<RowID>) async throws -> Int? {
    requests.append(request)
    return try await withCheckedThrowingContinuation { open[request.ticket] = $0 }
  }

  /// Answers the request with `ticket`.
  func answer(_ ticket: Int, with answer: Result<Int?, any Error> = .success(nil)) {
    open.removeValue(forKey: Ticket(ticket))?.resume(with: answer)
  }

  /// Lets the answers go that were never given, at the end of a test.
  func close() {
    for continuation in open.values { continuation.resume(throwing: CancellationError()) }
    open = [:]
  }
}

/// Waits until `condition` holds, and no longer than a test may take.
@MainActor func settled(_ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
}

/// Lets everything run that is ready to run on the main actor.
@MainActor func drained() async {
  for _ in 0..<50 { await Task.yield() }
}
