import ActionStateMachineTesting
import Testing

@testable import ActionStateMachine

/// A list after each of the moves: a row and the row before which it was dropped.
private func moved(_ letters: String, _ moves: (String, String?)...) -> List {
  var list = List(letters)
  for (row, next) in moves {
    _ = list.work(.lift(row))
    _ = list.work(.over(Slot(before: next)))
    _ = list.work(.drop)
  }
  return list
}

@Suite("Held rows")
struct HeldRowsTests {
  @Test("Held rows are drawn where they were dropped, over the data's order")
  func drawn() {
    #expect(moved("abcd", ("a", nil)).drawn == "bcda")
    #expect(moved("abcd", ("a", nil), ("b", nil)).drawn == "cdab")
    #expect(moved("abcd", ("a", nil), ("b", "a")).drawn == "cdba")
    #expect(moved("abcd", ("a", "d"), ("b", "a")).drawn == "cbad")
    #expect(moved("abcd", ("d", "b"), ("c", "b"), ("a", nil)).drawn == "dcba")
  }

  @Test("Dropping a row before which others are held leaves those in the drawn order")
  func anchorIsDropped() {
    let list = moved("abcd", ("a", "c"), ("c", nil))
    #expect(list.drawn == "badc")
  }

  @Test("A held row the data agrees with is let go, without a command but the offer to undo")
  func letGo() {
    for answer in [[], [.succeeded(1)], [Event<String>.mutationUnknown(1)]] {
      var list = moved("abc", ("a", nil))
      for event in answer { _ = list.work(event) }
      let unbusy: [Work] = list.busy.isEmpty ? [] : [.unbusy("a")]
      #expect(list.work(.data("bca")) == unbusy + [.offerUndo(1)])
      #expect(list.claimed == [])
    }
  }

  @Test("Agreement counts at every change of the rows, and among the rows that are not held")
  func letGoByOthers() {
    var list = moved("abc", ("a", "c"))
    #expect(list.work(.delta(remove: ["b"])) == [.removeRow("b"), .offerUndo(1)])
    list = moved("abcd", ("a", "c"), ("b", nil))
    #expect(list.drawn == "acdb")
    #expect(list.work(.data("bacd")) == [.offerUndo(1)])
    #expect(list.drawn == "acdb")
    #expect(list.work(.data("acdb")) == [.offerUndo(2)])
  }

  @Test("A row let go can be what another agrees with: they are tried again until none is")
  func letGoInTurn() {
    var list = moved("abcd", ("a", nil), ("b", nil))
    #expect(list.work(.data("cdab")) == [.offerUndo(1), .offerUndo(2)])
    list = moved("abcd", ("a", nil), ("b", "a"))
    #expect(list.work(.data("cdba")) == [.offerUndo(1), .offerUndo(2)])
    #expect(list.claimed == [])
  }

