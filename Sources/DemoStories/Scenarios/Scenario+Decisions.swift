import ActionStateMachine

extension Scenario {
  static let decisions = [
    Scenario(
      "leaves-at-once", "An action that asks nothing lets the row leave ahead of its data.",
      why: "Nothing stands between the swipe and the change. Then undo is offered.",
      [
        .fullSwipe("b", edge: .leading, nil), .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "leaves-at-once-red", "A destructive action that asks nothing is the one case for the role.",
      why: "The row leaves at the tap, by losing its height: no swipe took it aside.",
      [
        .reveal("b", edge: .trailing), .trigger("trash", rows: ["b"], via: .tap),
        .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "leaves-at-once-tinted", "An action that files rows away keeps its own colour.",
      why: "The row leaves as for a deletion, but nothing is lost, so nothing is red.",
      [
        .reveal("b", edge: .leading), .trigger("file", rows: ["b"], via: .tap),
        .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "leaves-from-a-menu", "A menu's command removes the row at once too.",
      why: "All ways to an action do the same to the row.",
      [.trigger("purge", rows: ["b"], via: .menu), .rowsChanged(RowsChange(remove: ["b"]))]),
    Scenario(
      "updates", "A tap changes what the row shows.",
      why: "The open row closes; the new contents come with the data.",
      [
        .reveal("b", edge: .leading), .trigger("flag", rows: ["b"], via: .tap),
        .mutationSucceeded(Ticket(1), revision: nil), .rowsChanged(RowsChange(update: ["b"])),
      ]),
    Scenario(
      "updates-tinted", "The same with a colour of its own, from the button and from the menu.",
      why: "Colour changes nothing about the row.",
      [
        .reveal("b", edge: .leading), .trigger("pin", rows: ["b"], via: .tap),
        .mutationSucceeded(Ticket(1), revision: nil), .trigger("pin", rows: ["b"], via: .menu),
        .mutationSucceeded(Ticket(2), revision: nil),
      ]),
    Scenario(
      "red-but-stays", "A destructive action that removes nothing only closes the row.",
      why: "Red says what an action means. A role would have made the list drop the row.",
      [
        .reveal("b", edge: .trailing), .trigger("report", rows: ["b"], via: .tap),
        .mutationSucceeded(Ticket(1), revision: nil),
      ]),
    Scenario(
      "changes-nothing", "Sharing claims nothing.",
      why: "Its ticket ends at once, so the row takes the next action.",
      [
        .trigger("share", rows: ["b"], via: .menu),
        .trigger("share", rows: ["b"], via: .accessibility),
        .trigger("flag", rows: ["b"], via: .keyboard),
      ]),
    Scenario(
      "removal-waits", "A removal that someone else must allow waits in the list.",
      why: "The row is busy until the data drops it.",
      [
        .trigger("send", rows: ["b"], via: .menu), .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "update-waits", "A change that someone else must allow shows that it waits.",
      why: "Busy ends with the answer, the contents follow with the data.",
      [
        .trigger("sync", rows: ["b"], via: .menu), .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(update: ["b"])),
      ]),
    Scenario(
      "moves-by-menu", "A menu's command moves the row, at once or when someone agrees.",
      why: "The row moves on screen only when the data has moved it.",
      [
        .trigger("top", rows: ["c"], via: .menu), .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(move: [.init("c", at: .before("a"))])),
        .trigger("outbox", rows: ["a"], via: .menu), .mutationSucceeded(Ticket(2), revision: nil),
        .rowsChanged(RowsChange(move: [.init("a", at: .end)])),
      ]),
  ]

  static let questions = [
    Scenario(
      "asks-no", "A full swipe asks first, and the person says no.",
      why: "The row comes home before the alert appears, and never leaves.",
      [.fullSwipe("b", edge: .trailing, nil), .presented(PromptID(1)), .cancel(PromptID(1))]),
    Scenario(
      "asks-yes", "A tap asks first, and the person says yes.",
      why: "The row leaves once: when the data has dropped it.",
      [
        .reveal("b", edge: .trailing), .trigger("delete", rows: ["b"], via: .tap),
        .presented(PromptID(1)), .confirm(PromptID(1)),
        .mutationSucceeded(Ticket(1), revision: nil), .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "asks-twice", "A chain of two questions, each with a number of its own.",
      why: "A double tap cannot answer both. The removal then waits for the server.",
      [
        .trigger("erase", rows: ["b"], via: .menu), .presented(PromptID(1)), .confirm(PromptID(1)),
        .presented(PromptID(2)), .confirm(PromptID(2)),
        .mutationSucceeded(Ticket(1), revision: nil), .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "stays-open-until-answered", "The row stays open under a popover that points at it.",
      why: "It closes with the answer, whatever that is.",
      [
        .reveal("b", edge: .trailing), .trigger("ask-open", rows: ["b"], via: .tap),
        .presented(PromptID(1)), .confirm(PromptID(1)),
        .mutationSucceeded(Ticket(1), revision: nil),
      ]),
    Scenario(
      "stays-open-after-no", "After a no the row is as open as before.",
      why: "Only a yes, or someone else, closes it.",
      [
        .reveal("b", edge: .trailing), .trigger("ask-stay", rows: ["b"], via: .tap),
        .presented(PromptID(1)), .cancel(PromptID(1)), .conceal("b"),
      ]),
    Scenario(
      "second-tap", "The revealed button itself asks for a second tap.",
      why: "That blocks nothing: a scroll is a no.",
      [
        .reveal("b", edge: .trailing), .trigger("twice", rows: ["b"], via: .tap),
        .presented(PromptID(1)), .scroll, .reveal("b", edge: .trailing),
        .trigger("twice", rows: ["b"], via: .tap), .confirm(PromptID(2)),
        .mutationSucceeded(Ticket(1), revision: nil), .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "same-question-again", "A key pressed again before the alert shows asks the same question.",
      why: "It is presented again under its number, not twice.",
      [
        .trigger("delete", rows: ["b"], via: .keyboard),
        .trigger("delete", rows: ["b"], via: .keyboard),
        .presented(PromptID(1)), .cancel(PromptID(1)),
      ]),
    Scenario(
      "taken-away", "The system takes the alert away, and the app asks afresh.",
      why: "Gone is no answer; the next question has a new number.",
      [
        .trigger("delete", rows: ["b"], via: .accessibility), .presented(PromptID(1)),
        .gone(PromptID(1)), .trigger("delete", rows: ["b"], via: .menu),
      ]),
    Scenario(
      "asks-about-several", "One of the rows in question is deleted elsewhere.",
      why: "The question shrinks; with its last row it goes away.",
      [
        .trigger("delete", rows: ["a", "b"], via: .bulk), .presented(PromptID(1)),
        .rowsChanged(RowsChange(remove: ["a"])), .rowsChanged(RowsChange(remove: ["b"])),
      ]),
  ]
}
