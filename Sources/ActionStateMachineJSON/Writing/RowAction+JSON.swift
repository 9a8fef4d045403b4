import ActionStateMachine

extension RowAction {
  /// The action as JSON, what has its default value left out.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Appends the action to `writer`, what has its default value left out.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.field("id", id.text)
      object.field("label", label)
      if let edge { object.edge(edge) }
      object.flag("fullSwipe", allowsFullSwipe)
      object.flag("destructive", isDestructive)
      if change != .nothing { object.word("change", change) }
      if let tint { object.field("tint", tint) }
      if !prompts.isEmpty { object.field("prompts", prompts) { $1.value($0.rawValue) } }
      if commit != .immediate { object.word("commit", commit) }
      if rowWhilePrompting != .closes { object.word("rowWhilePrompting", rowWhilePrompting) }
      object.flag("undoable", isUndoable)
      object.flag("reorder", isReorder)
    }
  }
}

extension ActionSet {
  /// The actions as a JSON list, in their order.
  public var json: String {
    var writer = JSONWriter()
    writer.list { list in
      for action in actions { action.write(to: &list) }
    }
    return writer.text
  }
}

extension Policy {
  /// Appends the policy to `writer`.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.word("openingAnother", openingAnother)
      object.word("closingTap", closingTap)
      object.word("promptInBackground", promptInBackground)
    }
  }
}

extension JSONWriter {
  /// Writes a field with true, or nothing.
  fileprivate mutating func flag(_ name: String, _ isSet: Bool) {
    guard isSet else { return }
    field(name)
    value(true)
  }
}
