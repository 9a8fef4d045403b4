/// An order of numbers that knows the position of each.
///
/// A number is one of the 128 slots of a chunk, which keeps the order in which its slots are read.
/// Chunks have seats in a row, and 128 seats are a group. A seat says where in its group the chunk
/// begins, and a group where in the order it begins: a position is the sum of three numbers. A
/// change counts on in its chunk and its group, and by one addition for each group after, of which
/// a million numbers have about a hundred. Where a chunk is full or nearly empty, one comes or
/// goes, and those after it are seated anew: a step for each, on the whole at most once in 32
/// changes.
@usableFromInline struct ChunkedOrder: Sendable {
  @usableFromInline struct Chunk: Sendable {
    @usableFromInline var count: Int32 = 0
    @usableFromInline var seat: Int32 = -1
  }

  /// How many slots a chunk has.
  @inlinable static var width: Int { 128 }
  /// How many seats a group has.
  @inlinable static var groupSize: Int { 128 }

  /// Which slot is read at each index of a chunk, from `width` times the chunk on. Slots without a
  /// number come last.
  var slots: [UInt8] = []
  /// The index at which the slot of each number is read.
  @usableFromInline var indices: [UInt8] = []
  @usableFromInline var chunks: [Chunk] = []
  /// The chunks in order. None is empty, unless it is the only one.
  var seats: [Int32] = []
  /// Where in its group the chunk in each seat begins.
  @usableFromInline var starts: [Int32] = []
  /// Where each group begins.
  @usableFromInline var groups: [Int32] = []
  /// Chunks without a seat, to be used again.
  var vacant: [Int32] = []

  @usableFromInline init() {}

  /// The position of `number`, which must be in the order.
  @inlinable @inline(__always) func position(of number: Int) -> Int {
    let seat = Int(chunks[number / Self.width].seat)
    return start(of: seat) + Int(indices[number])
  }

  /// The number at `position`, which must be one of the order.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline subscript(position: Int) -> Int {
    var (seat, end) = (0, seats.count)
    while end - seat > 1 {
      let middle = (seat + end) / 2
      if start(of: middle) <= position { seat = middle } else { end = middle }
    }
    return number(readAt: position - start(of: seat), of: Int(seats[seat]))
  }

  /// The number after `number`, or before it with a step of -1.
  @usableFromInline func neighbour(of number: Int, step: Int) -> Int? {
    let chunk = number / Self.width
    let index = Int(indices[number]) + step
    if 0..<Int(chunks[chunk].count) ~= index { return self.number(readAt: index, of: chunk) }
    let seat = Int(chunks[chunk].seat) + step
    guard seats.indices ~= seat else { return nil }
    let next = Int(seats[seat])
    return self.number(readAt: step > 0 ? 0 : Int(chunks[next].count) - 1, of: next)
  }

  /// The number whose slot is read at `place`, which is an index added to `width` times a chunk.
  @usableFromInline func number(readAt place: Int) -> Int {
    place / Self.width * Self.width + Int(slots[place])
  }

  private func number(readAt index: Int, of chunk: Int) -> Int {
    number(readAt: chunk * Self.width + index)
  }

  /// The position at which the chunk in `seat` begins.
  @inlinable @inline(__always) func start(of seat: Int) -> Int {
    Int(groups[seat / Self.groupSize] + starts[seat])
  }
}

extension ChunkedOrder: Sequence {
  /// Gives the numbers in order.
  @usableFromInline struct Iterator: IteratorProtocol {
    let order: ChunkedOrder
    var seat = 0
    var place = 0
    var end = 0

    @usableFromInline mutating func next() -> Int? {
      if place == end {
        guard seat < order.seats.count else { return nil }
        let chunk = Int(order.seats[seat])
        place = chunk * ChunkedOrder.width
        end = place + Int(order.chunks[chunk].count)
        seat += 1
        if place == end { return nil }
      }
      defer { place += 1 }
      return order.number(readAt: place)
    }
  }

  @usableFromInline func makeIterator() -> Iterator { Iterator(order: self) }
}
