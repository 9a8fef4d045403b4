import DecisionTables
import Testing

private let colours = Column(
  "colour", Words("Colour", "色"), note: Words("Which one.", "どの色か。"),
  values: [
    .init("red", Words("red", "赤")), .init("blue", Words("blue", "青")),
    .init("green", Words("green", "緑")), .init("black", Words("black", "黒")),
    .init("white", Words("white", "白")),
  ])

struct ColumnTests {
  @Test(
    "Several values read as a list, or as what is left out if that is shorter",
    arguments: [
      (["red"], "red", "赤"), (["white", "red"], "red or white", "赤・白"),
      (["red", "blue", "green"], "any but black and white", "黒・白以外"),
      (["red", "blue", "green", "black"], "any but white", "白以外"),
      (["red", "blue", "green", "black", "white"], "any", "どれでも"),
    ])
  func words(tokens: [String], english: String, japanese: String) {
    #expect(colours.words(for: tokens, in: .english) == english)
    #expect(colours.words(for: tokens, in: .japanese) == japanese)
  }

  @Test("Three or more exceptions are too many to read")
  func manyExceptions() {
    let letters = Column(
      "letter", Words("Letter", "文字"), note: Words("Which one.", "どれか。"),
      values: "abcdefg".map { .init(String($0), Words(verbatim: String($0))) })
    #expect(letters.words(for: ["a", "b", "c", "d"], in: .english) == "a, b, c or d")
  }

  @Test("The only value of a column is named")
  func onlyValue() {
    let one = Column(
      "one", Words("One", "一"), note: Words("One.", "一。"), values: [.init("x", Words("x", "x"))])
    #expect(one.words(for: ["x"], in: .english) == "x")
    #expect(one.words(for: ["x"], in: .japanese) == "x")
  }
}
