import ActionStateMachine

/// What the machine does, as a table: situations down, events across, no cell empty.
struct TransitionTable {
  /// Where a list stands, reached by real events.
  struct Situation {
    let name: String
    let list: List

    init(_ name: String, _ list: List) { (self.name, self.list) = (name, list) }
  }

  /// The name in the guide's markers.
  let name: String
  let situations: [Situation]
  let events: [(name: String, event: Event<String>)]

  /// The table in Markdown, made by sending each event in each situation.
  var markdown: String {
    let head = ["", ""] + events.map { "`\($0.name)`" }
    let rows = situations.map { situation in
      [situation.name] + events.map { cell(situation.list, $0.event) }
    }
    let lines = [Array(head.dropFirst()), head.dropFirst().map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// The commands and the phase that follow, or the reason why nothing does.
  private func cell(_ list: List, _ event: Event<String>) -> String {
    var list = list
    let transition = list.send(event)
    let work = transition.filter { !$0.isFeedback }.map(\.summary).joined(separator: ", ")
    switch transition.outcome {
    case .ignored(let reason):
      return "*\(reason.rawValue)*" + (work.isEmpty ? "" : ", \(work)")
    case .handled:
      let phase = transition.from == transition.to ? "" : "→ " + transition.to.summary
      let parts = [work, phase].filter { !$0.isEmpty }
      return parts.isEmpty ? "taken in silence" : parts.joined(separator: " ")
    }
  }
}

extension Phase where RowID == String {
  fileprivate var summary: String {
    switch self {
    case .rest: "rest"
    case .swiping(let swipe): swipe.armed == nil ? "swiping" : "swiping, armed"
    case .open: "open"
    case .prompting(let prompting): prompting.blocks ? "prompting, blocks" : "prompting"
    case .dragging(let drag): drag.gap == nil ? "dragging" : "dragging, gap"
    }
  }
}

extension Command where RowID == String {
  /// The command with its rows, without what is the same wherever it stands in a table.
  fileprivate var summary: String {
    switch self {
    case .open(let row, _): "open \(row)"
    case .close(let row): "close \(row)"
    case .arm(let row, _): "arm \(row)"
    case .disarm(let row, _): "disarm \(row)"
    case .preAnimateRemoval(let removal): "preAnimateRemoval \(removal.row)"
    case .restoreRow(let row): "restoreRow \(row)"
    case .busy(let row): "busy \(row)"
    case .unbusy(let row): "unbusy \(row)"
    case .insertRow(let row, _): "insertRow \(row)"
    case .removeRow(let row): "removeRow \(row)"
    case .moveRow(let row, _): "moveRow \(row)"
    case .refreshRow(let row): "refreshRow \(row)"
    case .lift(let row): "lift \(row)"
    case .gap: "gap"
    case .closeGap: "closeGap"
    case .settle(let row, _): "settle \(row)"
    case .snapBack(let row, _): "snapBack \(row)"
    case .present: "present"
    case .dismiss: "dismiss"
    case .perform: "perform"
    case .performUndo: "performUndo"
    case .requestData: "requestData"
    case .offerUndo: "offerUndo"
    case .withdrawUndo: "withdrawUndo"
    case .fail(let rows, _): "fail " + rows.joined(separator: " ")
    case .activate(let row): "activate \(row)"
    case .select(let rows): "select " + rows.joined(separator: " ")
    case .deselect(let rows): "deselect " + rows.joined(separator: " ")
    case .proposal(let operation): "proposal \(operation.rawValue)"
    case .haptic, .announce, .focus: ""
    }
  }
}