  @Test("A move that succeeded is let go by the next data that decides, wherever the data has it")
  func letGoAnyway() {
    var list = moved("abcd", ("a", nil))
    #expect(list.work(.succeeded(1)) == [])
    #expect(list.work(.delta(update: ["b"])) == [.refreshRow("b")])
    #expect(list.work(.delta(move: [.put("c", before: "b")])) == [.moveRow("c", .before("b"))])
    #expect(list.drawn == "cbda")
    #expect(list.work(.data("cabd")) == [.moveRow("a", .before("b")), .offerUndo(1)])
    #expect(list.drawn == "cabd")
    list = moved("abc", ("a", nil))
    _ = list.work(.succeeded(1))
    #expect(
      list.work(.delta(update: ["a"]))
        == [.moveRow("a", .before("b")), .refreshRow("a"), .offerUndo(1)])
  }

  @Test("Until its answer, data that has it elsewhere leaves a held row where it is")
  func heldAgainstData() {
    var list = moved("abcd", ("a", nil))
    #expect(list.work(.data("bacd", update: ["a"])) == [.refreshRow("a")])
    #expect(list.work(.delta(move: [.put("a", before: "b")])) == [])
    #expect(list.drawn == "bcda")
    #expect(list.dataRows == ["a", "b", "c", "d"])
  }

  @Test("A move with a lost answer goes back with the data that decides otherwise")
  func unknown() {
    var list = moved("abcd", ("a", nil))
    #expect(list.work(.mutationUnknown(1)) == [.busy("a"), .requestData])
    #expect(list.work(.delta(update: ["b"])) == [.refreshRow("b")])
    #expect(list.work(.data("bacd")) == [.snapBack("a", .before("c")), .unbusy("a")])
    #expect(list.undoable == [])
  }

  @Test("A refused move goes back to the slot of its data place, beside rows that are held")
  func refused() {
    var list = moved("abcd", ("b", nil), ("c", nil))
    #expect(list.work(.failed(1)) == [.snapBack("b", .before("d")), .fail(["b"], reason: "no")])
    #expect(list.drawn == "abdc")
    list = moved("abcd", ("d", "b"), ("a", nil))
    #expect(list.work(.failed(2)) == [.snapBack("a", .before("d")), .fail(["a"], reason: "no")])
    #expect(list.drawn == "adbc")
  }

  @Test("A move that succeeded can still be refused")
  func refusedLate() {
    var list = moved("abc", ("a", nil))
    _ = list.work(.succeeded(1))
    #expect(list.work(.failed(1)) == [.snapBack("a", .before("b")), .fail(["a"], reason: "no")])
  }

  @Test("A held slot follows its row, and goes to the next row not held when that is removed")
  func slotMoves() {
    var list = moved("abcde", ("a", "d"))
    #expect(
      list.work(.data("dbcae")) == [.moveRow("c", .before("e")), .moveRow("b", .before("c"))])
    #expect(list.drawn == "adbce")
    list = moved("abcde", ("a", "d"), ("e", "d"))
    #expect(list.drawn == "bcaed")
    #expect(list.work(.delta(remove: ["d"])) == [.removeRow("d"), .offerUndo(2)])
    #expect(list.drawn == "bcae")
  }

  @Test("Held rows whose slots become one keep their drawn order")
  func slotsMerge() {
    var list = moved("abcde", ("a", "d"), ("b", "e"))
    #expect(list.drawn == "cadbe")
    #expect(list.work(.delta(remove: ["d"])) == [.removeRow("d")])
    #expect(list.drawn == "cabe")
    #expect(list.work(.delta(remove: ["e"])) == [.removeRow("e")])
    #expect(list.drawn == "cab")
  }

  @Test("A held row that is removed is done, and offers nothing")
  func removed() {
    var list = moved("abc", ("a", nil))
    #expect(list.work(.data("bc")) == [.removeRow("a")])
    #expect(list.undoable == [])
    #expect(list.refusal(.failed(1)) == .staleTicket)
    #expect(list.work(.data("abc")) == [.insertRow("a", .before("b"))])
    #expect(list.drawn == "abc")
  }

  @Test("A held row that is removed and inserted in one change is a new row")
  func replaced() {
    var list = moved("abc", ("a", nil))
    #expect(
      list.work(.delta(remove: ["a"], insert: [.put("a", before: "c")]))
        == [.removeRow("a"), .insertRow("a", .before("c"))])
    #expect(list.claimed == [])
    #expect(list.drawn == "bac")
  }

  @Test("A row that a question about its move holds is not let go by the data, only by the answer")
  func heldByQuestion() {
    var list = List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)
    #expect(list.work(.data("bca")) == [])
    #expect(list.claimed == ["a"])
    var no = list
    #expect(no.work(.cancel(1)) == [.snapBack("a", .end)])
    #expect(list.work(.confirm(1)) == [.move(1, "a", .end)])
    #expect(list.work(.data("bca")) == [.offerUndo(1)])
  }

  @Test("A row that a removal brings before one that moves goes along with it")
  func goesAlong() {
    var list = moved("abcd", ("a", "c"))
    let before = list.drawnRows
    let transition = list.send(.delta(remove: ["c"], move: [.put("d", before: "b")]))
    #expect(list.drawn == "adb")
    #expect(played(transition, on: before).rows == list.drawnRows)
  }

  @Test("Beside held rows, a delta is drawn by as few commands as there can be, and by those alone")
  func besideHeld() {
    let seed = UInt64.random(in: 0...(.max))
    var generator = SplitMix64(seed: seed)
    var handled = 0
    for _ in 0..<3_000 {
      func any(of rows: some Collection<String>) -> String {
        rows.randomElement(using: &generator) ?? "a"
      }
      let rows = "abcdefg".map(String.init)
      var list = moved(
        "abcdefg", (any(of: rows[..<3]), any(of: rows[4...])),
        ("d", Bool.random(using: &generator) ? "g" : nil))
      let change = RowsChange(
        remove: Bool.random(using: &generator) ? [any(of: rows)] : [],
        insert: Bool.random(using: &generator) ? [.put("x", before: any(of: rows + ["x"]))] : [],
        move: Bool.random(using: &generator) ? [.put(any(of: rows), before: any(of: rows))] : [],
        update: Bool.random(using: &generator) ? [any(of: rows)] : [])
      if Bool.random(using: &generator) { _ = list.work(.succeeded(1)) }
      let before = list.drawnRows
      let transition = list.send(.rowsChanged(change))
      guard transition.outcome == .handled else { continue }
      handled += 1
      let replaced = Set(change.parts.removed.filter(list.dataRows.contains))
      let fewest = OrderDifference(from: before, to: list.drawnRows, replaced: replaced)
      let (screen, count) = played(transition, on: before)
      #expect(screen == list.drawnRows, "seed \(seed), \(before.joined()), \(change)")
      #expect(
        count == fewest.removed.count + fewest.inserted.count + fewest.moved.count,
        "seed \(seed), \(before.joined()), \(change)")
    }
    #expect(handled > 1_000)
  }
}

/// The rows after the commands that draw others, and how many commands did.
private func played(
  _ commands: Transition<String>, on rows: [String]
) -> (rows: [String], count: Int) {
  var (rows, count) = (rows, 0)
  for command in commands {
    switch command {
    case .removeRow(let row): rows.removeAll { $0 == row }
    case .insertRow(let row, let slot), .moveRow(let row, let slot):
      rows.removeAll { $0 == row }
      rows.insert(row, at: slot.row.flatMap(rows.firstIndex) ?? rows.endIndex)
    default: continue
    }
    count += 1
  }
  return (rows, count)
}
