import ActionStateMachine

// What the gestures mean that platforms report. The machine knows which row is lifted or displaced,
// so that nothing about it has to be kept beside it.
extension ListStateMachine {
  /// Whether `row` can be lifted now. A platform asks before it lifts; a refusal afterwards would
  /// come too late.
  public func canLift(_ row: RowID) -> Bool {
    actions.reorderAction != nil && appearance(of: row)?.takesActions == true
  }

  /// The lifted row.
  public var liftedRow: RowID? {
    if case .dragging(let drag) = phase { drag.row } else { nil }
  }

  /// What it means that the lifted row is over `position`, counted without it; or `nil` where no
  /// row is lifted. No position, or one past the last, is the end.
  public func hover(overPosition position: Int?) -> Event<RowID>? {
    guard let row = liftedRow else { return nil }
    let rows = visibleRows
    guard let position, let source = rows.firstIndex(of: row) else { return .hover(.slot(.end)) }
    let slot = Slot(postRemovalIndex: max(position, 0), movingFrom: source, in: rows)
    return .hover(.slot(slot ?? .end))
  }

  /// The same in a list with sections: `place` counts the rows between headers, without the lifted
  /// one. It is the end of its section where it is past its last row, and the end of the list where
  /// there is no such place.
  public func hover(over place: SectionPosition?, isHeader: (RowID) -> Bool) -> Event<RowID>? {
    guard let lifted = liftedRow else { return nil }
    let sections = SectionedRows(visibleRows.filter { $0 != lifted }, isHeader: isHeader)
    guard let place, sections.sections.indices.contains(place.section) else {
      return .hover(.slot(.end))
    }
    let count = sections.sections[place.section].rows.count
    let inside = SectionPosition(section: place.section, row: min(max(place.row, 0), count))
    return .hover(.slot(sections.slot(at: inside) ?? .end))
  }

  /// What the end of a drag session means, which comes after a drop as well: a drag that no drop
  /// has ended is called off.
  public var endOfDrag: Event<RowID>? { liftedRow == nil ? nil : .cancelDrag }

  /// What it means that a list moved `rows` to `slot`, which it tells once it is done. None where
  /// there are more than one or the row stays: then the list has to go back to the machine's order.
  public func move(_ rows: some Collection<RowID>, to slot: Slot<RowID>) -> [Event<RowID>] {
    guard rows.count == 1, let row = rows.first, canLift(row) else { return [] }
    return [.lift(row), .hover(.slot(slot)), .drop]
  }

  /// The same for positions in the visible order; the destination is counted with the rows that
  /// move still in their places.
  public func move(fromOffsets sources: some Collection<Int>, toOffset destination: Int)
    -> [Event<RowID>]
  {
    let rows = visibleRows
    guard let slot = Slot(preRemovalOffset: destination, in: rows) else { return [] }
    return move(sources.filter(rows.indices.contains).map { rows[$0] }, to: slot)
  }

  /// What it means that `row` was closed by its list: the end of a swipe, or of an open row's rest,
  /// or nothing where the machine closed it itself.
  public func closing(of row: RowID) -> Event<RowID>? {
    switch phase {
    case .swiping(let swipe) where swipe.row == row: .swipeCancelled(row)
    case .open(let open) where open.row == row: .conceal(row)
    case .rest, .swiping, .open, .prompting, .dragging: nil
    }
  }

  /// What it means that the selection on screen is now `selection`.
  public func selectionBecame(_ selection: Set<RowID>) -> [Event<RowID>] {
    let selected = Set(selectedRows)
    let (more, fewer) = (selection.subtracting(selected), selected.subtracting(selection))
    var events: [Event<RowID>] = []
    if !fewer.isEmpty { events.append(.deselect(RowList(dataRows.filter(fewer.contains)))) }
    if !more.isEmpty { events.append(.select(RowList(dataRows.filter(more.contains)))) }
    return events
  }
}
