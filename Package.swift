// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ActionStateMachine",
  products: [
    .library(name: "ActionStateMachine", targets: ["ActionStateMachine"]),
    .executable(name: "action-demo", targets: ["action-demo"]),
  ],
  targets: [
    .target(name: "ActionStateMachine"),
    .executableTarget(name: "action-demo", dependencies: ["ActionStateMachine"]),
    .testTarget(
      name: "StateMachineTests",
      dependencies: ["ActionStateMachine"]),
  ]
)
