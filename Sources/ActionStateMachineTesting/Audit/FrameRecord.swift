import ActionStateMachine

/// One entry of what a front end recorded: what it showed, or what it saw happen in between.
public struct FrameRecord<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// When, in milliseconds from any start. Never less than in the entry before.
  public var time: Double
  /// What was recorded.
  public var content: Content

  /// What an entry records.
  public enum Content: Hashable, Sendable {
    /// All rows that were on screen.
    case frame([DrawnRow])
    /// Something that happened.
    case event(Event<RowID>)
    /// What the front end was told to do: each command's name, and the row that it is about.
    case commands([Order])
  }

  /// A row as it was on screen.
  public struct DrawnRow: Hashable, Sendable {
    /// The row.
    public var row: RowID
    /// The distance of its upper edge from that of the first row, in points.
    public var position: Double
    /// Its height, in points.
    public var height: Double
    /// Whether any of it could be seen.
    public var isVisible: Bool
    /// How far it stood aside, in points, in either direction.
    public var offset: Double

    /// Creates a row as it was on screen.
    public init(
      _ row: RowID, position: Double, height: Double = 44, isVisible: Bool = true,
      offset: Double = 0
    ) {
      self.row = row
      self.position = position
      self.height = height
      self.isVisible = isVisible
      self.offset = offset
    }
  }

  /// A command, as far as the audit needs to know it.
  public struct Order: Hashable, Sendable {
    /// The command's name, such as `close`.
    public var name: String
    /// The row that it is about, if it is about one.
    public var row: RowID?

    /// Creates a command.
    public init(_ name: String, row: RowID? = nil) {
      self.name = name
      self.row = row
    }
  }

  /// Creates an entry.
  public init(time: Double, _ content: Content) {
    self.time = time
    self.content = content
  }
}

/// What people would notice about what a list showed.
public struct FrameFinding<RowID: Hashable & Sendable>: Hashable, Sendable,
  CustomStringConvertible
{
  /// A kind of finding.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The row went away and came back, and the data had not changed.
    case flicker
    /// The row was on screen in two places.
    case shownTwice
    /// There was room above the row that nothing filled.
    case hole
    /// The row was somewhere else from one frame to the next.
    case jump
    /// The row moved aside under a finger that was on another one.
    case foreignFinger
    /// The row turned around in the middle of its way with nothing telling it to.
    case twoOwners
  }

  /// When, in milliseconds.
  public var time: Double
  /// The row.
  public var row: RowID
  /// What was to be seen.
  public var kind: Kind
  /// How much of it: milliseconds for `flicker`, 1 for `shownTwice`, points for all others.
  public var amount: Double

  /// The finding in one sentence.
  public var description: String {
    let rounded = (amount * 10).rounded() / 10
    let what =
      switch kind {
      case .flicker: "vanished and came back after \(rounded) ms without a change of the data"
      case .shownTwice: "was shown twice"
      case .hole: "had a hole of \(rounded) points above it"
      case .jump: "jumped by \(rounded) points"
      case .foreignFinger: "stood \(rounded) points aside under a finger that was not on it"
      case .twoOwners: "turned around by \(rounded) points with nothing telling it to"
      }
    return "\(time) ms: row \(row) \(what)"
  }
}
