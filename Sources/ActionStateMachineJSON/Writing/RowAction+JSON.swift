import ActionStateMachine

extension RowAction: JSONWritable {
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

extension ActionSet: JSONWritable {
  /// Appends the actions to `writer` as a list, in their order.
  public func write(to writer: inout JSONWriter) {
    writer.list { list in
      for action in actions { action.write(to: &list) }
    }
  }
}

extension Policy: JSONWritable {
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
