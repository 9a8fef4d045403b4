import CBaseline

let usage = """
  Usage: swift run -c release --package-path Benchmarks Benchmarks [options]

  Prints one line of JSON a benchmark.

    --filter NAME  only the benchmarks whose name contains NAME
    --gate FILE    exit with 1 where a result is not what FILE allows, or, without a filter, where
                   FILE limits what is not measured
    --list         only the names
    --tape FILE    write the flow tape as JSON Lines for `action-demo replay`, and stop

  """

var filter = ""
var arguments = CommandLine.arguments.dropFirst()
var isListing = false
var gate: Gate?
while let argument = arguments.popFirst() {
  switch (argument, arguments.first) {
  case ("--filter", let name?):
    filter = name
    arguments.removeFirst()
  case ("--gate", let path?):
    gate = Gate(path)
    arguments.removeFirst()
  case ("--tape", let path?):
    FlowTape.standard.write(to: path)
    exit(0)
  case ("--list", _): isListing = true
  case ("--help", _):
    print(usage)
    exit(0)
  default: fail(usage, status: 64)
  }
}

let chosen = (flowBenchmarks + scaleBenchmarks + snapshotBenchmarks)
  .filter { $0.name.contains(filter) || filter.isEmpty }
guard !chosen.isEmpty else { fail("No benchmark's name contains \(filter)", status: 64) }
for benchmark in chosen {
  if isListing { print(benchmark.name) } else { benchmark.run(&gate) }
}
if filter.isEmpty, !isListing { gate?.checkAllWereMeasured() }
exit(gate?.isBroken == true ? 1 : 0)
