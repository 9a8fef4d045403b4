public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  fileprivate var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  public init() {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    for index in sections.indices where sections[index].section == section {
      sections[index].items += identifiers
    }
  }
}

@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var snapshot = Snapshot()
  private var isApplying = false

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }
  /// As in the framework, it aborts where a snapshot is applied from inside another, or names a row
  /// or a section twice; and it asks for the cells of the new rows.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    precondition(!isApplying, "Deadlock detected: calling this method on the main queue")
    let items = snapshot.sections.flatMap(\.items)
    precondition(Set(items).count == items.count, "Duplicate item identifiers")
    let sections = snapshot.sections.map(\.section)
    precondition(Set(sections).count == sections.count, "Duplicate section identifiers")
    isApplying = true
    self.snapshot = snapshot
    guard let tableView else { return }
    tableView.puppetLoad()
    tableView.puppetBatches += 1
    for (section, rows) in tableView.puppetSections.enumerated() {
      for row in 0..<rows {
        _ = self.tableView(tableView, cellForRowAt: IndexPath(row: row, section: section))
      }
    }
    isApplying = false
  }
  open func numberOfSections(in tableView: UITableView) -> Int { snapshot.sections.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    snapshot.sections[section].items.count
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let row = snapshot.sections[indexPath.section].items[indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, row) else {
      preconditionFailure("The cell provider has no cell")
    }
    return cell
  }
  /// As in the framework, no row can be edited unless a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
}
