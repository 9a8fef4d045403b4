// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ActionStateMachine",
  products: [
    .library(name: "ActionStateMachine", targets: ["ActionStateMachine"]),
    .library(name: "ActionStateMachineJSON", targets: ["ActionStateMachineJSON"]),
    .library(name: "ListDriver", targets: ["ListDriver"]),
    .executable(name: "action-demo", targets: ["action-demo"]),
  ],
  targets: [
    .target(name: "ActionStateMachine"),
    .target(name: "ActionStateMachineJSON", dependencies: ["ActionStateMachine"]),
    .target(name: "ListDriver", dependencies: ["ActionStateMachine"]),
    .executableTarget(
      name: "action-demo", dependencies: ["ActionStateMachine", "ActionStateMachineJSON"]),
    .testTarget(
      name: "StateMachineTests",
      dependencies: ["ActionStateMachine", "ActionStateMachineJSON", "ListDriver"]),
  ]
)
