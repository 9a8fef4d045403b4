#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import ListMapping
  import SwiftUI

  /// All ways to the actions of a row: swipe buttons, menu, accessibility actions. Each of them sends
  /// the same trigger; the machine says what follows. A popover points at the row, and goes with it.
  struct RowActions<RowID: Hashable & Sendable, Panel: View>: ViewModifier {
    let row: RowID
    let model: ListModel<RowID>
    let panel: (Presentation<RowID>) -> Panel

    func body(content: Content) -> some View {
      let leading = model.swipeButtons(on: row, edge: .leading)
      let trailing = model.swipeButtons(on: row, edge: .trailing)
      content
        .swipeActions(edge: .leading, allowsFullSwipe: leading.first?.allowsFullSwipe == true) {
          buttons(leading, via: .tap)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: trailing.first?.allowsFullSwipe == true) {
          buttons(trailing, via: .tap)
        }
        .contextMenu { buttons(model.buttons(on: row, via: .path(.menu)), via: .menu) }
        .accessibilityActions {
          // Swipe buttons are accessibility actions already.
          buttons(
            model.buttons(on: row, via: .path(.accessibility)).filter { $0.edge == nil },
            via: .accessibility)
        }
        .moveDisabled(!model.machine.canLift(row))
        .popover(isPresented: model.isShown([.popover], on: row)) {
          PromptPanel(prompt: model.prompt([.popover], on: row), model: model, panel: panel)
        }
        .onAppear { model.appeared(row) }
        .onDisappear { model.disappeared(row) }
    }

    private func buttons(_ buttons: [RowButton], via path: Trigger.Path) -> some View {
      ForEach(buttons) { button in
        Button(role: button.role == .destructive ? .destructive : nil) {
          model.press(button.id, on: row, via: path)
        } label: {
          Text(button.label)
        }
        .tint(model.color(of: button))
        .accessibilityLabel(Text(button.label))
        .accessibilityHint(Text(button.hint.text(in: model.language)))
      }
    }
  }

  extension ListModel {
    func swipeButtons(on row: RowID, edge: Edge) -> [RowButton] {
      machine.swipeButtons(on: row, edge: edge) { hasAction(row, $0) }
    }

    func buttons(on row: RowID, via trigger: Trigger) -> [RowButton] {
      machine.buttons(on: row, via: trigger) { hasAction(row, $0) }
    }

    func color(of button: RowButton) -> Color? {
      switch button.tint {
      case .platform: nil
      case .named(let name): color(name)
      case .neutral: .gray
      case .red: .red
      }
    }
  }
#endif
