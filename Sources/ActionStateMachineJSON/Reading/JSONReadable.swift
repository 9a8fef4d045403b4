/// A value that JSON can describe.
public protocol JSONReadable {
  /// What the JSON looks like, such as "a policy, an object".
  static var jsonExpectation: String { get }

  /// Creates the value that `json` describes.
  init(from json: JSONValue) throws(MalformedJSON)
}

extension JSONValue: JSONReadable {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a JSON value" }

  /// Creates the value as it is.
  public init(from json: JSONValue) { self = json }
}
