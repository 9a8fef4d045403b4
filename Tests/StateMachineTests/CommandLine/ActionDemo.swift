import Foundation

/// One run of the built program.
struct ActionDemo {
  var status: Int32
  var output: String
  var errors: String

  /// Where the program is: beside the test bundle.
  static let program: URL = {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
      if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
        folder = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return folder.appending(path: "action-demo")
  }()

  /// Runs the program with `words` and gives it `input` to read.
  init(_ words: String..., input: [UInt8] = []) throws { try self.init(words: words, input: input) }

  /// Runs the program with `words` and gives it `input` to read.
  init(words: [String], input: [UInt8] = []) throws {
    let process = Process()
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Self.program
    process.arguments = words
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    try? standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let outputData = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    let errorData = try standardError.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: outputData, as: UTF8.self)
    errors = String(decoding: errorData, as: UTF8.self)
  }

  /// Replays `trace`, given as text.
  static func replay(_ trace: String, format: String = "json") throws -> ActionDemo {
    try ActionDemo("replay", "--format", format, "-", input: Array(trace.utf8))
  }
}

/// A file with `contents` for one test.
struct ScratchFile {
  let path: String

  init(_ contents: String = "") throws {
    let folder = FileManager.default.temporaryDirectory
    path = folder.appending(path: "action-demo-test-\(UUID().uuidString)").path()
    try Data(contents.utf8).write(to: URL(filePath: path))
  }

  var contents: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
