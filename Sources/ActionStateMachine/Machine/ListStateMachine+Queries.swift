/// What a front end may ask at any time, for a view that is built or built again.
extension ListStateMachine {
  /// Where the list stands.
  @inlinable public var phase: Phase<RowID> {
    Phase(
      state.phase.parts, row: state.phase.row, asked: state.phase.asked, slot: state.phase.slot,
      actions: actions.storage)
  }

  /// The live prompt.
  @inlinable public var livePrompt: Prompting<RowID>? {
    if case .prompting(let prompting) = phase { prompting } else { nil }
  }

  /// The slot that is held free under a lifted row.
  @inlinable public var gap: Slot<RowID>? { state.gap }

  /// The changes that have not ended, in the order of their tickets.
  @inlinable public var mutations: [Mutation<RowID>] { state.mutations }

  /// The offers to undo, the latest last.
  @inlinable public var undoOffers: [UndoOffer<RowID>] { state.offers }

  /// Whether edit mode is on.
  @inlinable public var isEditing: Bool { state.isEditing }

  /// The selected rows, in the data's order.
  ///
  /// - Complexity: O(*n*), or O(1) where none is selected.
  @inlinable public var selectedRows: [RowID] {
    state.selection.isEmpty ? [] : state.order.filter { state.selection.contains($0) }
  }

  /// The data's version, once it has told one.
  @inlinable public var revision: Int? { state.revision }

  /// The rows in the data's order.
  ///
  /// - Complexity: O(*n*).
  @inlinable public var dataRows: [RowID] { Array(state.order) }

  /// The rows in the drawn order: the data's, with held rows where they are held.
  ///
  /// - Complexity: O(*n*).
  @inlinable public var drawnRows: [RowID] { state.drawnRows }
}

/// The visible order: the drawn one without the rows that left ahead of the data.
///
/// This is what a declarative list or a table view draws, never the store.
extension ListStateMachine {
  /// The rows on screen, in their order.
  ///
  /// - Complexity: O(*n*).
  @inlinable public var visibleRows: [RowID] {
    let hidden = preAnimatedRows
    return hidden.isEmpty ? drawnRows : drawnRows.filter { !state.isPreAnimated($0) }
  }

  /// How many rows are on screen.
  ///
  /// - Complexity: O(*m*) in the number of unfinished changes and their rows.
  @inlinable public var visibleCount: Int { state.order.count - preAnimatedRows.count }

  /// The position of `row` on screen, or `nil` if it is not there.
  ///
  /// - Complexity: O(1) where no row is held or has left ahead of the data, else
  ///   O((*h* + 1) (*p* + 1)) in the number *h* of rows held and *p* of rows that left.
  @inlinable @inline(__always) public func visiblePosition(of row: RowID) -> Int? {
    state.isDrawnAsData ? state.order.position(of: row) : positionAmongHeldAndHidden(of: row)
  }

  /// The same, where rows may be held or hidden.
  @inlinable func positionAmongHeldAndHidden(of row: RowID) -> Int? {
    guard let position = state.drawnPosition(of: row), !state.isPreAnimated(row) else { return nil }
    return position
      - preAnimatedRows.count { hidden in
        state.drawnPosition(of: hidden).map { $0 < position } ?? false
      }
  }

  /// The row at `position` on screen, or `nil` if the list is shorter.
  ///
  /// - Complexity: O(log *n*) where no row is held or has left ahead of the data, else O(*n*).
  @inlinable public func visibleRow(at position: Int) -> RowID? {
    guard position >= 0, position < visibleCount else { return nil }
    if state.held.isEmpty, preAnimatedRows.isEmpty { return state.order[position] }
    return visibleRows[position]
  }

  /// The rows that left ahead of the data.
  @inlinable var preAnimatedRows: [RowID] {
    var rows: [RowID] = []
    for mutation in state.mutations where mutation.look == .preAnimated { rows += mutation.rows }
    return rows
  }
}

extension ListState {
  /// Whether what is on screen is the data's order for certain: nothing is held or under way.
  @inlinable @inline(__always) var isDrawnAsData: Bool { held.isEmpty && mutations.isEmpty }

  /// The position of `row` in the drawn order.
  ///
  /// Rows that are not held come in the data's order; a held row comes before the row of its slot.
  @inlinable
  func drawnPosition(of row: RowID) -> Int? {
    guard let position = order.position(of: row) else { return nil }
    guard !held.isEmpty else { return position }
    let entry = held.index(of: row)
    let ownPosition =
      entry.map { held.entries[$0].slot.row.flatMap { order.position(of: $0) } ?? order.count }
      ?? position
    let dataPositions = held.entries.compactMap { order.position(of: $0.row) }
    let slotPositions = held.entries.map {
      $0.slot.row.flatMap { order.position(of: $0) } ?? order.count
    }
    let heldBefore = entry ?? slotPositions.count { $0 <= ownPosition }
    return ownPosition - dataPositions.count { $0 < ownPosition } + heldBefore
  }
}
