import ActionStateMachine

extension Transition where RowID: JSONRowID {
  /// The transition as one line of JSON; `step` is the number of its event, from 1.
  public func json(step: Int) -> String {
    var writer = JSONWriter()
    write(step: step, to: &writer)
    return writer.text
  }

  /// Appends the transition to `writer`; `step` is the number of its event, from 1.
  @_specialize(where RowID == RowText)
  @_specialize(where RowID == String)
  public func write(step: Int, to writer: inout JSONWriter) {
    writer.object { object in
      object.field("step", step)
      object.field("from")
      from.write(to: &object)
      object.field("to")
      to.write(to: &object)
      outcome.writeFields(to: &object)
      object.field("commands", self) { $0.write(to: &$1) }
    }
  }
}
