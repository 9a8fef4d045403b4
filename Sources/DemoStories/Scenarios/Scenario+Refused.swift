import ActionStateMachine

extension Scenario {
  /// A scenario for each reason; its last event is refused for it.
  static let refused = IgnoredReason.allCases.map { refusal($0) }

  private static func refusal(_ reason: IgnoredReason) -> Scenario {
    let (title, events) = story(of: reason)
    return Scenario(
      "refused-\(reason)", title, why: "The last event is ignored, and nothing changes.",
      actions: [.notReorderable, .noActions].contains(reason) ? .still : .demo, events)
  }

  private static func story(of reason: IgnoredReason) -> (String, [Event<String>]) {
    switch reason {
    case .unknownAction:
      ("A menu offers what the list does not know.", [.trigger("print", rows: ["a"], via: .menu)])
    case .noRows:
      ("A key is pressed with nothing selected.", [.trigger("purge", rows: [], via: .keyboard)])
    case .unknownRow:
      (
        "A swipe on a row that the data has just dropped.",
        [.rowsChanged(RowsChange(remove: ["b"])), .reveal("b", edge: .trailing)]
      )
    case .dragInProgress:
      ("A second finger swipes during a drag.", [.lift("a"), .swipeBegan("b", edge: .leading)])
    case .promptOnScreen:
      (
        "A touch behind an alert.",
        [
          .trigger("delete", rows: ["a"], via: .menu), .presented(PromptID(1)),
          .swipeBegan("b", edge: .leading),
        ]
      )
    case .rowClaimed:
      (
        "A second removal of a row that is on its way out.",
        [.trigger("purge", rows: ["a"], via: .menu), .trigger("delete", rows: ["a"], via: .menu)]
      )
    case .editing: ("A swipe in edit mode.", [.edit(true), .reveal("a", edge: .trailing)])
    case .noActions:
      ("A swipe to an edge without buttons.", [.reveal("a", edge: .leading)])
    case .nothingToDo: ("A screen is entered with a list at rest.", [.enter])
    case .notSwiping: ("A lost touch is reported twice.", [.swipeCancelled("a")])
    case .notOpen: ("A row is closed that is closed.", [.conceal("a")])
    case .stalePrompt:
      (
        "A double tap on the alert's button.",
        [
          .trigger("delete", rows: ["a"], via: .menu), .confirm(PromptID(1)),
          .confirm(PromptID(1)),
        ]
      )
    case .staleTicket:
      (
        "The store answers after the data has.",
        [
          .trigger("purge", rows: ["a"], via: .menu), .rowsChanged(RowsChange(remove: ["a"])),
          .mutationFailed(Ticket(1), reason: "late", rows: nil),
        ]
      )
    case .notReorderable: ("A row is lifted in a list that keeps its order.", [.lift("a")])
    case .notDragging: ("A drop arrives after the drag was called off.", [.drop])
    case .unknownSlot:
      ("A gap before a row that is not there.", [.lift("a"), .hover(.slot(.before("x")))])
    case .staleRevision:
      (
        "Two answers of the server overtake each other.",
        [
          .rowsChanged(RowsChange(remove: ["a"], revision: 8)),
          .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"], revision: 7)),
        ]
      )
    case .duplicateRow:
      (
        "The data lists a row twice.",
        [.rowsChanged(RowsChange(snapshot: ["a", "b", "a", "c", "d"]))]
      )
    }
  }
}

extension ActionSet {
  /// A list of which nothing can be dragged, and whose rows have no leading buttons.
  static let still =
    (try? ActionSet([RowAction(id: "flag", label: "Flag", edge: .trailing, change: .updates)]))
    ?? .standard
}
