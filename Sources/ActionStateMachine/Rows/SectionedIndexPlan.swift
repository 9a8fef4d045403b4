/// What a list with sections must do at once to show a new order, in positions.
///
/// A section that moved leaves and comes anew, since no list moves a section and its rows at once.
/// Rows that leave or come with their section are not named beside it.
public struct SectionedIndexPlan: Hashable, Sendable {
  /// A row's old and new place.
  public struct Move: Hashable, Sendable {
    /// Where it was.
    public let source: SectionPosition
    /// Where it is.
    public let destination: SectionPosition
  }

  /// Old positions of the sections that leave, rising.
  public private(set) var deletedSections: [Int] = []
  /// New positions of the sections that come, rising.
  public private(set) var insertedSections: [Int] = []
  /// Old places of the rows that leave a section that stays, rising.
  public private(set) var deletes: [SectionPosition] = []
  /// New places of the rows that come to a section that stays, rising.
  public private(set) var inserts: [SectionPosition] = []
  /// Rows that change their place within or between sections that stay, by rising new places.
  public private(set) var moves: [Move] = []
  /// Old places of refreshed rows that stay in their place, rising.
  public private(set) var reloads: [SectionPosition] = []
  /// New places of refreshed rows that moved, rising; for a batch of their own after this one.
  public private(set) var lateReloads: [SectionPosition] = []
  /// New positions of the sections that stay and whose header was refreshed, rising.
  public private(set) var refreshedHeaders: [Int] = []

  /// Makes the plan that turns `old` into `new`, or `nil` where a row repeats.
  ///
  /// `refreshed` are rows and headers whose contents changed. Those that come, alone or with their
  /// section, are drawn anyway.
  public init?<RowID: Hashable & Sendable>(
    from old: SectionedRows<RowID>, to new: SectionedRows<RowID>, refreshed: [RowID] = []
  ) {
    guard let sources = old.positions, let destinations = new.positions,
      let oldHeaders = RowOrder(old.sections.map(\.header)),
      let newHeaders = RowOrder(new.sections.map(\.header))
    else { return nil }
    let headers = OrderDifference(from: oldHeaders, to: newHeaders)
    let moved = headers.moved.map(\.row)
    let leaving = Set(headers.removed + moved)
    let coming = Set(headers.inserted.map(\.row) + moved)
    deletedSections = leaving.compactMap(oldHeaders.position).sorted()
    insertedSections = coming.compactMap(newHeaders.position).sorted()

    for section in new.sections where !coming.contains(section.header) {
      guard let position = oldHeaders.position(of: section.header) else { continue }
      let rows = OrderDifference(from: old.sections[position].rows, to: section.rows)
      for row in rows.inserted.map(\.row) + rows.moved.map(\.row) {
        guard let destination = destinations[row] else { continue }
        if let source = sources[row], !leaving.contains(old.sections[source.section].header) {
          moves.append(Move(source: source, destination: destination))
        } else {
          inserts.append(destination)
        }
      }
      for row in rows.removed {
        if let destination = destinations[row],
          !coming.contains(new.sections[destination.section].header)
        {
          continue  // It moves to another section.
        }
        if let source = sources[row] { deletes.append(source) }
      }
    }
    let movedFrom = Set(moves.map(\.source))
    for row in Set(refreshed) {
      if let source = sources[row], let destination = destinations[row] {
        if movedFrom.contains(source) {
          lateReloads.append(destination)
        } else if !leaving.contains(old.sections[source.section].header),
          !coming.contains(new.sections[destination.section].header)
        {
          reloads.append(source)
        }
      } else if !coming.contains(row), let section = newHeaders.position(of: row) {
        refreshedHeaders.append(section)
      }
    }
    deletes.sort()
    inserts.sort()
    moves.sort { $0.destination < $1.destination }
    reloads.sort()
    lateReloads.sort()
    refreshedHeaders.sort()
  }
}
