import ActionStateMachine
import ActionStateMachineUIKit
import UIKit

extension Puppets {
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

  /// The dragged row is removed by someone else: nothing can be dropped any more.
  func removedWhileDragged() {
    let session = DragSession()
    expect(drag(session, 0), "the row can be lifted")
    tableView.dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
    let drop = DropSession(session)
    expect(proposal(drop, 1) == .move, "there is room for a lifted row")
    table.dataChanged(["b", "c"])
    expect(proposal(drop, 1) == .forbidden, "and none for a row that is no more")
    let coordinator = Coordinator(drop, to: path(1))
    tableView.dropDelegate?.tableView(tableView, performDropWith: coordinator)
    expect(coordinator.landed == nil && tableView.puppetBatches == 1, "nothing lands")
    tableView.dragDelegate?.tableView(tableView, dragSessionDidEnd: session)
    expect(table.machine.drawnRows == ["b", "c"], "the others stay")
  }

  /// A destination counts the rows of its section, without the lifted one.
  func dropsIntoSections() {
    let session = DragSession()
    expect(drag(session, 0), "a row can be lifted")
    tableView.dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
    let coordinator = Coordinator(DropSession(session), to: IndexPath(row: 1, section: 1))
    tableView.dropDelegate?.tableView(tableView, performDropWith: coordinator)
    expect(coordinator.landed == IndexPath(row: 1, section: 1), "it lands where it was dropped")
    expect(tableView.puppetSections == [1, 2], "one row changed its section")
    expect(table.machine.drawnRows == ["#1", "b", "#2", "c", "a"], "the row is held there")
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
    tableView.dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
    expect(table.machine.phase == .rest, "two rows lift none")
  }

  private func drag(_ session: DragSession, _ row: Int) -> Bool {
    let items = tableView.dragDelegate?.tableView(
      tableView, itemsForBeginning: session, at: path(row))
    session.items += items ?? []
    return items?.count == 1
  }

  private func proposal(_ session: DropSession, _ row: Int) -> UIDropOperation? {
    tableView.dropDelegate?.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: path(row)
    ).operation
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
