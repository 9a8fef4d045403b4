import ActionStateMachine
import DecisionTables
import Foundation
import Testing

private func object(_ text: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

struct JSONTests {
  @Test("The JSON has every table with its rules, and in the full view every combination")
  func contents() throws {
    let book = try #require(standardBook().only("look"))
    let tables = try #require(try object(book.json(view: .full))["tables"] as? [[String: Any]])
    #expect(tables.map { $0["id"] as? String } == book.tables.map(\.id))
    for (json, table) in zip(tables, book.tables) {
      #expect((json["rules"] as? [Any])?.count == table.rules.count)
      #expect((json["rows"] as? [Any])?.count == table.combinationCount)
      #expect(json["combinations"] as? Int == table.combinationCount)
    }
  }

  @Test("A rule says when and then by the ids of its columns")
  func rule() throws {
    let book = try #require(standardBook().only("law"))
    let tables = try #require(try object(book.json())["tables"] as? [[String: Any]])
    let rule = try #require((tables[0]["rules"] as? [[String: Any]])?[0])
    #expect(rule["id"] as? String == "A1")
    let when = try #require(rule["when"] as? [String: [String]])
    #expect(when == ["change": ["removes"], "prompts": ["none"], "commit": ["immediate"]])
    #expect(rule["then"] as? [String: String] == ["leavesAhead": "yes"])
  }

  @Test("The schema knows each table, each rule and each word")
  func schema() throws {
    let book = try #require(standardBook().only("look"))
    let text = book.jsonSchema()
    _ = try object(text)
    for table in book.tables {
      #expect(text.contains("\"const\":\"\(table.id)\""))
      #expect(text.contains("\"minItems\":\(table.rules.count),\"maxItems\":\(table.rules.count)"))
      for rule in table.rules { #expect(text.contains("\"\(rule.id)\"")) }
    }
  }
}
