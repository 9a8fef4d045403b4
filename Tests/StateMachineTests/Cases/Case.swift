import ActionStateMachine
import ActionStateMachineJSON
import Foundation

/// A recorded run and what must follow from each of its events.
struct Case: JSONReadable {
  struct Step: JSONReadable {
    var event: Event<String>
    var outcome: String
    var reason: String?
    var commands: [JSONValue]

    static var jsonExpectation: String { "a step, an object" }

    init(from json: JSONValue) throws(MalformedJSON) {
      var fields = try JSONFields(json, of: Self.self)
      event = try fields.take("event", .value)
      outcome = try fields.take("outcome", .text)
      reason = try fields.takeIfPresent("reason", .text)
      commands = try fields.list("commands", of: JSONKind<JSONValue>.value).map(\.ordered)
      try fields.end()
    }
  }

  var header: TraceHeader<String>?
  var steps: [Step]
  var drawn: [String]

  static var jsonExpectation: String { "a case, an object" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    header = try fields.takeIfPresent("header", .value)
    steps = try fields.list("steps", of: .value)
    drawn = try fields.list("drawn", of: .text)
  }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/cases")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  init(named name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    self = try StrictJSONDecoder().decode(from: data)
  }

  /// A machine as the header says.
  var machine: ListStateMachine<String> {
    ListStateMachine(
      actions: header?.actions ?? .standard, policy: header?.policy ?? Policy(),
      rows: header?.rows ?? [])
  }
}

extension JSONValue {
  /// The value with the fields of its objects in the order of their names.
  var ordered: JSONValue {
    switch self {
    case .null, .flag, .integer, .number, .text: self
    case .list(let values): .list(values.map(\.ordered))
    case .object(let fields):
      .object(
        fields.map { JSONField($0.name, $0.value.ordered) }.sorted { $0.name < $1.name })
    }
  }
}
