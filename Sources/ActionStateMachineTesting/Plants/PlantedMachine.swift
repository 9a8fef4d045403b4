import ActionStateMachine

/// A machine, with a fault around it if one is planted. Without one it is the machine itself.
public struct PlantedMachine<RowID: Hashable & Sendable>: Sendable {
  /// Something that copies should not share, and under one plant do.
  private final class Shared: @unchecked Sendable {
    var count = 0
  }

  /// The machine itself.
  public private(set) var machine: ListStateMachine<RowID>
  /// The fault.
  public let plant: Plant?
  /// Where the rows of the last question were when it was asked.
  private(set) var positions: [Int] = []
  private let shared: Shared?

  /// Creates a machine with `plant` around it.
  public init(_ machine: ListStateMachine<RowID>, plant: Plant? = nil) {
    self.machine = machine
    self.plant = plant
    shared = plant == .shareBetweenCopies ? Shared() : nil
  }

  /// Takes in `event` and returns what it did.
  public mutating func send(_ event: Event<RowID>) -> ObservedTransition<RowID> {
    guard let plant else { return observe(event) }
    switch (plant, event, machine.phase) {
    case (.acceptStalePrompt, .confirm(let prompt), .prompting(let live)) where live.prompt > prompt:
      return observe(.confirm(live.prompt), insteadOf: event)
    case (.performOnCancel, .cancel(let prompt), _):
      return observe(.confirm(prompt), insteadOf: event)
    case (.ignoreTheStore, .mutationSucceeded, _), (.ignoreTheStore, .mutationFailed, _),
      (.ignoreTheStore, .mutationUnknown, _):
      return refused(event, .staleTicket)
    case (.refuseSameData, .rowsChanged(let change), _):
      guard change.order == .snapshot(machine.dataRows) else { break }
      return refused(event, .nothingToDo)
    case (.cancelWhileRefusing, .tapOutside, .prompting(let live)) where live.blocks:
      let transition = observe(event)
      _ = machine.send(.cancel(live.prompt))
      return transition
    default: break
    }
    let order = machine.drawnRows
    var transition = observe(event)
    guard transition.isHandled else { return transition }
    skipQuestions(&transition)
    spoil(&transition, order)
    return transition
  }

  private mutating func observe(
    _ event: Event<RowID>, insteadOf original: Event<RowID>? = nil
  ) -> ObservedTransition<RowID> {
    let transition = machine.send(event)
    return ObservedTransition(
      event: original ?? event, from: transition.from, to: transition.to,
      outcome: transition.outcome, commands: Array(transition))
  }

  private func refused(
    _ event: Event<RowID>, _ reason: IgnoredReason
  ) -> ObservedTransition<RowID> {
    ObservedTransition(
      event: event, from: machine.phase, to: machine.phase, outcome: .ignored(reason), commands: [])
  }

  /// Answers questions by itself, where the plant does not ask them.
  private mutating func skipQuestions(_ transition: inout ObservedTransition<RowID>) {
    switch (plant, transition.event) {
    case (.skipSecondQuestion, .confirm), (.menuSkipsQuestion, .trigger(_, _, via: .menu)),
      (.fullSwipeSkipsQuestion, .fullSwipe):
      break
    default: return
    }
    while case .prompting(let live) = machine.phase {
      transition.commands.removeAll {
        if case .present = $0 { true } else { false }
      }
      let answer = machine.send(.confirm(live.prompt))
      transition.commands += Array(answer)
      transition.to = answer.to
    }
  }

