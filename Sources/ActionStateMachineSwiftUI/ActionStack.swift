#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  #if compiler(>=6.4) || APPLE_STUBS
    public import ActionStateMachine
    import ListMapping
    public import SwiftUI

    /// A scrolling stack whose machine decides what its rows do, for systems that let rows outside a
    /// list be swiped and reordered.
    @available(iOS 27, macOS 27, visionOS 27, *)
    public struct ActionStack<RowID: Hashable & Sendable, Row: View>: View {
      private let model: ListModel<RowID>
      private let row: (RowID, RowAppearance) -> Row

      /// Creates the stack of a model.
      ///
      /// - Parameters:
      ///   - model: Owns the machine.
      ///   - row: Draws a row as its appearance says: busy, selected, lifted.
      public init(
        _ model: ListModel<RowID>, @ViewBuilder row: @escaping (RowID, RowAppearance) -> Row
      ) {
        self.model = model
        self.row = row
      }

      /// The stack.
      public var body: some View {
        let panel = { PlainPanel(presentation: $0, model: model) }
        ScrollView {
          LazyVStack {
            ForEach(model.rows.map(StackRow.init)) { item in
              ActionRow(row: item.id, model: model, content: row, panel: panel)
            }
            .reorderable()
          }
        }
        .swipeActionsContainer()
        .reorderContainer(
          for: StackRow<RowID>.self, isEnabled: model.machine.actions.reorderAction != nil
        ) { difference in
          model.move { $0.move(difference.sources, to: difference.slot) }
        }
        .modifier(ListPrompts(model: model, panel: panel))
        .modifier(ListLife(model: model))
      }
    }

    @available(iOS 27, macOS 27, visionOS 27, *)
    extension ReorderDifference where ItemID: Hashable & Sendable {
      /// Where the items go, in the machine's words.
      var slot: Slot<ItemID> {
        switch destination.position {
        case .before(let row): .before(row)
        case .end: .end
        }
      }
    }

    /// A row as a reorder container knows it.
    struct StackRow<RowID: Hashable & Sendable>: Identifiable {
      let id: RowID
    }
  #endif
#endif
