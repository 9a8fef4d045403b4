#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import ListMapping
  import UIKit

  /// Shows the prompts of a table and takes them away: one controller at a time.
  @MainActor final class Prompter<RowID: Hashable & Sendable> {
    private struct Shown {
      let prompt: PromptID
      let controller: UIViewController
      let dismissal: Dismissal
    }

    private weak var screen: TableScreen<RowID>?
    private var shown: Shown?
    private var authentication: (prompt: PromptID, task: Task<Void, Never>)?

    init(_ screen: TableScreen<RowID>) { self.screen = screen }

    private var table: ActionTable<RowID>? { screen?.table }

    func show(_ prompt: ShownPrompt<RowID>, over presenter: UIViewController) {
      guard let table, let action = table.machine.actions[prompt.presentation.action] else {
        return
      }
      if let shown, shown.prompt == prompt.id { return update(shown, prompt, action) }
      switch prompt.kind {
      case .inline: break  // The button that is revealed asks.
      case .authentication: authenticate(prompt.presentation)
      case .sheet, .popover:
        guard let panel = table.panel?(prompt.presentation) else { fallthrough }
        panel.modalPresentationStyle = prompt.kind == .popover ? .popover : .pageSheet
        present(panel, for: prompt, over: presenter)
      case .alert, .dialog:
        present(alert(prompt, action), for: prompt, over: presenter)
      }
    }

    /// Takes the prompt away, unless it is leaving by itself, and says when it is off the screen.
    func takeAway(_ prompt: PromptID) {
      if let authentication, authentication.prompt == prompt {
        authentication.task.cancel()
        self.authentication = nil
      }
      guard let shown, shown.prompt == prompt else { return hasGone(prompt) }
      self.shown = nil
      let controller = shown.controller
      if controller.presentingViewController == nil {
        hasGone(prompt)
      } else if controller.isBeingDismissed, let transition = controller.transitionCoordinator {
        transition.animate(alongsideTransition: nil) { [weak self] _ in self?.hasGone(prompt) }
      } else {
        controller.dismiss(animated: true) { [weak self] in self?.hasGone(prompt) }
      }
    }

    private func hasGone(_ prompt: PromptID) { screen?.hasGone(prompt) }

    private func send(_ event: Event<RowID>) { table?.send(event) }

    private func present(
      _ controller: UIViewController, for prompt: ShownPrompt<RowID>,
      over presenter: UIViewController
    ) {
      let dismissal = Dismissal { [weak self] in self?.send(.cancel(prompt.id)) }
      shown = Shown(prompt: prompt.id, controller: controller, dismissal: dismissal)
      if let popover = controller.popoverPresentationController {
        anchor(popover, to: prompt.anchor)
      }
      if !(controller is UIAlertController) {
        controller.presentationController?.delegate = dismissal
      }
      presenter.present(controller, animated: true) { [weak self] in
        self?.send(.presented(prompt.id))
      }
    }

    /// Where the row is off screen there is nothing to point at: the popover hangs on the table.
    private func anchor(_ popover: UIPopoverPresentationController, to row: RowID?) {
      guard let tableView = screen?.tableView else { return }
      popover.sourceView = tableView
      if let path = row.flatMap({ screen?.path(of: $0) }) {
        popover.sourceRect = tableView.rectForRow(at: path)
      } else {
        let bounds = tableView.bounds
        popover.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
    }

    private func alert(_ prompt: ShownPrompt<RowID>, _ action: RowAction) -> UIAlertController {
      let words = words(of: prompt, action)
      let alert = UIAlertController(
        title: words.title, message: words.message,
        preferredStyle: prompt.kind == .alert ? .alert : .actionSheet)
      let style: UIAlertAction.Style = action.confirmsDestructively ? .destructive : .default
      alert.addAction(
        UIAlertAction(title: words.confirm, style: style) { [weak self] _ in
          self?.send(.confirm(prompt.id))
        })
      alert.addAction(
        UIAlertAction(title: words.cancel, style: .cancel) { [weak self] _ in
          self?.send(.cancel(prompt.id))
        })
      return alert
    }

    private func words(of prompt: ShownPrompt<RowID>, _ action: RowAction) -> PromptWords {
      let presentation = prompt.presentation
      return table?.words?(presentation, action)
        ?? PromptWords(
          for: action, rows: presentation.rows.count, in: table?.language ?? .english)
    }

    private func update(_ shown: Shown, _ prompt: ShownPrompt<RowID>, _ action: RowAction) {
      if let alert = shown.controller as? UIAlertController {
        let words = words(of: prompt, action)
        (alert.title, alert.message) = (words.title, words.message)
      }
      if shown.controller.viewIfLoaded?.window != nil { send(.presented(prompt.id)) }
    }

    private func authenticate(_ presentation: Presentation<RowID>) {
      guard authentication?.prompt != presentation.prompt, let table else { return }
      let task = Task {
        let isProven = await table.authenticate(presentation)
        guard !Task.isCancelled else { return }
        table.send(isProven ? .confirm(presentation.prompt) : .cancel(presentation.prompt))
      }
      authentication = (presentation.prompt, task)
    }
  }

  /// Hears that a person put a sheet or a popover away, which is a no.
  @MainActor private final class Dismissal: NSObject, UIAdaptivePresentationControllerDelegate {
    private let happens: () -> Void

    init(_ happens: @escaping () -> Void) { self.happens = happens }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      happens()
    }
  }
#endif
