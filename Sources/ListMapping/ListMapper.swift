import ActionStateMachine

/// Turns the commands of transitions into the calls of a screen.
///
/// It draws the visible order, never the store's. It keeps what a screen shows and the machine does
/// not: the order last drawn, the prompt that is on its way out, and the completions that swipe
/// handlers wait for.
@MainActor public final class ListMapper<Screen: ListScreen> {
  /// What the rows are known by.
  public typealias RowID = Screen.RowID

  private weak var screen: Screen?
  private let isHeader: (RowID) -> Bool
  private var shown: SectionedRows<RowID>
  private var prompts = PromptQueue<RowID>()
  private var completions = HandlerCompletions<RowID>()

  /// Creates the mapper of a screen that shows the visible order of `machine`.
  ///
  /// `isHeader` says whether a row is the header of a section; by default none is.
  public init(
    _ screen: Screen, showing machine: ListStateMachine<RowID>,
    isHeader: @escaping (RowID) -> Bool = { _ in false }
  ) {
    self.screen = screen
    self.isHeader = isHeader
    shown = SectionedRows(machine.visibleRows, isHeader: isHeader)
  }

  /// Obeys a transition: first the prompt that goes and the rows, then the rest.
  public func obey(
    _ transition: Transition<RowID>, after event: Event<RowID>, in machine: ListStateMachine<RowID>
  ) {
    leavePrompt(after: event, transition)
    for case .dismiss(let prompt) in transition { call(prompts.leave(prompt)) }
    draw(transition, after: event, machine)
    for case .close(let row) in transition where !completions.waits(for: row) { screen?.close(row) }
    let looks = transition.compactMap(\.rowOfLook)
    if !looks.isEmpty { screen?.redraw(looks) }
    completions.settle(after: event, transition.outcome, in: machine)
    for case .present(let presentation) in transition { call(prompts.present(presentation)) }
    for command in transition { tell(command) }
    if case .rowsChanged = event, case .ignored(let reason) = transition.outcome {
      screen?.tell(.dataRefused(reason))
      screen?.tell(.dataRequested)
    }
  }

  /// A swipe handler began for `row` and is to complete once the row may go home. Its press is sent
  /// to the machine next.
  public func handlerBegan(_ row: RowID, complete: @escaping (Bool) -> Void) {
    completions.begin(row, complete)
  }

  /// The prompt is off the screen, whoever took it away; the next of its chain can come.
  public func hasGone(_ prompt: PromptID) { call(prompts.hasGone(prompt)) }

  private func leavePrompt(after event: Event<RowID>, _ transition: Transition<RowID>) {
    guard transition.outcome == .handled else { return }
    switch event {
    case .confirm(let prompt), .cancel(let prompt), .gone(let prompt): call(prompts.leave(prompt))
    default: break
    }
  }

  private func draw(
    _ transition: Transition<RowID>, after event: Event<RowID>, _ machine: ListStateMachine<RowID>
  ) {
    guard transition.contains(where: \.concernsOrder) else { return }
    var dropped: RowID?
    if event == .drop, case .dragging(let drag) = transition.from { dropped = drag.row }
    let update = ScreenUpdate(
      from: shown, to: machine.visibleRows, isHeader: isHeader, after: transition,
      dropping: dropped)
    shown = update.sections
    if !update.isEmpty || dropped != nil { screen?.draw(update) }
  }

  private func call(_ call: PromptQueue<RowID>.Call?) {
    switch call {
    case .show(let presentation):
      let anchor = presentation.anchor.flatMap { screen?.isOnScreen($0) == true ? $0 : nil }
      screen?.show(ShownPrompt(presentation: presentation, anchor: anchor))
    case .takeAway(let prompt): screen?.takeAway(prompt)
    case nil: break
    }
  }

  private func tell(_ command: Command<RowID>) {
    switch command {
    case .requestData: screen?.tell(.dataRequested)
    case .offerUndo, .withdrawUndo: screen?.tell(.undoOffersChanged)
    case .fail(let rows, let reason): screen?.tell(.failed(rows, reason: reason))
    case .activate(let row): screen?.tell(.activated(row))
    case .select, .deselect: screen?.tell(.selectionChanged)
    case .announce(let what, let rows): screen?.tell(.announcement(what, rows))
    case .haptic(let kind): screen?.tell(.haptic(kind))
    case .focus(let row): screen?.tell(.focus(row))
    case .open, .close, .arm, .disarm, .preAnimateRemoval, .restoreRow, .busy, .unbusy, .insertRow,
      .removeRow, .moveRow, .refreshRow, .lift, .gap, .closeGap, .settle, .snapBack, .present,
      .dismiss, .perform, .performUndo, .proposal:
      break
    }
  }
}

extension Command {
  /// Whether the visible order or the contents of a row may be others after it.
  fileprivate var concernsOrder: Bool {
    switch self {
    case .preAnimateRemoval, .restoreRow, .insertRow, .removeRow, .moveRow, .refreshRow, .settle,
      .snapBack:
      true
    case .open, .close, .arm, .disarm, .busy, .unbusy, .lift, .gap, .closeGap, .present, .dismiss,
      .perform, .performUndo, .requestData, .offerUndo, .withdrawUndo, .fail, .activate, .select,
      .deselect, .proposal, .haptic, .announce, .focus:
      false
    }
  }

  /// The row whose looks change in place. The looks of a swipe and a drag are the platform's.
  fileprivate var rowOfLook: RowID? {
    switch self {
    case .busy(let row), .unbusy(let row): row
    case .open, .close, .arm, .disarm, .preAnimateRemoval, .restoreRow, .insertRow, .removeRow,
      .moveRow, .refreshRow, .lift, .gap, .closeGap, .settle, .snapBack, .present, .dismiss,
      .perform, .performUndo, .requestData, .offerUndo, .withdrawUndo, .fail, .activate, .select,
      .deselect, .proposal, .haptic, .announce, .focus:
      nil
    }
  }
}
