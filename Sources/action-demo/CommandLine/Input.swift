import ActionStateMachineJSON
import Foundation

/// A file that is read, or standard input.
struct Input {
  /// What to call it in messages.
  let name: String
  let fileDescriptor: Int32

  /// Opens the file at `path`, or standard input for `-`.
  init(_ path: String) throws(Failure) {
    if path == "-" {
      (name, fileDescriptor) = ("standard input", STDIN_FILENO)
      return
    }
    name = path
    fileDescriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard fileDescriptor >= 0 else { throw unreadable(code: errno) }
  }

  /// Returns what `read` reads, and says what went wrong in words of the command line.
  func reading<Value>(_ read: () throws(TraceError) -> Value) throws(Failure) -> Value {
    do throws(TraceError) {
      return try read()
    } catch {
      switch error {
      case .unreadable(let code): throw unreadable(code: code)
      case .malformed(let malformed): throw Failure(.badData, "\(name): \(malformed)")
      }
    }
  }

  /// The one JSON value in the whole input.
  func decode<Value: JSONReadable>(_ type: Value.Type = Value.self) throws(Failure) -> Value {
    let bytes = try readAll()
    return try decoding { () throws(MalformedJSON) in try StrictJSONDecoder().decode(from: bytes) }
  }

  /// Returns what `decode` decodes, and says what is wrong with it in words of the command line.
  func decoding<Value>(_ decode: () throws(MalformedJSON) -> Value) throws(Failure) -> Value {
    do throws(MalformedJSON) {
      return try decode()
    } catch {
      throw Failure(.badData, "\(name): \(error)")
    }
  }

  /// All that the input has.
  func readAll() throws(Failure) -> [UInt8] {
    try reading { () throws(TraceError) in
      try ActionStateMachineJSON.readAll(from: fileDescriptor)
    }
  }

  private func unreadable(code: Int32) -> Failure {
    Failure(.noInput, "\(name): \(String(cString: strerror(code)))")
  }
}
