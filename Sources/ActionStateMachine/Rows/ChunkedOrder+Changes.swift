extension ChunkedOrder {
  /// Numbers that went to another chunk, whose slots are other numbers.
  @usableFromInline struct Handover: Sendable {
    /// The first place at which the old numbers are read; they still are, until the next change.
    @usableFromInline let source: Int
    /// The first place at which the new numbers are read.
    @usableFromInline let target: Int
    @usableFromInline let count: Int
  }

  /// How many numbers a chunk begins with.
  @inlinable static var share: Int { width * 3 / 4 }

  /// The number at `position` of an order that was created with a count.
  @inlinable static func firstNumber(at position: Int) -> Int {
    position / share * width + position % share
  }

  /// How many slots `count` numbers come to use where they come and go evenly. At worst it is four
  /// for each, since a chunk less than a quarter full is joined to another.
  @inlinable static func room(for count: Int) -> Int {
    count < share ? count + 1 : (count / share * 3 / 2 + 2) * width
  }

  /// Creates the order of the first numbers at `count` positions.
  @usableFromInline init(count: Int) {
    guard count > 0 else { return }
    let room = (Self.room(for: count) + Self.width - 1) / Self.width
    slots.reserveCapacity(room * Self.width)
    indices.reserveCapacity(room * Self.width)
    chunks.reserveCapacity(room)
    seats.reserveCapacity(room)
    starts.reserveCapacity(room)
    if room > 1 { vacant.reserveCapacity(8) }
    var rest = count
    while rest > 0 {
      let chunk = makeChunk()
      chunks[chunk].count = Int32(truncatingIfNeeded: Swift.min(rest, Self.share))
      seats.append(Int32(truncatingIfNeeded: chunk))
      rest -= Self.share
    }
    seatAgain(from: 0)
  }

  /// Makes room before a number, or at the end, and says which numbers changed for it.
  @usableFromInline mutating func makeRoom(before other: Int?) -> Handover? {
    if seats.isEmpty { seat(makeChunk(), at: 0) }
    let chunk = chunk(before: other)
    guard Int(chunks[chunk].count) == Self.width else { return nil }
    let right = makeChunk()
    let handover = hand(from: Self.width / 2, of: chunk, to: right)
    seat(right, at: Int(chunks[chunk].seat) + 1)
    return handover
  }

  /// The number that comes in before another, or at the end, where there is room.
  @usableFromInline func newNumber(before other: Int?) -> Int {
    let chunk = chunk(before: other)
    return number(readAt: chunk * Self.width + Int(chunks[chunk].count))
  }

  /// Puts the new number before another, or at the end, where there is room.
  @usableFromInline mutating func insert(before other: Int?) {
    let chunk = chunk(before: other)
    let first = chunk * Self.width
    let end = Int(chunks[chunk].count)
    let index = other.map { Int(indices[$0]) } ?? end
    var slot = slots[first + end]
    move(UInt8(index)..<UInt8(end), of: chunk, by: 1)
    indices[first + Int(slot)] = UInt8(index)
    for place in (first + index)...(first + end) { swap(&slots[place], &slot) }
    count(1, in: chunk)
  }

  /// Takes `number`, which is in the order, out, and says which numbers changed after it.
  @usableFromInline mutating func remove(_ number: Int) -> Handover? {
    let chunk = number / Self.width
    let first = chunk * Self.width
    let index = Int(indices[number])
    let last = Int(chunks[chunk].count) - 1
    move(UInt8(index)..<UInt8(last + 1), of: chunk, by: -1)
    for place in (first + index)..<(first + last) { slots[place] = slots[place + 1] }
    slots[first + last] = UInt8(number % Self.width)
    count(-1, in: chunk)
    return last < Self.width / 4 ? join(chunk) : nil
  }

  // MARK: - Chunks

  /// The chunk that takes a number before another, or at the end.
  private func chunk(before other: Int?) -> Int {
    other.map { $0 / Self.width } ?? Int(seats[seats.count - 1])
  }

  private mutating func makeChunk() -> Int {
    if let chunk = vacant.popLast() { return Int(chunk) }
    for slot in 0..<UInt8(Self.width) {
      slots.append(slot)
      indices.append(slot)
    }
    chunks.append(Chunk())
    return chunks.count - 1
  }

  /// Has the slots of a chunk that are read at `range` read one index later, or earlier.
  private mutating func move(_ range: Range<UInt8>, of chunk: Int, by step: Int8) {
    let step = UInt8(bitPattern: step)
    for number in (chunk * Self.width)..<((chunk + 1) * Self.width) {
      // Without a branch, so that many are done at once.
      let isMoved = indices[number] &- range.lowerBound < range.upperBound &- range.lowerBound
      indices[number] &+= isMoved ? step : 0
    }
  }

  /// Counts numbers in that came into a chunk or, less than 0, that left it.
  private mutating func count(_ change: Int32, in chunk: Int) {
    chunks[chunk].count += change
    let seat = Int(chunks[chunk].seat)
    let group = seat / Self.groupSize
    let end = Swift.min((group + 1) * Self.groupSize, seats.count)
    for later in (seat + 1)..<end { starts[later] &+= change }
    for later in (group + 1)..<groups.count { groups[later] &+= change }
  }

  /// Gives the numbers of `chunk` from `index` on to the end of another, and counts neither.
  private mutating func hand(from index: Int, of chunk: Int, to other: Int) -> Handover {
    let (count, end) = (Int(chunks[chunk].count) - index, Int(chunks[other].count))
    for index in end..<(end + count) {
      indices[number(readAt: other * Self.width + index)] = UInt8(index)
    }
    chunks[chunk].count = Int32(truncatingIfNeeded: index)
    chunks[other].count = Int32(truncatingIfNeeded: end + count)
    return Handover(
      source: chunk * Self.width + index, target: other * Self.width + end, count: count)
  }

  /// Joins a chunk that has become small with a neighbour, where both together leave some room.
  private mutating func join(_ chunk: Int) -> Handover? {
    let seat = Int(chunks[chunk].seat)
    for first in [seat - 1, seat] where first >= 0 && first + 1 < seats.count {
      let (left, right) = (Int(seats[first]), Int(seats[first + 1]))
      guard chunks[chunk].count == 0 || Int(chunks[left].count + chunks[right].count) <= Self.share
      else { continue }
      let handover = hand(from: 0, of: right, to: left)
      vacant.append(seats.remove(at: first + 1))
      seatAgain(from: first + 1)
      return handover
    }
    return nil
  }

  // MARK: - Seats

  private mutating func seat(_ chunk: Int, at seat: Int) {
    seats.insert(Int32(truncatingIfNeeded: chunk), at: seat)
    seatAgain(from: seat)
  }

  /// Tells the chunks from `first` on where they sit, and counts anew where each begins.
  private mutating func seatAgain(from first: Int) {
    var position: Int32 = 0
    if first > 0 {
      position = Int32(truncatingIfNeeded: start(of: first - 1))
      position += chunks[Int(seats[first - 1])].count
    }
    starts.removeSubrange(first...)
    groups.removeSubrange(((first + Self.groupSize - 1) / Self.groupSize)...)
    for seat in first..<seats.count {
      if seat % Self.groupSize == 0 { groups.append(position) }
      starts.append(position - groups[seat / Self.groupSize])
      let chunk = Int(seats[seat])
      chunks[chunk].seat = Int32(truncatingIfNeeded: seat)
      position += chunks[chunk].count
    }
  }
}
