import ActionStateMachine

/// Looks at what a front end showed and says what people would notice: a row that flickers, is
/// there twice, leaves a hole, jumps, or is pulled by two owners.
public struct FrameAudit<RowID: Hashable & Sendable>: Sendable {
  /// What is put up with.
  public struct Tolerances: Hashable, Sendable {
    /// How long an animation may go on after what started it, in milliseconds. The longest list
    /// animations of the platforms take about 350; a dropped frame and a slow device come on top.
    public var settling = 600.0
    /// How large a hole between rows may be, in points: a separator, and what rounding leaves.
    public var hole = 2.0
    /// How far a row may move from one frame to the next, in points for each millisecond: a row's
    /// height of 44 in one frame of 120 hertz. Faster than that, an eye sees two places.
    public var speed = 5.5
    /// How far a row may stand aside without a finger on it, in points: what rounding leaves.
    public var offset = 1.0
    /// How far a row may turn around, in points: the overshoot of a spring that ends softly.
    public var overshoot = 8.0

    /// Creates the tolerances that suit a list on a phone.
    public init() {}
  }

  private struct Track {
    var drawn: FrameRecord<RowID>.DrawnRow
    var time: Double
    /// When the row was last told to move, or the data moved it or another.
    var told = -Double.infinity
    var vanished: Double?
    var mayReturn = false
    var offsetTurn = Turn()
    var positionTurn = Turn()
  }

  /// Follows a value and notices that it turns around.
  private struct Turn {
    var direction = 0.0
    var extreme = 0.0

    /// Returns how far the value has come back since it turned around.
    mutating func follow(_ value: Double, from old: Double) -> Double {
      let step = value - old
      if step == 0 { return 0 }
      if direction == 0 || (step > 0) == (direction > 0) {
        if direction == 0 || (value - extreme) * direction >= 0 { extreme = value }
        direction = direction == 0 ? step : direction
      }
      return abs(extreme - value)
    }

    mutating func restart(_ value: Double) {
      direction = 0
      extreme = value
    }
  }

