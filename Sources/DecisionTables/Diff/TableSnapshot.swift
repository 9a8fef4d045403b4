import ActionStateMachine
import ActionStateMachineJSON

/// What a book says, rule by rule, as it can be read back from the JSON of an older one.
public struct TableSnapshot: Hashable, Sendable {
  struct Text: Hashable, Sendable {
    var en: String
    var ja: String

    subscript(language: Language) -> String {
      switch language {
      case .english: en
      case .japanese: ja
      }
    }
  }

  struct Value: Hashable, Sendable {
    var token: String
    var words: Text
  }

  struct Column: Hashable, Sendable {
    var id: String
    var title: Text
    var values: [Value]
  }

  struct Rule: Hashable, Sendable {
    var id: String
    var when: [String: [String]]
    var then: [String: String]
    var why: Text
  }

  struct Table: Hashable, Sendable {
    var id: String
    var title: Text
    var conditions: [Column]
    var consequences: [Column]
    var rules: [Rule]
  }

  var version: Int
  var tables: [Table]

  /// Reads the tables' JSON, or else a list of actions, whose tables are then made.
  ///
  /// Throws if it is other JSON, or of another version.
  public init(json: some Sequence<UInt8>) throws(MalformedJSON) {
    let json: JSONValue = try StrictJSONDecoder().decode(from: json)
    guard json.has("tables") else {
      self = try Self.tables(of: ActionSet(from: json))
      return
    }
    self = try TableSnapshot(from: json)
    guard version == TableBook.jsonVersion else {
      throw MalformedJSON(
        field: "version", found: String(version), expected: String(TableBook.jsonVersion))
    }
  }

  private static func tables(of actions: ActionSet) throws(MalformedJSON) -> TableSnapshot {
    do {
      return try TableBook(actions: actions).snapshot()
    } catch {
      throw MalformedJSON(
        field: "actions", found: "some whose tables cannot be proven: \(error)",
        expected: "actions")
    }
  }
}

extension TableBook {
  /// What the book says, to be compared with another one.
  public func snapshot() throws(MalformedJSON) -> TableSnapshot {
    try TableSnapshot(json: json().utf8)
  }
}
