import ActionStateMachine
import Testing

struct HintTextTests {
  @Test("A hint without facts says nothing", arguments: Language.allCases)
  func silent(language: Language) {
    #expect(Decision.Hint().text(in: language).isEmpty)
  }

  @Test("Every fact has a sentence of its own in every language", arguments: Language.allCases)
  func sentences(language: Language) {
    let sentences = Decision.Hint.facts.map { $0.text(in: language) }
    #expect(Set(sentences).count == 4)
    #expect(sentences.allSatisfy { $0.hasSuffix(language == .english ? "." : "。") })
  }

  @Test("Facts are spoken in one order, with a space where the language has one")
  func order() {
    let hint: Decision.Hint = [.canBeUndone, .destructive]
    #expect(hint.text(in: .english) == "Destructive. Can be undone.")
    #expect(hint.text(in: .japanese) == "破壊的な操作です。あとから取り消せます。")
  }
}
