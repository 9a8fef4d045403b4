import Testing

@testable import ActionStateMachine

@Suite("RowOrder") struct RowOrderTests {
  /// The order of the letters in `rows` after `change`, or `nil` where it refused.
  func order(
    _ rows: String, after change: (inout RowOrder<Character>) -> Bool
  ) throws -> String? {
    let before = try #require(RowOrder(rows))
    var order = before
    guard change(&order) else {
      #expect(order == before)
      return nil
    }
    return String(order)
  }

  @Test("A row that repeats makes no order")
  func repeated() {
    #expect(RowOrder("aba") == nil)
    #expect(RowOrder("abc").map { String($0) } == "abc")
  }

  @Test("Rows go before a row or to the end")
  func insert() throws {
    #expect(try order("", after: { $0.insert("a", at: .end) }) == "a")
    #expect(try order("ab", after: { $0.insert("c", at: .end) }) == "abc")
    #expect(try order("ab", after: { $0.insert("c", at: .before("b")) }) == "acb")
  }

  @Test("A move counts its slot without the row")
  func move() throws {
    #expect(try order("abc", after: { $0.move("a", to: .before("c")) }) == "bac")
    #expect(try order("abc", after: { $0.move("a", to: .end) }) == "bca")
    #expect(try order("abc", after: { $0.move("c", to: .before("a")) }) == "cab")
  }

  @Test("What cannot be done changes nothing")
  func refused() throws {
    #expect(try order("ab", after: { $0.insert("a", at: .end) }) == nil)
    #expect(try order("ab", after: { $0.insert("c", at: .before("x")) }) == nil)
    #expect(try order("ab", after: { $0.remove("x") }) == nil)
    #expect(try order("ab", after: { $0.move("x", to: .end) }) == nil)
    #expect(try order("ab", after: { $0.move("a", to: .before("x")) }) == nil)
    #expect(try order("ab", after: { $0.move("a", to: .before("a")) }) == nil)
  }

  @Test("A row is found by its position, and its neighbours by it")
  func find() throws {
    let order = try #require(RowOrder("abc"))
    #expect(order.position(of: "b") == 1 && order.position(of: "x") == nil)
    #expect(order.successor(of: "b") == "c" && order.successor(of: "c") == nil)
    #expect(order.predecessor(of: "b") == "a" && order.predecessor(of: "a") == nil)
  }

  @Test("Orders are equal by what they hold, however they came to it")
  func equality() throws {
    let whole = try #require(RowOrder(0..<100))
    var built = RowOrder<Int>()
    for row in (0..<100).reversed() { built.insert(row, at: .init(before: built.first)) }
    #expect(built == whole)
    #expect(built.hashValue == whole.hashValue)
    built.move(50, to: .before(52))
    #expect(built != whole)
  }
}
