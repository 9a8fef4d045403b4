import ActionStateMachine

extension Scenario {
  static let swiping = [
    Scenario(
      "armed", "The finger crosses the full-swipe threshold, comes back, and crosses it again.",
      why: "The row says each time what letting go would do.",
      [
        .swipeBegan("b", edge: .leading), .swipeArmed("b", nil), .swipeDisarmed("b"),
        .swipeArmed("b", nil), .fullSwipe("b", edge: .leading, nil),
        .rowsChanged(RowsChange(remove: ["b"])),
      ]),
    Scenario(
      "touch-lost", "A touch that the system takes over never commits.",
      why: "The armed action is forgotten and the row closes.",
      [.swipeBegan("b", edge: .leading), .swipeArmed("b", nil), .swipeCancelled("b")]),
    Scenario(
      "one-open-row", "Another row opens, and the open one closes.",
      why: "At most one row is ever aside.",
      [
        .reveal("a", edge: .trailing), .swipeBegan("b", edge: .trailing),
        .reveal("b", edge: .trailing), .conceal("b"),
      ]),
    Scenario(
      "guarded", "The policy guard spends a swipe on closing the open row.",
      why: "Both close; the next swipe opens.", policy: Policy(openingAnother: .guard),
      [
        .reveal("a", edge: .trailing), .swipeBegan("b", edge: .trailing),
        .reveal("b", edge: .trailing),
      ]),
    Scenario(
      "closing-tap", "A tap on an open row closes it and does nothing else.",
      why: "The next tap is an ordinary one.",
      [.reveal("b", edge: .trailing), .tapRow("b"), .tapRow("b")]),
    Scenario(
      "closing-tap-passes", "By policy the tap that closes a row also counts.",
      why: "One tap closes the open row and opens the tapped one's page.",
      policy: Policy(closingTap: .passThrough), [.reveal("b", edge: .trailing), .tapRow("c")]),
    Scenario(
      "scroll-closes", "Scrolling, or a tap outside, closes the open row.",
      why: "A row that scrolls away open would come back open.",
      [
        .reveal("b", edge: .trailing), .scroll, .reveal("c", edge: .leading), .tapOutside,
      ]),
    Scenario(
      "full-swipe-that-only-opens", "A full swipe where no action may run opens the row.",
      why: "The edge has actions, but none that a full swipe may start.",
      actions: .still, [.fullSwipe("b", edge: .trailing, nil), .conceal("b")]),
  ]

  static let reordering = [
    Scenario(
      "drop", "A row is dropped, and the data agrees.",
      why: "It stays where it was dropped; the data's answer moves nothing.",
      [
        .lift("a"), .hover(.slot(.before("d"))), .drop,
        .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(move: [.init("a", at: .before("d"))])),
      ]),
    Scenario(
      "drop-refused", "A row is dropped, and the store refuses.",
      why: "It returns to its data place, once.",
      [
        .lift("a"), .hover(.slot(.end)), .drop,
        .mutationFailed(Ticket(1), reason: "the list is locked", rows: nil),
      ]),
    Scenario(
      "drop-waits", "A move that someone else must allow holds the row where it was dropped.",
      why: "It is busy there, and other changes go on around it.",
      actions: .dropping(
        RowAction(
          id: "reorder", label: "Reorder", change: .moves, commit: .deferred, isReorder: true)),
      [
        .lift("a"), .hover(.slot(.end)), .drop, .rowsChanged(RowsChange(remove: ["b"])),
        .mutationSucceeded(Ticket(1), revision: nil),
        .rowsChanged(RowsChange(move: [.init("a", at: .end)])),
      ]),
    Scenario(
      "drop-asks", "A move that asks first, and the person says no, then yes.",
      why: "The row waits in its new place for the answer.",
      actions: .dropping(
        RowAction(
          id: "reorder", label: "Reorder", change: .moves, prompts: [.dialog], isReorder: true)),
      [
        .lift("a"), .hover(.slot(.end)), .drop, .presented(PromptID(1)), .cancel(PromptID(1)),
        .lift("a"), .hover(.slot(.end)), .drop, .presented(PromptID(2)), .confirm(PromptID(2)),
        .rowsChanged(RowsChange(move: [.init("a", at: .end)])),
      ]),
    Scenario(
      "own-place", "A row is dropped where it was.",
      why: "It comes down, and the store hears nothing.",
      [.lift("b"), .hover(.slot(.before("a"))), .hover(.slot(.before("c"))), .drop]),
    Scenario(
      "outside", "A row is dragged outside the list and let go by Escape.",
      why: "The gap closes outside, and nothing moves.",
      [.lift("b"), .hover(.slot(.end)), .hover(.outside), .cancelDrag]),
    Scenario(
      "gap-moves-on", "The row before which the gap is leaves the data.",
      why: "The gap goes before the next one that stays.",
      [
        .lift("a"), .hover(.slot(.before("c"))), .rowsChanged(RowsChange(remove: ["c"])), .drop,
        .rowsChanged(RowsChange(snapshot: ["b", "a", "d"])),
      ]),
    Scenario(
      "dragged-row-deleted", "The lifted row is deleted elsewhere.",
      why: "The drag is over, and the hole closes.",
      [.lift("a"), .hover(.slot(.end)), .rowsChanged(RowsChange(remove: ["a"]))]),
    Scenario(
      "two-drops", "Two rows are dropped at one slot before the store has answered.",
      why: "Both stay in the order in which they were dropped.",
      [
        .lift("a"), .hover(.slot(.end)), .drop, .lift("b"), .hover(.slot(.end)), .drop,
        .rowsChanged(RowsChange(snapshot: ["c", "d", "a", "b"])),
      ]),
    Scenario(
      "foreign-drag", "A drag from elsewhere is over the list.",
      why: "It is refused, and nothing else changes.", [.foreignDrag]),
  ]
}
