import ActionStateMachineJSON
import Testing

@Test(
  "A mistyped word leads to the right one",
  arguments: [
    ("replya", "replay"), ("tabel", "table"), ("LIST", "list"), ("chekc", "check"),
    ("replay", "replay"), ("re", nil), ("banana", nil), ("", nil), ("replica", nil),
    ("tab", "table"), ("ran", "run"), ("tap", nil), ("label", nil), ("chart", nil), ("x", nil),
  ])
func nearest(typed: String, expected: String?) {
  #expect(nearestWord(to: typed, in: ["list", "run", "replay", "table", "check"]) == expected)
}

@Test("A word without end is near nothing")
func endlessWord() {
  #expect(nearestWord(to: String(repeating: "replay", count: 100_000), in: ["replay"]) == nil)
}
