import ActionStateMachine

extension Phase: JSONWritable where RowID: JSONRowID {
  /// Appends the phase to `writer`.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      switch self {
      case .rest: object.field("phase", "rest")
      case .swiping(let swipe):
        object.field("phase", "swiping")
        object.row(swipe.row)
        object.edge(swipe.edge)
        if let armed = swipe.armed { object.field("armed", armed.text) }
      case .open(let open):
        object.field("phase", "open")
        object.row(open.row)
        object.edge(open.edge)
      case .prompting(let prompting):
        object.field("phase", "prompting")
        object.prompt(prompting.prompt)
        object.action(prompting.action)
        object.rows(prompting.rows)
      case .dragging(let drag):
        object.field("phase", "dragging")
        object.row(drag.row)
        if let gap = drag.gap {
          object.field("gap")
          object.object { $0.slot(gap) }
        }
      }
    }
  }
}

extension Outcome {
  /// Appends the fields `outcome` and, for an ignored event, `reason` to the object in `writer`.
  public func writeFields(to writer: inout JSONWriter) {
    switch self {
    case .handled: writer.field("outcome", "handled")
    case .ignored(let reason):
      writer.field("outcome", "ignored")
      writer.word("reason", reason)
    }
  }
}