  /// Changes the commands as the plant does.
  private mutating func spoil(_ transition: inout ObservedTransition<RowID>, _ order: [RowID]) {
    let commands = transition.commands
    switch plant {
    case .forgetRestore:
      transition.commands.removeAll { if case .restoreRow = $0 { true } else { false } }
    case .forgetInsert:
      transition.commands.removeAll { if case .insertRow = $0 { true } else { false } }
    case .forgetDismiss:
      transition.commands.removeAll { if case .dismiss = $0 { true } else { false } }
    case .forgetClose:
      transition.commands.removeAll { if case .close = $0 { true } else { false } }
    case .forgetUnbusy:
      transition.commands.removeAll { if case .unbusy = $0 { true } else { false } }
    case .forgetCloseGap:
      transition.commands.removeAll { $0 == .closeGap }
    case .forgetDeselect:
      transition.commands.removeAll { if case .deselect = $0 { true } else { false } }
    case .forgetOffer:
      transition.commands.removeAll { if case .offerUndo = $0 { true } else { false } }
    case .offerLonger:
      guard case .rowsChanged = transition.event else { return }
      transition.commands.removeAll { if case .withdrawUndo = $0 { true } else { false } }
    case .forgetRequest:
      transition.commands.removeAll { $0 == .requestData }
    case .hideFailure:
      transition.commands.removeAll { if case .fail = $0 { true } else { false } }
    case .lookBeforeStructure: transition.commands.reverse()
    case .doublePerform:
      transition.commands = commands.flatMap { $0.isPerform ? [$0, $0] : [$0] }
    case .closeTwice:
      transition.commands = commands.flatMap { command in
        if case .close = command { [command, command] } else { [command] }
      }
    case .insertTwice:
      transition.commands = commands.flatMap { command in
        if case .insertRow = command { [command, command] } else { [command] }
      }
    case .preAnimateWhilePrompting:
      transition.commands = commands.flatMap { command in
        guard case .present(let question) = command else { return [command] }
        return Self.preAnimations(of: Array(question.rows)) + [command]
      }
    case .moveOnDrop:
      transition.commands = commands.map { command in
        guard case .settle(let row, let slot) = command else { return command }
        return .moveRow(row, slot)
      }
    case .moveMore:
      guard case .rowsChanged = transition.event, let last = machine.drawnRows.last else {
        return
      }
      let end = commands.lastIndex { $0.ranks.upperBound < 6 }.map { $0 + 1 } ?? 0
      transition.commands.insert(.moveRow(last, .end), at: end)
    case .letGoEarly:
      guard case .rowsChanged = transition.event else { return }
      for row in order where machine.appearance(of: row)?.isHeld ?? false {
        guard let slot = Self.slot(of: row, in: machine.dataRows) else { continue }
        let end = transition.commands.lastIndex { $0.ranks.upperBound < 6 }.map { $0 + 1 } ?? 0
        transition.commands.insert(.moveRow(row, slot), at: end)
      }
    case .actOnIndex: actOnIndex(&transition)
    case .shareBetweenCopies:
      shared?.count += 1
      if let count = shared?.count, count % 2 == 0, case .tapRow = transition.event {
        transition.commands.removeAll()
      }
    case .acceptStalePrompt, .skipSecondQuestion, .menuSkipsQuestion, .ignoreTheStore,
      .performOnCancel, .fullSwipeSkipsQuestion, .cancelWhileRefusing, .refuseSameData, nil:
      break
    }
  }

  private mutating func actOnIndex(_ transition: inout ObservedTransition<RowID>) {
    let rows = machine.dataRows
    for (index, command) in transition.commands.enumerated() {
      switch command {
      case .present(let question) where transition.from != transition.to:
        if case .confirm = transition.event { continue }
        positions = question.rows.compactMap(rows.firstIndex)
      case .perform(let ticket, let action, _, let slot):
        guard case .confirm = transition.event else { continue }
        let named = positions.filter(rows.indices.contains).map { rows[$0] }
        transition.commands[index] = .perform(ticket, action, rows: RowList(named), slot: slot)
      default: continue
      }
    }
  }

  private static func slot(of row: RowID, in rows: [RowID]) -> Slot<RowID>? {
    guard let index = rows.firstIndex(of: row) else { return nil }
    return Slot(before: index + 1 < rows.count ? rows[index + 1] : nil)
  }

  /// Commands that only a machine can make, so one is asked for them.
  private static func preAnimations(of rows: [RowID]) -> [Command<RowID>] {
    let action = RowAction(id: "remove", label: "Remove", change: .removes)
    guard let actions = try? ActionSet([action]) else { return [] }
    var machine = ListStateMachine<RowID>(actions: actions, rows: rows)
    return machine.send(.trigger("remove", rows: RowList(rows), via: .menu))
      .filter(\.isPreAnimation)
  }
}
