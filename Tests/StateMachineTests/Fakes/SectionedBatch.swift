import ActionStateMachine
import ListMapping

/// What a table with sections makes of a batch, as platforms do: what leaves is named by its old
/// place, what comes by its new one, and what a section does not take is an abort.
struct SectionedBatch {
  /// A header and the rows beneath it.
  private typealias Section = (header: String?, rows: [String])
  private var sections: [Section]

  /// The table before the batch.
  init(_ rows: SectionedRows<String>) { sections = rows.sections.map { ($0.header, $0.rows) } }

  /// What the table shows, headers among the rows.
  var rows: [String] { sections.flatMap { ($0.header.map { [$0] } ?? []) + $0.rows } }

  /// Makes the batch, and returns why the table refuses it, if so.
  mutating func obey(
    _ batch: ScreenUpdate<String>.Batch, showing new: SectionedRows<String>
  ) -> String? {
    let old = sections
    let leaving = batch.deletes + batch.moves.map(\.source)
    func isThere(_ place: SectionPosition) -> Bool {
      old.indices.contains(place.section) && old[place.section].rows.indices.contains(place.row)
    }
    guard Set(leaving).count == leaving.count, leaving.allSatisfy(isThere),
      Set(leaving).isDisjoint(with: batch.reloads), batch.reloads.allSatisfy(isThere),
      batch.lateReloads.allSatisfy({ new.row(at: $0) != nil }),
      !(leaving + batch.reloads).contains(where: { batch.deletedSections.contains($0.section) }),
      batch.deletedSections.allSatisfy(old.indices.contains)
    else { return "a place is named twice, or is none" }
    for place in leaving.sorted().reversed() { sections[place.section].rows.remove(at: place.row) }
    for section in batch.deletedSections.reversed() { sections.remove(at: section) }
    for section in batch.insertedSections {
      guard section <= sections.count, new.sections.indices.contains(section) else {
        return "no place for section \(section)"
      }
      sections.insert((new.sections[section].header, new.sections[section].rows), at: section)
    }
    let coming =
      batch.inserts.map { ($0, new.row(at: $0)) }
      + batch.moves.map { ($0.destination, old[$0.source.section].rows[$0.source.row]) }
    for (place, row) in coming.sorted(by: { $0.0 < $1.0 }) {
      guard let row, sections.indices.contains(place.section),
        !batch.insertedSections.contains(place.section),
        place.row <= sections[place.section].rows.count
      else { return "no place for \(row ?? "a row") at \(place)" }
      sections[place.section].rows.insert(row, at: place.row)
    }
    return nil
  }
}
