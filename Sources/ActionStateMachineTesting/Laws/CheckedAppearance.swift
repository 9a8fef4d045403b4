import ActionStateMachine

/// How a row looks, as far as its commands say: to compare two answers to that question.
struct CheckedAppearance: Hashable, Sendable, CustomStringConvertible {
  var pose: RowPose
  var armed: ActionID?
  var isBusy: Bool
  var isPreAnimated: Bool
  var isLifted: Bool
  var isHeld: Bool
  var isSelected: Bool
  var inlinePrompt: PromptID?

  var description: String {
    var words = [pose.description]
    if let armed { words.append("armed with \(armed)") }
    if isBusy { words.append("busy") }
    if isPreAnimated { words.append("gone ahead of the data") }
    if isLifted { words.append("lifted") }
    if isHeld { words.append("held") }
    if isSelected { words.append("selected") }
    if let inlinePrompt { words.append("asking \(inlinePrompt)") }
    return words.joined(separator: ", ")
  }
}

extension CheckedAppearance {
  /// What the machine says.
  init(_ appearance: RowAppearance) {
    pose =
      appearance.swipedEdge.map { .displaced($0) } ?? appearance.openEdge.map { .open($0) }
      ?? .closed
    armed = appearance.armedAction
    isBusy = appearance.isBusy
    isPreAnimated = appearance.isPreAnimated
    isLifted = appearance.isLifted
    isHeld = appearance.isHeld
    isSelected = appearance.isSelected
    inlinePrompt = appearance.inlinePrompt
  }
}

extension LawChecker {
  /// What a list shows that obeyed every command.
  func appearance(of row: RowID) -> CheckedAppearance {
    let look = list.look(of: row)
    let inline = list.prompt.flatMap { $0.kind == .inline && $0.rows.contains(row) ? $0 : nil }
    return CheckedAppearance(
      pose: look.pose, armed: look.armed, isBusy: look.isBusy,
      isPreAnimated: look.isPreAnimated, isLifted: look.isLifted, isHeld: held.contains(row),
      isSelected: look.isSelected, inlinePrompt: inline?.prompt)
  }
}
