/// What the command line asks of the plugin.
struct Request {
  /// The words for the program that writes the tables.
  private(set) var words: [String] = []
  /// The product that prints the actions, if that is where they come from.
  private(set) var product: String?
  /// Whether the options are to be listed, and nothing else done.
  var wantsHelp: Bool { words.contains("--help") || words.contains("-h") }

  /// Takes out of `arguments` what is for the plugin.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.first == "--product" else {
        words.append(word)
        continue
      }
      guard product == nil else { throw Failure("--product stands there twice") }
      guard let name = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !name.isEmpty else {
        throw Failure("--product needs the name of a product that prints its actions as JSON")
      }
      product = name
    }
    guard product == nil || !words.contains(where: { $0.hasPrefix("--actions") }) else {
      throw Failure("--product and --actions exclude each other")
    }
  }

  static let help = """
    Usage: swift package decision-table [--actions FILE | --product NAME] [options]

    With --product, the program NAME of this package is built and run, and describes
    its actions by printing them as JSON: print(actions.json). All other options are
    those of the program below. Where the package manager keeps plugins from writing
    files, --output needs --allow-writing-to-package-directory before decision-table.

    """
}

/// Why there are no tables.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
