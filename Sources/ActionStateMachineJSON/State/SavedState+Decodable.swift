import ActionStateMachine

extension SavedState: Decodable where RowID: JSONRowID {
  /// Creates the state that a JSON object describes; only resuming checks it. Throws
  /// `MalformedJSON`.
  public init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "a list's state, an object")
    let phase: SavedPhase<RowID> = try fields.take("phase", "a phase, an object")
    self.init(rows: try fields.list("rows", of: RowID.jsonExpectation))
    self.phase = phase.phase
    revision = try fields.revisionIfPresent()
    mutations = try fields.list("mutations", of: "an unfinished change, an object")
    undoOffers = try fields.list("undoOffers", of: "an undo offer, an object")
    heldRows = try fields.list("heldRows", of: "a held row, an object")
    selectedRows = try fields.list("selectedRows", of: RowID.jsonExpectation)
    isEditing = try fields.take("editing", "true or false")
    refreshes = try fields.list("refreshes", of: RowID.jsonExpectation)
    lastPrompt = PromptID(try fields.take("lastPrompt", "an integer"))
    lastTicket = try fields.ticket("lastTicket")
    try fields.end()
  }
}

extension Mutation.Look: JSONWord {}

/// The name of what a store has said.
enum SavedAnswer: String, JSONWord {
  case awaited, succeeded, unknown
}

extension Mutation: Decodable where RowID: JSONRowID {
  /// Creates the unfinished change that a JSON object describes. Throws `MalformedJSON`.
  public init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "an unfinished change, an object")
    let undoing: UndoOffer<RowID>? = try fields.takeIfPresent("undoing", "an undo offer, an object")
    let purpose: Purpose =
      if let undoing { .undo(undoing) } else { .perform(try fields.action()) }
    let answer: Answer =
      switch try fields.word("answer") as SavedAnswer {
      case .awaited: .awaited
      case .unknown: .unknown
      case .succeeded: .succeeded(revision: try fields.revisionIfPresent())
      }
    self.init(
      ticket: try fields.ticket(), purpose: purpose, change: try fields.word("change"),
      isUndoable: try fields.take("undoable", "true or false"), rows: try fields.rows(),
      ownRows: try fields.rows("ownRows"), doubtedRows: try fields.rows("doubtedRows"),
      answer: answer, look: try fields.word("look"), origin: try fields.slotIfPresent("origin"))
    try fields.end()
  }
}

extension UndoOffer: Decodable where RowID: JSONRowID {
  /// Creates the undo offer that a JSON object describes. Throws `MalformedJSON`.
  public init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "an undo offer, an object")
    self.init(
      ticket: try fields.ticket(), change: try fields.word("change"), rows: try fields.rows(),
      origin: try fields.slotIfPresent("origin"))
    try fields.end()
  }
}

extension HeldRow: Decodable where RowID: JSONRowID {
  /// Creates the held row that a JSON object describes. Throws `MalformedJSON`.
  public init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "a held row, an object")
    self.init(
      row: try fields.row(), slot: try fields.slot(in: "slot"),
      origin: try fields.slot(in: "origin"))
    try fields.end()
  }
}

/// A slot as an object of its own.
private struct SavedSlot<RowID: JSONRowID>: Decodable {
  var slot: Slot<RowID>

  init(from decoder: any Decoder) throws {
    var fields = try JSONFields(decoder, of: "a slot, an object with before")
    guard fields.has("before") else {
      throw fields.error("before", expected: RowID.jsonExpectation + " or null")
    }
    slot = try fields.slot()
    try fields.end()
  }
}

extension JSONFields {
  /// The slot in the field `name`.
  fileprivate mutating func slot<RowID: JSONRowID>(in name: String) throws -> Slot<RowID> {
    try take(name, "a slot, an object with before", as: SavedSlot<RowID>.self).slot
  }

  /// The slot in the field `name`, or `nil` if there is none.
  mutating func slotIfPresent<RowID: JSONRowID>(_ name: String) throws -> Slot<RowID>? {
    try takeIfPresent(name, "a slot, an object with before", as: SavedSlot<RowID>.self)?.slot
  }
}
