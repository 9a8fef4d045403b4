import ActionStateMachine
import DecisionTables
import Foundation
import Testing

/// A book about one action whose id has whatever formats treat as their own.
private func nastyBook() throws -> TableBook {
  let action = RowAction(id: "=a|b<c>&\"d\",'e'\t_f*", label: "Nasty", change: .updates)
  return try #require(book(of: [action]).only("actions"))
}

struct TableFormatTests {
  @Test("Every format writes every view in every language", arguments: TableFormat.allCases)
  func everything(format: TableFormat) throws {
    let book = try #require(standardBook().only("law"))
    for language in Language.allCases {
      for view in TableBook.View.allCases {
        #expect(book.text(format, in: language, view: view).utf8.last == UInt8(ascii: "\n"))
      }
    }
  }

  @Test("A book of one table has that table alone")
  func only() throws {
    let book = try standardBook()
    #expect(book.only("law")?.tables.map(\.id) == ["law"])
    #expect(book.only("none") == nil)
  }

  @Test("A format has its usual view if none is asked for")
  func usualView() throws {
    let book = try #require(standardBook().only("law"))
    #expect(book.text(.csv) == book.csv(view: .full))
    #expect(book.text(.markdown) == book.markdown(view: .contracted))
  }

  @Test("Comma-separated lines end in CR LF and quote what needs it")
  func csv() throws {
    let law = try #require(standardBook().only("law")).csv(view: .contracted)
    let lines = law.components(separatedBy: "\r\n")
    #expect(lines[0] == "Rule,Change,Asks by,Data changes,May leave ahead,Why")
    #expect(
      lines[1]
        == "A1,removes,nothing,at once,yes,"
        + "\"Nothing can still stop it, so waiting would only look slow.\"")
    #expect(lines.count == 6 && lines[5].isEmpty)
    #expect(try nastyBook().csv().contains("=a|b<c>&\"\"d\"\",'e'\t_f*"))
  }

  @Test("Several tables in one file share their columns, a rule with all its cells a line")
  func stacked() throws {
    let lines = try standardBook().csv(view: .contracted).components(separatedBy: "\r\n")
    #expect(lines[0] == "Table,Rule,When,Then,Why")
    #expect(lines.count == 2 + (try standardBook().tables.reduce(0) { $0 + $1.rules.count }))
  }

  @Test("Excel gets a byte-order mark, and no formulas")
  func excel() throws {
    let text = try nastyBook().excel()
    #expect(text.unicodeScalars.first == "\u{FEFF}")
    #expect(text.contains("\"'=a|b<c>"))
  }

  @Test("Tab-separated cells hold no tabs")
  func tsv() throws {
    let lines = try nastyBook().tsv().split(separator: "\n")
    #expect(
      Set(lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count }) == [9])
  }

  @Test("Nothing in a cell is markup")
  func escaped() throws {
    let book = try nastyBook()
    #expect(book.markdown().contains("=a\\|b&lt;c>&amp;\"d\",'e'\t\\_f\\*"))
    #expect(book.html().contains("=a|b&lt;c&gt;&amp;&quot;d&quot;,'e' _f*"))
    #expect(book.dmn().contains("&quot;=a|b&lt;c&gt;&amp;\\&quot;d\\&quot;,'e' _f*&quot;"))
    #expect(book.gherkin().contains("=a\\|b<c>&\"d\",'e'"))
  }
}
