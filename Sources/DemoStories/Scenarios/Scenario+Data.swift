import ActionStateMachine

extension Scenario {
  static let store = [
    Scenario(
      "refused-removal", "The store refuses a removal that was shown ahead.",
      why: "The row comes back, and people are told why.",
      [
        .trigger("purge", rows: ["b"], via: .menu),
        .mutationFailed(Ticket(1), reason: "no permission", rows: nil),
      ]),
    Scenario(
      "partly-refused", "Of three rows one cannot be removed.",
      why: "Only that one comes back.",
      [
        .trigger("purge", rows: ["a", "b", "c"], via: .bulk),
        .mutationFailed(Ticket(1), reason: "in use", rows: ["b"]),
        .rowsChanged(RowsChange(snapshot: ["b", "d"])),
      ]),
    Scenario(
      "answer-lost", "The answer of the store is lost.",
      why: "The data is asked, and decides: the row is still there, so it comes back.",
      [
        .trigger("purge", rows: ["b"], via: .menu), .mutationUnknown(Ticket(1)),
        .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"])),
      ]),
    Scenario(
      "count-does-not-drop", "The store says it is done, but the data still has the row.",
      why: "The data is asked once more before the row comes back.",
      [
        .trigger("purge", rows: ["b"], via: .menu), .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"])),
        .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"])),
      ]),
    Scenario(
      "older-data", "Data from before the change arrives after it.",
      why: "It decides nothing about the row that left.",
      [
        .trigger("purge", rows: ["b"], via: .menu), .mutationSucceeded(Ticket(1), revision: 5),
        .rowsChanged(RowsChange(snapshot: ["a", "b", "c", "d"], revision: 4)),
        .rowsChanged(RowsChange(snapshot: ["a", "c", "d"], revision: 5)),
      ]),
    Scenario(
      "deleted-elsewhere", "A server deletes the row that an alert asks about.",
      why: "There is nothing left to ask.",
      [
        .trigger("delete", rows: ["b"], via: .menu), .presented(PromptID(1)),
        .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "order-changes", "Everything changes place at once.",
      why: "The new order comes with as few moves as possible; a new row arrives closed.",
      [
        .reveal("a", edge: .trailing),
        .rowsChanged(RowsChange(snapshot: ["d", "e", "a", "b"], update: ["b"])),
      ]),
    Scenario(
      "refresh-waits", "New contents arrive for a row under a finger.",
      why: "They wait until the finger is gone.",
      [
        .swipeBegan("b", edge: .trailing), .rowsChanged(RowsChange(update: ["b"])),
        .reveal("b", edge: .trailing),
      ]),
  ]

  static let undo = [
    Scenario(
      "undo-removal", "A removal is taken back.",
      why: "The row returns where the data puts it, not where it was.",
      [
        .trigger("archive", rows: ["b"], via: .menu), .rowsChanged(RowsChange(remove: ["b"])),
        .undo(Ticket(1)), .mutationSucceeded(Ticket(2), revision: nil),
        .rowsChanged(RowsChange(insert: [.init("b", at: .end)])),
      ]),
    Scenario(
      "undo-expires", "Two offers stand side by side, and one runs out.",
      why: "Each offer is its own.",
      [
        .trigger("archive", rows: ["a"], via: .menu), .rowsChanged(RowsChange(remove: ["a"])),
        .trigger("archive", rows: ["b"], via: .menu), .rowsChanged(RowsChange(remove: ["b"])),
        .undoExpired(Ticket(1)), .undo(Ticket(2)),
        .rowsChanged(RowsChange(insert: [.init("b", at: .before("c"))])),
      ]),
    Scenario(
      "undo-refused", "The store refuses to take the change back.",
      why: "The offer returns.",
      [
        .trigger("archive", rows: ["b"], via: .menu), .rowsChanged(RowsChange(remove: ["b"])),
        .undo(Ticket(1)), .mutationFailed(Ticket(2), reason: "offline", rows: nil),
      ]),
    Scenario(
      "undo-moot", "The removed row is back before anyone asked.",
      why: "There is nothing to undo any more.",
      [
        .trigger("archive", rows: ["b"], via: .menu), .rowsChanged(RowsChange(remove: ["b"])),
        .rowsChanged(RowsChange(insert: [.init("b", at: .before("c"))])),
      ]),
    Scenario(
      "undo-drop", "A move is taken back.",
      why: "The store is told the row that stood after it.",
      [
        .lift("a"), .hover(.slot(.end)), .drop,
        .rowsChanged(RowsChange(move: [.init("a", at: .end)])), .undo(Ticket(1)),
        .rowsChanged(RowsChange(move: [.init("a", at: .before("b"))])),
        .mutationSucceeded(Ticket(2), revision: nil),
      ]),
  ]

  static let selection = [
    Scenario(
      "select-and-remove", "Two rows are selected and removed together.",
      why: "They leave the selection with the data.",
      [
        .edit(true), .select(["a", "b"]), .trigger("purge", rows: ["a", "b"], via: .bulk),
        .rowsChanged(RowsChange(remove: ["a", "b"])), .edit(false),
      ]),
    Scenario(
      "tap-selects", "In edit mode a tap selects, and a second one deselects.",
      why: "Outside edit mode the same tap opens the row's page.",
      [
        .edit(true), .tapRow("b"), .tapRow("c"), .tapRow("b"), .edit(false), .tapRow("b"),
      ]),
    Scenario(
      "selection-survives", "The data is loaded anew while rows are selected.",
      why: "Rows that are still there stay selected.",
      [
        .edit(true), .select(["b", "c"]), .rowsChanged(RowsChange(snapshot: ["d", "c", "a"])),
        .deselect(["c"]),
      ]),
    Scenario(
      "edit-closes", "Edit mode begins while a row is open.",
      why: "The row closes, and swipes are refused from then on.",
      [.reveal("b", edge: .trailing), .edit(true)]),
  ]

  static let lifeCycle = [
    Scenario(
      "background-while-swiping", "The app goes to the background under a finger.",
      why: "The swipe ends without a commit.",
      [.swipeBegan("b", edge: .leading), .swipeArmed("b", nil), .background]),
    Scenario(
      "background-while-dragging", "The app goes to the background during a drag.",
      why: "The row returns to its place.", [.lift("b"), .hover(.slot(.end)), .background]),
    Scenario(
      "question-kept", "The app goes to the background with an alert up, and comes back.",
      why: "The alert is shown again, under the same number.",
      [
        .trigger("delete", rows: ["b"], via: .menu), .presented(PromptID(1)), .background,
        .foreground, .presented(PromptID(1)), .cancel(PromptID(1)),
      ]),
    Scenario(
      "question-dropped", "By policy going to the background is a no.",
      why: "The alert is dismissed and its row closes.",
      policy: Policy(promptInBackground: .cancel),
      [
        .reveal("b", edge: .trailing), .trigger("ask-stay", rows: ["b"], via: .tap),
        .presented(PromptID(1)), .background,
      ]),
    Scenario(
      "leave", "The screen is left with a question up and a change under way.",
      why: "The question ends. The change and the offer to undo it go on.",
      [
        .trigger("archive", rows: ["a"], via: .menu), .trigger("delete", rows: ["b"], via: .menu),
        .leave, .rowsChanged(RowsChange(remove: ["a"])), .undo(Ticket(1)),
      ]),
  ]
}
