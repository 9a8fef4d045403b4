import ActionStateMachine
import DecisionTables
import Foundation
import Testing

struct HTMLTests {
  @Test("The page loads nothing and runs nothing")
  func alone() throws {
    let page = try standardBook().html()
    for word in ["<script", "src=", "http:", "https:", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("Each table has a caption, and each header says what it is a header of")
  func headers() throws {
    let book = try standardBook()
    for orientation in TableBook.Orientation.allCases {
      let page = book.html(orientation: orientation)
      #expect(page.components(separatedBy: "<caption>").count == book.tables.count + 1)
      #expect(!page.contains("<th>") && !page.contains("<th class"))
    }
  }

  @Test("Each rule of the contracted view can be linked to, once")
  func anchors() throws {
    let book = try standardBook()
    let ids = book.html().components(separatedBy: " id=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: book.tables.flatMap { $0.rules.map(\.id) }))
  }

  @Test("A cell in another language than the page says so")
  func language() throws {
    let page = try standardBook().html(in: .japanese)
    #expect(page.contains("<html lang=\"ja\">"))
    #expect(page.contains("<td lang=\"en\">SwiftUI</td>"))
    #expect(!(try standardBook().html().contains("<td lang")))
  }
}
