import ActionStateMachine
import Foundation
import ListDriver
import SwiftUI

@testable import ActionStateMachineSwiftUI

/// What SwiftUI does to a list's model, done by hand.
@main @MainActor struct Puppets {
  let store = Store()
  let model: ListModel<String>

  init(_ actions: ActionSet = .standard) {
    let store = store
    model = ListModel(ListStateMachine(actions: actions, rows: ["a", "b", "c"])) {
      store.asked.append($0)
      return nil
    }
    model.alertDeparture = { try? await Task.sleep(for: .milliseconds(20)) }
  }

  init(asking kind: Prompt) throws {
    self.init(
      try ActionSet([
        RowAction(
          id: "delete", label: "Delete", edge: .trailing, change: .removes, prompts: [kind])
      ]))
  }

  static func main() async throws {
    for isWrittenFirst in [false, true] { await Puppets().answered(isWrittenFirst) }
    await Puppets().unanswered()
    try await Puppets(
      ActionSet([
        RowAction(
          id: "delete", label: "Delete", edge: .trailing, change: .removes,
          prompts: [.alert, .alert])
      ])
    ).chain()
    await Puppets().proof()
    await Puppets().leavesAtOnce()
    Puppets().moves()
    Puppets().refusedData()
    try await Puppets(asking: .sheet).sheet()
    for kind in [Prompt.sheet, .popover] { try await Puppets(asking: kind).vanishes() }
    for kind in [Prompt.sheet, .popover] { try Puppets(asking: kind).comesBack() }
    for comesFirst in [false, true] { try await Puppets(asking: .popover).rebuilt(comesFirst) }
    print("SwiftUI's puppets did as they should")
  }

  /// A yes counts, whether the binding is written before the button's action or after.
  func answered(_ isWrittenFirst: Bool) async {
    model.press("delete", on: "a", via: .tap)
    let binding = model.isShown([.alert])
    expect(await binding.puppetRead(), "the alert is up")
    expect(model.rows == ["a", "b", "c"], "the row stays")
    if isWrittenFirst { model.tookAway(PromptID(1)) }  // In the turn of the action.
    expect((model.prompt([.alert]) == nil) == isWrittenFirst, "it reads what was written")
    model.send(.confirm(PromptID(1)))
    if !isWrittenFirst { await binding.puppetWrite(false) }
    await wait("the store is asked") { store.asked.count == 1 }
    expect(await !binding.puppetRead(), "the alert is down")
  }

  /// An alert that is taken away unanswered is a no.
  func unanswered() async {
    model.press("delete", on: "a", via: .tap)
    await model.isShown([.alert]).puppetWrite(false)
    await wait("rest") { model.machine.phase == .rest }
    expect(store.asked.isEmpty, "nothing was done")
  }

  /// The next prompt comes when the last is gone, and a late write does not take it away.
  func chain() async {
    model.press("delete", on: "a", via: .tap)
    let first = model.isShown([.alert])
    model.send(.confirm(PromptID(1)))
    expect(model.prompt == nil, "no prompt while the first leaves")
    await first.puppetWrite(false)
    await wait("the second") { model.prompt?.id == PromptID(2) }
    await first.puppetWrite(false)
    try? await Task.sleep(for: .milliseconds(20))
    expect(model.prompt?.id == PromptID(2), "the second stays")
    model.send(.confirm(PromptID(2)))
    await wait("the store is asked") { store.asked.count == 1 }
  }

  /// A proof is asked for once, and its yes counts.
  func proof() async {
    var proofs = 0
    model.authenticate = { _ in
      proofs += 1
      return true
    }
    model.press("erase", on: "a", via: .tap)
    model.send(.confirm(PromptID(1)))
    await wait("the store is asked") { store.asked.count == 1 }
    expect(proofs == 1, "asked once")
  }

  /// A button with the role takes its row out in its own action; no other button has the role.
  func leavesAtOnce() async {
    expect(model.swipeButtons(on: "a", edge: .leading).first?.role == .destructive, "a role")
    model.press("archive", on: "a", via: .tap)
    expect(model.rows == ["b", "c"], "the row has left")
    await wait("the store is asked") { store.asked.count == 1 }
    model.dataChanged(["b", "c"])
    expect(model.rows == ["b", "c"], "its data changes nothing")
    expect(model.undoOffers.count == 1, "undo is offered")
    model.undo()
    model.dataChanged(["a", "b", "c"])
    expect(model.rows == ["a", "b", "c"], "the row is back")
  }

