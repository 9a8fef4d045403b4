import ActionStateMachine
import ActionStateMachineTesting
import CBaseline

/// The same work in lists from a thousand to a million rows: at rows picked evenly from all, which
/// no cache likes; at a thousand of them; and at rows of one screen. Where it is cold, as many rows
/// are in many lists or in one, so that the caches miss alike.
let scaleBenchmarks: [Benchmark] = [
  scale("scale-gesture-int", Int.self, .everywhere, gestures),
  scale("scale-gesture-scattered-int", Int.self, .scattered, gestures),
  scale("scale-gesture-on-screen-int", Int.self, .onScreen, gestures),
  scale("scale-remove-insert-int", Int.self, .everywhere, removeAndInsert),
  scale("scale-remove-insert-uuid", WideID.self, .everywhere, removeAndInsert),
  scale("scale-remove-insert-string", String.self, .everywhere, removeAndInsert),
  scale("scale-remove-insert-on-screen-int", Int.self, .onScreen, removeAndInsert),
  scale("scale-remove-insert-while-held-int", Int.self, .whileHeld, removeAndInsert),
  scale("scale-move-int", Int.self, .everywhere, move),
  scale("scale-move-uuid", WideID.self, .everywhere, move),
  scale("scale-move-on-screen-int", Int.self, .onScreen, move),
  scale("scale-move-while-held-int", Int.self, .whileHeld, move),
  scaleCopied("scale-copied-int", Int.self),
  scaleCopied("scale-copied-string", String.self),
  scalePosition("scale-position-int", Int.self, .everywhere),
  scalePosition("scale-position-uuid", WideID.self, .everywhere),
  scalePosition("scale-position-string", String.self, .everywhere),
  scalePosition("scale-position-scattered-int", Int.self, .scattered),
  scalePosition("scale-position-scattered-uuid", WideID.self, .scattered),
  scalePosition("scale-position-scattered-string", String.self, .scattered),
  scalePosition("scale-position-on-screen-int", Int.self, .onScreen),
  scaleColdPosition("scale-position-cold-int", Int.self),
  scaleLookup("scale-dictionary-lookup-int", Int.self, .everywhere),
  scaleLookup("scale-dictionary-lookup-uuid", WideID.self, .everywhere),
  scaleLookup("scale-dictionary-lookup-string", String.self, .everywhere),
  memory("memory-int", Int.self),
  memory("memory-uuid", WideID.self),
  memory("memory-string", String.self),
]

/// Which rows are picked.
private enum Pick {
  /// Evenly from all: of a million, hardly one comes twice.
  case everywhere
  /// A thousand from all, again and again: as many as a list of a thousand has.
  case scattered
  /// Among a hundred neighbours in the middle.
  case onScreen
  /// The same, but few, while another row is held where it was dropped.
  case whileHeld

  func rows(_ count: Int, of size: Int) -> [Int] {
    var generator = SplitMix64(seed: UInt64(size))
    func pick(_ count: Int, from range: Range<Int>) -> [Int] {
      (0..<count).map { _ in Int.random(in: range, using: &generator) }
    }
    let middle = (size / 2)..<(size / 2 + 100)
    switch self {
    case .everywhere: return pick(count, from: 0..<size)
    case .scattered:
      let some = (0..<size).shuffled(using: &generator).prefix(1_000)
      return pick(count, from: some.indices).map { some[$0] }
    case .onScreen: return pick(count, from: middle)
    case .whileHeld: return pick(10, from: middle)
    }
  }
}

private let sizes = [1_000, 10_000, 100_000, 1_000_000]
private let rounds = 9
private let picks = 20_000

@Sendable private func gestures<Row: TapeRow>(_ list: [Row], _ rows: [Int]) -> [Event<Row>] {
  rows.flatMap { [.reveal(list[$0], edge: .trailing), .conceal(list[$0])] }
}

@Sendable private func removeAndInsert<Row: TapeRow>(_ list: [Row], _ rows: [Int]) -> [Event<Row>] {
  zip(rows, rows.reversed()).filter { $0 != $1 }.flatMap { row, before -> [Event<Row>] in
    [
      .rowsChanged(RowsChange(remove: RowList(list[row]))),
      .rowsChanged(RowsChange(insert: [.init(list[row], at: .before(list[before]))])),
    ]
  }
}

@Sendable private func move<Row: TapeRow>(_ list: [Row], _ rows: [Int]) -> [Event<Row>] {
  zip(rows, rows.reversed()).filter { $0 != $1 }.map { row, before in
    .rowsChanged(RowsChange(move: [.init(list[row], at: .before(list[before]))]))
  }
}

private func scale<Row: TapeRow>(
  _ name: String, _ type: Row.Type, _ pick: Pick,
  _ events: @escaping @Sendable ([Row], [Int]) -> [Event<Row>]
) -> Benchmark {
  Benchmark(name: name) {
    grow { size in
      let list = (0..<size).map { Row(number: UInt64($0)) }
      let events = events(list, pick.rows(picks, of: size))
      var machine = ListStateMachine(actions: .standard, rows: list)
      if pick == .whileHeld {
        let drag = [.lift(list[0]), .hover(.slot(.end)), .drop] as [Event<Row>]
        for event in drag { use(machine.send(event).count) }
      }
      return (events.count, { for event in events { use(machine.send(event).count) } })
    }
  }
}

