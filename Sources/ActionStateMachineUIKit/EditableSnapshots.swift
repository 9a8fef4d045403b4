#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A diffable data source whose rows can be swiped, and selected in edit mode.
  ///
  /// Without the override none can, and the delegate is never asked for swipe actions. Which row
  /// offers what is the machine's to say. Rows are not movable in this sense: that is about reorder
  /// controls, and these rows are moved by drag and drop.
  final class EditableSnapshots<Section: Hashable & Sendable, Row: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Row>
  {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }
#endif
