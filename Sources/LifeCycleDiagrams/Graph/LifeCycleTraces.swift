extension LifeCycleGraph {
  /// Runs of the machine for other interpreters of the same graph: each line has an event and the
  /// state after it, and an empty line starts again at rest. Every event is tried in every state;
  /// one that means nothing there stands with the state that it did not change.
  public func traces() throws(LifeCycleError) -> String {
    var text = ""
    for state in RowState.allCases {
      guard let play = try Self.play(to: state) else { continue }
      for event in RowEvent.allCases {
        text += play.path
        let next = play.list.step(event)
        text += "\(event.rawValue) \(next.state.rawValue)\n\n"
      }
    }
    return text
  }

  /// The shortest run to `state`, as its lines and the list at its end.
  private static func play(to state: RowState) throws(LifeCycleError) -> (path: String, list: Play)?
  {
    var seen: Set<RowState> = []
    var frontier = [(path: "", list: try Play.start())]
    while !frontier.isEmpty {
      let run = frontier.removeFirst()
      guard seen.insert(run.list.state).inserted else { continue }
      if run.list.state == state { return run }
      for event in RowEvent.allCases {
        let next = run.list.step(event)
        frontier.append((run.path + "\(event.rawValue) \(next.state.rawValue)\n", next))
      }
    }
    return nil
  }
}

extension Play {
  /// The list after `event` in the first way that moves the row, or as it is if none does.
  fileprivate func step(_ event: RowEvent) -> Play {
    for way in ways(of: event) {
      let next = after(way)
      if next.state != state { return next }
    }
    return self
  }
}