/// The first change of a copy, which then has to part from the list that it was copied from.
private func scaleCopied<Row: TapeRow>(_ name: String, _ type: Row.Type) -> Benchmark {
  Benchmark(name: name) {
    grow { size in
      let list = (0..<size).map { Row(number: UInt64($0)) }
      let events = move(list, Pick.everywhere.rows(10, of: size))
      let machine = ListStateMachine(actions: .standard, rows: list)
      return (
        events.count,
        {
          for event in events {
            var copy = machine
            use(copy.send(event).count)
          }
        }
      )
    }
  }
}

private func scalePosition<Row: TapeRow>(
  _ name: String, _ type: Row.Type, _ pick: Pick
) -> Benchmark {
  Benchmark(name: name) {
    grow { size in
      let list = (0..<size).map { Row(number: UInt64($0)) }
      let rows = pick.rows(picks, of: size).map { list[$0] }
      let machine = ListStateMachine(actions: .standard, rows: list)
      return (rows.count, { for row in rows { use(machine.visiblePosition(of: row)) } })
    }
  }
}

/// The same in a thousand lists of a thousand rows beside one list of a million, rows picked evenly
/// from all of them.
private func scaleColdPosition<Row: TapeRow>(_ name: String, _ type: Row.Type) -> Benchmark {
  Benchmark(name: name) {
    let total = 1_000_000
    let rows = (0..<total).map { Row(number: UInt64($0)) }
    let picked = Pick.everywhere.rows(picks, of: total)
    return compare(
      [1_000, total].map { size in
        let machines = stride(from: 0, to: total, by: size).map { first in
          ListStateMachine(actions: .standard, rows: Array(rows[first..<(first + size)]))
        }
        let steps = picked.map { (list: $0 / size, row: rows[$0]) }
        return Work(name: "ns_in_lists_of_\(size)", count: steps.count) {
          for step in steps { use(machines[step.list].visiblePosition(of: step.row)) }
        }
      })
  }
}

/// What memory alone makes of growth: one look-up in the standard library's dictionary.
private func scaleLookup<Row: TapeRow>(
  _ name: String, _ type: Row.Type, _ pick: Pick
) -> Benchmark {
  Benchmark(name: name) {
    grow { size in
      let list = (0..<size).map { Row(number: UInt64($0)) }
      let rows = pick.rows(picks, of: size).map { list[$0] }
      let positions = Dictionary(uniqueKeysWithValues: zip(list, 0...))
      return (rows.count, { for row in rows { use(positions[row]) } })
    }
  }
}

/// Measures work in lists of all sizes.
private func grow(_ prepare: (Int) -> (count: Int, work: () -> Void)) -> [Field] {
  compare(
    sizes.map { size in
      let (count, work) = prepare(size)
      return Work(name: "ns_at_\(size)", count: count, run: work)
    })
}

/// Work that counts as `count` events.
private struct Work {
  let name: String
  let count: Int
  let run: () -> Void
}

/// Measures each of `works`, round by round, so that a busy machine slows all of them.
private func compare(_ works: [Work]) -> [Field] {
  var times = works.map { _ in Times() }
  var counted: Int?
  for work in works { work.run() }
  for _ in 0..<rounds {
    for (index, work) in works.enumerated() {
      var time = 0.0
      counted = allocations { time = nanoseconds(work.run) }
      times[index].add(time)
    }
  }
  let costs = zip(works, times).map { $1.median / Double($0.count) }
  var fields = zip(works, costs).map { ($0.name, JSONLine.Value.measured($1)) }
  fields.append(("spread", .measured(times.map(\.spread).max() ?? .nan)))
  if let counted {
    fields.append(
      ("allocations_per_event", .measured(Double(counted) / Double(works[works.count - 1].count))))
  }
  return fields + [("growth", .measured(costs[costs.count - 1] / costs[0]))]
}

/// What a machine's heap holds a row, when it is made and after as many rows came and went again.
/// Of both sizes, the second has the table of ids just past a doubling.
private func memory<Row: TapeRow>(_ name: String, _ type: Row.Type) -> Benchmark {
  Benchmark(name: name) {
    [100_000, 105_000].flatMap { size -> [Field] in
      let list = (0..<size).map { Row(number: UInt64($0)) }
      let events = removeAndInsert(list, Pick.everywhere.rows(size, of: size))
      let start = allocated_bytes()
      guard start >= 0 else { return [] }
      var machine = ListStateMachine(actions: .standard, rows: list)
      let made = allocated_bytes() - start
      for event in events { use(machine.send(event).count) }
      let used = allocated_bytes() - start
      use(machine.visibleCount + events.count + list.count)
      return [
        ("bytes_per_row_of_\(size)", .measured(Double(made) / Double(size))),
        ("bytes_per_row_of_\(size)_after_changes", .measured(Double(used) / Double(size))),
      ]
    }
  }
}
