import ActionStateMachineJSON
import Testing

@Test("Ids of text are the same when their bytes are")
func sameBytes() {
  let (composed, decomposed): (RowText, RowText) = ("\u{E9}", "e\u{301}")
  #expect(composed.text == decomposed.text)
  #expect(composed != decomposed)
  #expect(composed == RowText("\u{E9}"))
  #expect(Set([composed, decomposed, "", "a", RowText(String("a"))]).count == 4)
}

@Test("An id of text is read and written as it is spelled", arguments: ["", "e\u{301}", "\u{0}"])
func spelling(text: String) throws {
  var writer = JSONWriter()
  RowText(text).write(to: &writer)
  let read = try RowText(from: JSONValue(parsing: writer.bytes))
  #expect(read == RowText(text))
  #expect(RowText(from: .integer(1)) == nil)
}
