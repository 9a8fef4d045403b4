// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ActionStateMachine",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .visionOS(.v1), .watchOS(.v10)],
  products: [
    .library(name: "ActionStateMachine", targets: ["ActionStateMachine"]),
    .library(name: "ActionStateMachineC", type: .dynamic, targets: ["ActionStateMachineC"]),
    .library(name: "ActionStateMachineJSON", targets: ["ActionStateMachineJSON"]),
    .library(name: "ActionStateMachineSwiftUI", targets: ["ActionStateMachineSwiftUI"]),
    .library(name: "ActionStateMachineTesting", targets: ["ActionStateMachineTesting"]),
    .library(name: "ActionStateMachineUIKit", targets: ["ActionStateMachineUIKit"]),
    .library(name: "DecisionTables", targets: ["DecisionTables"]),
    .library(name: "FrameRecords", targets: ["FrameRecords"]),
    .library(name: "LifeCycleDiagrams", targets: ["LifeCycleDiagrams"]),
    .library(name: "ListDriver", targets: ["ListDriver"]),
    .library(name: "ListMapping", targets: ["ListMapping"]),
    .executable(name: "action-demo", targets: ["action-demo"]),
    .plugin(name: "DecisionTablePlugin", targets: ["DecisionTablePlugin"]),
  ],
  targets: [
    .target(name: "ActionStateMachine"),
    .target(
      name: "ActionStateMachineC",
      dependencies: ["ActionStateMachine", "ActionStateMachineCHeader"]),
    .target(name: "ActionStateMachineCHeader"),
    .target(name: "ActionStateMachineJSON", dependencies: ["ActionStateMachine"]),
    .target(
      name: "ActionStateMachineSwiftUI",
      dependencies: ["ActionStateMachine", "ListDriver", "ListMapping"]),
    .target(
      name: "ActionStateMachineTesting", dependencies: ["ActionStateMachine"],
      // Findings round what they measured, and on Linux nothing else need bring the mathematics.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "ActionStateMachineUIKit",
      dependencies: ["ActionStateMachine", "ListDriver", "ListMapping"]),
    .executableTarget(name: "ActionStateMachineWeb", dependencies: ["ActionStateMachineC"]),
    .target(
      name: "DecisionTables", dependencies: ["ActionStateMachine", "ActionStateMachineJSON"]),
    .target(
      name: "DemoStories", dependencies: ["ActionStateMachine", "ActionStateMachineJSON"]),
    .target(
      name: "FrameRecords",
      dependencies: ["ActionStateMachine", "ActionStateMachineJSON", "ActionStateMachineTesting"]),
    .target(name: "LifeCycleDiagrams", dependencies: ["ActionStateMachine"]),
    .target(name: "ListDriver", dependencies: ["ActionStateMachine"]),
    .target(name: "ListMapping", dependencies: ["ActionStateMachine"]),
    .executableTarget(
      name: "action-demo",
      dependencies: [
        "ActionStateMachine",
        "ActionStateMachineJSON",
        "ActionStateMachineTesting",
        "DecisionTables",
        "DemoStories",
        "FrameRecords",
        "LifeCycleDiagrams",
      ]),
    .plugin(
      name: "DecisionTablePlugin",
      capability: .command(
        intent: .custom(
          verb: "decision-table",
          description: "Write what follows from each action of a list, as tables")),
      dependencies: ["action-demo"]),
    .testTarget(
      name: "StateMachineTests",
      dependencies: [
        "ActionStateMachine",
        "ActionStateMachineJSON",
        "ActionStateMachineTesting",
        "DecisionTables",
        "DemoStories",
        "FrameRecords",
        "ListDriver",
        "ListMapping",
        "action-demo",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "DecisionTablesTests", dependencies: ["DecisionTables"]),
    .testTarget(name: "LifeCycleDiagramsTests", dependencies: ["LifeCycleDiagrams"]),
  ]
)
