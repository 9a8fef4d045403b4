import ActionStateMachine
import ActionStateMachineTesting
import Foundation
import Testing

// The code of the testing library's front page. A test below holds the page to it.

// snippet
@Test func everyLawHolds() throws {
  let actions = try ActionSet([RowAction(id: "drop", label: "Drop", change: .removes)])
  try Explorer(actions: actions, rows: 2).explore()
  try RandomWalk(actions: actions, rows: ["a", "b", "c"], others: ["d"]).run(seed: 1)
}
// end

@Test func transitionsAreChecked() throws {
  // snippet
  var list = CheckedMachine(actions: .standard, rows: ["a", "b"])
  try list.send(.trigger("purge", rows: ["a"], via: .menu))
  try list.send(.rowsChanged(RowsChange(remove: ["a"])))
  try list.checkWayHome()
  // end
}

@Test("The testing library's front page shows the code that is compiled here")
func frontPage() throws {
  let here = URL(filePath: #filePath)
  let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
  let page = try String(
    contentsOf: root.appending(
      path: "Sources/ActionStateMachineTesting/ActionStateMachineTesting.docc/"
        + "ActionStateMachineTesting.md"), encoding: .utf8)
  let lines = try String(contentsOf: here, encoding: .utf8).components(separatedBy: "\n")
  var snippet: [Substring]?
  var found = 0
  for line in lines {
    let text = line.trimmingPrefix(while: \.isWhitespace)
    if text == "// snippet" {
      snippet = []
    } else if text == "// end", let code = snippet {
      let indent = code.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
      #expect(page.contains(code.map { $0.dropFirst(indent) }.joined(separator: "\n")))
      snippet = nil
      found += 1
    } else {
      snippet?.append(line[...])
    }
  }
  #expect(found == 2)
}
