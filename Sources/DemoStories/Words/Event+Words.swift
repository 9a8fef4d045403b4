import ActionStateMachine
import ActionStateMachineJSON

extension Event where RowID: CustomStringConvertible {
  /// The event in a few words: its JSON name, then what it is about.
  public var words: String {
    let details = details
    return details.isEmpty ? kind.rawValue : "\(kind.rawValue) \(details)"
  }

  private var details: String {
    switch self {
    case .rowsChanged(let change): change.words
    case .swipeBegan(let row, let edge), .reveal(let row, let edge): "\(row), \(edge)"
    case .swipeCancelled(let row), .swipeDisarmed(let row), .conceal(let row), .tapRow(let row),
      .lift(let row):
      "\(row)"
    case .swipeArmed(let row, let action): "\(row)" + (action.map { ", \($0)" } ?? "")
    case .fullSwipe(let row, let edge, let action):
      "\(row), \(edge)" + (action.map { ", \($0)" } ?? "")
    case .trigger(let action, let rows, let path): "\(action): \(rows.words) (\(path))"
    case .presented(let prompt), .confirm(let prompt), .cancel(let prompt), .gone(let prompt):
      "\(prompt)"
    case .mutationSucceeded(let ticket, let revision):
      "\(ticket)" + (revision.map { ", revision \($0)" } ?? "")
    case .mutationFailed(let ticket, let reason, let rows):
      "\(ticket)" + (rows.map { ", only \($0.words)" } ?? "") + (reason.map { ": \($0)" } ?? "")
    case .mutationUnknown(let ticket), .undo(let ticket), .undoExpired(let ticket): "\(ticket)"
    case .edit(let isOn): isOn ? "on" : "off"
    case .select(let rows), .deselect(let rows): rows.words
    case .hover(.slot(let slot)): slot.words
    case .hover(.outside): "outside"
    case .tapOutside, .scroll, .drop, .cancelDrag, .foreignDrag, .background, .foreground, .leave,
      .enter:
      ""
    }
  }
}

extension RowsChange where RowID: CustomStringConvertible {
  fileprivate var words: String {
    var parts: [String] = []
    switch order {
    case .snapshot(let rows): parts.append("to " + RowList<RowID>(rows).words)
    case .delta(let remove, let insert, let move):
      if !remove.isEmpty { parts.append("remove " + remove.words) }
      parts += insert.map { "insert \($0.row) \($0.slot.words)" }
      parts += move.map { "move \($0.row) \($0.slot.words)" }
    }
    if !updated.isEmpty { parts.append("update " + updated.words) }
    if let revision { parts.append("revision \(revision)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension Slot where RowID: CustomStringConvertible {
  var words: String { row.map { "before \($0)" } ?? "at the end" }
}

extension RowList where RowID: CustomStringConvertible {
  /// The rows with commas, cut off where there are many.
  var words: String {
    if isEmpty { return "no rows" }
    let shown = prefix(8).map { "\($0)" }.joined(separator: ", ")
    return count > 8 ? "\(shown) and \(count - 8) more" : shown
  }
}
