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
  func line(_ text: String = "") throws(Failure) { try write(Array((text + "\n").utf8)) }

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

/// Says on standard error why the program ends.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("action-demo: \(message)\n".utf8))
}
