/// Finds a field that stands twice in one object, which Foundation's decoder lets pass.
struct RepeatedField {
  private var objects: [Set<ArraySlice<UInt8>>?] = []
  private var text: ArraySlice<UInt8>?

  /// The name of the first field that is repeated in `json`, or `nil`. Expects JSON that decodes;
  /// a name with escapes is another one than the same name without.
  ///
  /// - Complexity: O(*n*).
  static func name(in json: [UInt8]) -> String? {
    var search = RepeatedField()
    return search.firstName(in: json)
  }

  private mutating func firstName(in json: [UInt8]) -> String? {
    var position = json.startIndex
    while position < json.endIndex {
      let byte = json[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"): objects.append([])
      case UInt8(ascii: "["): objects.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = objects.popLast()
      case UInt8(ascii: "\""):
        let start = position
        while position < json.endIndex, json[position] != UInt8(ascii: "\"") {
          position += json[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        text = json[start..<min(position, json.endIndex)]
        position += 1
      case UInt8(ascii: ":"):
        guard let name = text, let object = objects.indices.last else { break }
        if objects[object]?.insert(name).inserted == false {
          return String(decoding: name, as: UTF8.self)
        }
      default: break
      }
    }
    return nil
  }
}
