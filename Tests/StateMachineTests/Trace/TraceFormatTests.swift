import ActionStateMachine
import ActionStateMachineJSON
import Foundation
import Testing

@Test("The page about traces names every word of the JSON")
func traceFormatPage() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let page = try String(contentsOf: root.appending(path: "docs/trace-format.md"), encoding: .utf8)
  let words: [String] =
    EventKind.allCases.map(\.rawValue) + CommandName.allCases.map(\.rawValue)
    + Prompt.allCases.map(\.rawValue) + RowChange.allCases.map(\.rawValue)
    + RowWhilePrompting.allCases.map(\.rawValue) + Trigger.Path.allCases.map(\.rawValue)
    + Haptic.allCases.map(\.rawValue) + Announcement.allCases.map(\.rawValue)
    + RemovalAnimation<String>.Exit.allCases.map(\.rawValue)
  for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
}
