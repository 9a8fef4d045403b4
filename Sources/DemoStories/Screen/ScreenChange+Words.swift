import ActionStateMachine

extension ScreenChange {
  /// What people see, in a few words.
  public var words: String {
    switch self {
    case .leaves(let row): "\(row) leaves"
    case .returns(let row, nil): "\(row) comes back"
    case .returns(let row, let slot?): "\(row) comes back \(slot.words)"
    case .removes(let row): "\(row) is removed"
    case .arrives(let row, let slot): "\(row) arrives \(slot.words)"
    case .moves(let row, let slot): "\(row) flies to its place \(slot.words)"
    case .lands(let row, let slot): "\(row) lands \(slot.words)"
    case .opens(let row, let edge): "\(row) opens, \(edge)"
    case .closes(let row): "\(row) closes"
    case .arms(let row, let action): "\(row) shows \(action)"
    case .disarms(let row): "\(row) shows its buttons again"
    case .waits(let row): "\(row) waits"
    case .waitsNoMore(let row): "\(row) waits no more"
    case .refreshes(let row): "\(row) changes"
    case .lifts(let row): "\(row) is lifted"
    case .opensGap(let slot): "a gap opens \(slot.words)"
    case .closesGap: "the gap closes"
    case .asks(_, let question): "asks: \(question)"
    case .asksNoMore: "the question is gone"
    case .selects(let rows): "selects \(RowList<String>(rows).words)"
    case .deselects(let rows): "deselects \(RowList<String>(rows).words)"
    case .offersUndo: "offers undo"
    case .withdrawsUndo: "offers undo no more"
    case .says(let text): text
    case .orders(let rows): "the store is told about \(RowList<String>(rows).words)"
    }
  }
}
