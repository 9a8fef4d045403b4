import ActionStateMachine
import Foundation
import ListDriver

/// Ends the run where something is not as it should be.
@MainActor func expect(
  _ holds: Bool, _ what: String, file: String = #fileID, line: Int = #line
) {
  if holds { return }
  print("\(file):\(line): \(what)")
  exit(1)
}

/// Waits until something holds, and no longer than a check may take.
@MainActor func wait(
  _ what: String, file: String = #fileID, line: Int = #line, until holds: @MainActor () -> Bool
) async {
  for _ in 0..<200 {
    if holds() { return }
    try? await Task.sleep(for: .milliseconds(5))
  }
  expect(false, "never came: \(what)", file: file, line: line)
}

/// A store that agrees to everything, and counts what it is asked.
@MainActor final class Store {
  var asked: [StoreRequest<String>] = []
}
