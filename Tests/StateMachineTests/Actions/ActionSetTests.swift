import ActionStateMachine
import Testing

private let flag = RowAction(id: "flag", label: "Flag", edge: .leading, change: .updates)

struct ActionSetTests {
  @Test("A set finds its actions by id and has none by another id")
  func lookup() throws {
    let set = try ActionSet([flag])
    #expect(set["flag"] == flag)
    #expect(set["delete"] == nil)
    #expect(set.actions == [flag])
  }

  @Test("A set without actions is a set")
  func emptySet() throws {
    let set = try ActionSet([])
    #expect(set["flag"] == nil)
    #expect(!set.hasActions(on: .leading) && !set.hasActions(on: .trailing))
    #expect(set.reorderAction == nil)
  }

  @Test("An edge has actions if one of them is on it")
  func edges() throws {
    let set = try ActionSet([flag])
    #expect(set.hasActions(on: .leading))
    #expect(!set.hasActions(on: .trailing))
  }

  @Test("A full swipe runs the first of the edge's full-swipe actions, or the named one")
  func fullSwipe() throws {
    let gone = RowAction(id: "gone", label: "Delete", edge: .trailing, allowsFullSwipe: true)
    let asks = RowAction(id: "asks", label: "Delete", edge: .trailing, allowsFullSwipe: true)
    let set = try ActionSet([flag, gone, asks])
    #expect(set.fullSwipeAction(on: .trailing) == gone)
    #expect(set.fullSwipeAction(on: .trailing, named: "asks") == asks)
    #expect(set.fullSwipeAction(on: .leading) == nil)
    #expect(set.fullSwipeAction(on: .leading, named: "asks") == nil, "on the other edge")
    #expect(set.fullSwipeAction(on: .leading, named: "flag") == nil, "no full-swipe action")
    #expect(set.fullSwipeAction(on: .trailing, named: "none") == nil)
  }

  @Test("The standard set keeps the rules of a set")
  func standardIsValid() throws {
    #expect(try ActionSet(ActionSet.standard.actions) == .standard)
  }

  @Test(
    "The standard set has the actions that the replay format promises",
    arguments: [
      ("delete", Edge.trailing, true, true, RowChange.removes, [Prompt.alert], false, false),
      ("archive", .leading, true, false, .removes, [], false, true),
      ("flag", .leading, false, false, .updates, [], false, false),
      ("purge", nil, false, true, .removes, [], false, false),
      ("erase", .trailing, false, true, .removes, [.dialog, .authentication], true, false),
      ("report", .trailing, false, true, .updates, [], false, false),
      ("share", nil, false, false, .nothing, [], false, false),
      ("reorder", nil, false, false, .moves, [], false, true),
    ] as [(String, Edge?, Bool, Bool, RowChange, [Prompt], Bool, Bool)])
  func standard(
    id: String, edge: Edge?, fullSwipe: Bool, destructive: Bool, change: RowChange,
    prompts: [Prompt], deferred: Bool, undoable: Bool
  ) throws {
    let action = try #require(ActionSet.standard[ActionID(id)])
    #expect(action.edge == edge)
    #expect(action.allowsFullSwipe == fullSwipe)
    #expect(action.isDestructive == destructive)
    #expect(action.change == change)
    #expect(action.prompts == prompts)
    #expect(action.commit == (deferred ? .deferred : .immediate))
    #expect(action.isUndoable == undoable)
    #expect(action.isReorder == (id == "reorder"))
  }
}
