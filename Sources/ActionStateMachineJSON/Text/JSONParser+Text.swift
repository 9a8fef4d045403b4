extension JSONParser {
  /// Reads text in quotes, the first of which is the byte to be read.
  mutating func text() throws(MalformedJSON) -> String {
    position += 1
    let start = position
    var isASCII = true
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { return try textWithEscapes(from: start) }
      try check(byte)
      if byte >= 0x80 { isASCII = false }
      position += 1
    }
    guard next != nil else { throw expected("a quotation mark at the end of the text") }
    let text = bytes[start..<position]
    position += 1
    return try isASCII ? String(decoding: text, as: UTF8.self) : unicode(text)
  }

  private mutating func textWithEscapes(from start: Int) throws(MalformedJSON) -> String {
    var text = Array(bytes[start..<position])
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += try escape().utf8
      } else {
        try check(byte)
        text.append(byte)
      }
    }
    guard next != nil else { throw expected("a quotation mark at the end of the text") }
    position += 1
    return try unicode(text[...])
  }

  /// The text that `text` is in UTF-8.
  private func unicode(_ text: ArraySlice<UInt8>) throws(MalformedJSON) -> String {
    let decoded = String(decoding: text, as: UTF8.self)
    // What is no UTF-8 has been replaced.
    guard decoded.utf8.elementsEqual(text) else {
      throw expected("UTF-8 text", found: "bytes that are none")
    }
    return decoded
  }

  private func check(_ byte: UInt8) throws(MalformedJSON) {
    guard byte < 0x20 else { return }
    throw expected(
      "a control character as an escape, such as \\n or \\u0000", found: "one as it is")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(MalformedJSON) -> String {
    guard let letter = next else { throw expected("an escape") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar())
    default:
      position -= 1
      throw expected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  /// Reads the digits of a `\u` escape, and the escape after it if both are one scalar.
  private mutating func scalar() throws(MalformedJSON) -> Unicode.Scalar {
    let start = position
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\") {
      position += 1
      if next == UInt8(ascii: "u") {
        position += 1
        let second = try codeUnit()
        let bits = UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)
        if UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(0x10000 + bits) {
          return scalar
        }
      }
    }
    throw expected("both halves of a surrogate pair", found: "one alone", at: start)
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() throws(MalformedJSON) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

extension JSONParser {
  /// The error that `expected` should stand at `place`, or where the parser is.
  func expected(
    _ expected: String, found: String? = nil, at place: Int? = nil
  ) -> MalformedJSON {
    let place = place ?? position
    let before = bytes[..<place]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let letters = bytes[lineStart..<place].count { $0 & 0xC0 != 0x80 }
    let lines = bytes.contains(0x0A) ? before.count { $0 == 0x0A } + 1 : nil
    return MalformedJSON(
      line: lines, column: letters + 1, found: found ?? excerpt(at: place), expected: expected)
  }

  /// The word or sign at `place`, for people.
  private func excerpt(at place: Int) -> String {
    guard place < bytes.count else { return "nothing" }
    let signs = Array(#"{}[]:,"\ "#.utf8)
    let rest = bytes[place...]
    if rest.starts(with: byteOrderMark) { return "a byte order mark" }
    let word = rest.prefix(80).prefix { $0 > 0x20 && !signs.contains($0) }
    return quoted(
      word.isEmpty
        ? String(Unicode.Scalar(rest.first ?? 0))
        : String(decoding: word, as: UTF8.self))
  }
}
