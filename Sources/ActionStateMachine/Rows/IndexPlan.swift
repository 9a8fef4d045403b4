/// What a list that knows its rows by position must do to show a new order.
///
/// A position is never an identity: a plan holds for the two orders that it was made from, and for
/// nothing later. The batch and the steps say the same; obey one of them.
public struct IndexPlan: Hashable, Sendable {
  /// A row's old and new position.
  public struct Move: Hashable, Sendable {
    /// Where it was.
    public let source: Int
    /// Where it is, counted with the row in its new place.
    public let destination: Int

    @inlinable init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// Changes that are made at once, as table and collection views make them.
  ///
  /// No row is in two of its parts, so none is both moved and deleted or reloaded.
  public struct Batch: Hashable, Sendable {
    /// Old positions of the rows that leave, rising.
    public let deletes: [Int]
    /// New positions of the rows that come, rising.
    public let inserts: [Int]
    /// Rows that stay but not in their place, by rising new positions.
    public let moves: [Move]
    /// Old positions of refreshed rows that stay in their place, rising.
    public let reloads: [Int]
    /// New positions of refreshed rows that moved, rising; for a batch of their own after this one,
    /// since no list reloads a row that it moves.
    public let lateReloads: [Int]

    @usableFromInline
    init(deletes: [Int], inserts: [Int], moves: [Move], reloads: [Int], lateReloads: [Int]) {
      self.deletes = deletes
      self.inserts = inserts.sorted()
      self.moves = moves.sorted { $0.destination < $1.destination }
      self.reloads = reloads.sorted()
      self.lateReloads = lateReloads.sorted()
    }

    /// Whether the batch changes nothing.
    public var isEmpty: Bool {
      deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty
        && lateReloads.isEmpty
    }
  }

  /// One of several changes that are made call by call. Positions count what the calls before it
  /// left.
  public enum Step: Hashable, Sendable {
    /// Take the row at the position out.
    case delete(Int)
    /// Put the next new row at the position.
    case insert(Int)
    /// Take a row out and put it back where it then has the position of the destination.
    case move(Move)
    /// Draw the row at the position anew.
    case reload(Int)
  }

  /// The changes for a list that makes them at once.
  public let batch: Batch
  /// The changes for a list that makes them call by call.
  public let steps: [Step]

  /// Makes the plan that turns `old` into `new`, or `nil` where a row repeats.
  ///
  /// `refreshed` are rows whose contents changed. Those that are not in both orders count for
  /// nothing: a row that comes is drawn anyway.
  ///
  /// - Complexity: O(*n* + *k* log *n*) for *k* changes, and what finding the fewest moves costs.
  @inlinable public init?<RowID: Hashable & Sendable>(
    from old: some Collection<RowID>, to new: some Collection<RowID>, refreshed: [RowID] = []
  ) {
    guard let source = RowOrder(old), let target = RowOrder(new) else { return nil }
    let difference = OrderDifference(from: old, to: new)
    let moves = difference.moved.compactMap { Self.move(of: $0.row, from: source, to: target) }
    let moved = Set(moves.map(\.destination))
    var (reloads, lateReloads, redrawn) = ([Int](), [Int](), [Int]())
    for row in Set(refreshed) {
      guard let move = Self.move(of: row, from: source, to: target) else { continue }
      redrawn.append(move.destination)
      if moved.contains(move.destination) {
        lateReloads.append(move.destination)
      } else {
        reloads.append(move.source)
      }
    }
    steps = Self.steps(of: difference, from: source) + redrawn.sorted().map { .reload($0) }
    batch = Batch(
      deletes: difference.removed.compactMap { source.position(of: $0) },
      inserts: difference.inserted.compactMap { target.position(of: $0.row) },
      moves: moves, reloads: reloads, lateReloads: lateReloads)
  }

  /// Makes the plan that turns `old` into `new` and draws anew what `transition` refreshes, or
  /// `nil` where a row repeats.
  @inlinable public init?<RowID: Hashable & Sendable>(
    from old: some Collection<RowID>, to new: some Collection<RowID>,
    after transition: Transition<RowID>
  ) {
    let refreshed = transition.compactMap { command -> RowID? in
      if case .refreshRow(let row) = command { row } else { nil }
    }
    self.init(from: old, to: new, refreshed: refreshed)
  }

  @inlinable static func move<RowID>(
    of row: RowID, from source: RowOrder<RowID>, to target: RowOrder<RowID>
  ) -> Move? {
    guard let from = source.position(of: row), let to = target.position(of: row) else { return nil }
    return Move(from: from, to: to)
  }

  /// The steps that make `difference`, call by call.
  @inlinable static func steps<RowID>(
    of difference: OrderDifference<RowID>, from source: RowOrder<RowID>
  ) -> [Step] {
    var (order, steps) = (source, [Step]())
    for row in difference.removed {
      guard let position = order.position(of: row) else { continue }
      steps.append(.delete(position))
      order.remove(row)
    }
    for placement in difference.inserted {
      order.insert(placement.row, at: placement.slot)
      guard let position = order.position(of: placement.row) else { continue }
      steps.append(.insert(position))
    }
    for placement in difference.moved {
      guard let from = order.position(of: placement.row) else { continue }
      order.move(placement.row, to: placement.slot)
      guard let to = order.position(of: placement.row), from != to else { continue }
      steps.append(.move(Move(from: from, to: to)))
    }
    return steps
  }
}
