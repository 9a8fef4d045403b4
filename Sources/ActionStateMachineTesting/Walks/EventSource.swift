import ActionStateMachine

extension Event {
  /// The event as Swift source, for rows whose debug description is their literal.
  public var source: String {
    switch self {
    case .rowsChanged(let change): ".rowsChanged(\(Self.source(change)))"
    case .swipeBegan(let row, let edge): ".swipeBegan(\(Self.source(row)), edge: .\(edge))"
    case .swipeCancelled(let row): ".swipeCancelled(\(Self.source(row)))"
    case .swipeArmed(let row, let action):
      ".swipeArmed(\(Self.source(row)), \(Self.source(action)))"
    case .swipeDisarmed(let row): ".swipeDisarmed(\(Self.source(row)))"
    case .reveal(let row, let edge): ".reveal(\(Self.source(row)), edge: .\(edge))"
    case .conceal(let row): ".conceal(\(Self.source(row)))"
    case .fullSwipe(let row, let edge, let action):
      ".fullSwipe(\(Self.source(row)), edge: .\(edge), \(Self.source(action)))"
    case .trigger(let action, let rows, let path):
      ".trigger(\(Self.source(action)), rows: \(Self.source(rows)), via: .\(path))"
    case .tapRow(let row): ".tapRow(\(Self.source(row)))"
    case .presented(let prompt): ".presented(PromptID(\(prompt)))"
    case .confirm(let prompt): ".confirm(PromptID(\(prompt)))"
    case .cancel(let prompt): ".cancel(PromptID(\(prompt)))"
    case .gone(let prompt): ".gone(PromptID(\(prompt)))"
    case .mutationSucceeded(let ticket, let revision):
      ".mutationSucceeded(Ticket(\(ticket)), revision: \(Self.source(revision)))"
    case .mutationFailed(let ticket, let reason, let rows):
      ".mutationFailed(Ticket(\(ticket)), reason: \(Self.source(reason)), "
        + "rows: \(rows.map(Self.source) ?? "nil"))"
    case .mutationUnknown(let ticket): ".mutationUnknown(Ticket(\(ticket)))"
    case .undo(let ticket): ".undo(Ticket(\(ticket)))"
    case .undoExpired(let ticket): ".undoExpired(Ticket(\(ticket)))"
    case .edit(let isOn): ".edit(\(isOn))"
    case .select(let rows): ".select(\(Self.source(rows)))"
    case .deselect(let rows): ".deselect(\(Self.source(rows)))"
    case .lift(let row): ".lift(\(Self.source(row)))"
    case .hover(.outside): ".hover(.outside)"
    case .hover(.slot(let slot)): ".hover(.slot(\(Self.source(slot))))"
    case .tapOutside, .scroll, .drop, .cancelDrag, .foreignDrag, .background, .foreground, .leave,
      .enter:
      ".\(kind.rawValue)"
    }
  }

  private static func source(_ row: RowID) -> String { String(reflecting: row) }

  private static func source(_ rows: RowList<RowID>) -> String {
    "[\(rows.map { source($0) }.joined(separator: ", "))]"
  }

  private static func source(_ slot: Slot<RowID>) -> String {
    slot.row.map { ".before(\(source($0)))" } ?? ".end"
  }

  private static func source(_ action: ActionID?) -> String {
    action.map { String(reflecting: $0.text) } ?? "nil"
  }

  private static func source(_ number: Int?) -> String { number.map { "\($0)" } ?? "nil" }

  private static func source(_ text: String?) -> String {
    text.map { String(reflecting: $0) } ?? "nil"
  }

  private static func source(_ parts: [RowsChange<RowID>.Placement]) -> String {
    "[\(parts.map { ".init(\(source($0.row)), at: \(source($0.slot)))" }.joined(separator: ", "))]"
  }

  private static func source(_ change: RowsChange<RowID>) -> String {
    var parts: [String] = []
    switch change.order {
    case .snapshot(let rows): parts.append("snapshot: \(source(RowList(rows)))")
    case .delta(let remove, let insert, let move):
      if !remove.isEmpty { parts.append("remove: \(source(remove))") }
      if !insert.isEmpty { parts.append("insert: \(source(insert))") }
      if !move.isEmpty { parts.append("move: \(source(move))") }
    }
    if !change.updated.isEmpty { parts.append("update: \(source(change.updated))") }
    if let revision = change.revision { parts.append("revision: \(revision)") }
    return "RowsChange(\(parts.joined(separator: ", ")))"
  }
}
