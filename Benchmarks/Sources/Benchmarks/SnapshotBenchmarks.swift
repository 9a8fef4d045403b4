import ActionStateMachine
import ActionStateMachineTesting

/// Whole new orders, beside the difference that the standard library finds.
///
/// The standard library's cost grows with the product of length and difference, so that orders that
/// have little in common are compared at a small size.
let snapshotBenchmarks: [Benchmark] = [
  snapshot("snapshot-one-percent", comparedAt: 100_000) { rows, generator in
    var rows = rows
    for number in 0..<(rows.count / 200) {
      rows.remove(at: .random(in: rows.indices, using: &generator))
      rows.insert(rows.count * 2 + number, at: .random(in: rows.indices, using: &generator))
    }
    return rows
  },
  snapshot("snapshot-one-moved", comparedAt: 100_000) { rows, _ in
    var rows = rows
    rows.insert(rows.remove(at: rows.count / 4), at: rows.count / 2)
    return rows
  },
  snapshot("snapshot-same", comparedAt: 100_000) { rows, _ in rows },
  snapshot("snapshot-reversed", comparedAt: 2_000) { rows, _ in rows.reversed() },
  snapshot("snapshot-shuffled", comparedAt: 2_000) { rows, generator in
    rows.shuffled(using: &generator)
  },
  snapshot("snapshot-all-new", comparedAt: 2_000) { rows, _ in rows.map { $0 + rows.count } },
]

private let size = 100_000
private let rounds = 5

private func snapshot(
  _ name: String, comparedAt smallSize: Int,
  _ change: @escaping @Sendable ([Int], inout SplitMix64) -> [Int]
) -> Benchmark {
  Benchmark(name: name) {
    let (tenth, whole) = (time(size / 10, change), time(size, change))
    let small = smallSize == size ? whole : time(smallSize, change)
    let (old, new) = orders(smallSize, change)
    let peer = nanoseconds { use(new.difference(from: old).inferringMoves().count) }
    return [
      ("rows", .whole(size)), ("ns_per_row", .measured(whole.median / Double(size))),
      ("spread", .measured(whole.spread)),
      ("growth_of_ns_per_row_from_a_tenth", .measured(whole.median / tenth.median / 10)),
      ("moves", .whole(moves(size, change))), ("compared_at_rows", .whole(smallSize)),
      ("ratio_to_standard_library", .measured(small.median / peer)),
    ]
  }
}

private func orders(
  _ size: Int, _ change: ([Int], inout SplitMix64) -> [Int]
) -> (old: [Int], new: [Int]) {
  var generator = SplitMix64(seed: 7)
  let old = Array(0..<size)
  return (old, change(old, &generator))
}

/// How long a machine takes for the snapshot, its commands included.
private func time(_ size: Int, _ change: ([Int], inout SplitMix64) -> [Int]) -> Times {
  let (old, new) = orders(size, change)
  let machine = ListStateMachine(actions: .standard, rows: old)
  let event = Event.rowsChanged(RowsChange(snapshot: new))
  var times = Times()
  for _ in 0..<rounds {
    var machine = machine
    times.add(nanoseconds { use(machine.send(event).count) })
  }
  return times
}

/// How many rows a machine moves; ends the program if fewer would do.
private func moves(_ size: Int, _ change: ([Int], inout SplitMix64) -> [Int]) -> Int {
  let (old, new) = orders(size, change)
  var machine = ListStateMachine(actions: .standard, rows: old)
  let transition = machine.send(.rowsChanged(RowsChange(snapshot: new)))
  let moves = transition.count { if case .moveRow = $0 { true } else { false } }
  // The old order is that of the numbers, so the rows that can stay are the longest rising part.
  var tops: [Int] = []
  let kept = new.filter { $0 < size }
  for row in kept {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < row { low = middle + 1 } else { high = middle }
    }
    if low == tops.count { tops.append(row) } else { tops[low] = row }
  }
  guard moves == kept.count - tops.count else {
    fail("\(moves) rows were moved where \(kept.count - tops.count) would do")
  }
  return moves
}
