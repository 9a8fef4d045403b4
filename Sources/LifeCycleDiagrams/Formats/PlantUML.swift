import ActionStateMachine

extension LifeCycleGraph {
  /// The graph as a PlantUML state diagram.
  func plantUML(in language: Language) -> String {
    func quoted(_ label: Label) -> String { "\"" + label[language].escaped(["\"": "'"]) + "\"" }
    var lines = [
      "@startuml", "' \(Self.origin)", "title \(language.title)",
      "hide empty description", "left to right direction",
      "state \(quoted(RowGroup.free.label)) as freeStates {",
      "  state \(quoted(RowGroup.free.anyLabel)) as free #FFF3D6",
    ]
    for state in RowGroup.free.members {
      lines.append("  state \(quoted(state.label)) as \(state.rawValue)")
    }
    lines.append("}")
    for state in RowState.allCases where !RowGroup.free.members.contains(state) {
      lines.append("state \(quoted(state.label)) as \(state.rawValue)")
    }
    lines.append("state \(quoted(RowGroup.listed.anyLabel)) as listed #FFF3D6")
    lines.append("[*] --> rest")
    for edge in edges {
      let words = edge.events.map { $0.label[language] }.joined(separator: "\\n")
      lines.append("\(edge.source.id) --> \(edge.target.rawValue) : \(words)")
    }
    lines.append("@enduml")
    return lines.joined(separator: "\n") + "\n"
  }
}
