import ActionStateMachine
import Testing

/// The tables of the guides in `docs/flows`, by the name of the page.
let flowTables: [String: [TransitionTable]] = [
  "swipe": [
    TransitionTable(
      name: "swipes", situations: gestures,
      events: [
        ("swipeBegan a", .swipe("a")), ("swipeArmed a", .swipeArmed("a", nil)),
        ("swipeDisarmed a", .swipeDisarmed("a")), ("swipeCancelled a", .swipeCancelled("a")),
        ("reveal a", .reveal("a")), ("conceal a", .conceal("a")),
      ]),
    TransitionTable(
      name: "taps", situations: gestures,
      events: [("tapRow a", .tapRow("a")), ("tapOutside", .tapOutside), ("scroll", .scroll)]),
    TransitionTable(
      name: "guard", situations: guarded,
      events: [
        ("swipeBegan a", .swipe("a")), ("reveal a", .reveal("a")), ("fullSwipe a", .full("a")),
      ]),
  ],
  "trigger": [
    TransitionTable(
      name: "triggers", situations: gestures,
      events: [
        ("purge a", .tap("purge", "a")), ("flag a", .tap("flag", "a")),
        ("delete a", .tap("delete", "a")),
        ("full swipe: archive a", .full("a", .leading)), ("full swipe: delete a", .full("a")),
      ])
  ],
  "prompt": [
    TransitionTable(
      name: "answers", situations: prompts,
      events: [
        ("presented", .presented(1)), ("confirm", .confirm(1)), ("cancel", .cancel(1)),
        ("gone", .gone(1)), ("presented, of another", .presented(9)),
      ]),
    TransitionTable(
      name: "yielding", situations: prompts,
      events: [
        ("the same trigger", .tap("delete", "a")), ("flag b", .tap("flag", "b")),
        ("swipeBegan b", .swipe("b")), ("tapRow b", .tapRow("b")), ("scroll", .scroll),
        ("conceal a", .conceal("a")), ("lift b", .lift("b")), ("edit on", .edit(true)),
      ]),
  ],
  "mutation": [
    TransitionTable(
      name: "answers", situations: tickets,
      events: [
        ("mutationSucceeded", .succeeded(1)), ("mutationFailed", .failed(1)),
        ("mutationFailed, b", .failed(1, ["b"])), ("mutationUnknown", .mutationUnknown(1)),
      ]),
    TransitionTable(
      name: "data", situations: tickets,
      events: [
        ("snapshot as before", .data("abc")), ("snapshot without a, b", .data("c")),
        ("delta: update a", .delta(update: ["a"])), ("delta: update c", .delta(update: ["c"])),
      ]),
  ],
  "undo": [
    TransitionTable(
      name: "offers", situations: offers,
      events: [("undo", .undo(1)), ("undoExpired", .undoExpired(1))]),
    TransitionTable(
      name: "undo tickets", situations: undoTickets,
      events: [
        ("mutationSucceeded", .succeeded(2)), ("mutationFailed", .failed(2)),
        ("mutationUnknown", .mutationUnknown(2)), ("snapshot with a", .data("abc")),
        ("snapshot without a", .data("bc")), ("delta: update b", .delta(update: ["b"])),
      ]),
  ],
  "selection": [
    TransitionTable(
      name: "selection", situations: selections,
      events: [
        ("edit on", .edit(true)), ("edit off", .edit(false)), ("select a b", .select(["a", "b"])),
        ("deselect a", .deselect(["a"])), ("tapRow a", .tapRow("a")),
      ])
  ],
  "reorder": [
    TransitionTable(
      name: "drags", situations: gestures + drags,
      events: [
        ("lift a", .lift("a")), ("hover, the end", .over(.end)),
        ("hover, own slot", .over(.before("a"))), ("hover, outside", .hover(.outside)),
        ("drop", .drop), ("cancelDrag", .cancelDrag), ("foreignDrag", .foreignDrag),
      ]),
    TransitionTable(
      name: "held rows", situations: held,
      events: [
        ("mutationSucceeded", .succeeded(1)), ("mutationFailed", .failed(1)),
        ("mutationUnknown", .mutationUnknown(1)), ("data: b c a", .data("bca")),
        ("data: b a c", .data("bac")), ("delta: update b", .delta(update: ["b"])),
        ("data: b c", .data("bc")),
      ]),
  ],
  "life-cycle": [
    TransitionTable(
      name: "life cycle", situations: gestures + lifeCycle,
      events: [
        ("background", .background), ("foreground", .foreground), ("leave", .leave),
        ("enter", .enter),
      ])
  ],
  "data": [
    TransitionTable(
      name: "rows", situations: gestures + drags + selections.filter { $0.name == "a is selected" },
      events: [
        ("remove a", .delta(remove: ["a"])), ("remove b", .delta(remove: ["b"])),
        ("move a to the end", .delta(move: [.put("a")])), ("update a", .delta(update: ["a"])),
        (
          "remove a, insert a at the end",
          .delta(remove: ["a"], insert: [.put("a")], update: ["a"])
        ),
      ])
  ],
]

