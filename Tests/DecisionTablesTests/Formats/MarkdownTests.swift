import ActionStateMachine
import DecisionTables
import Foundation
import Testing

/// The cells of each table row of a page.
private func rows(of page: String) -> [[String]] {
  page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
}

struct MarkdownTests {
  @Test(
    "The pages in docs say what the library does",
    arguments: [(Language.english, "decision-table.md"), (.japanese, "decision-table.ja.md")])
  func fresh(language: Language, name: String) throws {
    let docs = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs")
    let page = try String(contentsOf: docs.appending(path: name), encoding: .utf8)
    let isFresh = page == (try standardBook().markdown(in: language))
    #expect(
      isFresh,
      "run: swift run action-demo table --language \(language.rawValue) --output docs/\(name)")
  }

  @Test("No cell is blank, and each row has as many cells as its header")
  func cells() throws {
    for orientation in TableBook.Orientation.allCases {
      let rows = rows(of: try standardBook().markdown(orientation: orientation))
      #expect(rows.allSatisfy { $0.allSatisfy { !$0.isEmpty } })
      for (header, line) in zip(rows, rows.dropFirst()) where line.first == "---" {
        #expect(header.count == line.count)
      }
    }
  }

  @Test("The contracted view has a row a rule, the full one a row a combination")
  func views() throws {
    let book = try standardBook()
    let headerRows = 2 * book.tables.count
    #expect(
      rows(of: book.markdown()).count
        == book.tables.reduce(headerRows) { $0 + $1.rules.count })
    let law = try #require(book.only("law"))
    #expect(rows(of: law.markdown(view: .full)).count == 2 + 64)
  }

  @Test("Every rule of the contracted view can be linked to")
  func anchors() throws {
    let book = try standardBook()
    let page = book.markdown()
    for rule in book.tables.flatMap(\.rules) {
      #expect(page.contains("<a id=\"\(rule.id)\"></a>\(rule.id) |"))
    }
  }

  @Test("With rules as columns each line is a condition or a consequence")
  func columns() throws {
    let lines = rows(of: try standardBook().markdown(orientation: .columns))
    let start = try #require(lines.firstIndex { $0.contains("<a id=\"A1\"></a>A1") })
    #expect(lines[start][0] == "Rule")
    #expect(lines[start + 2].prefix(2) == ["When: Change", "removes"])
    #expect(lines[start + 5].prefix(3) == ["Then: May leave ahead", "yes", "no"])
  }

  @Test("Both languages have the same shape")
  func sameShape() throws {
    let book = try standardBook()
    let english = rows(of: book.markdown(in: .english))
    let japanese = rows(of: book.markdown(in: .japanese))
    #expect(english.map(\.count) == japanese.map(\.count))
    #expect(
      english.map { $0[0] }.filter { $0 != "Rule" } == japanese.map { $0[0] }.filter { $0 != "規則" })
  }
}
