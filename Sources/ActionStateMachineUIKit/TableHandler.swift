#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import ListMapping
  import UIKit

  /// What a table asks and tells, for any kind of row id: no generic class can be its delegate.
  @MainActor protocol TableHandler: AnyObject {
    var sectionCount: Int { get }
    func rowCount(in section: Int) -> Int
    func header(of section: Int) -> UIView?
    func headerHeight(of section: Int) -> CGFloat
    func cell(at path: IndexPath) -> UITableViewCell
    func swipeActions(at path: IndexPath, edge: Edge) -> UISwipeActionsConfiguration
    func swipeBegan(at path: IndexPath)
    func swipeEnded()
    func menu(at path: IndexPath) -> UIContextMenuConfiguration?
    func selected(at path: IndexPath)
    func deselected(at path: IndexPath)
    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragBegan(_ session: any UIDragSession)
    func dragEnded()
    func takes(_ session: any UIDropSession) -> Bool
    func hovers(at path: IndexPath?) -> Bool
    func leavesTable()
    func drops(_ coordinator: any UITableViewDropCoordinator)
    func wentToBackground()
    func cameToForeground()
  }

  extension TableScreen: TableHandler {
    private var machine: ListStateMachine<RowID>? { table?.machine }
    private func send(_ event: Event<RowID>?) {
      if let event { table?.send(event) }
    }

    func swipeActions(at path: IndexPath, edge: Edge) -> UISwipeActionsConfiguration {
      askedEdge = edge
      var buttons: [RowButton] = []
      if let row = row(at: path), let table {
        buttons = table.machine.swipeButtons(on: row, edge: edge) { table.hasAction(row, $0) }
      }
      // Without buttons it is empty, not absent: an absent one may stand for the table's own.
      let actions = buttons.map { action(for: $0, at: path) }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = buttons.first?.allowsFullSwipe == true
      return configuration
    }

    private func action(for button: RowButton, at path: IndexPath) -> UIContextualAction {
      let row = row(at: path)
      let style: UIContextualAction.Style = button.role == .destructive ? .destructive : .normal
      let action = UIContextualAction(style: style, title: button.label) {
        [weak self] _, _, complete in
        guard let self, let row, let table else { return complete(false) }
        handlerBegan(row, complete: complete)
        table.press(button.id, on: row, via: .tap)
      }
      if let color = color(of: button) { action.backgroundColor = color }
      action.accessibilityHint = button.hint.text(in: table?.language ?? .english)
      return action
    }

    private func color(of button: RowButton) -> UIColor? {
      switch button.tint {
      case .platform: nil
      case .named(let name): table?.color(name)
      case .neutral: .systemGray
      case .red: .systemRed
      }
    }

    func swipeBegan(at path: IndexPath) {
      swipedRow = row(at: path)
      if let swipedRow { send(.swipeBegan(swipedRow, edge: askedEdge)) }
    }

    func swipeEnded() {
      guard let row = swipedRow else { return }
      swipedRow = nil
      send(machine?.closing(of: row))
    }

    func menu(at path: IndexPath) -> UIContextMenuConfiguration? {
      guard let row = row(at: path), let table else { return nil }
      let buttons = table.machine.buttons(on: row, via: .path(.menu)) { table.hasAction(row, $0) }
      guard !buttons.isEmpty else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        let actions = buttons.map { button in
          let style: UIMenuElement.Attributes = button.role == .destructive ? .destructive : []
          return UIAction(title: button.label, attributes: style) { [weak table] _ in
            table?.press(button.id, on: row, via: .menu)
          }
        }
        return UIMenu(children: actions)
      })
    }

    func selected(at path: IndexPath) {
      guard let row = row(at: path) else { return }
      if machine?.isEditing == true { return send(.select([row])) }
      tableView.deselectRow(at: path, animated: true)
      send(.tapRow(row))
    }

    func deselected(at path: IndexPath) {
      guard machine?.isEditing == true, let row = row(at: path) else { return }
      send(.deselect([row]))
    }

    /// The table asks before it lifts, and may yet not lift: the machine hears of it when the session
    /// begins.
    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
      guard let row = row(at: path), machine?.canLift(row) == true else { return [] }
      session.localContext = self
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = row
      return [item]
    }

    func dragBegan(_ session: any UIDragSession) {
      if session.items.count == 1, let row = session.items[0].localObject as? RowID {
        send(.lift(row))
      }
    }

    func dragEnded() {
      pendingDrop = nil
      send(machine?.endOfDrag)
    }

    func takes(_ session: any UIDropSession) -> Bool {
      let isOwn = session.localDragSession?.localContext as AnyObject? === self
      if !isOwn { send(.foreignDrag) }
      return isOwn && session.items.count == 1
    }

    /// Whether a row hovers there: none does once the data has lost the one that was lifted.
    func hovers(at path: IndexPath?) -> Bool {
      let hover = machine?.hover(over: path.map(Self.place), isHeader: isHeader)
      send(hover)
      return hover != nil
    }

    func leavesTable() { send(.hover(.outside)) }

    func drops(_ coordinator: any UITableViewDropCoordinator) {
      guard takes(coordinator.session), let item = coordinator.items.first,
        hovers(at: coordinator.destinationIndexPath)
      else { return }
      pendingDrop = (coordinator, item.dragItem)
      send(.drop)
    }

    func wentToBackground() { send(.background) }
    func cameToForeground() { send(.foreground) }
  }
#endif
