import DemoStories
import Foundation

/// Standard output, which may be a terminal, a file on a full disk, or a program that went away.
struct Output {
  /// Whether colours are wanted: on a terminal, unless the environment says no.
  let isColoured: Bool

  init(environment: [String: String]) {
    let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    isColoured = isatty(STDOUT_FILENO) == 1 && !isRefused
  }

  /// Writes `text` and a line end at once.
  func line(_ text: String = "") throws(Failure) {
    try write(Array((text.withoutControls + "\n").utf8))
  }

  /// Writes `block` at once.
  func write(_ block: TextBlock) throws(Failure) {
    try write(Array(block.text(isColoured: isColoured).utf8))
  }

  /// Writes `bytes` at once.
  ///
  /// Ends the program in silence if the program that reads went away: it has what it wanted.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: break
      case EAGAIN:
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&output, 1, -1)
      case EPIPE: exit(0)
      default: throw Failure(.cannotWrite, "standard output: \(String(cString: strerror(errno)))")
      }
    }
  }
}

/// Says `text` on standard error. Where nobody can hear it, the exit status still tells.
func tell(_ text: String) {
  Array((text.withoutControls + "\n").utf8).withUnsafeBytes { bytes in
    _ = Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
  }
}

extension String {
  /// The text with a dot for each character that could steer a terminal. Line ends stay.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
          return isControl ? "·" : scalar
        }))
  }
}

/// Says on standard error why the program ends.
func complain(_ message: String) {
  tell("action-demo: \(message)")
}

/// The path of the file that `path` leads to, through symbolic links, if it is one.
private func destination(of path: String) throws(Failure) -> String {
  var place = path
  for _ in 0..<40 {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
    guard let target else { return place }
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
    place = target.hasPrefix("/") ? target : folder + target
  }
  throw Failure(.cannotWrite, "\(path): \(String(cString: strerror(ELOOP)))")
}

/// Writes `text` to the file at `path`, wholly or not at all where the path allows that.
///
/// Goes through symbolic links and leaves them in place.
func save(_ text: String, to path: String) throws(Failure) {
  let path = try destination(of: path)
  var information = stat()
  let isDevice = stat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFREG
  do {
    // A device is written to; an atomic writer would put a file in its place.
    try Data(text.utf8).write(to: URL(filePath: path), options: isDevice ? [] : .atomic)
  } catch {
    let reason = (error as? CocoaError)?.underlying as? POSIXError
    let words = reason.map { String(cString: strerror($0.code.rawValue)) } ?? "cannot be written"
    throw Failure(.cannotWrite, "\(path): \(words)")
  }
}