private typealias Situation = TransitionTable.Situation

private let keeping = ActionSet.with(row: .staysOpenOnCancel)
private let inline = ActionSet.with(prompts: [.inline], row: .closesAtAnswer)
private let undoableFlag = ActionSet.with("flag", change: .updates, prompts: [], undoable: true)

/// The phases, seen from row `a`.
private let gestures = [
  Situation("rest", List("abc")),
  Situation("swiping a", List("abc", after: .swipe("a"))),
  Situation("swiping a, armed", List("abc", after: .swipe("a"), .swipeArmed("a", nil))),
  Situation("swiping b", List("abc", after: .swipe("b"))),
  Situation("open a", List("abc", after: .reveal("a"))),
  Situation("open b", List("abc", after: .reveal("b"))),
  Situation("prompting a, yields", List("abc", after: .tap("delete", "a"))),
  Situation(
    "prompting a, yields, keeps a open", List("abc", keeping, after: .full("a"))),
  Situation("prompting b, yields", List("abc", after: .tap("delete", "b"))),
  Situation(
    "prompting b, yields, keeps b open", List("abc", keeping, after: .full("b"))),
  Situation("prompting a, blocks", List("abc", after: .tap("delete", "a"), .presented(1))),
  Situation(
    "prompting a, blocks, keeps a open", List("abc", keeping, after: .full("a"), .presented(1))),
  Situation("prompting b, blocks", List("abc", after: .tap("delete", "b"), .presented(1))),
  Situation("dragging a", List("abc", after: .lift("a"))),
  Situation("dragging a, gap before c", List("abc", after: .lift("a"), .over(.before("c")))),
  Situation("dragging b", List("abc", after: .lift("b"))),
  Situation("rest, a in a ticket", List("abc", after: .tap("flag", "a"))),
  Situation("rest, a pre-animated", List("abc", after: .tap("purge", "a"))),
  Situation("rest, editing", List("abc", after: .edit(true))),
]

private let guarded = [
  Situation("open a", List("abc", policy: Policy(openingAnother: .guard), after: .reveal("a"))),
  Situation("open b", List("abc", policy: Policy(openingAnother: .guard), after: .reveal("b"))),
  Situation("swiping b", List("abc", policy: Policy(openingAnother: .guard), after: .swipe("b"))),
  Situation(
    "prompting b, yields, keeps b open",
    List("abc", keeping, policy: Policy(openingAnother: .guard), after: .full("b"))),
]

private let prompts = [
  Situation("no prompt", List("abc")),
  Situation("not on screen", List("abc", after: .tap("delete", "a"))),
  Situation("on screen", List("abc", after: .tap("delete", "a"), .presented(1))),
  Situation(
    "closesAtAnswer, a open", List("abc", .with(row: .closesAtAnswer), after: .full("a"))),
  Situation("staysOpenOnCancel, a open", List("abc", keeping, after: .full("a"))),
  Situation(
    "the same, on screen", List("abc", keeping, after: .full("a"), .presented(1))),
  Situation(
    "inline, a open, on screen", List("abc", inline, after: .full("a"), .presented(1))),
  Situation(
    "first of two", List("abc", .with(prompts: [.alert, .sheet]), after: .tap("delete", "a"))),
  Situation(
    "waits once confirmed", List("abc", .with(commit: .deferred), after: .tap("delete", "a"))),
  Situation(
    "about the move of a",
    List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)),
]

