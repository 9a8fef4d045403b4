import ActionStateMachine

extension LifeCycleGraph {
  /// The graph as a Mermaid state diagram: ids in ASCII, names in quotes.
  func mermaid(in language: Language) -> String {
    func name(_ label: Label) -> String {
      // Older viewers end a name at a colon, and every viewer ends a statement at a semicolon.
      label[language].escaped(["\"": "#quot;", ":": "#58;", ";": "#59;", "#": "#35;"])
    }
    var lines = ["%% \(Self.origin)", "stateDiagram-v2", "  direction LR"]
    lines.append("  state \"\(name(RowGroup.free.label))\" as freeStates {")
    lines.append("    state \"\(name(RowGroup.free.anyLabel))\" as free")
    for state in RowGroup.free.members {
      lines.append("    state \"\(name(state.label))\" as \(state.rawValue)")
    }
    lines.append("  }")
    for state in RowState.allCases where !RowGroup.free.members.contains(state) {
      lines.append("  state \"\(name(state.label))\" as \(state.rawValue)")
    }
    lines.append("  state \"\(name(RowGroup.listed.anyLabel))\" as listed")
    lines.append("  [*] --> rest")
    for edge in edges {
      let words = name(Label(edge.label(in: .english), edge.label(in: .japanese)))
      lines.append("  \(edge.source.id) --> \(edge.target.rawValue) : \(words)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
