import ActionStateMachine
import Foundation
import LifeCycleDiagrams
import Testing

struct DiagramFormatTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/diagrams")

  @Test(
    "A committed diagram is what the machine does now",
    arguments: [
      (DiagramFormat.mermaid, "mmd"), (.dot, "dot"), (.plantuml, "puml"), (.scxml, "scxml"),
      (.svg, "svg"),
    ])
  func fresh(format: DiagramFormat, ending: String) throws {
    try expect("life-cycle.\(ending)", format, .english)
  }

  @Test("The committed picture in Japanese is what the machine does now")
  func freshJapanese() throws { try expect("life-cycle.ja.svg", .svg, .japanese) }

  private func expect(
    _ name: String, _ format: DiagramFormat, _ language: Language
  ) throws {
    let found = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let expected = try Shared.graph.get().text(as: format, in: language)
    #expect(
      found == expected,
      """
      docs/diagrams/\(name) is stale; write it with action-demo diagram --format \
      \(format.rawValue) --language \(language.rawValue) --output docs/diagrams/\(name)
      """)
  }

  @Test("The page shows the Mermaid diagram that is committed")
  func page() throws {
    let page = Self.folder.deletingLastPathComponent().appending(path: "life-cycle.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("```mermaid\n\(try Shared.graph.get().text(as: .mermaid))```\n"))
  }

  @Test("No label in Mermaid can end its statement", arguments: Language.allCases)
  func mermaidLabels(language: Language) throws {
    for line in try Shared.graph.get().text(as: .mermaid, in: language).split(separator: "\n") {
      #expect(!line.contains(";") && line.count { $0 == ":" } <= 1, "\(line)")
    }
  }
}
