import Foundation
import PackagePlugin

/// Writes the decision tables of a package's own actions: `swift package decision-table`.
@main struct DecisionTablePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let request = try Request(arguments)
    if request.wantsHelp { print(Request.help) }
    var words = ["table"] + request.words
    if let product = request.product, !request.wantsHelp {
      let actions = context.pluginWorkDirectoryURL.appending(path: "actions.json")
      try output(of: try build(product)).write(to: actions)
      words += ["--actions", actions.path(percentEncoded: false)]
    }
    try run(try context.tool(named: "action-demo").url, words)
  }

  /// The program of the product with the name `name`, built.
  private func build(_ name: String) throws -> URL {
    let result = try packageManager.build(.product(name), parameters: .init())
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == name
    }
    guard result.succeeded, let program else {
      throw Failure("the product \(name) cannot be built as a program\n\(result.logText)")
    }
    return program.url
  }

  /// What `program` prints.
  private func output(of program: URL) throws -> Data {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = program
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure("\(program.lastPathComponent) ended with status \(process.terminationStatus)")
    }
    return data
  }

  /// Runs `program` with `words`, on this command's own output.
  private func run(_ program: URL, _ words: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure("\(program.lastPathComponent) was ended by signal \(process.terminationStatus)")
    }
    // What is wrong was said already, on standard error.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
