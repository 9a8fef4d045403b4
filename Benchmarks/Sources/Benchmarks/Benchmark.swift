import CBaseline

#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Darwin
#endif

/// Something to measure, named after the one thing that it measures.
struct Benchmark: Sendable {
  let name: String
  let measure: @Sendable () -> [Field]

  func run(_ gate: inout Gate?) {
    let fields = measure()
    print(JSONLine([("benchmark", .text(name))] + fields))
    fflush(nil)
    gate?.check(name, fields)
  }
}

/// A name and a value on a line of results.
typealias Field = (String, JSONLine.Value)

/// One line of results.
struct JSONLine: CustomStringConvertible {
  enum Value {
    case text(String)
    case whole(Int)
    /// A measured number, printed with three significant digits.
    case measured(Double)
  }

  let description: String

  init(_ fields: [Field]) {
    let members = fields.map { name, value in
      switch value {
      case .text(let text): "\"\(name)\":\"\(text)\""
      case .whole(let number): "\"\(name)\":\(number)"
      case .measured(let number): "\"\(name)\":\(number.shortened)"
      }
    }
    description = "{" + members.joined(separator: ",") + "}"
  }
}

extension Double {
  /// The number with three significant digits.
  var shortened: String {
    guard isFinite else { return "null" }
    if magnitude >= 100 || self == rounded() { return String(Int(rounded())) }
    var scale = 1.0
    while magnitude * scale < 100 { scale *= 10 }
    return String((self * scale).rounded() / scale)
  }
}

/// Times of the same work, from several rounds.
struct Times {
  private(set) var samples: [Double] = []

  mutating func add(_ nanoseconds: Double) { samples.append(nanoseconds) }

  private func quantile(_ part: Double) -> Double {
    samples.isEmpty ? .nan : samples.sorted()[Int(Double(samples.count - 1) * part)]
  }

  /// The middle one.
  var median: Double { quantile(0.5) }

  /// How far the middle half of the times is spread, as a part of the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / median }
}

/// How much of the processor's time `work` takes, in nanoseconds. Waiting while others have the
/// processor does not count.
@inline(never)
func nanoseconds(_ work: () -> Void) -> Double {
  let start = processorTime
  work()
  return processorTime - start
}

private var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// How many blocks `work` asks of the heap, or `nil` where that cannot be counted.
func allocations(_ work: () -> Void) -> Int? {
  let before = allocations_so_far()
  work()
  return before < 0 ? nil : Int(allocations_so_far() - before)
}

/// Keeps the optimizer from dropping what made `value`.
@inline(never) @_optimize(none)
func use<Value>(_ value: Value) {}

/// Says `message` on standard error.
func complain(_ message: String) {
  let line = message + "\n"
  line.withCString { _ = write(2, $0, strlen($0)) }
}

/// Ends the program with `message` on standard error.
func fail(_ message: String, status: Int32 = 1) -> Never {
  complain(message)
  exit(status)
}
