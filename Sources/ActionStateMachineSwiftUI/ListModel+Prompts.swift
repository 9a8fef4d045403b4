#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import ListMapping
  import SwiftUI

  extension ListModel {
    /// The prompt on screen, if it is of one of `kinds` and hangs on `anchor`.
    func prompt(_ kinds: [Prompt], on anchor: RowID? = nil) -> ShownPrompt<RowID>? {
      guard let prompt, kinds.contains(prompt.kind), prompt.id != departing else { return nil }
      let isPlaced = prompt.kind != .popover || prompt.anchor == anchor
      return isPlaced ? prompt : nil
    }

    /// Whether such a prompt is on screen. The binding carries the prompt's id: what is written to it
    /// late means that prompt, and none that came after it.
    func isShown(_ kinds: [Prompt], on anchor: RowID? = nil) -> Binding<Bool> {
      let id = prompt(kinds, on: anchor)?.id
      return Binding(
        get: { @MainActor in id != nil && self.prompt(kinds, on: anchor)?.id == id },
        set: { @MainActor isShown in
          if !isShown, let id { self.tookAway(id) }
        })
    }

    /// What the prompt says.
    func words(of prompt: ShownPrompt<RowID>) -> PromptWords? {
      guard let action = machine.actions[prompt.presentation.action] else { return nil }
      return words?(prompt.presentation, action)
        ?? PromptWords(for: action, rows: prompt.presentation.rows.count, in: language)
    }

    /// The system began to take the prompt away. If a button did it, its action says so in the same
    /// turn, before this or after: so the machine hears of it in the next.
    func tookAway(_ prompt: PromptID) {
      guard self.prompt?.id == prompt else { return }
      departing = prompt
      Task { send(.gone(prompt)) }
    }
  }

  /// The prompts that hang on the list, since a row's view may go while it asks. A popover points at
  /// its row and hangs on that, where the row can be seen; see `RowActions`.
  struct ListPrompts<RowID: Hashable & Sendable, Panel: View>: ViewModifier {
    let model: ListModel<RowID>
    let panel: (Presentation<RowID>) -> Panel

    func body(content: Content) -> some View {
      content
        .alert(
          title([.alert]), isPresented: model.isShown([.alert]), presenting: model.prompt([.alert]),
          actions: { PromptButtons(prompt: $0, model: model) },
          message: { Text(model.words(of: $0)?.message ?? "") }
        )
        // A list's swipe buttons close their row when pressed: none stays to ask for a second tap.
        .confirmationDialog(
          title([.dialog, .inline]), isPresented: model.isShown([.dialog, .inline]),
          titleVisibility: .visible, presenting: model.prompt([.dialog, .inline]),
          actions: { PromptButtons(prompt: $0, model: model) },
          message: { Text(model.words(of: $0)?.message ?? "") }
        )
        .sheet(isPresented: model.isShown([.sheet])) {
          PromptPanel(prompt: model.prompt([.sheet]), model: model, panel: panel)
        }
        .popover(isPresented: model.isShown([.popover])) {
          PromptPanel(prompt: model.prompt([.popover]), model: model, panel: panel)
        }
    }

    private func title(_ kinds: [Prompt]) -> Text {
      Text(model.prompt(kinds).flatMap { model.words(of: $0) }?.title ?? "")
    }
  }

  /// The yes and the no of a prompt.
  struct PromptButtons<RowID: Hashable & Sendable>: View {
    let prompt: ShownPrompt<RowID>
    let model: ListModel<RowID>

    var body: some View {
      let action = model.machine.actions[prompt.presentation.action]
      let words = model.words(of: prompt)
      Button(
        words?.confirm ?? "", role: action?.confirmsDestructively == true ? .destructive : nil
      ) { model.send(.confirm(prompt.id)) }
      Button(words?.cancel ?? "", role: .cancel) { model.send(.cancel(prompt.id)) }
    }
  }

  /// The content of a sheet or a popover, which says when it comes and goes. It keeps its prompt
  /// until it is gone, or it would be gone before the sheet is.
  struct PromptPanel<RowID: Hashable & Sendable, Panel: View>: View {
    @State private var first: ShownPrompt<RowID>?
    private let prompt: ShownPrompt<RowID>?
    private let model: ListModel<RowID>
    private let panel: (Presentation<RowID>) -> Panel

    init(
      prompt: ShownPrompt<RowID>?, model: ListModel<RowID>,
      panel: @escaping (Presentation<RowID>) -> Panel
    ) {
      _first = State(initialValue: prompt)
      self.prompt = prompt
      self.model = model
      self.panel = panel
    }

    var body: some View {
      if let prompt = prompt ?? first {
        panel(prompt.presentation)
          .onAppear { model.panelAppeared(prompt.id) }
          .onDisappear { model.panelDisappeared(prompt.id) }
      }
    }
  }

  /// The panel of a list that has no panel of its own: what the prompt says, the yes and the no.
  public struct PlainPanel<RowID: Hashable & Sendable>: View {
    let presentation: Presentation<RowID>
    let model: ListModel<RowID>

    /// The panel.
    public var body: some View {
      let prompt = ShownPrompt(presentation: presentation, anchor: nil)
      VStack {
        Text(model.words(of: prompt)?.title ?? "")
        Text(model.words(of: prompt)?.message ?? "")
        PromptButtons(prompt: prompt, model: model)
      }
    }
  }
#endif
