import Foundation

signal(SIGPIPE, SIG_IGN)  // A reader that goes away is seen when writing fails.
do throws(Failure) {
  let output = Output(environment: ProcessInfo.processInfo.environment)
  try await Program.main(CommandLine.arguments.dropFirst(), output)
} catch {
  complain(error.message)
  exit(error.status.rawValue)
}
