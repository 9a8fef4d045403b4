import ActionStateMachine

extension Phase where RowID: CustomStringConvertible {
  /// The phase's name.
  var name: String {
    switch self {
    case .rest: "rest"
    case .swiping: "swiping"
    case .open: "open"
    case .prompting(let prompting): "prompting \(prompting.prompt)"
    case .dragging: "dragging"
    }
  }

  /// The phase in a few words.
  public var words: String {
    switch self {
    case .rest: "rest"
    case .swiping(let swipe):
      "swiping \(swipe.row), \(swipe.edge)" + (swipe.armed.map { ", \($0) armed" } ?? "")
    case .open(let open): "open \(open.row), \(open.edge)"
    case .prompting(let prompting):
      "prompting \(prompting.prompt), \(prompting.action): \(prompting.rows.words)"
    case .dragging(let drag): "dragging \(drag.row)" + (drag.gap.map { ", gap \($0.words)" } ?? "")
    }
  }
}

extension IgnoredReason {
  /// The reason as the end of a sentence that starts with its name.
  public var words: String {
    switch self {
    case .unknownAction: "no such action can be started like this"
    case .noRows: "no rows are named"
    case .unknownRow: "the data has no such row"
    case .dragInProgress: "a row is lifted"
    case .promptOnScreen: "a modal prompt is on screen"
    case .rowClaimed: "the row waits for an answer or for its data"
    case .editing: "edit mode is on"
    case .noActions: "the row has no action there"
    case .nothingToDo: "it is so already"
    case .notSwiping: "the row is not under a finger"
    case .notOpen: "the row is not open"
    case .stalePrompt: "the prompt has ended, or never was"
    case .staleTicket: "the ticket has ended, or never was"
    case .notReorderable: "rows cannot be reordered"
    case .notDragging: "no row is lifted"
    case .unknownSlot: "the data has no such slot"
    case .staleRevision: "the data is older than what was seen before"
    case .duplicateRow: "the row is there already"
    }
  }
}
