import DecisionTables
import Testing

struct ScenarioTableTests {
  @Test(
    "The machine does at each moment what the page should say",
    arguments: [
      ("reorder", ["ownPlace"], ["landsHome", "nothing"]),
      ("reorder", ["otherPlace"], ["landsThere", "changes"]),
      ("reorder", ["pastEnd"], ["landsThere", "changes"]),
      ("reorder", ["outside"], ["landsHome", "nothing"]),
      ("reorder", ["foreign"], ["nothing", "refuses"]),
      ("reorder", ["asks"], ["landsThere", "asks"]),
      ("reorder", ["answeredNo"], ["snapsBack", "nothing"]),
      ("reorder", ["agreed"], ["nothing", "nothing"]),
      ("reorder", ["elsewhere"], ["moves", "nothing"]),
      ("reorder", ["refused"], ["snapsBack", "tells"]),
      ("undo", ["gone"], ["leaves", "nothing", "appears"]),
      ("undo", ["another"], ["nothing", "nothing", "appears"]),
      ("undo", ["taken"], ["nothing", "changesBack", "goes"]),
      ("undo", ["refused"], ["nothing", "tells", "appears"]),
      ("waiting", ["triggered"], ["waits", "changes"]),
      ("waiting", ["again"], ["nothing", "ignored"]),
      ("waiting", ["partlyFailed"], ["waitsNoMore", "tells"]),
      ("waiting", ["otherFailed"], ["nothing", "tells"]),
      ("lifeCycle", ["rest", "fullSwipe"], ["prompting", "closes", "asks"]),
      ("lifeCycle", ["asked", "no"], ["rest", "nothing", "nothing"]),
      ("lifeCycle", ["asked", "yes"], ["rest", "nothing", "changes"]),
      ("lifeCycle", ["asking", "tap"], ["rest", "nothing", "askGoesActivates"]),
      ("lifeCycle", ["dragging", "drop"], ["rest", "landsThere", "changes"]),
    ])
  func moment(table: String, combination: [String], consequences: [String]) throws {
    let rule = try #require(try standardBook()[table]?.rule(for: combination))
    #expect(rule.consequences == consequences)
  }
}
