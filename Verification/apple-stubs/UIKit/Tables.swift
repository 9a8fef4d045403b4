extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

open class UITableViewCell: UIView {}

open class UITableView: UIView {
  public enum RowAnimation: Int, Sendable { case none, automatic }
  public enum ScrollPosition: Int, Sendable { case none }
  weak open var dataSource: (any UITableViewDataSource)?
  weak open var delegate: (any UITableViewDelegate)?
  weak open var dragDelegate: (any UITableViewDragDelegate)?
  weak open var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false
  open var rowHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var estimatedSectionHeaderHeight: CGFloat = 0
  open var estimatedSectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var indexPathsForVisibleRows: [IndexPath]? { puppetVisible }
  /// The rows that can be seen. Not an interface of the framework.
  public var puppetVisible: [IndexPath] = []
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func reloadData() {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    CGRect(x: 0, y: rowHeight * CGFloat(indexPath.row), width: 300, height: rowHeight)
  }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  /// As in the framework, it aborts where the data does not have the rows that it reckons.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    puppetBatch = PuppetBatch()
    updates?()
    let (before, batch) = (puppetSections, puppetBatch)
    puppetLoad()
    let staying = before.indices.filter { !batch.leavingSections.contains($0) }
    let stayed = puppetSections.indices.filter { !batch.comingSections.contains($0) }
    precondition(staying.count == stayed.count, "Invalid number of sections")
    for (old, new) in zip(staying, stayed) {
      let reckoned =
        before[old] - batch.leaving.count { $0.section == old }
        + batch.coming.count { $0.section == new }
      precondition(reckoned == puppetSections[new], "Invalid number of rows in section \(new)")
    }
    puppetBatches += 1
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    puppetBatch.coming += indexPaths
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    puppetBatch.leaving += indexPaths
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    puppetBatch.leaving.append(indexPath)
    puppetBatch.coming.append(newIndexPath)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    puppetBatch.comingSections = sections
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    puppetBatch.leavingSections = sections
  }

  /// How many rows each section shows, and how many batches or snapshots changed them. No interface
  /// of the framework.
  public private(set) var puppetSections: [Int] = []
  public var puppetBatches = 0
  private var puppetBatch = PuppetBatch()
  public var puppetRows: Int { puppetSections.reduce(0, +) }
  /// Asks its data source for all that it shows.
  public func puppetLoad() {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    puppetSections = (0..<count).map {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
  }
}

private struct PuppetBatch {
  var leavingSections = IndexSet()
  var comingSections = IndexSet()
  var leaving: [IndexPath] = []
  var coming: [IndexPath] = []
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
}
extension UITableViewDataSource {
  /// As in the framework, a row can be edited where nobody says otherwise.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
}
