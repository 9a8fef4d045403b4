import ActionStateMachineJSON
import Foundation
import Testing

private func complaint(about bytes: some Sequence<UInt8>) -> String {
  do throws(MalformedJSON) {
    return "none: \(try JSONValue(parsing: bytes))"
  } catch {
    return error.description
  }
}

@Test(
  "Each kind of value is read",
  arguments: [
    ("null", .null), (" true ", .flag(true)), ("\tfalse\r\n", .flag(false)),
    ("0", .integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .number("9223372036854775808")),
    ("1.0", .number("1.0")), ("1e2", .number("1e2")), ("-0.5E-7", .number("-0.5E-7")),
    ("[]", .list([])), ("[ 1 , [ ] ]", .list([.integer(1), .list([])])),
    ("{}", .object([])),
    (
      #"{ "b" : 1 , "a" : {"b":""} }"#,
      .object([
        JSONField("b", .integer(1)), JSONField("a", .object([JSONField("b", .text(""))])),
      ])
    ),
  ] as [(String, JSONValue)])
func values(text: String, expected: JSONValue) throws {
  #expect(try JSONValue(parsing: text.utf8) == expected)
}

@Test(
  "Text is read with all its escapes",
  arguments: [
    (#""a""#, "a"), (#""é🐈‍⬛""#, "é🐈‍⬛"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0000\u00e9\uFFFF""#, "\u{0}é\u{FFFF}"), (#""\ud83d\udc08!""#, "🐈!"),
    (#""e\u0301""#, "e\u{301}"), (#""\ufffd�""#, "\u{FFFD}\u{FFFD}"),
  ])
func texts(json: String, expected: String) throws {
  guard case .text(let text) = try JSONValue(parsing: json.utf8) else {
    Issue.record("no text")
    return
  }
  #expect(text.utf8.elementsEqual(expected.utf8))
}

@Test(
  "What is no JSON is refused with its place, what was expected and what was found",
  arguments: [
    ("", "column 1: expected a JSON value, found nothing"),
    ("scroll {", #"column 1: expected a JSON value, found "scroll""#),
    ("tru", #"column 1: expected a JSON value, found "tru""#),
    ("NaN", #"column 1: expected a JSON value, found "NaN""#),
    ("{} {}", #"column 4: expected nothing more, found "{""#),
    ("[1,]", #"column 4: expected a JSON value, found "]""#),
    ("[1,,2]", #"column 4: expected a JSON value, found ",""#),
    ("[1 2]", #"column 4: expected a comma or ], found "2""#),
    ("[1", "column 3: expected a comma or ], found nothing"),
    (#"{"a":1,}"#, #"column 8: expected a field's name in quotes, found "}""#),
    ("{,}", #"column 2: expected a field's name in quotes, found ",""#),
    ("{a:1}", #"column 2: expected a field's name in quotes, found "a""#),
    (#"{"a" 1}"#, #"column 6: expected a colon, found "1""#),
    (#"{"a":1"#, "column 7: expected a comma or }, found nothing"),
    (#"{"a":1,"\u0061":2}"#, #"column 8: expected each field once, found the field "a" twice"#),
    (#"{"é":[{"b":1,"b":2}]}"#, #"column 14: expected each field once, found the field "b" twice"#),
    ("01", #"column 2: expected nothing more, found "1""#),
    ("+1", #"column 1: expected a JSON value, found "+1""#),
    ("-", "column 2: expected a digit, found nothing"),
    ("1.", "column 3: expected a digit, found nothing"),
    (".5", #"column 1: expected a JSON value, found ".5""#),
    ("1e+", "column 4: expected a digit, found nothing"),
    (#""a"#, "column 3: expected a quotation mark at the end of the text, found nothing"),
    (#""a\"#, "column 4: expected an escape, found nothing"),
    (#""\x""#, #"column 3: expected one of the escapes \" \\ \/ \b \f \n \r \t \u, found "x""#),
    (#""\u12g4""#, #"column 6: expected four hexadecimal digits, found "g4""#),
    (#""\ud83d""#, "column 4: expected both halves of a surrogate pair, found one alone"),
    (#""\ud83dx""#, "column 4: expected both halves of a surrogate pair, found one alone"),
    (#""\udc08""#, "column 4: expected both halves of a surrogate pair, found one alone"),
    (
      "\"a\tb\"",
      #"column 3: expected a control character as an escape, such as \n or \u0000, found one as it is"#
    ),
    ("\u{FEFF}1", "column 1: expected a JSON value, found a byte order mark"),
    ("{\n \"a\": 1,\n}", #"line 3, column 1: expected a field's name in quotes, found "}""#),
  ])
func refused(json: String, expected: String) {
  #expect(complaint(about: json.utf8) == expected)
}

@Test(
  "Bytes that are no text are refused",
  arguments: [
    [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
  ] as [[UInt8]])
func noText(bytes: [UInt8]) {
  #expect(
    complaint(about: [0x22] + bytes + [0x22]).hasSuffix(
      "expected UTF-8 text, found bytes that are none"))
  #expect(
    complaint(about: Array(#""\n"#.utf8) + bytes + [0x22]).hasSuffix("found bytes that are none"))
  #expect(complaint(about: bytes).hasPrefix("column 1: expected"))
}

@Test("A name that stands twice is found among many")
func manyNames() {
  let names = (0..<500).map { "\"\($0)\":0" }.joined(separator: ",")
  #expect(complaint(about: "{\(names)}".utf8).hasPrefix("none"))
  #expect(complaint(about: "{\(names),\"\\u0034\":0}".utf8).contains(#"the field "4" twice"#))
}

@Test("A hundred levels of nesting are read, and not one more")
func deepNesting() {
  let (open, close) = (String(repeating: "[", count: 100), String(repeating: "]", count: 100))
  #expect(complaint(about: "\(open)\(close)".utf8).hasPrefix("none"))
  #expect(
    complaint(about: "[\(open)\(close)]".utf8)
      == #"column 101: expected at most 100 levels of nesting, found "[""#)
  let deep = String(repeating: #"{"a":"#, count: 200_000)
  #expect(complaint(about: deep.utf8).contains("levels of nesting"))
}

@Test("A number is finite, or none")
func finiteNumbers() throws {
  let numbers = try ["1", "-2.5e1", "1e400", "1e-400", "true"].map {
    try JSONValue(parsing: $0.utf8).finiteNumber
  }
  #expect(numbers == [1, -25, nil, 0, nil])
}

@Test("Every case is read as another reader of JSON reads it", arguments: Case.names)
func otherReader(name: String) throws {
  let data = try Data(contentsOf: Case.folder.appending(path: name))
  let other = try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
  #expect(try JSONValue(parsing: data).foundation as? NSDictionary == other)
}

extension JSONValue {
  fileprivate var foundation: Any {
    switch self {
    case .null: NSNull()
    case .flag(let flag): flag
    case .integer(let number): number
    case .number(let text): Double(text) ?? .nan
    case .text(let text): text
    case .list(let values): values.map(\.foundation)
    case .object(let fields):
      Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value.foundation) })
        as NSDictionary
    }
  }
}
