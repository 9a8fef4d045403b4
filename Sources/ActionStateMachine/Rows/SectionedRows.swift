/// An order of rows cut into sections, each begun by its header.
///
/// Rows before the first header are a section without one. An order without headers is one such
/// section, even where it is empty.
public struct SectionedRows<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// A header and the rows up to the next.
  public struct Section: Hashable, Sendable {
    /// The header, or `nil` for rows before the first.
    public let header: RowID?
    /// The rows beneath it.
    public fileprivate(set) var rows: [RowID]
  }

  /// The sections.
  public private(set) var sections: [Section] = []

  /// Cuts `rows` before each header.
  public init(_ rows: some Sequence<RowID>, isHeader: (RowID) -> Bool) {
    for row in rows {
      if isHeader(row) {
        sections.append(Section(header: row, rows: []))
      } else {
        if sections.isEmpty { sections.append(Section(header: nil, rows: [])) }
        sections[sections.count - 1].rows.append(row)
      }
    }
    if sections.isEmpty { sections.append(Section(header: nil, rows: [])) }
  }

  /// The place of a row that is not a header, or `nil` where there is no such row.
  ///
  /// - Complexity: O(*n*).
  public func position(of row: RowID) -> SectionPosition? {
    for (section, content) in sections.enumerated() {
      if let position = content.rows.firstIndex(of: row) {
        return SectionPosition(section: section, row: position)
      }
    }
    return nil
  }

  /// The row at a place, or `nil` where there is no such place.
  public func row(at position: SectionPosition) -> RowID? {
    guard sections.indices ~= position.section else { return nil }
    let rows = sections[position.section].rows
    return rows.indices ~= position.row ? rows[position.row] : nil
  }

  /// The slot before the row at a place. After a section's last row it is the slot before the next
  /// header, or the end; `nil` where there is no such place.
  public func slot(at position: SectionPosition) -> Slot<RowID>? {
    guard sections.indices ~= position.section else { return nil }
    let rows = sections[position.section].rows
    guard 0...rows.count ~= position.row else { return nil }
    if position.row < rows.count { return .before(rows[position.row]) }
    let next = position.section + 1
    return Slot(before: next < sections.count ? sections[next].header : nil)
  }

  /// The place of each row that is not a header, or `nil` where a row repeats.
  var positions: [RowID: SectionPosition]? {
    var positions: [RowID: SectionPosition] = [:]
    for (section, content) in sections.enumerated() {
      for (row, id) in content.rows.enumerated() {
        let position = SectionPosition(section: section, row: row)
        guard positions.updateValue(position, forKey: id) == nil else { return nil }
      }
    }
    return positions
  }
}
