/// A state graph as a model for Spin, with what it is to prove.
///
/// The ways between the states stand in tables, and one process for each actor chooses among those
/// that leave the state: weak fairness then says that an actor who can go on being able to act does
/// act at some time. With `COUNT` defined, one process walks the graph and nothing else is
/// remembered, so that Spin stores as many states as the graph has.
public struct PromelaModel: Sendable {
  /// The model's text.
  public let text: String

  /// Writes the model of `graph`.
  public init(_ graph: StateGraph) {
    var lines = ["/* \(graph.nodes.count) states, \(graph.edges.count) ways between them. */"]
    lines += Self.table("labels", graph.nodes.map(Self.label))
    var choices: [(actor: StateGraph.Actor, lines: [String])] = []
    for actor in StateGraph.Actor.allCases {
      let ways = Ways(of: actor, in: graph)
      lines += Self.table("\(actor)_first", ways.first) + Self.table("\(actor)_ways", ways.ways)
      let isNew = actor == .world ? 1 : 0
      choices.append((actor, (0..<ways.most).map { "  WAY(\(actor), \($0), \(isNew))" }))
    }
    lines.append(Self.machinery)
    lines += ["#ifdef COUNT", "active proctype everyone() {", "  do"]
    lines += choices.flatMap(\.lines) + ["  od", "}", "#else"]
    for (actor, choices) in choices {
      lines += ["active proctype \(actor)() {", "  do"] + choices + ["  :: false", "  od", "}"]
    }
    lines.append(Self.laws)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// How the tables are used. A way is the state that it leads to, times four, plus 1 where it ends
  /// the question and 2 where it ends the oldest change.
  private static let machinery = """
    #define AT(table, index) table[(index) >> 12][(index) & 4095]
    int s = 0;
    #ifdef COUNT
    #define NOTE(isNew)
    #else
    bool asking, waiting, resting = true, promptEnded, ticketEnded, started;
    #define NOTE(isNew) \\
      now.asking = AT(labels, now.s) & 1; now.waiting = AT(labels, now.s) >> 1 & 1; \\
      now.resting = AT(labels, now.s) >> 2; \\
      now.promptEnded = way & 1; now.ticketEnded = way >> 1 & 1; now.started = isNew;
    #endif
    #define WAY(actor, number, isNew) \\
      :: d_step { \\
        c_expr { AT(actor##_first, now.s) + number < AT(actor##_first, now.s + 1) } -> \\
        c_code { \\
          int way = AT(actor##_ways, AT(actor##_first, now.s) + number); \\
          now.s = way >> 2; \\
          NOTE(isNew) \\
        } \\
      }
    """

  private static let laws = """
    /* Under a user who answers: every question comes to an end. */
    ltl promptEnds { [] (asking -> <> promptEnded) }
    /* Under a store that answers and data that is told: every change comes to an end. */
    ltl ticketEnds { [] (waiting -> <> ticketEnded) }
    /* Under all three: whatever was started reaches rest, unless something new is started. */
    ltl restReached { [] (!resting -> <> (resting || started)) }
    #endif
    """

  private static func label(_ node: StateGraph.Node) -> Int {
    (node.isPrompting ? 1 : 0) | (node.hasTicket ? 2 : 0) | (node.isAtRest ? 4 : 0)
  }

  /// A table of numbers, in parts: Spin reads no more than 64 KB at a time.
  private static func table(_ name: String, _ numbers: [Int]) -> [String] {
    let starts = Array(stride(from: 0, to: max(1, numbers.count), by: 4096))
    let parts = starts.enumerated().map { number, start in
      let part = numbers.dropFirst(start).prefix(4096).map { "\($0)" }.joined(separator: ",")
      return "c_decl { static const int \(name)_\(number)[] = {\(part)}; }"
    }
    let names = starts.indices.map { "\(name)_\($0)" }.joined(separator: ", ")
    return parts + ["c_decl { static const int *const \(name)[] = {\(names)}; }"]
  }

  /// What one actor can do in each state.
  private struct Ways {
    /// Where the ways of each state begin, and where the last ones end.
    var first = [0]
    var ways: [Int] = []
    /// The most ways that leave one state.
    var most = 0

    init(of actor: StateGraph.Actor, in graph: StateGraph) {
      var leaving = [[Int]](repeating: [], count: graph.nodes.count)
      for edge in graph.edges where edge.actor == actor {
        leaving[edge.source].append(
          edge.destination << 2 | (edge.endsPrompt ? 1 : 0) | (edge.endsTicket ? 2 : 0))
      }
      for choices in leaving {
        ways += choices
        first.append(ways.count)
        most = max(most, choices.count)
      }
    }
  }
}