  /// What is put up with.
  public var tolerances: Tolerances
  private var tracks: [RowID: Track] = [:]
  private var fingers: Set<RowID> = []
  private var openRows: Set<RowID> = []
  private var hasGap = false
  private var dataChange = -Double.infinity
  private var scrolled = -Double.infinity
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    var row: RowID
    var kind: FrameFinding<RowID>.Kind
  }

  /// Creates an audit.
  public init(tolerances: Tolerances = Tolerances()) { self.tolerances = tolerances }

  /// Returns all findings of `records`, in their order.
  public static func findings(
    in records: some Sequence<FrameRecord<RowID>>, tolerances: Tolerances = Tolerances()
  ) -> [FrameFinding<RowID>] {
    var audit = FrameAudit(tolerances: tolerances)
    return records.flatMap { audit.take($0) }
  }

  /// Takes in the next entry and returns what is to be seen in it that was not seen right before.
  public mutating func take(_ record: FrameRecord<RowID>) -> [FrameFinding<RowID>] {
    switch record.content {
    case .event(let event): note(event, record.time)
    case .commands(let orders): for order in orders { obey(order, record.time) }
    case .frame(let rows): return look(at: rows, record.time)
    }
    return []
  }

  // MARK: - What explains what is seen

  private mutating func note(_ event: Event<RowID>, _ time: Double) {
    switch event {
    case .rowsChanged:
      dataChange = time
      for row in tracks.keys { tracks[row]?.mayReturn = true }
      restartTurns(of: nil, time)
    case .swipeBegan(let row, _), .fullSwipe(let row, _, _), .reveal(let row, _), .lift(let row):
      fingers.insert(row)
      restartTurns(of: row, time)
    case .swipeArmed(let row, _), .swipeDisarmed(let row): restartTurns(of: row, time)
    case .conceal(let row), .swipeCancelled(let row): letGo(row, time)
    case .scroll: scrolled = time
    default: break
    }
  }

  private mutating func obey(_ order: FrameRecord<RowID>.Order, _ time: Double) {
    restartTurns(of: order.row, time)
    switch (order.name, order.row) {
    case ("open", let row?):
      openRows.insert(row)
      letGo(row, time)
    case ("close", let row?), ("settle", let row?), ("snapBack", let row?),
      ("removeRow", let row?), ("preAnimateRemoval", let row?):
      openRows.remove(row)
      letGo(row, time)
    case ("restoreRow", let row?): tracks[row]?.mayReturn = true
    default: break
    }
    switch order.name {
    case "gap": hasGap = true
    case "closeGap", "settle", "snapBack": hasGap = false
    default: break
    }
    guard Self.reorders.contains(order.name) else { return }
    dataChange = time
    restartTurns(of: nil, time)
  }

  /// Commands that make other rows move, too.
  private static var reorders: Set<String> {
    [
      "insertRow", "removeRow", "moveRow", "preAnimateRemoval", "restoreRow", "settle", "snapBack",
      "gap", "closeGap",
    ]
  }

  private mutating func letGo(_ row: RowID, _ time: Double) {
    fingers.remove(row)
    tracks[row]?.told = time
  }

  private mutating func restartTurns(of row: RowID?, _ time: Double) {
    for key in row.map({ [$0] }) ?? Array(tracks.keys) {
      guard var track = tracks[key] else { continue }
      track.told = time
      track.offsetTurn.restart(track.drawn.offset)
      track.positionTurn.restart(track.drawn.position)
      tracks[key] = track
    }
  }

  // MARK: - What is seen

  private mutating func look(
    at rows: [FrameRecord<RowID>.DrawnRow], _ time: Double
  ) -> [FrameFinding<RowID>] {
    var found: [FrameFinding<RowID>] = []
    var present: [RowID: FrameRecord<RowID>.DrawnRow] = [:]
    for row in rows where row.isVisible {
      if present.updateValue(row, forKey: row.row) != nil {
        found.append(FrameFinding(time: time, row: row.row, kind: .shownTwice, amount: 1))
      }
    }
    for (row, track) in tracks where present[row] == nil && track.vanished == nil {
      tracks[row]?.vanished = time
      tracks[row]?.mayReturn = false
    }
    for drawn in present.values { found += follow(drawn, time) }
    found += holes(Array(present.values), time)
    return fresh(found).sorted { $0.kind.rawValue < $1.kind.rawValue }
  }

  private mutating func follow(
    _ drawn: FrameRecord<RowID>.DrawnRow, _ time: Double
  ) -> [FrameFinding<RowID>] {
    guard var track = tracks[drawn.row] else {
      tracks[drawn.row] = Track(drawn: drawn, time: time)
      return []
    }
    var found: [FrameFinding<RowID>] = []
    func find(_ kind: FrameFinding<RowID>.Kind, _ amount: Double) {
      found.append(FrameFinding(time: time, row: drawn.row, kind: kind, amount: amount))
    }
    if let vanished = track.vanished {
      if !track.mayReturn, scrolled < vanished { find(.flicker, time - vanished) }
      track = Track(drawn: drawn, time: time, told: track.told)
      tracks[drawn.row] = track
      return found
    }
    let isHeld = fingers.contains(drawn.row)
    let isSettling = time - track.told <= tolerances.settling
    if !isHeld {
      let step = abs(drawn.position - track.drawn.position)
      if scrolled < track.time, step > tolerances.speed * max(1, time - track.time) {
        find(.jump, step)
      }
      let isOpen = openRows.contains(drawn.row)
      if abs(drawn.offset) > tolerances.offset, !isOpen, !isSettling, !fingers.isEmpty {
        find(.foreignFinger, abs(drawn.offset))
      }
      let turned = max(
        track.offsetTurn.follow(drawn.offset, from: track.drawn.offset),
        track.positionTurn.follow(drawn.position, from: track.drawn.position))
      if turned > tolerances.overshoot { find(.twoOwners, turned) }
    }
    track.drawn = drawn
    track.time = time
    tracks[drawn.row] = track
    return found
  }

  private func holes(
    _ rows: [FrameRecord<RowID>.DrawnRow], _ time: Double
  ) -> [FrameFinding<RowID>] {
    guard !hasGap, time - dataChange > tolerances.settling else { return [] }
    let still = rows.filter { !fingers.contains($0.row) }.sorted { $0.position < $1.position }
    return zip(still, still.dropFirst()).compactMap { upper, lower in
      let hole = lower.position - upper.position - upper.height
      guard hole > tolerances.hole, fingers.isEmpty else { return nil }
      return FrameFinding(time: time, row: lower.row, kind: .hole, amount: hole)
    }
  }

  /// Leaves out what was found in the frame before already.
  private mutating func fresh(_ found: [FrameFinding<RowID>]) -> [FrameFinding<RowID>] {
    let now = Set(found.map { Report(row: $0.row, kind: $0.kind) })
    defer { reported = now }
    return found.filter { !reported.contains(Report(row: $0.row, kind: $0.kind)) }
  }
}
