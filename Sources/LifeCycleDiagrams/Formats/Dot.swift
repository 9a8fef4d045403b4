import ActionStateMachine

extension LifeCycleGraph {
  /// The graph in Graphviz's language.
  func dot(in language: Language) -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.escaped(["\"": "\\\"", "\\": "\\\\"]) + "\""
    }
    var lines = [
      "// \(Self.origin)",
      "digraph lifeCycle {",
      "  label=\(quoted(language.title)); labelloc=t; rankdir=LR; nodesep=0.45; ranksep=0.7;",
      "  bgcolor=white; fontname=\"sans-serif\"; fontsize=18;",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#f2f5f9\", color=\"#5b6b7f\","
        + " fontname=\"sans-serif\", fontsize=13];",
      "  edge [color=\"#5b6b7f\", fontname=\"sans-serif\", fontsize=11];",
      "  start [shape=circle, width=0.14, fixedsize=true, fillcolor=\"#5b6b7f\", label=\"\"];",
      "  subgraph cluster_free {",
      "    label=\(quoted(RowGroup.free.label[language])); style=\"rounded,dashed\";"
        + " color=\"#5b6b7f\"; fontsize=13;",
      "    free [label=\(quoted(RowGroup.free.anyLabel[language])), style=\"filled,dashed\","
        + " fillcolor=\"#fff3d6\"];",
    ]
    for state in RowGroup.free.members {
      lines.append("    \(state.rawValue) [label=\(quoted(state.label[language]))];")
    }
    lines.append("  }")
    for state in RowState.allCases where !RowGroup.free.members.contains(state) {
      lines.append("  \(state.rawValue) [label=\(quoted(state.label[language]))];")
    }
    lines.append(
      "  listed [label=\(quoted(RowGroup.listed.anyLabel[language])), style=\"filled,dashed\","
        + " fillcolor=\"#fff3d6\"];")
    lines.append("  start -> rest [weight=4];")
    for edge in edges {
      let words = edge.events.map { $0.label[language] }.joined(separator: "\n")
      let label = quoted(words).escaped(["\n": "\\n"])
      // A way home does not push the state at rest behind the states that it comes from.
      let isHome = edge.target == .rest || edge.events == [.comeForward]
      let rank = isHome ? ", constraint=false" : ""
      lines.append("  \(edge.source.id) -> \(edge.target.rawValue) [label=\(label)\(rank)];")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }
}
