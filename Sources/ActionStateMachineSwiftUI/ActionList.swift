#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import ActionStateMachine
  import ListMapping
  public import SwiftUI

  /// A list whose machine decides what its rows do.
  ///
  /// It draws the model's visible order, and takes no `onDelete`, which removes a row before anyone was
  /// asked. Only a popover hangs on its row; other prompts hang on the list.
  public struct ActionList<RowID: Hashable & Sendable, Row: View, Panel: View>: View {
    #if !os(macOS)
      @Environment(\.editMode) private var editMode
    #endif
    @AccessibilityFocusState private var focusedRow: RowID?
    private let model: ListModel<RowID>
    private let row: (RowID, RowAppearance) -> Row
    private let panel: (Presentation<RowID>) -> Panel

    /// Creates the list of a model.
    ///
    /// - Parameters:
    ///   - model: Owns the machine.
    ///   - row: Draws a row as its appearance says: busy, selected, lifted.
    ///   - panel: The content of sheets and popovers. Its buttons send `confirm` and `cancel`.
    public init(
      _ model: ListModel<RowID>,
      @ViewBuilder row: @escaping (RowID, RowAppearance) -> Row,
      @ViewBuilder panel: @escaping (Presentation<RowID>) -> Panel
    ) {
      self.model = model
      self.row = row
      self.panel = panel
    }

    /// The list.
    public var body: some View {
      list
        .modifier(ListPrompts(model: model, panel: panel))
        .modifier(ListLife(model: model))
        .onChange(of: model.focusedRow) { _, row in focusedRow = row }
    }

    private var list: some View {
      let rows = List(selection: Bindable(wrappedValue: model).selection) {
        ForEach(model.rows, id: \.self) { row in
          ActionRow(row: row, model: model, content: self.row, panel: panel)
            .accessibilityFocused($focusedRow, equals: row)
        }
        .onMove(perform: model.onMove)
      }
      #if os(macOS)
        return rows
      #else
        return rows.onChange(of: editMode?.wrappedValue.isEditing == true) { _, isEditing in
          model.send(.edit(isEditing))
        }
      #endif
    }
  }

  extension ActionList where Panel == PlainPanel<RowID> {
    /// Creates the list of a model whose sheets and popovers say no more than their words.
    ///
    /// - Parameters:
    ///   - model: Owns the machine.
    ///   - row: Draws a row as its appearance says: busy, selected, lifted.
    public init(
      _ model: ListModel<RowID>, @ViewBuilder row: @escaping (RowID, RowAppearance) -> Row
    ) {
      self.init(model, row: row) { PlainPanel(presentation: $0, model: model) }
    }
  }

  /// A row with its actions.
  struct ActionRow<RowID: Hashable & Sendable, Row: View, Panel: View>: View {
    let row: RowID
    let model: ListModel<RowID>
    let content: (RowID, RowAppearance) -> Row
    let panel: (Presentation<RowID>) -> Panel

    var body: some View {
      if let appearance = model.appearance(of: row) {
        let actions = RowActions(row: row, model: model, panel: panel)
        if model.onActivate == nil {
          content(row, appearance).modifier(actions)
        } else {
          content(row, appearance)
            .onTapGesture { model.send(.tapRow(row)) }
            .modifier(actions)
        }
      }
    }
  }

  extension ListModel {
    /// What a list tells once it has moved a row, or `nil` where rows cannot be moved.
    var onMove: ((IndexSet, Int) -> Void)? {
      guard machine.actions.reorderAction != nil else { return nil }
      return { sources, destination in
        self.move { $0.move(fromOffsets: sources, toOffset: destination) }
      }
    }

    /// Reports a move that the list has made. One that was refused is taken back, since the rows stay
    /// as they were.
    func move(_ events: (ListStateMachine<RowID>) -> [Event<RowID>]) {
      events(machine).forEach(send)
      hasChanged()
    }
  }
#endif
