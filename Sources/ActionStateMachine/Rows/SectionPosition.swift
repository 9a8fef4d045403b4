/// The place of a row in a list with sections. A header has none: it is known by its section.
public struct SectionPosition: Hashable, Sendable, Comparable {
  /// The position of the section.
  public let section: Int
  /// The position in the section.
  public let row: Int

  /// Creates the place `row` in `section`, both counted from 0.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether one place comes before another.
  public static func < (left: SectionPosition, right: SectionPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
