/// Rows by number, and the number of each by the row's id.
///
/// A table that keeps its size allocates nothing.
@usableFromInline struct RowTable<RowID: Hashable & Sendable>: Sendable {
  /// A row beside its number, so that one read finds both.
  @usableFromInline struct Bucket: Sendable {
    /// The row. A free bucket has one that the table has or had, until it is used.
    @usableFromInline var row: RowID
    /// The row's number in the lower half, its hash in the upper.
    @usableFromInline var numberAndHash: UInt64

    @inlinable init(row: RowID, numberAndHash: UInt64) {
      self.row = row
      self.numberAndHash = numberAndHash
    }

    @inlinable var isFree: Bool { numberAndHash == .max }

    @inlinable var hash: UInt32 { UInt32(truncatingIfNeeded: numberAndHash >> 32) }
  }

  /// The row of each number. A number that no row has stands beside any row, without a meaning.
  @usableFromInline var rows: [RowID] = []
  /// A row is in the first bucket, from that of its hash on, that was free. Their count is a power
  /// of two, and one in five or more are free.
  @usableFromInline var buckets: [Bucket] = []
  /// How many rows there are.
  @usableFromInline var count = 0
  /// How many rows the first buckets have room for. They are made for the first row, which fills
  /// them.
  @usableFromInline let minimumCapacity: Int

  /// Creates a table with room for so many rows, whose numbers are less than `numbers`.
  @inlinable init(minimumCapacity: Int = 0, numbers: Int = 0) {
    self.minimumCapacity = minimumCapacity
    rows.reserveCapacity(numbers)
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
    if !Self.hasRoom(for: count + 1, in: buckets.count) { grow(with: row) }
    let hash = Self.hash(row)
    let (bucket, isFound) = search(for: row, hash: hash)
    guard !isFound else { return false }
    put(row, at: number)
    buckets[bucket] = Bucket(row: row, numberAndHash: UInt64(hash) << 32 | UInt64(number))
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
    while !buckets[next].isFree {
      let wanted = Int(truncatingIfNeeded: buckets[next].hash) & mask
      if (next - wanted) & mask >= (next - free) & mask {
        buckets[free] = buckets[next]
        free = next
      }
      next = (next + 1) & mask
    }
    buckets[free].numberAndHash = .max
    count -= 1
    return number
  }

  /// Gives the row in `bucket` another number, which no row has.
  @inlinable mutating func renumber(rowIn bucket: Int, as number: Int) {
    put(buckets[bucket].row, at: number)
    let hash = buckets[bucket].numberAndHash & ~0xFFFF_FFFF
    buckets[bucket].numberAndHash = hash | UInt64(number)
  }

  /// The number of the row in `bucket`.
  @inlinable func number(in bucket: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: buckets[bucket].numberAndHash))
  }

  /// The bucket of `row`, the same until a row comes or goes.
  @inlinable func bucket(of row: RowID) -> Int? {
    let (bucket, isFound) = search(for: row, hash: Self.hash(row))
    return isFound ? bucket : nil
  }

  @inlinable static func hash(_ row: RowID) -> UInt32 {
    UInt32(truncatingIfNeeded: row.hashValue)
  }

  /// Whether so many buckets have room for `count` rows and for those that end a search.
  @inlinable static func hasRoom(for count: Int, in buckets: Int) -> Bool {
    count * 5 <= buckets * 4
  }

  /// The bucket of `row`, or else the free one where it would be if there are buckets.
  @inlinable func search(for row: RowID, hash: UInt32) -> (bucket: Int, isFound: Bool) {
    guard !buckets.isEmpty else { return (0, false) }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask  // Int may have 32 bits.
    while !buckets[bucket].isFree {
      if buckets[bucket].hash == hash, buckets[bucket].row == row { return (bucket, true) }
      bucket = (bucket + 1) & mask
    }
    return (bucket, false)
  }

  @inlinable mutating func put(_ row: RowID, at number: Int) {
    while rows.count <= number { rows.append(row) }
    rows[number] = row
  }

  /// Makes room for another row, with `row` in the buckets that are free.
  @inlinable mutating func grow(with row: RowID) {
    let wanted = Swift.max(count + 1, minimumCapacity)
    var size = 8
    while !Self.hasRoom(for: wanted, in: size) { size *= 2 }
    let old = buckets
    buckets = Array(repeating: Bucket(row: row, numberAndHash: .max), count: size)
    for bucket in old where !bucket.isFree {
      var place = Int(truncatingIfNeeded: bucket.hash) & (size - 1)
      while !buckets[place].isFree { place = (place + 1) & (size - 1) }
      buckets[place] = bucket
    }
  }
}
