import ActionStateMachineJSON
import ActionStateMachineTesting

/// What the values of options are.
extension Arguments {
  /// What the value of `option` names, or `nil` if it is not there.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ option: String, in command: String
  ) throws(Failure) -> Word? {
    guard let text = options[option] else { return nil }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue)
      throw .unknown(String(option.dropFirst(2)), text, among: known, in: command)
    }
    return word
  }

  /// The integer in `range` that the value of `option` is, or `nil` if it is not there.
  func integer(
    _ option: String, _ range: ClosedRange<Int>, in command: String
  ) throws(Failure) -> Int? {
    guard let text = options[option] else { return nil }
    guard case .integer(let number) = try? JSONValue(parsing: text.utf8), range.contains(number)
    else {
      throw .usage(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound)", in: command)
    }
    return number
  }

  /// The number from 0 up that the value of `option` is, or `nil` if it is not there.
  func amount(_ option: String, in command: String) throws(Failure) -> Double? {
    guard let text = options[option] else { return nil }
    guard let number = (try? JSONValue(parsing: text.utf8))?.finiteNumber, number >= 0 else {
      throw .usage("\(option) needs a number from 0 up", in: command)
    }
    return number
  }

  /// The fault that `--plant` names, or `nil` if it is not there.
  func plant(in command: String) throws(Failure) -> Plant? {
    guard let name = options["--plant"] else { return nil }
    if let plant = Plant(rawValue: name) { return plant }
    throw .unknown(
      "fault", name, nearest: Plant.allCases.map(\.rawValue),
      hint: "action-demo check --plants lists them")
  }
}

extension Failure {
  /// The failure to find `word` among the few words `known`.
  static func unknown(
    _ kind: String, _ word: String, among known: [String], in command: String? = nil
  ) -> Failure {
    let near = nearestWord(to: word, in: known).map { "; did you mean \($0)? Expected" }
    let list = known.joined(separator: ", ")
    return .usage("unknown \(kind) \(word)\(near ?? "; expected") one of \(list)", in: command)
  }

  /// The failure to find `word` among the many words `known`, which `hint` or the help tell.
  static func unknown(
    _ kind: String, _ word: String, nearest known: [String], hint: String? = nil,
    in command: String? = nil
  ) -> Failure {
    let near = nearestWord(to: word, in: known).map { "; did you mean \($0)?" } ?? ""
    let message = "unknown \(kind) \(word)\(near)"
    return hint.map { Failure(.usage, "\(message)\n\($0)") } ?? .usage(message, in: command)
  }
}

/// The number with its noun: 1 row, 2 rows.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
