/// Rows by number, and the number of each by the row's id.
///
/// A table that keeps its size allocates nothing.
@usableFromInline struct RowTable<RowID: Hashable & Sendable>: Sendable {
  /// The row of each number. A number that no row has stands beside any row, without a meaning.
  @usableFromInline var rows: [RowID] = []
  /// The number of a row in the lower half, its hash in the upper; a row is in the first free
  /// bucket from that of its hash on. Their count is a power of two, and one in four is free.
  @usableFromInline var buckets: [UInt64] = []
  /// How many rows there are.
  @usableFromInline var count = 0

  /// Creates a table with room for so many rows, whose numbers are less than `numbers`.
  @inlinable init(minimumCapacity: Int = 0, numbers: Int = 0) {
    guard minimumCapacity > 0 else { return }
    rows.reserveCapacity(numbers)
    grow(to: minimumCapacity)
  }

  /// The number of `row`, or `nil` where the table lacks it.
  @inlinable func number(of row: RowID) -> Int? {
    guard let bucket = bucket(of: row) else { return nil }
    return number(in: bucket)
  }

  /// Gives `row` a number that no row has, or returns `false` where it has one, and where it does
  /// not equal itself: such a row could never be found again.
  @inlinable mutating func insert(_ row: RowID, as number: Int) -> Bool {
    guard row == row else { return false }
    if (count + 1) * 4 > buckets.count * 3 { grow(to: count + 1) }
    let hash = Self.hash(row)
    guard bucket(of: row, hash: hash) == nil else { return false }
    put(row, at: number)
    fill(UInt64(hash) << 32 | UInt64(number))
    count += 1
    return true
  }

  /// Takes `row` out and returns the number it had.
  @inlinable mutating func remove(_ row: RowID) -> Int? {
    guard var free = bucket(of: row) else { return nil }
    let number = number(in: free)
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
    count -= 1
    return number
  }

  /// Gives the row in `bucket` another number, which no row has.
  @inlinable mutating func renumber(rowIn bucket: Int, as number: Int) {
    put(rows[self.number(in: bucket)], at: number)
    buckets[bucket] = buckets[bucket] & ~0xFFFF_FFFF | UInt64(number)
  }

  /// The number of the row in `bucket`.
  @inlinable func number(in bucket: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: buckets[bucket]))
  }

  /// The bucket of `row`, the same until a row comes or goes.
  @inlinable func bucket(of row: RowID) -> Int? { bucket(of: row, hash: Self.hash(row)) }

  @inlinable static var free: UInt64 { .max }

  @inlinable static func hash(_ row: RowID) -> UInt32 {
    UInt32(truncatingIfNeeded: row.hashValue)
  }

  @inlinable func bucket(of row: RowID, hash: UInt32) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask  // Int may have 32 bits.
    while buckets[bucket] != Self.free {
      if UInt32(truncatingIfNeeded: buckets[bucket] >> 32) == hash,
        rows[number(in: bucket)] == row
      {
        return bucket
      }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  @inlinable mutating func put(_ row: RowID, at number: Int) {
    while rows.count <= number { rows.append(row) }
    rows[number] = row
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
