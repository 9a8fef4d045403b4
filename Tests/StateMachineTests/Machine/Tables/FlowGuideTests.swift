import Foundation
import Testing

/// The guides of the flows, held to the machine by their tables.
@Suite("The guides of the flows")
struct FlowGuideTests {
  /// Set to write the tables into the guides instead of comparing them.
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_FLOW_TABLES"] != nil

  @Test("Each table says what the machine does", arguments: flowTables.keys.sorted())
  func tables(page: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../docs/flows/\(page).md").standardized
    let text = try String(contentsOf: url, encoding: .utf8)
    var written = text
    for table in flowTables[page] ?? [] {
      written = try #require(
        replacing(table, in: written), "\(page) has no place for \(table.name)")
    }
    if Self.isWriting { try written.write(to: url, atomically: true, encoding: .utf8) }
    #expect(
      Self.isWriting || written == text,
      "docs/flows/\(page).md is stale: WRITE_FLOW_TABLES=1 swift test --filter FlowGuideTests")
  }

  @Test("No cell is empty, and no situation or event is there twice")
  func cells() {
    for table in flowTables.values.joined() {
      #expect(Set(table.events.map(\.name)).count == table.events.count)
      for line in table.markdown.split(separator: "\n").dropFirst(2) {
        #expect(!line.contains("|  |"), "\(line)")
      }
    }
  }

  /// The page with the lines between the table's markers replaced.
  private func replacing(_ table: TransitionTable, in page: String) -> String? {
    let (start, end) = ("<!-- table: \(table.name) -->\n", "\n<!-- end -->")
    guard let opening = page.range(of: start),
      let closing = page.range(of: end, range: opening.upperBound..<page.endIndex)
    else { return nil }
    return page.replacingCharacters(
      in: opening.upperBound..<closing.lowerBound, with: table.markdown)
  }
}
