import Foundation

/// Why a trace cannot be read on.
public enum TraceError: Error, Hashable, Sendable {
  /// The system refused; `code` is its error number.
  case unreadable(code: Int32)
  /// A line does not say what it should.
  case malformed(MalformedJSON)
}

extension TraceError: CustomStringConvertible {
  /// The error as one line of text.
  public var description: String {
    switch self {
    case .unreadable(let code): String(cString: strerror(code))
    case .malformed(let error): error.description
    }
  }
}
