/// What results may not exceed: only what a busy machine cannot change much.
///
/// Each line of its file has a benchmark, a field and the most that is allowed; `#` begins a remark.
struct Gate {
  private struct Limit {
    let benchmark: String
    let field: String
    let most: Double
  }

  private let limits: [Limit]
  private var measured = Set<String>()
  private(set) var isBroken = false

  init(_ path: String) {
    guard let file = fopen(path, "r") else { fail("\(path) cannot be read", status: 66) }
    var (limits, line) = ([Limit](), [CChar](repeating: 0, count: 200))
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: text, as: UTF8.self).prefix { $0 != "#" }
        .split { $0 == " " || $0 == "\n" }.map(String.init)
      guard !words.isEmpty else { continue }
      guard words.count == 3, let most = Double(words[2]) else {
        fail("\(path): a line has a benchmark, a field and a number", status: 65)
      }
      limits.append(Limit(benchmark: words[0], field: words[1], most: most))
    }
    guard ferror(file) == 0 else { fail("\(path) cannot be read", status: 66) }
    fclose(file)
    guard !limits.isEmpty else { fail("\(path) has no limits", status: 65) }
    self.limits = limits
  }

  /// Complains about each of `fields` that is over its limit, and each limit without its field.
  mutating func check(_ benchmark: String, _ fields: [Field]) {
    measured.insert(benchmark)
    for limit in limits where limit.benchmark == benchmark {
      let value = fields.first { $0.0 == limit.field }?.1.number
      if let value, value <= limit.most { continue }
      isBroken = true
      let found = value?.shortened ?? "nothing"
      let most = limit.most.shortened
      complain("\(benchmark): \(limit.field) is \(found), at most \(most) is allowed")
    }
  }

  /// Complains about each limit of a benchmark that was not run.
  mutating func checkAllWereMeasured() {
    for limit in limits where !measured.contains(limit.benchmark) {
      isBroken = true
      complain("\(limit.benchmark): \(limit.field) is limited, but there is no such benchmark")
    }
  }
}

extension JSONLine.Value {
  fileprivate var number: Double? {
    switch self {
    case .text: nil
    case .whole(let number): Double(number)
    case .measured(let number): number
    }
  }
}
