/// A kind of value in JSON: how it is read, and what people are told to expect.
package struct JSONKind<Value> {
  let expectation: () -> String
  let read: (JSONValue) throws(MalformedJSON) -> Value?

  /// Creates the kind that `read` reads; it returns `nil` where something else stands.
  package init(
    _ expectation: @autoclosure @escaping () -> String,
    read: @escaping (JSONValue) throws(MalformedJSON) -> Value?
  ) {
    self.expectation = expectation
    self.read = read
  }

  /// The value of `json`, which stands in the field or item `place`.
  func value(
    of json: JSONValue, in place: @autoclosure () -> String
  ) throws(MalformedJSON) -> Value {
    do throws(MalformedJSON) {
      guard let value = try read(json) else { throw json.error(expected: expectation()) }
      return value
    } catch {
      throw error.inside(place())
    }
  }
}

extension JSONKind<String> {
  /// Text.
  package static var text: JSONKind { .text("text") }

  /// Text that stands for something.
  package static func text(
    _ expectation: @autoclosure @escaping () -> String
  ) -> JSONKind {
    JSONKind(expectation()) { json in
      guard case .text(let text) = json else { return nil }
      return text
    }
  }
}

extension JSONKind<Int> {
  /// An integer, written without a fraction and without an exponent.
  package static var integer: JSONKind {
    JSONKind("an integer") { json in
      guard case .integer(let number) = json else { return nil }
      return number
    }
  }
}

extension JSONKind<Double> {
  /// A number that is not too large for one.
  package static var number: JSONKind { JSONKind("a number") { $0.finiteNumber } }
}

extension JSONKind<Bool> {
  /// True or false.
  package static var flag: JSONKind {
    JSONKind("true or false") { json in
      guard case .flag(let flag) = json else { return nil }
      return flag
    }
  }
}

extension JSONKind where Value: JSONReadable {
  /// A value that reads itself.
  package static var value: JSONKind {
    JSONKind(Value.jsonExpectation) { json throws(MalformedJSON) in try Value(from: json) }
  }
}

extension JSONKind where Value: JSONRowID {
  /// A row's id.
  package static var row: JSONKind { JSONKind(Value.jsonExpectation) { Value(from: $0) } }
}

extension JSONKind {
  /// A list of values of one kind.
  package static func list<Item>(of kind: JSONKind<Item>) -> JSONKind where Value == [Item] {
    JSONKind("a list, each \(kind.expectation())") { json throws(MalformedJSON) in
      guard case .list(let items) = json else { return nil }
      var values: [Item] = []
      values.reserveCapacity(items.count)
      for (position, item) in items.enumerated() {
        values.append(try kind.value(of: item, in: "[\(position)]"))
      }
      return values
    }
  }

  /// An object whose fields all hold values of one kind, under names of any sort.
  package static func dictionary<Item>(
    of kind: JSONKind<Item>
  ) -> JSONKind where Value == [String: Item] {
    JSONKind("an object, each field \(kind.expectation())") { json throws(MalformedJSON) in
      guard case .object(let fields) = json else { return nil }
      var values: [String: Item] = [:]
      for field in fields { values[field.name] = try kind.value(of: field.value, in: field.name) }
      return values
    }
  }
}

/// An enumeration whose cases are words of the JSON.
package protocol JSONWord: RawRepresentable<String>, CaseIterable {}

extension JSONWord {
  /// The words, for people.
  static var expectation: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The words, or the one that is near `typed`.
  static func hint(_ typed: String) -> String {
    nearestWord(to: typed, in: allCases.map(\.rawValue)) ?? expectation
  }
}

extension JSONKind where Value: JSONWord {
  /// One of the words of `Value`, which are too many to be listed.
  package static func name(
    _ expectation: @autoclosure @escaping () -> String, suchAs example: Value
  ) -> JSONKind {
    JSONKind(expectation()) { json throws(MalformedJSON) in
      guard case .text(let text) = json else { return nil }
      if let value = Value(rawValue: text) { return value }
      let near = nearestWord(to: text, in: Value.allCases.map(\.rawValue)) ?? example.rawValue
      throw json.error(expected: "\(expectation()), such as \(near)")
    }
  }

  /// One of the words of `Value`.
  package static var word: JSONKind {
    JSONKind(Value.expectation) { json throws(MalformedJSON) in
      guard case .text(let text) = json else { return nil }
      guard let value = Value(rawValue: text) else {
        throw json.error(expected: Value.hint(text))
      }
      return value
    }
  }
}
