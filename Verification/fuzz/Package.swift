// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Fuzz",
  products: [.library(name: "Fuzz", type: .static, targets: ["Fuzz"])],
  dependencies: [.package(name: "ActionStateMachine", path: "../..")],
  targets: [
    .target(
      name: "Fuzz",
      dependencies: [
        .product(name: "ActionStateMachine", package: "ActionStateMachine"),
        .product(name: "ActionStateMachineJSON", package: "ActionStateMachine"),
        .product(name: "ActionStateMachineTesting", package: "ActionStateMachine"),
        .product(name: "FrameRecords", package: "ActionStateMachine"),
      ])
  ]
)
