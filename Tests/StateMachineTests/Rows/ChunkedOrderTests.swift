import Testing

@testable import ActionStateMachine
import ActionStateMachineTesting

@Suite("ChunkedOrder") struct ChunkedOrderTests {
  /// Two groups of chunks, and some.
  static let large = 20_000

  /// An order beside a plain array of the same numbers.
  struct Model {
    var order = ChunkedOrder()
    var numbers: [Int] = []

    init() {}

    init(count: Int) {
      order = ChunkedOrder(count: count)
      numbers = (0..<count).map(ChunkedOrder.firstNumber)
    }

    func number(at position: Int) -> Int? {
      position < numbers.count ? numbers[position] : nil
    }

    mutating func insert(at position: Int) {
      follow(order.makeRoom(before: number(at: position)))
      let next = number(at: position)
      numbers.insert(order.newNumber(before: next), at: position)
      order.insert(before: next)
    }

    mutating func remove(at position: Int) {
      follow(order.remove(numbers.remove(at: position)))
    }

    mutating func follow(_ handover: ChunkedOrder.Handover?) {
      guard let handover, handover.count > 0 else { return }
      let old = (0..<handover.count).map { order.number(readAt: handover.source + $0) }
      let new = (0..<handover.count).map { order.number(readAt: handover.target + $0) }
      guard let first = numbers.firstIndex(of: old[0]),
        numbers[first...].prefix(old.count).elementsEqual(old)
      else {
        Issue.record("Numbers were handed over that do not stand together")
        return
      }
      numbers.replaceSubrange(first..<(first + old.count), with: new)
    }

    /// What is wrong with the chunks, if anything.
    var fault: String? {
      let isSmall = order.chunks.count - order.vacant.count < 2
      var start = 0
      for (seat, chunk) in order.seats.map(Int.init).enumerated() {
        let count = Int(order.chunks[chunk].count)
        if order.chunks[chunk].seat != seat { return "chunk \(chunk) sits elsewhere" }
        if order.start(of: seat) != start { return "seat \(seat) begins elsewhere" }
        if count == 0 && !isSmall || count > ChunkedOrder.width { return "\(count) in \(chunk)" }
        let slots = order.slots[(chunk * ChunkedOrder.width)...].prefix(ChunkedOrder.width)
        if slots.sorted() != Array(0..<UInt8(ChunkedOrder.width)) { return "slots of \(chunk)" }
        start += count
      }
      if order.groups.count != (order.seats.count + 127) / ChunkedOrder.groupSize {
        return "\(order.groups.count) groups"
      }
      return order.seats.count + order.vacant.count == order.chunks.count ? nil : "lost chunk"
    }

    /// Whether the order holds the numbers, in their order, and finds each.
    func check(_ comment: Comment) {
      #expect(fault == nil, comment)
      #expect(Array(order) == numbers, comment)
      for (position, number) in numbers.enumerated() {
        let isFound = order[position] == number && order.position(of: number) == position
        let after = position + 1 < numbers.count ? numbers[position + 1] : nil
        let before = position > 0 ? numbers[position - 1] : nil
        let hasNeighbours =
          order.neighbour(of: number, step: 1) == after
          && order.neighbour(of: number, step: -1) == before
        if !isFound || !hasNeighbours { Issue.record("\(number) at \(position): \(comment)") }
      }
    }
  }

  @Test(
    "Numbers are given out in order, and chunks begin with room",
    arguments: [0, 1, 95, 96, 97, 192, 193, 12_288, 12_289, 25_000])
  func build(count: Int) {
    let model = Model(count: count)
    model.check("\(count)")
    #expect(model.order.chunks.allSatisfy { $0.count <= ChunkedOrder.share })
  }

  @Test(
    "It grows at one place until it has several groups, and shrinks to nothing",
    arguments: ["front", "middle", "back"])
  func growAndShrink(place: String) {
    func position(in count: Int) -> Int {
      place == "front" ? 0 : place == "middle" ? count / 2 : count
    }
    var model = Model()
    for count in 0..<Self.large { model.insert(at: position(in: count)) }
    model.check("grown")
    #expect(model.order.groups.count > 1)
    while !model.numbers.isEmpty {
      model.remove(at: position(in: model.numbers.count - 1))
      if model.numbers.count % 5_000 == 7 { model.check("shrinking") }
    }
    model.check("empty")
    #expect(model.order.seats.count == 1)
    for _ in 0..<1_000 { model.insert(at: position(in: model.numbers.count)) }
    model.check("filled again")
  }

  @Test("It follows a plain array through random changes, thinning and filling")
  func random() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var model = Model(count: Self.large)
    for round in 0..<3 {
      while model.numbers.count > Self.large / 20 {
        model.remove(at: Int.random(in: model.numbers.indices, using: &generator))
      }
      model.check("seed \(seed), round \(round), thin")
      while model.numbers.count < Self.large {
        model.insert(at: Int.random(in: 0...model.numbers.count, using: &generator))
      }
      model.check("seed \(seed), round \(round), full")
    }
  }

  @Test("Chunks that went are used again")
  func reuse() {
    var model = Model(count: 2_000)
    var sizes: [Int] = []
    for _ in 0..<3 {
      while !model.numbers.isEmpty { model.remove(at: 0) }
      for position in 0..<2_000 { model.insert(at: position) }
      sizes.append(model.order.chunks.count)
    }
    #expect(sizes[0] == sizes[1] && sizes[1] == sizes[2])
    model.check("refilled")
  }

  @Test("A small chunk leaves its numbers to a neighbour that has room, and stays beside full ones")
  func join() {
    var model = Model(count: 3 * ChunkedOrder.share)
    for _ in 0..<66 { model.remove(at: ChunkedOrder.share) }
    #expect(model.order.seats.count == 3)  // Both together would be too full.
    for _ in 0..<30 { model.remove(at: ChunkedOrder.share) }
    #expect(model.order.seats.count == 2)
    model.check("joined")
  }

  @Test("An empty chunk goes, even from between full ones")
  func empty() {
    var model = Model(count: 3 * ChunkedOrder.share)
    for _ in 0..<20 {
      model.insert(at: 0)
      model.insert(at: model.numbers.count)
    }
    for _ in 0..<ChunkedOrder.share { model.remove(at: ChunkedOrder.share + 20) }
    #expect(model.order.seats.count == 2)
    model.check("between full ones")
  }
}
