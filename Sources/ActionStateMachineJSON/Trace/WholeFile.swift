/// Returns all that `fileDescriptor` has from here on, up to the length of the longest line.
public func readAll(from fileDescriptor: Int32) throws(TraceError) -> [UInt8] {
  var bytes: [UInt8] = []
  while try readSome(from: fileDescriptor, into: &bytes) {
    guard bytes.count < LineReader.longestLine else {
      throw .malformed(
        MalformedJSON(
          found: "a longer one", expected: "a file of at most \(LineReader.longestLine) bytes"))
    }
  }
  return bytes
}
