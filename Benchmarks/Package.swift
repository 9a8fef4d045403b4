// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ActionStateMachine", path: "..")],
  targets: [
    // What the machine is measured against, and what counts its allocations.
    .target(name: "CBaseline", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CBaseline", .product(name: "ActionStateMachine", package: "ActionStateMachine"),
        .product(name: "ActionStateMachineTesting", package: "ActionStateMachine"),
      ]),
  ]
)
