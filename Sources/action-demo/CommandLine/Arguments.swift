import ActionStateMachineJSON

/// The words after a command's name, sorted into options and operands.
struct Arguments {
  /// The value of each option given; empty for one that takes none.
  private(set) var options: [String: String] = [:]
  /// The words that belong to no option.
  private(set) var operands: [String] = []
  /// Whether help is asked for.
  private(set) var wantsHelp = false

  /// Sorts `words` by the options of `command`.
  init(_ words: some Sequence<String>, for command: Subcommand) throws(Failure) {
    var words = words.makeIterator()
    var isOptionNext = true
    while let word = words.next() {
      if !isOptionNext || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isOptionNext = false
      } else if word == "--help" || word == "-h" {
        wantsHelp = true
      } else {
        try take(word, from: &words, for: command)
      }
    }
  }

  private mutating func take(
    _ word: String, from words: inout some IteratorProtocol<String>, for command: Subcommand
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let known = command.options.map(\.name) + ["--help"]
      throw .unknown("option", name, nearest: known, in: command.name)
    }
    guard options[name] == nil else { throw .usage("\(name) stands there twice", in: command.name) }
    if let placeholder = option.value {
      guard let value = parts.count == 2 ? String(parts[1]) : words.next() else {
        throw .usage("\(name) needs a value, \(placeholder)", in: command.name)
      }
      options[name] = value
    } else {
      guard parts.count == 1 else { throw .usage("\(name) takes no value", in: command.name) }
      options[name] = ""
    }
  }
}

extension Arguments {
  /// The only operand, which is `expected`.
  func onlyOperand(_ expected: String, in command: String) throws(Failure) -> String {
    guard let operand = operands.first else {
      throw .usage("\(command) needs \(expected)", in: command)
    }
    if operands.count > 1 { throw .usage("\(operands[1]) is one word too many", in: command) }
    return operand
  }

  /// Throws if there is a word that belongs to no option.
  func noOperands(in command: String) throws(Failure) {
    guard let word = operands.first else { return }
    throw .usage("\(command) takes no words, and \(word) is one", in: command)
  }
}
