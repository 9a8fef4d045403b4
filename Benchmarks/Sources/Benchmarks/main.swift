import CBaseline

let usage = """
  Usage: Benchmarks [--filter NAME] [--gate FILE] [--list] [--tape FILE]

  Prints one line of JSON a benchmark. Build with -c release.

    --filter NAME  only the benchmarks whose name contains NAME
    --gate FILE    exit with 1 where a result is not what FILE allows
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

for benchmark in flowBenchmarks + scaleBenchmarks + snapshotBenchmarks
where benchmark.name.contains(filter) || filter.isEmpty {
  if isListing { print(benchmark.name) } else { benchmark.run(&gate) }
}
exit(gate?.isBroken == true ? 1 : 0)
