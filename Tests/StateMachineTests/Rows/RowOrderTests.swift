import Testing

@testable import ActionStateMachine
import ActionStateMachineTesting

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
    #expect(try order("ab", after: { $0.move("a", to: .before("b")) }) == nil)
    #expect(try order("ab", after: { $0.move("b", to: .end) }) == nil)
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

  @Test("It follows a plain array through random changes of a long list, and copies stay")
  func random() throws {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var model = Array(0..<15_000)
    var order = try #require(RowOrder(model))
    var next = model.count
    for round in 0..<4 {
      let (copy, modelBefore) = (order, model)
      for _ in 0..<6_000 {
        let slot = Int.random(in: 0...model.count, using: &generator)
        let row = model.isEmpty ? nil : model.randomElement(using: &generator)
        let before = Slot(before: slot < model.count ? model[slot] : nil)
        switch (Int.random(in: 0..<6, using: &generator), row) {
        case (0...3, let row?) where round % 2 == 0, (0, let row?):
          order.remove(row)
          if let position = model.firstIndex(of: row) { model.remove(at: position) }
        case (4, let row?):
          guard let position = model.firstIndex(of: row) else { continue }
          let isMoved = order.move(row, to: before)
          #expect(isMoved == !(position...(position + 1)).contains(slot), "seed \(seed)")
          model.remove(at: position)
          model.insert(row, at: position < slot ? slot - 1 : slot)
        default:
          order.insert(next, at: before)
          model.insert(next, at: slot)
          next += 1
        }
      }
      #expect(order.elementsEqual(model) && copy.elementsEqual(modelBefore), "seed \(seed)")
      let whole = try #require(RowOrder(model))
      #expect(order == whole && order.hashValue == whole.hashValue && order != copy)
      for (position, row) in model.enumerated() {
        let isFound = order.position(of: row) == position && order[position] == row
        let after = position + 1 < model.count ? model[position + 1] : nil
        let before = position > 0 ? model[position - 1] : nil
        let hasNeighbours =
          order.successor(of: row) == after && order.predecessor(of: row) == before
        if !isFound || !hasNeighbours { Issue.record("\(row) at \(position), seed \(seed)") }
      }
    }
  }
}
