import ActionStateMachine

extension Story {
  /// All stories, in the order in which they are told.
  public static let all = swipes + drags

  private static let rows = ["errands", "recipes", "travel"]

  private static let alert = "The button says Delete and asks first. The person says no."
  private static let immediate =
    "The button says Delete and asks nothing: the data changes at once."

  /// A row that leaves before anyone agreed.
  static let swipes = [
    swipe("A full swipe on an action that asks", alert, prompts: [.alert], fullSwipe + no),
    swipe("A tap on an action that asks", alert, prompts: [.alert], tap + no),
    swipe("A full swipe on an action that asks nothing", immediate, prompts: [], fullSwipe + gone),
    swipe("A tap on an action that asks nothing", immediate, prompts: [], tap + gone),
  ]

  private static let fullSwipe = [
    Step(
      "The row is swiped all the way and let go.",
      .fullSwipe("recipes", edge: .trailing, nil))
  ]
  private static let tap = [
    Step("The row is swiped open.", .reveal("recipes", edge: .trailing)),
    Step("Delete is tapped.", .trigger("delete", rows: ["recipes"], via: .tap)),
  ]
  private static let no = [
    Step("The alert is on screen.", .presented(PromptID(1))),
    Step("The person says no.", .cancel(PromptID(1))),
  ]
  private static let gone = [
    Step("The store is done.", .mutationSucceeded(Ticket(1), revision: nil)),
    Step("The data has one row less.", .rowsChanged(RowsChange(remove: ["recipes"]))),
  ]

  private static func swipe(
    _ title: String, _ setting: String, prompts: [Prompt], _ steps: [Step]
  ) -> Story {
    let delete = RowAction(
      id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
      change: .removes, prompts: prompts)
    let actions = (try? ActionSet([delete])) ?? .standard
    return Story(
      title: title, setting: setting, naiveName: "A button with the destructive role",
      naive: NaiveList(actions: actions, rows: rows), actions: actions, rows: rows, steps: steps)
  }

  /// A list that changes under the finger, or lets go too early.
  static let drags = [
    drag(
      "A row is dragged, and the list changes under the finger",
      "Each place that the finger passes makes the first list delete and insert the row.",
      "Deletes and inserts while dragging", .restructures),
    drag(
      "A row is dropped, and the data is late",
      "The store needs a moment. The first list draws the data as soon as the row is let go.",
      "Draws the data at once", .drawsTheDataAtOnce),
  ]

  private static func drag(
    _ title: String, _ setting: String, _ naiveName: String, _ dragging: NaiveList.Dragging
  ) -> Story {
    Story(
      title: title, setting: setting, naiveName: naiveName,
      naive: NaiveList(actions: .standard, rows: rows, dragging: dragging), actions: .standard,
      rows: rows,
      steps: [
        Step("The first row is lifted.", .lift("errands")),
        Step("It is over the place before travel.", .hover(.slot(.before("travel")))),
        Step("It is over the end.", .hover(.slot(.end))),
        Step("It is let go.", .drop),
        Step("The store is done.", .mutationSucceeded(Ticket(1), revision: nil)),
        Step(
          "The data has the new order.",
          .rowsChanged(RowsChange(move: [.init("errands", at: .end)]))),
      ])
  }
}
