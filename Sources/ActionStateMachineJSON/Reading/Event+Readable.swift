import ActionStateMachine

extension Event: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "an event, an object with the field \"event\"" }

  /// Creates the event that a JSON object describes.
  @_specialize(where RowID == RowText)
  @_specialize(where RowID == String)
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self = try Event(fields.take("event", .name("an event's name", suchAs: .trigger)), &fields)
    try fields.end()
  }

  private init(_ kind: EventKind, _ fields: inout JSONFields) throws(MalformedJSON) {
    self =
      switch kind {
      case .rowsChanged: .rowsChanged(try RowsChange(&fields))
      case .swipeBegan: .swipeBegan(try fields.row(), edge: try fields.take("edge", .word))
      case .swipeCancelled: .swipeCancelled(try fields.row())
      case .swipeArmed: .swipeArmed(try fields.row(), try fields.actionIfPresent())
      case .swipeDisarmed: .swipeDisarmed(try fields.row())
      case .reveal: .reveal(try fields.row(), edge: try fields.take("edge", .word))
      case .conceal: .conceal(try fields.row())
      case .fullSwipe:
        .fullSwipe(
          try fields.row(), edge: try fields.take("edge", .word), try fields.actionIfPresent())
      case .trigger:
        .trigger(try fields.action(), rows: try fields.rows(), via: try fields.take("via", .word))
      case .tapRow: .tapRow(try fields.row())
      case .tapOutside: .tapOutside
      case .scroll: .scroll
      case .presented: .presented(try fields.prompt())
      case .confirm: .confirm(try fields.prompt())
      case .cancel: .cancel(try fields.prompt())
      case .gone: .gone(try fields.prompt())
      case .mutationSucceeded:
        .mutationSucceeded(try fields.ticket(), revision: try fields.revisionIfPresent())
      case .mutationFailed:
        .mutationFailed(
          try fields.ticket(), reason: try fields.takeIfPresent("reason", .text),
          rows: try fields.rowsIfPresent("rows"))
      case .mutationUnknown: .mutationUnknown(try fields.ticket())
      case .undo: .undo(try fields.ticket())
      case .undoExpired: .undoExpired(try fields.ticket())
      case .edit: .edit(try fields.take("on", .flag))
      case .select: .select(try fields.rows())
      case .deselect: .deselect(try fields.rows())
      case .lift: .lift(try fields.row())
      case .hover: .hover(try Hover(&fields))
      case .drop: .drop
      case .cancelDrag: .cancelDrag
      case .foreignDrag: .foreignDrag
      case .background: .background
      case .foreground: .foreground
      case .leave: .leave
      case .enter: .enter
      }
  }
}

extension Hover where RowID: JSONRowID {
  fileprivate init(_ fields: inout JSONFields) throws(MalformedJSON) {
    guard let isOutside: Bool = try fields.takeIfPresent("outside", .flag) else {
      self = .slot(try fields.slot())
      return
    }
    guard isOutside else { throw fields.error("outside", expected: "true, or no such field") }
    guard !fields.has("before") else {
      throw fields.error("before", expected: "no slot for a row that is outside")
    }
    self = .outside
  }
}

extension RowsChange where RowID: JSONRowID {
  fileprivate init(_ fields: inout JSONFields) throws(MalformedJSON) {
    if let rows: [RowID] = try fields.listIfPresent("rows", of: .row) {
      for name in ["remove", "insert", "move"] where fields.has(name) {
        throw fields.error(name, expected: "either rows or a delta, not both")
      }
      self.init(snapshot: rows)
    } else {
      self.init(
        remove: try fields.rowsIfPresent("remove") ?? [],
        insert: try fields.listIfPresent("insert", of: .value) ?? [],
        move: try fields.listIfPresent("move", of: .value) ?? [])
    }
    updated = try fields.rowsIfPresent("update") ?? []
    revision = try fields.revisionIfPresent()
  }
}

extension RowsChange.Placement: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "an object with row and before" }

  /// Creates the placement that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self.init(try fields.row(), at: try fields.slot())
    try fields.end()
  }
}
