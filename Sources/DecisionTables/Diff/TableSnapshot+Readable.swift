import ActionStateMachineJSON

// Fields that the comparison does not need are left aside.

extension TableSnapshot: JSONReadable {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "tables, an object with version and tables" }

  /// Creates what the JSON of tables says, whatever its version.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    version = try fields.take("version", .integer)
    tables = try fields.list("tables", of: .value)
  }
}

extension TableSnapshot.Text: JSONReadable {
  static var jsonExpectation: String { "words, an object with en and ja" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    en = try fields.take("en", .text)
    ja = try fields.take("ja", .text)
  }
}

extension TableSnapshot.Value: JSONReadable {
  static var jsonExpectation: String { "a column's value, an object with token and words" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    token = try fields.take("token", .text)
    words = try fields.take("words", .value)
  }
}

extension TableSnapshot.Column: JSONReadable {
  static var jsonExpectation: String { "a column, an object with id, title and values" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    id = try fields.take("id", .text)
    title = try fields.take("title", .value)
    values = try fields.list("values", of: .value)
  }
}

extension TableSnapshot.Rule: JSONReadable {
  static var jsonExpectation: String { "a rule, an object with id, when, then and why" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    id = try fields.take("id", .text)
    when = try fields.take("when", .dictionary(of: .list(of: .text)))
    then = try fields.take("then", .dictionary(of: .text))
    why = try fields.take("why", .value)
  }
}

extension TableSnapshot.Table: JSONReadable {
  static var jsonExpectation: String {
    "a table, an object with id, title, conditions, consequences and rules"
  }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    id = try fields.take("id", .text)
    title = try fields.take("title", .value)
    conditions = try fields.list("conditions", of: .value)
    consequences = try fields.list("consequences", of: .value)
    rules = try fields.list("rules", of: .value)
  }
}