  /// One row is moved at a time, to an offset that counts it in its old place.
  func moves() {
    model.onMove?(IndexSet([0, 1]), 3)
    expect(model.rows == ["a", "b", "c"], "two rows stay")
    model.onMove?(IndexSet([0]), 2)
    expect(model.rows == ["b", "a", "c"], "one row moves")
    expect(model.machine.dataRows == ["a", "b", "c"], "and is held ahead of the data")
  }

  /// Data that the machine refuses is told, and asked for again.
  func refusedData() {
    var told: [IgnoredReason] = []
    var requests = 0
    model.onDataRefused = { told.append($0) }
    model.onDataRequest = { requests += 1 }
    model.dataChanged(["a", "a"])
    expect(told == [.duplicateRow] && requests == 1, "refused, and asked for again")
  }

  /// A sheet says when it is up and when it is gone.
  func sheet() async {
    model.press("delete", on: "a", via: .menu)
    model.panelAppeared(PromptID(1))
    expect(model.machine.livePrompt?.isPresented == true, "it is known to be up")
    model.press("delete", on: "b", via: .menu)
    expect(model.machine.livePrompt?.rows == ["a"], "it blocks")
    model.send(.cancel(PromptID(1)))
    model.press("delete", on: "b", via: .menu)
    expect(model.prompt == nil, "the next waits until it is gone")
    model.panelDisappeared(PromptID(1))
    await wait("the next") { model.prompt?.id == PromptID(2) }
    model.panelAppeared(PromptID(2))
    model.send(.confirm(PromptID(2)))
    model.panelDisappeared(PromptID(2))
    await wait("the store is asked") { store.asked.count == 1 }
    expect(model.machine.livePrompt == nil, "its own yes counts")
  }

  /// A popover goes with the row that it hangs on, without a write: that is no answer, and the list
  /// goes on.
  func vanishes() async {
    model.appeared("a")
    model.press("delete", on: "a", via: .tap)
    let kind = model.prompt?.kind
    let binding = model.isShown([.sheet, .popover], on: "a")
    expect(await binding.puppetRead(), "the panel is up")
    model.panelAppeared(PromptID(1))
    expect(model.swipeButtons(on: "b", edge: .trailing).isEmpty, "it blocks")
    model.disappeared("a")
    model.panelDisappeared(PromptID(1))
    await wait("rest") { model.machine.phase == .rest }
    expect(await !binding.puppetRead(), "the panel does not come back with its row")
    expect(store.asked.isEmpty, "nothing was done")
    expect(!model.swipeButtons(on: "b", edge: .trailing).isEmpty, "other rows can be swiped")
    model.press("delete", on: "b", via: .tap)
    expect(model.prompt.map { $0.kind == kind && $0.anchor == nil } == true, "the next comes")
  }

  /// A panel that stayed while the app was in the background still blocks: nothing tells again that it
  /// is on screen.
  func comesBack() {
    model.press("delete", on: "a", via: .tap)
    model.panelAppeared(PromptID(1))
    model.send(.background)
    model.send(.foreground)
    expect(model.machine.livePrompt?.isPresented == true, "it is known to be up")
  }

  /// A panel whose view is only built anew still asks, whichever of the two views is told first.
  func rebuilt(_ comesFirst: Bool) async {
    model.press("delete", on: "a", via: .tap)
    model.panelAppeared(PromptID(1))
    if comesFirst { model.panelAppeared(PromptID(1)) }
    model.panelDisappeared(PromptID(1))
    if !comesFirst { model.panelAppeared(PromptID(1)) }
    try? await Task.sleep(for: .milliseconds(20))
    expect(model.machine.livePrompt?.isPresented == true, "it still asks")
    expect(model.prompt?.id == PromptID(1), "it is still shown")
    model.panelDisappeared(PromptID(1))
    await wait("rest") { model.machine.phase == .rest }
  }
}
