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

  init(
    _ updates: ActionTable<String>.Updates, _ actions: ActionSet = .standard,
    rows: [String] = ["a", "b", "c"]
  ) {
    let store = store
    table = ActionTable(
      ListStateMachine(actions: actions, rows: rows), in: tableView, of: screen, cell: "row",
      heights: .init(row: 50, header: 30), updates: updates, isHeader: { $0.hasPrefix("#") },
      configure: { _, _, _ in }
    ) {
      store.asked.append($0)
      return nil
    }
    tableView.puppetLoad()
    tableView.puppetBatches = 0
  }

  static func main() async throws {
    for updates in [ActionTable<String>.Updates.batches, .snapshots] { try await play(updates) }
    print("UIKit's puppets did as they should")
  }

  private static func play(_ updates: ActionTable<String>.Updates) async throws {
    Puppets(updates).nothingIsEstimated()
    await Puppets(updates).asks()
    await Puppets(updates).chain()
    try await Puppets(
      updates,
      ActionSet([
        RowAction(
          id: "delete", label: "Delete", edge: .trailing, change: .removes, prompts: [.alert],
          rowWhilePrompting: .closesAtAnswer)
      ])
    ).completionWaits()
    Puppets(updates).leavesAtOnce()
    Puppets(updates).selects()
    Puppets(updates).drops()
    Puppets(updates).removedWhileDragged()
    Puppets(updates).refusesDrags()
    Puppets(updates, rows: ["a", "#1", "b", "c", "#2", "d"]).sections()
    Puppets(updates, rows: ["#1", "a", "b", "#2", "c"]).dropsIntoSections()
    Puppets(updates).refusedData()
    for isSeen in [true, false] { Puppets(updates).anchors(isSeen: isSeen) }
  }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func swipe(_ row: Int, _ edge: Edge) -> [UIContextualAction] {
    expect(canEdit(row), "a row that cannot be edited cannot be swiped")
    let delegate = tableView.delegate
    let configuration =
      edge == .leading
      ? delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path(row))
      : delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path(row))
    return configuration?.actions ?? []
  }

  private func canEdit(_ row: Int) -> Bool {
    tableView.dataSource?.tableView(tableView, canEditRowAt: path(row)) == true
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

  /// In edit mode rows are selected.
  func selects() {
    table.setEditing(true)
    expect(canEdit(1), "a row that cannot be edited shows nothing to select it by")
    tableView.delegate?.tableView(tableView, didSelectRowAt: path(1))
    expect(table.machine.selectedRows == ["b"], "it is selected")
  }

  /// Heights are fixed, estimates and the header's top padding zero.
  func nothingIsEstimated() {
    expect(tableView.rowHeight == 50 && tableView.sectionHeaderHeight == 30, "fixed heights")
    expect(tableView.estimatedRowHeight == 0, "no estimates of rows")
    expect(tableView.estimatedSectionHeaderHeight == 0, "no estimates of headers")
    expect(tableView.estimatedSectionFooterHeight == 0, "no estimates of footers")
    expect(tableView.sectionHeaderTopPadding == 0, "no padding above headers")
    expect(
      tableView.delegate?.tableView(tableView, heightForHeaderInSection: 0) == 0, "no header")
  }

  /// Headers begin sections; a header's view is made once, and drawn again in place.
  func sections() {
    var made: [String?] = []
    var drawn: [String] = []
    table.header = { header in
      made.append(header)
      return header.map { _ in UIView() }
    }
    table.configureHeader = { _, header in drawn.append(header) }
    let header = { tableView.delegate?.tableView(tableView, viewForHeaderInSection: $0) }
    expect(tableView.puppetSections == [1, 2, 1], "three sections")
    expect(header(0) == nil && header(1) != nil, "the first has no header")
    let view = header(1)
    table.dataChanged(["#0", "a", "#1", "c", "b", "d"], updated: ["#1"])
    expect(tableView.puppetSections == [1, 3], "a header came, and one left")
    expect(header(1) === view, "its view is kept")
    expect(made.filter { $0 == "#1" }.count == 1 && drawn == ["#1"], "and drawn in place")
    expect(tableView.puppetBatches == 1, "one batch")
  }

  /// Data that the machine refuses is told, and asked for again.
  func refusedData() {
    var told: [IgnoredReason] = []
    var requests = 0
    table.onDataRefused = { told.append($0) }
    table.onDataRequest = { requests += 1 }
    table.dataChanged(["a", "a"])
    expect(told == [.duplicateRow] && requests == 1, "refused, and asked for again")
  }

  /// A dialog points at its row; where the row is off screen, it hangs on the table.
  func anchors(isSeen: Bool) {
    if isSeen { tableView.puppetVisible = [path(2)] }
    table.press("erase", on: "c", via: .menu)
    let popover = alert?.popoverPresentationController
    expect(popover?.sourceView === tableView, "it hangs on the table")
    expect(popover?.sourceRect.height == (isSeen ? 50 : 0), "it points at what can be seen")
    expect(popover?.sourceRect.origin.y == (isSeen ? 100 : 0), "it points at its own row")
  }
}
