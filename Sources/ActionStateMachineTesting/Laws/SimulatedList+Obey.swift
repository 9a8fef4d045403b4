import ActionStateMachine

extension SimulatedList {
  /// Obeys `command`, or says why it cannot be obeyed; then nothing has changed.
  public mutating func obey(_ command: Command<RowID>) throws(Breach) {
    switch command {
    case .open, .close, .arm, .disarm: try pose(command)
    case .preAnimateRemoval, .restoreRow, .busy, .unbusy, .select, .deselect: try look(command)
    case .insertRow, .removeRow, .moveRow, .refreshRow: try structure(command)
    case .lift, .gap, .closeGap, .settle, .snapBack: try reorder(command)
    case .present(let presentation):
      if let prompt, prompt.prompt != presentation.prompt {
        throw Breach(
          .onePromptLive,
          "Prompt \(presentation.prompt) is shown while prompt \(prompt.prompt) is on screen.")
      }
      prompt = presentation
    case .dismiss(let id):
      end(id)
    case .offerUndo(let ticket):
      try require(
        !undoOffers.contains(ticket), .looksPairUp, "The undo of \(ticket) is offered twice.")
      undoOffers.append(ticket)
    case .withdrawUndo(let ticket):
      try require(
        undoOffers.contains(ticket), .looksPairUp, "The undo of \(ticket) is not on offer.")
      undoOffers.removeAll { $0 == ticket }
    case .activate(let row): try known(row, "activated")
    case .focus(let row):
      if let row { try known(row, "focused") }
    case .fail(let rows, _), .announce(_, let rows):
      try require(
        !rows.isEmpty, .commandsCanBeObeyed, "Something is said about rows, but about none.")
    case .perform, .performUndo, .requestData, .proposal, .haptic: break
    }
  }

  private mutating func pose(_ command: Command<RowID>) throws(Breach) {
    switch command {
    case .open(let row, let edge):
      try present(row, "opened")
      change(row) {
        $0.pose = .open(edge)
        $0.armed = nil
      }
    case .close(let row):
      try present(row, "closed")
      change(row) {
        $0.pose = .closed
        $0.armed = nil
      }
    case .arm(let row, let action):
      try present(row, "armed")
      guard case .displaced = look(of: row).pose, look(of: row).armed == nil else {
        throw Breach(.looksPairUp, "Row \(row) is armed, but is not swiped or is armed already.")
      }
      change(row) { $0.armed = action }
    case .disarm(let row, let action):
      try require(
        look(of: row).armed == action, .looksPairUp,
        "Row \(row) is disarmed of \(action), which is not armed.")
      change(row) { $0.armed = nil }
    default: break
    }
  }

  private mutating func look(_ command: Command<RowID>) throws(Breach) {
    switch command {
    case .preAnimateRemoval(let removal):
      try present(removal.row, "taken out")
      change(removal.row) {
        $0.isPreAnimated = true
        $0.pose = .closed
        $0.armed = nil
      }
    case .restoreRow(let row):
      try known(row, "restored")
      try require(
        look(of: row).isPreAnimated, .removalFollowsData, "Row \(row) is restored but never left.")
      change(row) { $0.isPreAnimated = false }
    case .busy(let row):
      try present(row, "made busy")
      try require(!look(of: row).isBusy, .looksPairUp, "Row \(row) is made busy twice.")
      change(row) { $0.isBusy = true }
    case .unbusy(let row):
      try require(look(of: row).isBusy, .looksPairUp, "Row \(row) is freed but was not busy.")
      change(row) { $0.isBusy = false }
    case .select(let rows):
      for row in rows {
        try known(row, "selected")
        try require(!look(of: row).isSelected, .looksPairUp, "Row \(row) is selected twice.")
        change(row) { $0.isSelected = true }
      }
    case .deselect(let rows):
      for row in rows {
        try require(
          look(of: row).isSelected, .looksPairUp, "Row \(row) is deselected but not selected.")
        change(row) { $0.isSelected = false }
      }
    default: break
    }
  }

  private mutating func structure(_ command: Command<RowID>) throws(Breach) {
    switch command {
    case .insertRow(let row, let slot):
      try require(
        !order.contains(row), .commandsCanBeObeyed, "Row \(row) is inserted but is there already.")
      try put(row, slot)
    case .removeRow(let row):
      try known(row, "removed")
      order.removeAll { $0 == row }
      looks[row] = nil
    case .moveRow(let row, let slot):
      try known(row, "moved")
      try move(row, slot)
    case .refreshRow(let row):
      try present(row, "refreshed")
      let look = look(of: row)
      var isSwiped = false
      if case .displaced = look.pose { isSwiped = true }
      try require(
        !look.isLifted && !isSwiped, .commandsCanBeObeyed,
        "Row \(row) is refreshed under the finger.")
    default: break
    }
  }

  private mutating func reorder(_ command: Command<RowID>) throws(Breach) {
    switch command {
    case .lift(let row):
      try present(row, "lifted")
      try require(liftedRow == nil, .looksPairUp, "Row \(row) is lifted while another one is.")
      change(row) { $0.isLifted = true }
    case .gap(let slot):
      try require(liftedRow != nil, .looksPairUp, "A gap opens but no row is lifted.")
      if let row = slot.row { try known(row, "kept free") }
      try require(gap != slot, .looksPairUp, "The gap opens where it is open already.")
      gap = slot
    case .closeGap:
      try require(gap != nil, .looksPairUp, "The gap closes but there is none.")
      gap = nil
    case .settle(let row, let slot):
      try require(look(of: row).isLifted, .looksPairUp, "Row \(row) lands but was not lifted.")
      if let gap, gap != slot {
        throw Breach(.looksPairUp, "Row \(row) lands elsewhere than in the gap.")
      }
      try move(row, slot)
      gap = nil
      change(row) { $0.isLifted = false }
    case .snapBack(let row, let slot):
      try known(row, "returned")
      try require(
        gap == nil || !look(of: row).isLifted, .looksPairUp,
        "Row \(row) returns while its gap is open.")
      try move(row, slot)
      change(row) { $0.isLifted = false }
    default: break
    }
  }

  private mutating func move(_ row: RowID, _ slot: Slot<RowID>) throws(Breach) {
    try require(
      slot.row != row, .commandsCanBeObeyed, "Row \(row) goes before itself.")
    if let before = slot.row { try known(before, "named as a place") }
    order.removeAll { $0 == row }
    try put(row, slot)
  }

  private mutating func put(_ row: RowID, _ slot: Slot<RowID>) throws(Breach) {
    guard let before = slot.row else { return order.append(row) }
    guard let index = order.firstIndex(of: before) else {
      throw Breach(.commandsCanBeObeyed, "Row \(row) goes before \(before), which is not there.")
    }
    order.insert(row, at: index)
  }

  private func known(_ row: RowID, _ what: String) throws(Breach) {
    try require(
      order.contains(row), .commandsCanBeObeyed, "Row \(row) is \(what) but is not there.")
  }

  /// The row is in the list and has not left ahead of its data.
  private func present(_ row: RowID, _ what: String) throws(Breach) {
    try known(row, what)
    try require(
      !look(of: row).isPreAnimated, .commandsCanBeObeyed, "Row \(row) is \(what) after it left.")
  }
}

func require(_ holds: Bool, _ law: Law, _ sentence: @autoclosure () -> String) throws(Breach) {
  if !holds { throw Breach(law, sentence()) }
}
