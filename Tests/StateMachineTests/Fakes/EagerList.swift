import ActionStateMachine

/// A list that runs ahead, as declarative ones do.
///
/// It takes a row out by itself when its swipe button has the destructive role, and aborts when its
/// count then differs from the data's. It moves a dropped row by itself. It writes "dismissed" to
/// its alert's binding after the button's action ran. Of gestures it reports taps alone.
final class EagerList: FakeList {
  /// What an adapter gets right or wrong.
  enum Adapter {
    /// As the decision says.
    case asDecided
    /// Every destructive action has the destructive role.
    case roleByMeaning
    /// The alert's binding does not know which prompt it is for.
    case bindingWithoutPrompt
  }

  var adapter = Adapter.asDecided
  /// Whether an event was kept back that would have meant something just then.
  private(set) var keptBackMeaning = false
  private var openRow: String?
  private var drag: (row: String, slot: Slot<String>?)?
  private var alert: PromptID?

  private var machine: ListStateMachine<String> { driver.machine }

  override func happen(_ event: Event<String>) {
    switch event {
    case .swipeBegan, .swipeCancelled, .swipeArmed, .swipeDisarmed, .foreignDrag: keepBack()
    case .reveal(let row, _):
      openRow = row
      keepBack()
    case .conceal, .scroll, .tapOutside:
      openRow = nil
      keepBack()
    case .tapRow(let row):
      if openRow == nil { driver.send(.tapRow(row)) } else { keepBack() }
      openRow = nil
    case .fullSwipe(let row, let edge, let named): fullSwipe(row, edge, named)
    case .trigger(let action, let rows, .tap) where rows.count == 1:
      let offered = machine.offeredActions(on: rows[0], via: .path(.tap))
      press(action, on: rows[0], role: offered.first { $0.action == action }?.role)
    case .confirm(let prompt), .cancel(let prompt):
      let isShown = alert == prompt
      driver.send(event)
      if isShown { writeDismissed(prompt) }
    case .lift(let row):
      if drag == nil, machine.appearance(of: row)?.takesActions == true { drag = (row, nil) }
    case .hover(.slot(let slot)): drag?.slot = slot
    case .hover(.outside): drag?.slot = nil
    case .cancelDrag: drag = nil
    case .drop: drop()
    default:
      if drag != nil { keepBack() }  // The machine does not know of the drag yet.
      driver.send(event)
    }
  }

  override func finish() {
    super.finish()
    if alert != machine.livePrompt.flatMap({ $0.kind.isModal ? $0.prompt : nil }) {
      fault("shows alert \(alert.map { "\($0)" } ?? "none")")
    }
  }

  override func draw(_ transition: Transition<String>, after event: Event<String>) {
    for command in transition {
      switch command {
      case .present(let presentation) where presentation.kind.isModal: alert = presentation.prompt
      case .dismiss(alert): alert = nil
      case .open(let row, _): openRow = row
      case .close(openRow): openRow = nil
      default: break
      }
    }
    switch event {
    case .confirm(alert), .cancel(alert), .gone(alert):
      if alert != machine.livePrompt?.prompt { alert = nil }
    default: break
    }
    guard !isMidTurn else { return }
    shown = machine.visibleRows
  }

  /// Whether the list has changed its rows by itself and not yet looked at the data.
  private var isMidTurn = false

  private func keepBack() {
    if machine.livePrompt != nil || machine.isEditing || drag != nil { keptBackMeaning = true }
  }

  private func fullSwipe(_ row: String, _ edge: Edge, _ named: ActionID?) {
    let offered = machine.offeredActions(on: row, via: .fullSwipe)
      .filter { machine.actions[$0.action]?.edge == edge }
    let action = named.map { named in offered.first { $0.action == named } } ?? offered.first
    guard let action else { return keepBack() }
    press(action.action, on: row, role: action.role)
  }

  /// A swipe button is pressed. Where it is not on offer, one without a role stands for the press
  /// that was under way when it went.
  private func press(_ id: ActionID, on row: String, role offered: Decision.Role?) {
    var role = offered ?? .none
    if adapter == .roleByMeaning, machine.actions[id]?.isDestructive == true { role = .destructive }
    openRow = nil
    isMidTurn = true
    if role == .destructive { shown.removeAll { $0 == row } }
    driver.send(.trigger(id, rows: [row], via: .tap))
    isMidTurn = false
    if role == .destructive, shown.count != machine.visibleCount {
      fault("aborts: \(shown.count) rows after the update, \(machine.visibleCount) in the data")
    }
    shown = machine.visibleRows
  }

  /// The alert's button was tapped and its action has run: now the binding is set to false.
  private func writeDismissed(_ prompt: PromptID) {
    if adapter == .bindingWithoutPrompt {
      if let alert { driver.send(.gone(alert)) }
    } else {
      driver.send(.gone(prompt))
    }
  }

  /// The row lands, the list moves it, and only then says so.
  private func drop() {
    guard let (row, slot) = drag else { return }
    drag = nil
    guard let slot, slot.row != row, shown.contains(row), slot.row.map(shown.contains) ?? true,
      machine.appearance(of: row)?.takesActions == true, machine.actions.reorderAction != nil
    else { return }
    isMidTurn = true
    shown.removeAll { $0 == row }
    shown.insert(row, at: slot.row.flatMap(shown.firstIndex) ?? shown.count)
    driver.send(.lift(row))
    driver.send(.hover(.slot(slot)))
    driver.send(.drop)
    isMidTurn = false
    if shown != machine.visibleRows {
      fault("lets \(row) fly home: \(shown) was dropped, \(machine.visibleRows) is drawn")
    }
    shown = machine.visibleRows
  }
}
