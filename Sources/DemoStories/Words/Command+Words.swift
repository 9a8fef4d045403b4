import ActionStateMachine
import ActionStateMachineJSON

extension Command where RowID: CustomStringConvertible {
  /// Whether it only accompanies what others do.
  var isFeedback: Bool {
    switch self {
    case .haptic, .announce, .focus: true
    default: false
    }
  }

  /// The command in a few words: its JSON name, then what it is about.
  public var words: String {
    let details = details
    return details.isEmpty ? name.rawValue : "\(name.rawValue) \(details)"
  }

  private var details: String {
    switch self {
    case .open(let row, let edge): "\(row), \(edge)"
    case .arm(let row, let action), .disarm(let row, let action): "\(row), \(action)"
    case .preAnimateRemoval(let animation): "\(animation.row), \(animation.exit)"
    case .close(let row), .restoreRow(let row), .busy(let row), .unbusy(let row),
      .removeRow(let row), .refreshRow(let row), .lift(let row), .activate(let row):
      "\(row)"
    case .insertRow(let row, let slot), .moveRow(let row, let slot), .settle(let row, let slot),
      .snapBack(let row, let slot):
      "\(row) \(slot.words)"
    case .gap(let slot): slot.words
    case .present(let prompt):
      "\(prompt.prompt), \(prompt.kind) for \(prompt.action): \(prompt.rows.words)"
    case .dismiss(let prompt): "\(prompt)"
    case .perform(let ticket, let action, let rows, let slot):
      "\(ticket), \(action): \(rows.words)" + (slot.map { " \($0.words)" } ?? "")
    case .performUndo(let ticket, let undone, let rows, let slot):
      "\(ticket), undoing \(undone): \(rows.words)" + (slot.map { " \($0.words)" } ?? "")
    case .offerUndo(let ticket), .withdrawUndo(let ticket): "\(ticket)"
    case .fail(let rows, let reason): rows.words + (reason.map { ": \($0)" } ?? "")
    case .select(let rows), .deselect(let rows): rows.words
    case .proposal(let operation): "\(operation)"
    case .haptic(let haptic): "\(haptic)"
    case .announce(let announcement, let rows): "\(announcement): \(rows.words)"
    case .focus(let row): row.map { "\($0)" } ?? "the list"
    case .closeGap, .requestData: ""
    }
  }
}
