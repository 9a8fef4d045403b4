import ActionStateMachine
import DecisionTables
import Testing

struct TableBookTests {
  @Test("Every table of the book is proven, under an id of its own")
  func proven() throws {
    let book = try standardBook()
    #expect(Set(book.tables.map(\.id)).count == book.tables.count)
    #expect(book["law"]?.rules.count == 4)
    #expect(book["none"] == nil)
  }

  @Test("A rule id names one rule of the whole book")
  func ruleIDs() throws {
    let ids = try standardBook().tables.flatMap { $0.rules.map(\.id) }
    #expect(Set(ids).count == ids.count)
  }

  @Test("A rule cannot be left out of any table without leaving a gap")
  func everyRuleIsNeeded() throws {
    for table in try standardBook().tables where table.combinationCount < 100 {
      for rule in table.rules {
        #expect(throws: TableError.self) {
          try DecisionTable(
            id: table.id, title: table.title, introduction: table.introduction,
            conditions: table.conditions, consequences: table.consequences,
            rules: table.rules.filter { $0 != rule })
        }
      }
    }
  }

  @Test("No words are blank, and both languages have them")
  func words() throws {
    for table in try standardBook().tables {
      let columns = table.conditions + table.consequences
      let values = columns.flatMap(\.values)
      let all: [Words] =
        [table.title, table.introduction] + table.rules.map(\.why) + columns.map(\.title)
        + columns.map(\.note) + values.map(\.words) + values.compactMap(\.meaning)
      #expect(all.allSatisfy { !$0.english.isEmpty && !$0.japanese.isEmpty })
    }
  }

  @Test("Two values of a column never read alike, whatever the language")
  func distinctWords() throws {
    for table in try standardBook().tables {
      for column in table.conditions + table.consequences {
        for language in Language.allCases {
          let words = column.values.map { $0.words[language] }
          #expect(Set(words).count == words.count, "\(column.id): \(words)")
        }
      }
    }
  }

  @Test("A column has one meaning wherever it stands")
  func oneColumnPerID() throws {
    var known: [String: [String]] = [:]
    for column in try standardBook().tables.flatMap({ $0.conditions + $0.consequences }) {
      let tokens = column.values.map(\.token)
      #expect(known.updateValue(tokens, forKey: column.id) ?? tokens == tokens, "\(column.id)")
    }
  }
}
