import ActionStateMachine

extension LifeCycleGraph {
  /// The graph as a W3C state chart. Its events are the names of `RowEvent`'s cases.
  func scxml(in language: Language) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!-- \(Self.origin) -->",
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\""
        + " datamodel=\"null\" initial=\"listed\" name=\"LifeCycle\">",
      "  <state id=\"listed\" initial=\"free\">",
    ]
    lines += transitions(from: .group(.listed), indent: "    ", language)
    lines.append("    <state id=\"free\" initial=\"rest\">")
    lines += transitions(from: .group(.free), indent: "      ", language)
    for state in RowGroup.free.members { lines += scxml(state, indent: "      ", language) }
    lines.append("    </state>")
    for state in RowGroup.listed.members where !RowGroup.free.members.contains(state) {
      lines += scxml(state, indent: "    ", language)
    }
    lines.append("  </state>")
    for state in RowState.allCases where !RowGroup.listed.members.contains(state) {
      lines += scxml(state, indent: "  ", language)
    }
    lines.append("</scxml>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func scxml(
    _ state: RowState, indent: String, _ language: Language
  ) -> [String] {
    ["\(indent)<!-- \(state.label[language]) -->", "\(indent)<state id=\"\(state.rawValue)\">"]
      + transitions(from: .state(state), indent: indent + "  ", language)
      + ["\(indent)</state>"]
  }

  private func transitions(
    from node: Node, indent: String, _ language: Language
  ) -> [String] {
    edges.filter { $0.source == node }.flatMap { edge in
      let events = edge.events.map(\.rawValue).joined(separator: " ")
      return [
        "\(indent)<!-- \(edge.label(in: language)) -->",
        "\(indent)<transition event=\"\(events)\" target=\"\(edge.target.rawValue)\"/>",
      ]
    }
  }
}