private let tickets = [
  Situation("no ticket", List("abc")),
  Situation("removal, pre-animated", List("abc", after: .bulk("archive", ["a", "b"]))),
  Situation(
    "the same, succeeded", List("abc", after: .bulk("archive", ["a", "b"]), .succeeded(1))),
  Situation(
    "removal, succeeded, doubted once",
    List("abc", after: .bulk("archive", ["a", "b"]), .succeeded(1), .data("abc"))),
  Situation(
    "removal, pre-animated, unknown",
    List("abc", after: .bulk("archive", ["a", "b"]), .mutationUnknown(1))),
  Situation(
    "removal that waits",
    List("abc", .with(prompts: [], commit: .deferred), after: .bulk("delete", ["a", "b"]))),
  Situation("undoable update", List("abc", undoableFlag, after: .bulk("flag", ["a", "b"]))),
  Situation(
    "the same, unknown",
    List("abc", undoableFlag, after: .bulk("flag", ["a", "b"]), .mutationUnknown(1))),
]

private let offers = [
  Situation("no offer", List("abc")),
  Situation("removal of a offered", List("abc", after: .tap("archive", "a"), .data("bc"))),
  Situation(
    "the same, open b", List("abc", after: .tap("archive", "a"), .data("bc"), .reveal("b"))),
  Situation(
    "the same, swiping b", List("abc", after: .tap("archive", "a"), .data("bc"), .swipe("b"))),
  Situation(
    "the same, prompting b, blocks",
    List("abc", after: .tap("archive", "a"), .data("bc"), .tap("delete", "b"), .presented(1))),
  Situation(
    "the same, dragging b", List("abc", after: .tap("archive", "a"), .data("bc"), .lift("b"))),
  Situation(
    "update of a offered", List("abc", undoableFlag, after: .tap("flag", "a"), .succeeded(1))),
  Situation(
    "the same, swiping a",
    List("abc", undoableFlag, after: .tap("flag", "a"), .succeeded(1), .swipe("a"))),
  Situation(
    "the same, prompting a",
    List("abc", undoableFlag, after: .tap("flag", "a"), .succeeded(1), .tap("delete", "a"))),
  Situation(
    "the same, a in a ticket",
    List("abc", undoableFlag, after: .tap("flag", "a"), .succeeded(1), .tap("report", "a"))),
]

private let undoTickets = [
  Situation("of a's removal", List("abc", after: .tap("archive", "a"), .data("bc"), .undo(1))),
  Situation(
    "the same, unknown",
    List("abc", after: .tap("archive", "a"), .data("bc"), .undo(1), .mutationUnknown(2))),
  Situation(
    "of a's update",
    List("abc", undoableFlag, after: .tap("flag", "a"), .succeeded(1), .undo(1))),
  Situation(
    "the same, unknown",
    List(
      "abc", undoableFlag, after: .tap("flag", "a"), .succeeded(1), .undo(1), .mutationUnknown(2))),
]

private let selections = [
  Situation("rest", List("abc")),
  Situation("a is selected", List("abc", after: .select(["a"]))),
  Situation("editing", List("abc", after: .edit(true))),
  Situation("editing, a selected", List("abc", after: .edit(true), .select(["a"]))),
  Situation("editing, a in a ticket", List("abc", after: .edit(true), .tap("flag", "a"))),
  Situation("open a", List("abc", after: .reveal("a"))),
  Situation("prompting a, yields", List("abc", after: .tap("delete", "a"))),
  Situation(
    "prompting a, blocks, keeps a open", List("abc", keeping, after: .full("a"), .presented(1))),
  Situation("dragging a", List("abc", after: .lift("a"))),
]

private let drags = [
  Situation("a held by its move", List("abc", after: .lift("a"), .over(.end), .drop)),
  Situation(
    "a held by a question",
    List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)),
]

private let held = [
  Situation("held at the end", List("abc", after: .lift("a"), .over(.end), .drop)),
  Situation(
    "the same, succeeded", List("abc", after: .lift("a"), .over(.end), .drop, .succeeded(1))),
  Situation(
    "the same, unknown", List("abc", after: .lift("a"), .over(.end), .drop, .mutationUnknown(1))),
  Situation(
    "held by a question",
    List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)),
]

private let lifeCycle = [
  Situation(
    "prompting a, by policy cancelled",
    List("abc", policy: Policy(promptInBackground: .cancel), after: .full("a"), .presented(1))),
  Situation(
    "the same, keeps a open",
    List("abc", keeping, policy: Policy(promptInBackground: .cancel), after: .full("a"))),
  Situation(
    "a held by a question",
    List("abc", .moving(prompts: [.alert]), after: .lift("a"), .over(.end), .drop)),
]
