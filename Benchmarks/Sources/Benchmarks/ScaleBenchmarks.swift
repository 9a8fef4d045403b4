import ActionStateMachine

let scaleBenchmarks: [Benchmark] = []
