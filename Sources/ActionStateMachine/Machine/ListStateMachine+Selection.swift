/// Selection and edit mode.
extension ListStateMachine {
  @inlinable
  mutating func edit(_ isOn: Bool, _ transition: inout Transition<RowID>) -> Outcome {
    guard isOn != state.isEditing else { return .ignored(.nothingToDo) }
    state.isEditing = isOn
    if isOn {
      yieldPrompt(&transition)
      closeDisplacedRow(&transition)
      if let kept = state.phase.keptRow {
        transition.append(.close, kept.row)
        state.phase.keep(nil)
      }
    } else if !state.selection.isEmpty {
      let rows = state.order.filter { state.selection.contains($0) }
      state.selection.removeAll(keepingCapacity: true)
      transition.append(.deselect, RowList(rows))
    }
    return .handled
  }

  @inlinable
  mutating func select(
    _ rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) -> Outcome {
    guard !rows.isEmpty else { return .ignored(.noRows) }
    guard state.hasAll(rows) else { return .ignored(.unknownRow) }
    var added = rows
    added.removeAll { state.isClaimedHeldOrBlocked($0) || state.selection.contains($0) }
    guard !added.isEmpty else { return .ignored(.nothingToDo) }
    added = added.unique
    state.selection.formUnion(added)
    transition.append(.select, added)
    return .handled
  }

  @inlinable
  mutating func deselect(
    _ rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) -> Outcome {
    guard !rows.isEmpty else { return .ignored(.noRows) }
    return deselectChanged(rows, &transition) ? .handled : .ignored(.nothingToDo)
  }

  /// Deselects those of `rows` that are selected. Returns whether there were any.
  @discardableResult
  @inlinable
  mutating func deselectChanged(
    _ rows: RowList<RowID>, _ transition: inout Transition<RowID>
  ) -> Bool {
    guard !state.selection.isEmpty else { return false }
    var removed = rows
    removed.removeAll { !state.selection.contains($0) }
    guard !removed.isEmpty else { return false }
    removed = removed.unique
    state.selection.subtract(removed)
    transition.append(.deselect, removed)
    return true
  }
}
