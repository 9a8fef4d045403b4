import ActionStateMachine

let snapshotBenchmarks: [Benchmark] = []
