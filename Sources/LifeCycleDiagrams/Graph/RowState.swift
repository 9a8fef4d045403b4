import ActionStateMachine

/// Where one row stands, folded from all that its list remembers.
public enum RowState: String, Hashable, Sendable, CaseIterable {
  /// Closed and untouched.
  case rest
  /// A finger holds it aside.
  case swiped
  /// Letting go would run an action.
  case armed
  /// It rests open, its buttons show.
  case open
  /// A question about it was sent and is not known to be on screen.
  case asking
  /// A question about it is on screen.
  case asked
  /// Its data change was ordered and has not ended.
  case waiting
  /// It left the screen ahead of its data.
  case leaving
  /// It is raised.
  case lifted
  /// It is drawn where it was dropped until the data agrees or refuses.
  case held
  /// The data lacks it, and its removal can be undone.
  case offered
  /// The data lacks it.
  case gone
}

extension RowState {
  /// Reads off `machine` where `row` stands.
  init<RowID>(of row: RowID, in machine: ListStateMachine<RowID>) {
    guard let look = machine.appearance(of: row) else {
      let isOffered = machine.undoOffers.contains { $0.rows.contains(row) }
      self = isOffered ? .offered : .gone
      return
    }
    if look.isPreAnimated {
      self = .leaving
    } else if look.isHeld {
      self = .held
    } else if machine.mutations.contains(where: { $0.rows.contains(row) }) {
      self = .waiting
    } else if let prompting = machine.livePrompt, prompting.rows.contains(row) {
      self = prompting.isPresented ? .asked : .asking
    } else if look.isLifted {
      self = .lifted
    } else if look.swipedEdge != nil {
      self = look.armedAction == nil ? .swiped : .armed
    } else {
      self = look.openEdge == nil ? .rest : .open
    }
  }

  /// What people call it.
  var label: Label {
    switch self {
    case .rest: Label("At rest", "閉じている")
    case .swiped: Label("Under a finger", "スワイプ中")
    case .armed: Label("Past the threshold", "離せば実行")
    case .open: Label("Open", "開いている")
    case .asking: Label("About to be asked about", "確認の表示待ち")
    case .asked: Label("Asked about", "確認を表示中")
    case .waiting: Label("Waiting for its data", "データの変更待ち")
    case .leaving: Label("Gone ahead of its data", "データより先に退場")
    case .lifted: Label("Lifted", "持ち上げ中")
    case .held: Label("Held where it was dropped", "離した位置で保持")
    case .offered: Label("Gone, undo is offered", "削除済み、取り消し可能")
    case .gone: Label("Gone", "リストにない")
    }
  }
}
