import ActionStateMachine
import ActionStateMachineUIKit
import Foundation
import ListDriver
import UIKit

/// What UIKit does to a table's delegates, done by hand.
@main @MainActor struct Puppets {
  let store = Store()
  let screen = UIViewController()
  let tableView = UITableView()
  let table: ActionTable<String>

  init(_ actions: ActionSet = .standard) {
    let store = store
    tableView.puppetRows = 3
    table = ActionTable(
      ListStateMachine(actions: actions, rows: ["a", "b", "c"]), in: tableView, of: screen,
      cell: "row", heights: .init(row: 50), configure: { _, _, _ in }
    ) {
      store.asked.append($0)
      return nil
    }
  }

  static func main() async throws {
    expect(Puppets().tableView.estimatedRowHeight == 0, "no estimates")
    await Puppets().asks()
    await Puppets().chain()
    try await Puppets(
      ActionSet([
        RowAction(
          id: "delete", label: "Delete", edge: .trailing, change: .removes, prompts: [.alert],
          rowWhilePrompting: .closesAtAnswer)
      ])
    ).completionWaits()
    Puppets().leavesAtOnce()
    Puppets().drops()
    Puppets().refusesDrags()
    print("UIKit's puppets did as they should")
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func swipe(_ row: Int, _ edge: Edge) -> [UIContextualAction] {
    let delegate = tableView.delegate
    let configuration =
      edge == .leading
      ? delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path(row))
      : delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path(row))
    return configuration?.actions ?? []
  }

  private var alert: UIAlertController? { screen.presentedViewController as? UIAlertController }

  /// An alert comes, blocks once it is up, and its yes asks the store.
  func asks() async {
    let delete = swipe(0, .trailing)[0]
    expect(delete.style == .normal, "no role on a button that asks")
    var completed: [Bool] = []
    delete.handler(delete, tableView) { completed.append($0) }
    expect(completed == [true], "the row goes home at once")
    await wait("the alert") { table.machine.livePrompt?.isPresented == true }
    expect(swipe(1, .trailing).isEmpty, "no buttons under it")
    alert?.puppetPress(.destructive)
    await wait("the store is asked") { store.asked.count == 1 }
    table.dataChanged(["b", "c"])
    expect(tableView.puppetRows == 2 && tableView.puppetBatches == 1, "one batch")
  }

  /// The second prompt is not lost, though a presentation during another is.
  func chain() async {
    table.authenticate = { _ in true }
    table.press("erase", on: "a", via: .menu)
    await wait("the dialog") { table.machine.livePrompt?.isPresented == true }
    alert?.puppetPress(.destructive)
    await wait("the store is asked") { store.asked.count == 1 }
    table.press("delete", on: "b", via: .menu)
    await wait("another alert") { alert?.actions.count == 2 }
    table.press("delete", on: "c", via: .menu)
    await wait("the alert for c") {
      table.machine.livePrompt.map { $0.rows == ["c"] && $0.isPresented } == true
    }
    alert?.puppetPress(.cancel)
    await wait("rest") { table.machine.phase == .rest && screen.presentedViewController == nil }
  }

  /// A row that stays open under its prompt keeps its completion until the answer.
  func completionWaits() async {
    let delete = swipe(0, .trailing)[0]
    tableView.delegate?.tableView(tableView, willBeginEditingRowAt: path(0))
    var completed: [Bool] = []
    delete.handler(delete, tableView) { completed.append($0) }
    await wait("the alert") { table.machine.livePrompt?.isPresented == true }
    expect(completed.isEmpty, "the row stays open")
    alert?.puppetPress(.cancel)
    await wait("the completion") { completed == [true] }
  }

  /// The batch is made before the handler completes.
  func leavesAtOnce() {
    let archive = swipe(0, .leading)[0]
    expect(archive.style == .destructive, "a role on a button that does not ask")
    var rowsAtCompletion: Int?
    archive.handler(archive, tableView) { _ in rowsAtCompletion = tableView.puppetRows }
    expect(rowsAtCompletion == 2, "the row has left when the handler completes")
  }

  /// A drop is one batch, then the coordinator's drop; its session's end changes nothing more.
  func drops() {
    let session = DragSession()
    expect(drag(session, 0), "the row can be lifted")
    expect(table.machine.phase == .rest, "asking for items lifts nothing")
    tableView.dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
    let drop = DropSession(session)
    expect(tableView.dropDelegate?.tableView(tableView, canHandle: drop) == true, "own drags")
    let coordinator = Coordinator(drop, to: nil)
    tableView.dropDelegate?.tableView(tableView, performDropWith: coordinator)
    expect(tableView.puppetBatches == 1, "one batch")
    expect(coordinator.landed == path(2), "no destination is the end")
    tableView.dragDelegate?.tableView(tableView, dragSessionDidEnd: session)
    expect(table.machine.drawnRows == ["b", "c", "a"], "the row is held")

    let second = DragSession()
    _ = drag(second, 0)
    tableView.dragDelegate?.tableView(tableView, dragSessionWillBegin: second)
    tableView.dragDelegate?.tableView(tableView, dragSessionDidEnd: second)
    expect(table.machine.phase == .rest, "a session that ends without a drop is called off")
  }

  /// Drags from elsewhere and drags of several rows are refused.
  func refusesDrags() {
    let foreign = DropSession(nil)
    expect(tableView.dropDelegate?.tableView(tableView, canHandle: foreign) == false, "foreign")
    let other = DropSession(DragSession())
    expect(tableView.dropDelegate?.tableView(tableView, canHandle: other) == false, "not ours")
    let session = DragSession()
    _ = drag(session, 0)
    let added = tableView.dragDelegate?.tableView(
      tableView, itemsForAddingTo: session, at: path(1), point: .zero)
    expect(added?.isEmpty == true, "no second row")
    _ = drag(session, 1)
    expect(
      tableView.dropDelegate?.tableView(tableView, canHandle: DropSession(session)) == false,
      "two rows")
  }

  private func drag(_ session: DragSession, _ row: Int) -> Bool {
    let items = tableView.dragDelegate?.tableView(
      tableView, itemsForBeginning: session, at: path(row))
    session.items += items ?? []
    return items?.count == 1
  }
}

final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
}

final class DropSession: NSObject, UIDropSession {
  let localDragSession: (any UIDragSession)?
  var items: [UIDragItem] { localDragSession?.items ?? [] }
  init(_ session: DragSession?) { localDragSession = session }
}

final class Coordinator: NSObject, UITableViewDropCoordinator {
  final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    var sourceIndexPath: IndexPath? { nil }
    init(_ item: UIDragItem) { dragItem = item }
  }
  final class Animating: NSObject, UIDragAnimating {}

  let session: any UIDropSession
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  var landed: IndexPath?

  init(_ session: DropSession, to destination: IndexPath?) {
    (self.session, destinationIndexPath) = (session, destination)
    items = session.items.map(Item.init)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    landed = indexPath
    return Animating()
  }
}
