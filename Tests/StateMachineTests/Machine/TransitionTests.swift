import ActionStateMachine
import Testing

@Suite("Transitions")
struct TransitionTests {
  @Test("A transition says where the list stood, where it stands, and what to do")
  func contents() {
    var list = List("ab", after: .reveal("a"))
    let transition = list.send(.reveal("b"))
    #expect(transition.from == .open(OpenRow(row: "a", edge: .trailing)))
    #expect(transition.to == .open(OpenRow(row: "b", edge: .trailing)))
    #expect(transition.to == list.phase)
    #expect(transition.outcome == .handled)
    #expect(Array(transition) == [.close("a"), .open("b", edge: .trailing)])
    #expect(transition[0] == .close("a"))
    #expect(transition.count == 2)
  }

  @Test("Transitions are equal that have the same phases, outcome and commands")
  func equality() {
    var (one, other) = (List("abcdefgh"), List("abcdefgh"))
    for event in [Event<String>.swipe("a"), .data("a"), .data("abcdefgh"), .full("b"), .scroll] {
      let (left, right) = (one.send(event), other.send(event))
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
    }
    #expect(one.send(.scroll) != other.send(.tapRow("a")))
    #expect(one.send(.swipe("a")) != other.send(.swipe("b")))
  }

  @Test("The empty list ignores whatever is about rows, and takes data")
  func emptyList() {
    var list = List("")
    for event in [Event<String>.swipe("a"), .tapRow("a"), .lift("a"), .tap("flag", "a")] {
      #expect(list.refusal(event) == .unknownRow)
    }
    #expect(list.work(.data("a")) == [.insertRow("a", .end)])
  }

  @Test("A row given twice stands where it comes first")
  func repeatedRows() {
    #expect(List("abac").drawn == "abc")
  }
}
