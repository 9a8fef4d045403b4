/// Gives each row a small number for as long as it is in the table, and finds it by the row's id.
///
/// Numbers of rows that left are given out again, so a table that keeps its size allocates nothing.
@usableFromInline struct RowTable<RowID: Hashable & Sendable>: Sendable {
  /// The row of each number, or `nil` for a number to be given out again.
  @usableFromInline var rows: [RowID?] = []
  /// Numbers to be given out again.
  @usableFromInline var vacant: [Int32] = []
  /// The number of a row in the lower half, its hash in the upper; a row is in the first free
  /// bucket from that of its hash on. Their count is a power of two, and one in four is free.
  @usableFromInline var buckets: [UInt64] = []

  @inlinable init(minimumCapacity: Int = 0) {
    guard minimumCapacity > 0 else { return }
    rows.reserveCapacity(minimumCapacity)
    vacant.reserveCapacity(8)
    grow(to: minimumCapacity)
  }

  /// How many rows there are.
  @inlinable var count: Int { rows.count - vacant.count }

  /// The number of `row`, or `nil` where the table lacks it.
  @inlinable func number(of row: RowID) -> Int? {
    guard let bucket = bucket(of: row, hash: Self.hash(row)) else { return nil }
    return Self.number(in: buckets[bucket])
  }

  /// Gives `row` a number, or returns `nil` where it has one.
  @inlinable mutating func insert(_ row: RowID) -> Int? {
    if (count + 1) * 4 > buckets.count * 3 { grow(to: count + 1) }
    let hash = Self.hash(row)
    guard bucket(of: row, hash: hash) == nil else { return nil }
    let number: Int
    if let last = vacant.popLast() {
      number = Int(last)
      rows[number] = row
    } else {
      number = rows.count
      rows.append(row)
    }
    fill(UInt64(hash) << 32 | UInt64(number))
    return number
  }

  /// Takes `row` out and returns the number it had.
  @inlinable mutating func remove(_ row: RowID) -> Int? {
    guard var free = bucket(of: row, hash: Self.hash(row)) else { return nil }
    let number = Self.number(in: buckets[free])
    // Rows behind it that were put off by it move up, so that no search ends too early.
    let mask = buckets.count - 1
    var next = (free + 1) & mask
    while buckets[next] != Self.free {
      let wanted = Int(truncatingIfNeeded: buckets[next] >> 32) & mask
      if (next - wanted) & mask >= (next - free) & mask {
        buckets[free] = buckets[next]
        free = next
      }
      next = (next + 1) & mask
    }
    buckets[free] = Self.free
    rows[number] = nil
    vacant.append(Int32(truncatingIfNeeded: number))
    return number
  }

  @inlinable static var free: UInt64 { .max }

  @inlinable static func hash(_ row: RowID) -> UInt32 {
    UInt32(truncatingIfNeeded: row.hashValue)
  }

  @inlinable static func number(in bucket: UInt64) -> Int {
    Int(UInt32(truncatingIfNeeded: bucket))
  }

  @inlinable func bucket(of row: RowID, hash: UInt32) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask  // Int may have 32 bits.
    while buckets[bucket] != Self.free {
      if UInt32(truncatingIfNeeded: buckets[bucket] >> 32) == hash,
        rows[Self.number(in: buckets[bucket])] == row
      {
        return bucket
      }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  @inlinable mutating func fill(_ content: UInt64) {
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: content >> 32) & mask
    while buckets[bucket] != Self.free { bucket = (bucket + 1) & mask }
    buckets[bucket] = content
  }

  @inlinable mutating func grow(to count: Int) {
    var size = 8
    while count * 4 > size * 3 { size *= 2 }
    let old = buckets
    buckets = Array(repeating: Self.free, count: size)
    for content in old where content != Self.free { fill(content) }
  }
}
