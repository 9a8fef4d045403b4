/// A state graph as a model for Spin, with what it is to prove.
///
/// With `COUNT` defined, one process walks the graph and nothing else is remembered, so that Spin
/// stores as many states as the graph has. Otherwise each actor is a process of its own: weak
/// fairness then says that an actor who can go on being able to act does act at some time.
public struct PromelaModel: Sendable {
  /// The model's text.
  public let text: String

  /// Writes the model of `graph`.
  public init(_ graph: StateGraph) {
    var lines = [
      "/* \(graph.nodes.count) states, \(graph.edges.count) ways between them. */",
      "int s = 0;",
      "#ifndef COUNT",
      "bool promptEnded, ticketEnded, started;",
      "#define MOVE(to, p, t, w) s = to; promptEnded = p; ticketEnded = t; started = w",
      "#else",
      "#define MOVE(to, p, t, w) s = to",
      "#endif",
    ]
    lines.append(Self.table("asking", graph.nodes.map(\.isPrompting)))
    lines.append(Self.table("waiting", graph.nodes.map(\.hasTicket)))
    lines.append(Self.table("resting", graph.nodes.map(\.isAtRest)))
    lines += ["#ifdef COUNT", "active proctype everyone() {", "  do"]
    lines += Set(graph.edges.map { [$0.source, $0.destination] }).map {
      "  :: d_step { s == \($0[0]); s = \($0[1]) }"
    }.sorted()
    lines += ["  od", "}", "#else"]
    for actor in StateGraph.Actor.allCases {
      lines += ["active proctype \(actor.rawValue)() {", "  do"]
      for edge in graph.edges where edge.actor == actor {
        lines.append(
          "  :: d_step { s == \(edge.source); MOVE(\(edge.destination), \(edge.endsPrompt), "
            + "\(edge.endsTicket), \(actor == .world)) }")
      }
      lines += ["  :: false", "  od", "}"]
    }
    lines += [
      "/* Under a user who answers: every question comes to an end. */",
      "ltl promptEnds { [] (asking -> <> promptEnded) }",
      "/* Under a store that answers and data that is told: every change comes to an end. */",
      "ltl ticketEnds { [] (waiting -> <> ticketEnded) }",
      "/* Under all three: whatever was started reaches rest, unless something new is started. */",
      "ltl restReached { [] (!resting -> <> (resting || started)) }",
      "#endif",
    ]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// A macro that says for which states something holds.
  private static func table(_ name: String, _ holds: [Bool]) -> String {
    var ranges: [String] = []
    var start: Int?
    for (number, isTrue) in (holds + [false]).enumerated() {
      if isTrue {
        start = start ?? number
      } else if let first = start {
        ranges.append(number - first == 1 ? "s == \(first)" : "(s >= \(first) && s < \(number))")
        start = nil
      }
    }
    return "#define \(name) (\(ranges.isEmpty ? "false" : ranges.joined(separator: " || ")))"
  }
}
