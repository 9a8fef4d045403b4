/// The fields of one JSON object, taken one by one; what nobody took is an error at the end.
package struct JSONFields {
  private let fields: [JSONField]
  private var taken: [String] = []

  /// Creates the fields of the object `json`, which describes a `Value`.
  package init<Value: JSONReadable>(
    _ json: JSONValue, of type: Value.Type
  ) throws(MalformedJSON) {
    guard case .object(let fields) = json else {
      throw json.error(expected: Value.jsonExpectation)
    }
    self.fields = fields
  }

  /// Whether the object has the field `name`.
  package func has(_ name: String) -> Bool { value(of: name) != nil }

  private func value(of name: String) -> JSONValue? {
    fields.first { $0.name == name }?.value
  }

  /// Takes the field `name`, or returns `nil` if there is none. A null is no value.
  package mutating func takeIfPresent<Value>(
    _ name: String, _ kind: JSONKind<Value>
  ) throws(MalformedJSON) -> Value? {
    taken.append(name)
    guard let json = value(of: name) else { return nil }
    return try kind.value(of: json, in: name)
  }

  /// Takes the field `name`, or throws that it is missing.
  package mutating func take<Value>(
    _ name: String, _ kind: JSONKind<Value>
  ) throws(MalformedJSON) -> Value {
    guard let value = try takeIfPresent(name, kind) else {
      throw MalformedJSON(field: name, found: "nothing", expected: kind.expectation())
    }
    return value
  }

  /// Takes the list in the field `name`, or returns `nil` if there is none.
  package mutating func listIfPresent<Value>(
    _ name: String, of kind: JSONKind<Value>
  ) throws(MalformedJSON) -> [Value]? {
    try takeIfPresent(name, .list(of: kind))
  }

  /// Takes the list in the field `name`, or throws that it is missing.
  package mutating func list<Value>(
    _ name: String, of kind: JSONKind<Value>
  ) throws(MalformedJSON) -> [Value] {
    try take(name, .list(of: kind))
  }

  /// Throws if the object has a field that was not taken.
  package func end() throws(MalformedJSON) {
    for field in fields where !taken.contains(field.name) {
      let expected =
        if let near = nearestWord(to: field.name, in: taken) { near } else {
          taken.isEmpty ? "no fields" : "no field but " + taken.joined(separator: ", ")
        }
      throw MalformedJSON(found: "an unknown field \(quoted(field.name))", expected: expected)
    }
  }

  /// The error that the field `name` should hold `expected`.
  package func error(
    _ name: String, found: String? = nil, expected: String
  ) -> MalformedJSON {
    MalformedJSON(
      field: name, found: found ?? value(of: name)?.found ?? "nothing", expected: expected)
  }
}
