#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import ListDriver
  import ListMapping
  import UIKit

  /// Obeys the machine for a table: the mapper's calls become calls of UIKit.
  @MainActor
  final class TableScreen<RowID: Hashable & Sendable>: @MainActor ListFrontEnd,
    ListScreen
  {
    weak var table: ActionTable<RowID>?
    let tableView: UITableView
    let configure: (UITableViewCell, RowID, RowAppearance) -> Void
    let isHeader: (RowID) -> Bool
    private(set) var sections: SectionedRows<RowID>
    /// The views of the headers, each made once.
    private(set) var headers: [RowID?: UIView] = [:]
    private var heights = ActionTable<RowID>.Heights(row: 0)
    /// The row whose swipe buttons show.
    var swipedRow: RowID?
    /// The edge that the table asked about last, which is the one that a swipe uncovers next.
    var askedEdge = Edge.trailing
    /// The drop that waits for its batch.
    var pendingDrop: (coordinator: any UITableViewDropCoordinator, item: UIDragItem)?

    private let start: ListStateMachine<RowID>
    private let cell: String
    private let delegate = TableDelegate()
    private var snapshots: EditableSnapshots<RowID?, RowID>?
    private lazy var mapper = ListMapper(self, showing: start, isHeader: isHeader)
    private lazy var prompter = Prompter(self)
    private weak var presenter: UIViewController?

    init(
      _ tableView: UITableView, _ presenter: UIViewController, cell: String,
      isHeader: @escaping (RowID) -> Bool,
      _ configure: @escaping (UITableViewCell, RowID, RowAppearance) -> Void,
      showing machine: ListStateMachine<RowID>
    ) {
      self.tableView = tableView
      self.presenter = presenter
      self.cell = cell
      self.isHeader = isHeader
      self.configure = configure
      start = machine
      sections = SectionedRows(machine.visibleRows, isHeader: isHeader)
    }

    func takeOver(heights: ActionTable<RowID>.Heights, updates: ActionTable<RowID>.Updates) {
      self.heights = heights
      tableView.rowHeight = heights.row
      tableView.sectionHeaderHeight = heights.header
      tableView.sectionFooterHeight = 0
      tableView.estimatedRowHeight = 0
      tableView.estimatedSectionHeaderHeight = 0
      tableView.estimatedSectionFooterHeight = 0
      tableView.sectionHeaderTopPadding = 0
      tableView.allowsMultipleSelectionDuringEditing = true
      tableView.dragInteractionEnabled = true
      delegate.handler = self
      tableView.delegate = delegate
      tableView.dragDelegate = delegate
      tableView.dropDelegate = delegate
      switch updates {
      case .batches: tableView.dataSource = delegate
      case .snapshots:
        snapshots = EditableSnapshots(tableView: tableView) { [weak self] _, path, _ in
          self?.cell(at: path)
        }
        applySnapshot(isAnimated: false)
      }
    }

    func obey(_ transition: Transition<RowID>, after event: Event<RowID>) {
      guard let table else { return }
      mapper.obey(transition, after: event, in: table.machine)
    }

    func refused(_ change: RowsChange<RowID>, for reason: IgnoredReason) {}  // The mapper tells it.

    func draw(_ update: ScreenUpdate<RowID>) {
      if let batch = update.batch, !batch.changesPlaces {
        sections = update.sections
      } else if snapshots != nil {
        sections = update.sections
        applySnapshot(isAnimated: update.isAnimated)
      } else if let batch = update.batch {
        draw(batch, of: update)
      } else {
        sections = update.sections
        tableView.reloadData()
      }
      let kept = Set(sections.sections.map(\.header))
      headers = headers.filter { kept.contains($0.key) }
      redraw(update.refreshed)
      guard let (coordinator, item) = pendingDrop, let landing = update.landing else { return }
      pendingDrop = nil
      coordinator.drop(item, toRowAt: Self.path(landing))
    }

    private func draw(_ batch: ScreenUpdate<RowID>.Batch, of update: ScreenUpdate<RowID>) {
      let animation = update.isAnimated ? UITableView.RowAnimation.automatic : .none
      tableView.performBatchUpdates { [self] in
        sections = update.sections
        tableView.deleteSections(IndexSet(batch.deletedSections), with: animation)
        tableView.insertSections(IndexSet(batch.insertedSections), with: animation)
        tableView.deleteRows(at: batch.deletes.map(Self.path), with: animation)
        tableView.insertRows(at: batch.inserts.map(Self.path), with: animation)
        for move in batch.moves {
          tableView.moveRow(at: Self.path(move.source), to: Self.path(move.destination))
        }
      }
    }

    private func applySnapshot(isAnimated: Bool) {
      var snapshot = NSDiffableDataSourceSnapshot<RowID?, RowID>()
      for section in sections.sections {
        snapshot.appendSections([section.header])
        snapshot.appendItems(section.rows, toSection: section.header)
      }
      snapshots?.apply(snapshot, animatingDifferences: isAnimated)
    }

    /// Refreshed rows too are drawn in place: to load one anew would close it and blink.
    func redraw(_ rows: [RowID]) {
      for row in rows {
        if let header = headers[row] { table?.configureHeader(header, row) }
        guard let path = path(of: row), let cell = tableView.cellForRow(at: path),
          let appearance = table?.machine.appearance(of: row)
        else { continue }
        configure(cell, row, appearance)
      }
    }

    func close(_ row: RowID) {
      if swipedRow == row, table?.machine.isEditing == false {
        tableView.setEditing(false, animated: true)
      }
    }

    func setEditing(_ isOn: Bool) { tableView.setEditing(isOn, animated: true) }

    func show(_ prompt: ShownPrompt<RowID>) {
      if let presenter { prompter.show(prompt, over: presenter) }
    }

    func takeAway(_ prompt: PromptID) { prompter.takeAway(prompt) }

    func hasGone(_ prompt: PromptID) { mapper.hasGone(prompt) }

    func handlerBegan(_ row: RowID, complete: @escaping (Bool) -> Void) {
      mapper.handlerBegan(row, complete: complete)
    }

    func isOnScreen(_ row: RowID) -> Bool {
      path(of: row).map { tableView.indexPathsForVisibleRows?.contains($0) == true } ?? false
    }

    func tell(_ news: ListNews<RowID>) {
      guard let table else { return }
      switch news {
      case .dataRequested: table.onDataRequest()
      case .dataRefused(let reason): table.onDataRefused(reason)
      case .undoOffersChanged: table.onUndoOffers(table.machine.undoOffers)
      case .failed(let rows, let reason): table.onFailure(rows, reason)
      case .activated(let row): table.onActivate(row)
      case .selectionChanged: showSelection(Set(table.machine.selectedRows))
      case .announcement(let what, let rows):
        let text = what.text(for: rows.count, in: table.language)
        UIAccessibility.post(notification: .announcement, argument: text)
      case .haptic(.error): UINotificationFeedbackGenerator().notificationOccurred(.error)
      case .haptic: break  // Lifts, drops and swipes are felt without us.
      case .focus(let row):
        let cell = row.flatMap(path).flatMap(tableView.cellForRow)
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
      }
    }

    private func showSelection(_ selection: Set<RowID>) {
      let shown = Set(tableView.indexPathsForSelectedRows ?? [])
      let wanted = Set(selection.compactMap(path))
      for path in shown.subtracting(wanted) { tableView.deselectRow(at: path, animated: false) }
      for path in wanted.subtracting(shown) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }

    static func path(_ place: SectionPosition) -> IndexPath {
      IndexPath(row: place.row, section: place.section)
    }

    static func place(_ path: IndexPath) -> SectionPosition {
      SectionPosition(section: path.section, row: path.row)
    }

    func path(of row: RowID) -> IndexPath? { sections.position(of: row).map(Self.path) }

    func row(at path: IndexPath) -> RowID? { sections.row(at: Self.place(path)) }

    var sectionCount: Int { sections.sections.count }

    func rowCount(in section: Int) -> Int { part(section)?.rows.count ?? 0 }

    private func part(_ section: Int) -> SectionedRows<RowID>.Section? {
      sections.sections.indices.contains(section) ? sections.sections[section] : nil
    }

    /// The view of a header, which is made when it is first asked for.
    func header(of section: Int) -> UIView? {
      guard let part = part(section) else { return nil }
      if let view = headers[part.header] { return view }
      let view = table?.header(part.header)
      headers[part.header] = view
      return view
    }

    func headerHeight(of section: Int) -> CGFloat {
      header(of: section) == nil ? 0 : heights.header
    }

    func cell(at path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: cell, for: path)
      if let row = row(at: path), let appearance = table?.machine.appearance(of: row) {
        configure(cell, row, appearance)
      }
      return cell
    }
  }
#endif
