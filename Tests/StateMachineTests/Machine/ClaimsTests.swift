import ActionStateMachineTesting
import Testing

@testable import ActionStateMachine

@Suite("Claims") struct ClaimsTests {
  @Test("Claims agree with a plain dictionary, be they few or many", arguments: [3, 8, 9, 40])
  func model(rows: Int) {
    var generator = SplitMix64(seed: UInt64(rows))
    var (claims, model) = (Claims<Int>(), [Int: Ticket]())
    for step in 1...2_000 {
      let row = Int.random(in: 0..<rows, using: &generator)
      if model[row] == nil, Int.random(in: 0..<3, using: &generator) > 0 {
        claims.add(row, to: Ticket(step))
        model[row] = Ticket(step)
      } else {
        claims.remove(row)
        model[row] = nil
      }
      #expect((0..<rows).allSatisfy { claims[$0] == model[$0] })
      #expect(claims.isEmpty == model.isEmpty && claims.count == model.count)
    }
  }

  @Test("Claims are equal by what they say, not by how they are kept")
  func equality() {
    var (few, many) = (Claims<Int>(), Claims<Int>())
    for row in 0..<20 { many.add(row, to: Ticket(1)) }
    for row in 4..<20 { many.remove(row) }
    for row in (0..<4).reversed() { few.add(row, to: Ticket(1)) }
    #expect(few == many && few.hashValue == many.hashValue)
    few.remove(2)
    #expect(few != many)
    few.add(2, to: Ticket(2))
    #expect(few != many && many != few)
  }
}
