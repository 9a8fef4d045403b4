/// The fields of one JSON object, taken one by one; what nobody took is an error at the end.
struct JSONFields {
  private let container: KeyedDecodingContainer<JSONKey>
  private var taken: [String] = []

  /// Creates the fields of the object in `decoder`, which stands for `expected`.
  init(_ decoder: any Decoder, of expected: String) throws {
    do {
      container = try decoder.container(keyedBy: JSONKey.self)
    } catch {
      throw MalformedJSON(
        field: decoder.codingPath.fieldName, found: decoder.found, expected: expected)
    }
  }

  /// Whether the object has the field `name`.
  func has(_ name: String) -> Bool { container.contains(JSONKey(name)) }

  /// Takes the field `name`, or throws that `expected` is missing.
  mutating func take<Value: Decodable>(
    _ name: String, _ expected: String, as type: Value.Type = Value.self
  ) throws -> Value {
    guard let value: Value = try takeIfPresent(name, expected) else {
      throw error(name, found: "nothing", expected: expected)
    }
    return value
  }

  /// Takes the field `name`, or returns `nil` if there is none. A null is no value.
  mutating func takeIfPresent<Value: Decodable>(
    _ name: String, _ expected: String, as type: Value.Type = Value.self
  ) throws -> Value? {
    taken.append(name)
    let key = JSONKey(name)
    guard container.contains(key) else { return nil }
    do {
      return try container.decode(Value.self, forKey: key)
    } catch let error as MalformedJSON {
      throw error
    } catch {
      throw self.error(name, expected: expected)
    }
  }

  /// Takes the list in the field `name`, or returns `nil` if there is none.
  mutating func listIfPresent<Value: Decodable>(
    _ name: String, of expected: String, as type: Value.Type = Value.self
  ) throws -> [Value]? {
    taken.append(name)
    let key = JSONKey(name)
    guard container.contains(key) else { return nil }
    if let values = try? container.decode([Value].self, forKey: key) { return values }
    guard var list = try? container.nestedUnkeyedContainer(forKey: key) else {
      throw error(name, expected: "a list, each \(expected)")
    }
    while !list.isAtEnd {  // Find the one that is not right.
      let item = try list.superDecoder()
      do {
        _ = try Value(from: item)
      } catch let error as MalformedJSON {
        throw error
      } catch {
        throw MalformedJSON(
          field: item.codingPath.fieldName, found: item.found, expected: expected)
      }
    }
    throw error(name, expected: "a list, each \(expected)")
  }

  /// Takes the list in the field `name`, or throws that it is missing.
  mutating func list<Value: Decodable>(
    _ name: String, of expected: String, as type: Value.Type = Value.self
  ) throws -> [Value] {
    guard let values: [Value] = try listIfPresent(name, of: expected) else {
      throw error(name, found: "nothing", expected: "a list, each \(expected)")
    }
    return values
  }

  /// Takes the field `name`, one of the words of `Value`, or returns `nil` if there is none.
  mutating func wordIfPresent<Value: JSONWord>(
    _ name: String, as type: Value.Type = Value.self
  ) throws -> Value? {
    guard let text: String = try takeIfPresent(name, Value.expectation) else { return nil }
    guard let value = Value(rawValue: text) else { throw error(name, expected: Value.hint(text)) }
    return value
  }

  /// Takes the field `name`, one of the words of `Value`, or throws that it is missing.
  mutating func word<Value: JSONWord>(
    _ name: String, as type: Value.Type = Value.self
  ) throws -> Value {
    guard let value: Value = try wordIfPresent(name) else {
      throw error(name, found: "nothing", expected: Value.expectation)
    }
    return value
  }

  /// Whether the field `name` is there and holds null.
  func isNull(_ name: String) -> Bool {
    (try? container.decodeNil(forKey: JSONKey(name))) ?? false
  }

  /// Marks the field `name` as known, whatever it holds.
  mutating func allow(_ name: String) { taken.append(name) }

  /// Throws if the object has a field that was not taken.
  func end() throws {
    for name in container.allKeys.map(\.stringValue).sorted() where !taken.contains(name) {
      let expected =
        if let near = nearestWord(to: name, in: taken) { "\(near)" } else {
          taken.isEmpty ? "no fields" : "no field but " + taken.joined(separator: ", ")
        }
      throw MalformedJSON(
        field: container.codingPath.fieldName, found: "an unknown field \(quoted(name))",
        expected: expected)
    }
  }

  /// The error that the field `name` should hold `expected`.
  func error(_ name: String, found: String? = nil, expected: String) -> MalformedJSON {
    let path: [any CodingKey] = container.codingPath + [JSONKey(name)]
    let there = try? container.superDecoder(forKey: JSONKey(name))
    return MalformedJSON(
      field: path.fieldName, found: found ?? there?.found ?? "nothing", expected: expected)
  }
}

/// A field's name.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { (stringValue, self.intValue) = (String(intValue), intValue) }
}

/// An enumeration whose cases are words of the JSON.
protocol JSONWord: RawRepresentable<String>, CaseIterable {}

extension JSONWord {
  /// The words, for people.
  static var expectation: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The words, or the one that is near `typed`.
  static func hint(_ typed: String) -> String {
    nearestWord(to: typed, in: allCases.map(\.rawValue)) ?? expectation
  }
}

extension Decoder {
  /// What stands there, for people.
  fileprivate var found: String {
    if (try? container(keyedBy: JSONKey.self)) != nil { return "an object" }
    if (try? unkeyedContainer()) != nil { return "a list" }
    guard let value = try? singleValueContainer() else { return "something else" }
    if value.decodeNil() { return "null" }
    if let flag = try? value.decode(Bool.self) { return "\(flag)" }
    if let text = try? value.decode(String.self) { return quoted(text) }
    if let number = try? value.decode(Int.self) { return "the number \(number)" }
    if let number = try? value.decode(Double.self) { return "the number \(number)" }
    return "a value that cannot be read"
  }
}

/// The text in quotes, with escapes, cut off where it gets long.
func quoted(_ text: String) -> String {
  let start = String(text.prefix(40))
  return start.debugDescription + (start.utf8.count < text.utf8.count ? "…" : "")
}
