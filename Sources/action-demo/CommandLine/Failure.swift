/// Why the program stops early, and the exit status that says so.
struct Failure: Error {
  /// The exit statuses of `sysexits.h` that the program uses.
  enum Status: Int32 {
    /// A difference or a broken law was found.
    case found = 1
    /// The words on the command line are wrong.
    case usage = 64
    /// A file says something else than it should.
    case badData = 65
    /// A file cannot be read.
    case noInput = 66
    /// A file or standard output cannot be written.
    case cannotWrite = 74
  }

  /// What the program ends with.
  var status: Status
  /// What is said on standard error, without the program's name.
  var message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The failure to understand the words after `command`, or those before any command.
  static func usage(_ message: String, in command: String? = nil) -> Failure {
    let words = ["action-demo", command, "--help"].compactMap(\.self).joined(separator: " ")
    return Failure(.usage, "\(message)\nTry: \(words)")
  }
}
