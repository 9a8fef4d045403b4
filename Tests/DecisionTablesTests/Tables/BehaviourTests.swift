import ActionStateMachine
import DecisionTables
import Testing

/// The words of the rule for one combination, to be compared with what a designer would expect.
private func cells(_ table: String, _ combination: String...) throws -> [String] {
  let rule = try #require(standardBook()[table]?.rule(for: combination))
  return [rule.id] + rule.consequences
}

struct BehaviourTests {
  @Test("Only an immediate removal that asks nothing may leave ahead")
  func law() throws {
    #expect(try cells("law", "removes", "none", "immediate") == ["A1", "yes"])
    #expect(try cells("law", "removes", "none", "deferred") == ["A4", "no"])
    #expect(try cells("law", "removes", "alert", "immediate") == ["A3", "no"])
    #expect(try cells("law", "updates", "none", "immediate") == ["A2", "no"])
  }

  @Test("A full swipe that asks comes home before the question, and a no moves nothing")
  func asking() throws {
    let answer = try cells("answer", "fullSwipe", "removes", "alert", "immediate", "closes")
    #expect(answer == ["B4", "closes", "stays", "stays"])
  }

  @Test("A removal leaves at once, and comes back if it fails")
  func failure() throws {
    let answer = try cells("answer", "tap", "removes", "none", "immediate", "closes")
    #expect(answer == ["B1", "leaves", "cannotHappen", "cannotHappen"])
    let data = try cells("data", "tap", "removes", "none", "immediate")
    #expect(data == ["C6", "nothing", "hasLeft", "returns"])
  }

  @Test("A drop that asks holds its row, and takes the move back at a no")
  func drop() throws {
    let answer = try cells("answer", "drop", "moves", "alert", "immediate", "closes")
    #expect(answer == ["B9", "isHeld", "snapsBack", "isHeld"])
    let data = try cells("data", "drop", "moves", "alert", "deferred")
    #expect(data == ["C10", "busy", "settles", "snapsBack"])
  }

  @Test("What cannot be defined, or started, cannot happen")
  func impossible() throws {
    let nothing = ["cannotHappen", "cannotHappen", "cannotHappen"]
    let inline = try cells("answer", "tap", "removes", "inline", "immediate", "closes")
    #expect(inline == ["B7"] + nothing)
    #expect(try cells("data", "drop", "removes", "none", "immediate") == ["C12"] + nothing)
  }

  @Test("Role and colour follow the button, not the wish")
  func look() throws {
    #expect(try cells("look", "tap", "yes", "no", "no") == ["D3", "destructive", "neutral"])
    #expect(try cells("look", "fullSwipe", "no", "yes", "no") == ["D4", "none", "red"])
    #expect(try cells("look", "menu", "no", "yes", "no") == ["D7", "destructive", "red"])
  }

  @Test("A full combination of every condition agrees with the decision itself")
  func agreesWithDecision() throws {
    let table = try #require(standardBook()["data"])
    for combination in table.combinations where combination[0] != "drop" {
      let prompts = Prompt(rawValue: combination[2]).map { [$0] } ?? []
      if combination[2] == "several" { continue }
      let action = RowAction(
        id: "a", label: "A", edge: .leading, change: try #require(.init(rawValue: combination[1])),
        prompts: prompts, commit: try #require(.init(rawValue: combination[3])))
      let decision = decision(for: action, trigger: .fullSwipe)
      let rule = try #require(table.rule(for: combination))
      #expect(rule.consequences[1] == decision.rowAtDataChange.rawValue)
      #expect(rule.consequences[2] == decision.rowAtFailure.rawValue)
    }
  }
}
