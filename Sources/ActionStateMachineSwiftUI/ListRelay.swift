#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import ListDriver
  import ListMapping
  import SwiftUI

  /// Obeys the machine for a model: the mapper's calls become changes of what views read.
  @MainActor final class ListRelay<RowID: Hashable & Sendable>: @MainActor ListFrontEnd, ListScreen
  {
    weak var model: ListModel<RowID>?
    private lazy var mapper = ListMapper(self, showing: start)
    private let start: ListStateMachine<RowID>
    private var rowsOnScreen: Set<RowID> = []
    /// How many views show the content of a panel, which is known of sheets and popovers.
    private var panels: [PromptID: Int] = [:]
    private var authentication: (prompt: PromptID, task: Task<Void, Never>)?

    init(showing machine: ListStateMachine<RowID>) { start = machine }

    func obey(_ transition: Transition<RowID>, after event: Event<RowID>) {
      guard let model else { return }
      mapper.obey(transition, after: event, in: model.driver.machine)
      model.hasChanged()
    }

    func refused(_ change: RowsChange<RowID>, for reason: IgnoredReason) {}  // The mapper tells it.

    func draw(_ update: ScreenUpdate<RowID>) {
      guard let model else { return }
      let isAnimated = update.isAnimated && !model.reducesMotion
      withAnimation(isAnimated ? model.animation : nil) { model.rows = update.rows }
    }

    func redraw(_ rows: [RowID]) {}  // Views are drawn again after every event.

    func close(_ row: RowID) {}  // A list closes its row by itself when a button is pressed.

    func show(_ prompt: ShownPrompt<RowID>) {
      model?.departing = nil
      model?.prompt = prompt
      if prompt.kind == .authentication { authenticate(prompt.presentation) }
      // Shown again, its content does not appear again.
      if panels[prompt.id, default: 0] > 0 { model?.send(.presented(prompt.id)) }
    }

    func takeAway(_ prompt: PromptID) {
      model?.prompt = nil
      if let authentication, authentication.prompt == prompt {
        authentication.task.cancel()
        self.authentication = nil
        return hasGone(prompt)
      }
      guard panels[prompt] == nil else { return }  // Its content will say that it has disappeared.
      let departure = model?.alertDeparture
      Task {
        await departure?()
        hasGone(prompt)
      }
    }

    func isOnScreen(_ row: RowID) -> Bool { rowsOnScreen.contains(row) }

    func tell(_ news: ListNews<RowID>) {
      guard let model else { return }
      switch news {
      case .dataRequested: model.onDataRequest()
      case .dataRefused(let reason): model.onDataRefused(reason)
      case .undoOffersChanged: model.undoOffers = model.driver.machine.undoOffers
      case .failed(let rows, let reason):
        let number = (model.failure?.number ?? 0) + 1
        model.failure = ListFailure(rows: rows, reason: reason, number: number)
      case .activated(let row): model.onActivate?(row)
      case .announcement(let what, let rows):
        let text = what.text(for: rows.count, in: model.language)
        AccessibilityNotification.Announcement(text).post()
      case .focus(let row): model.focusedRow = row
      case .selectionChanged, .haptic: break  // Read from the machine; given by `sensoryFeedback`.
      }
    }

    func hasGone(_ prompt: PromptID) { mapper.hasGone(prompt) }

    func appeared(_ row: RowID) { rowsOnScreen.insert(row) }

    func disappeared(_ row: RowID) { rowsOnScreen.remove(row) }

    /// The content of a sheet or a popover is on screen: a fact, and the only one of its kind.
    func panelAppeared(_ prompt: PromptID) {
      panels[prompt, default: 0] += 1
      model?.send(.presented(prompt))
    }

    /// The content is off the screen, unless another view shows it within this turn: then it was only
    /// built anew. A panel can go without a write to its binding, as a popover goes with the row that
    /// it hangs on. Where it was answered the machine ignores that it has gone.
    func panelDisappeared(_ prompt: PromptID) {
      panels[prompt, default: 1] -= 1
      Task {
        guard panels[prompt] == 0 else { return }
        model?.send(.gone(prompt))
        panels[prompt] = nil
        hasGone(prompt)
      }
    }

    private func authenticate(_ presentation: Presentation<RowID>) {
      guard authentication?.prompt != presentation.prompt, let model else { return }
      let task = Task {
        let isProven = await model.authenticate(presentation)
        guard !Task.isCancelled else { return }
        model.send(isProven ? .confirm(presentation.prompt) : .cancel(presentation.prompt))
      }
      authentication = (presentation.prompt, task)
    }
  }
#endif
