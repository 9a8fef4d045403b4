import ActionStateMachine

extension SavedState: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a list's state, an object" }

  /// Creates the state that a JSON object describes; only resuming checks it.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    let phase: SavedPhase<RowID> = try fields.take("phase", .value)
    self.init(rows: try fields.list("rows", of: .row))
    self.phase = phase.phase
    revision = try fields.revisionIfPresent()
    mutations = try fields.list("mutations", of: .value)
    undoOffers = try fields.list("undoOffers", of: .value)
    heldRows = try fields.list("heldRows", of: .value)
    selectedRows = try fields.list("selectedRows", of: .row)
    isEditing = try fields.take("editing", .flag)
    refreshes = try fields.list("refreshes", of: .row)
    lastPrompt = try fields.prompt("lastPrompt")
    lastTicket = try fields.ticket("lastTicket")
    try fields.end()
  }
}

extension Mutation.Look: JSONWord {}

/// The name of what a store has said.
enum SavedAnswer: String, JSONWord {
  case awaited, succeeded, unknown
}

extension Mutation: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "an unfinished change, an object" }

  /// Creates the unfinished change that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    let undoing: UndoOffer<RowID>? = try fields.takeIfPresent("undoing", .value)
    let purpose: Purpose =
      if let undoing { .undo(undoing) } else { .perform(try fields.action()) }
    let answer: Answer =
      switch try fields.take("answer", .word) as SavedAnswer {
      case .awaited: .awaited
      case .unknown: .unknown
      case .succeeded: .succeeded(revision: try fields.revisionIfPresent())
      }
    self.init(
      ticket: try fields.ticket(), purpose: purpose, change: try fields.take("change", .word),
      isUndoable: try fields.take("undoable", .flag), rows: try fields.rows(),
      ownRows: try fields.rows("ownRows"), doubtedRows: try fields.rows("doubtedRows"),
      answer: answer, look: try fields.take("look", .word),
      origin: try fields.takeIfPresent("origin", .slotObject()))
    try fields.end()
  }
}

extension UndoOffer: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "an undo offer, an object" }

  /// Creates the undo offer that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self.init(
      ticket: try fields.ticket(), change: try fields.take("change", .word),
      rows: try fields.rows(),
      origin: try fields.takeIfPresent("origin", .slotObject()))
    try fields.end()
  }
}

extension HeldRow: JSONReadable where RowID: JSONRowID {
  /// What the JSON looks like.
  public static var jsonExpectation: String { "a held row, an object" }

  /// Creates the held row that a JSON object describes.
  public init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    self.init(
      row: try fields.row(), slot: try fields.take("slot", .slotObject()),
      origin: try fields.take("origin", .slotObject()))
    try fields.end()
  }
}

/// A slot as an object of its own.
private struct SavedSlot<RowID: JSONRowID>: JSONReadable {
  var slot: Slot<RowID>

  static var jsonExpectation: String { "a slot, an object with before" }

  init(from json: JSONValue) throws(MalformedJSON) {
    var fields = try JSONFields(json, of: Self.self)
    slot = try fields.take("before", .slot())
    try fields.end()
  }
}

extension JSONKind {
  /// A slot as an object of its own, so that there is a difference between the end and no slot.
  static func slotObject<RowID: JSONRowID>() -> JSONKind where Value == Slot<RowID> {
    JSONKind(SavedSlot<RowID>.jsonExpectation) { json throws(MalformedJSON) in
      try SavedSlot<RowID>(from: json).slot
    }
  }
}
