import ActionStateMachine
import ActionStateMachineJSON
import Foundation

/// A recorded run and what must follow from each of its events.
struct Case: Decodable {
  struct Step: Decodable {
    var event: Event<String>
    var outcome: String
    var reason: String?
    var commands: [JSONValue]
  }

  var header: TraceHeader<String>?
  var steps: [Step]
  var drawn: [String]

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/cases")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  init(named name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    self = try JSONDecoder().decode(Case.self, from: data)
  }

  /// A machine as the header says.
  var machine: ListStateMachine<String> {
    ListStateMachine(
      actions: header?.actions ?? .standard, policy: header?.policy ?? Policy(),
      rows: header?.rows ?? [])
  }
}

/// Any JSON value.
enum JSONValue: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value that `json` describes.
  init(_ json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
}
