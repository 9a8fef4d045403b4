#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Hands on what a table asks and tells.
  @MainActor final class TableDelegate: NSObject {
    weak var handler: (any TableHandler)?
    private lazy var lifeCycle = LifeCycle()

    override init() {
      super.init()
      lifeCycle.observe(UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.handler?.wentToBackground()
      }
      lifeCycle.observe(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.handler?.cameToForeground()
      }
    }
  }

  extension TableDelegate: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { handler?.sectionCount ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      handler?.rowCount(in: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      handler?.cell(at: indexPath) ?? UITableViewCell()
    }
  }

  extension TableDelegate: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      handler?.header(of: section)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      handler?.headerHeight(of: section) ?? 0
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      handler?.selected(at: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      handler?.deselected(at: indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      handler?.swipeBegan(at: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      handler?.swipeEnded()
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      handler?.swipeActions(at: indexPath, edge: .leading)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      handler?.swipeActions(at: indexPath, edge: .trailing)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      handler?.menu(at: indexPath)
    }
  }

  extension TableDelegate: UITableViewDragDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      handler?.dragItems(for: session, at: indexPath) ?? []
    }

    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      []  // One row at a time.
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      handler?.dragBegan(session)
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      handler?.dragEnded()
    }

    func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      true
    }
  }

  extension TableDelegate: UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      handler?.takes(session) ?? false
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      guard let handler, handler.takes(session), handler.hovers(at: destinationIndexPath) else {
        return UITableViewDropProposal(operation: .forbidden)
      }
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      handler?.leavesTable()
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      handler?.drops(coordinator)
    }
  }

  /// Watches the app come and go, for as long as it lives.
  final class LifeCycle {
    private var tokens: [any NSObjectProtocol] = []

    @MainActor func observe(
      _ name: NSNotification.Name, _ happens: @escaping @MainActor @Sendable () -> Void
    ) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated(happens)
        })
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
