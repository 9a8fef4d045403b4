import ActionStateMachine

// WebAssembly has web/ActionID.swift in place of this file.
extension ActionID {
  /// The id of the action at a position. It is text, as all ids are.
  init(position: Int32) { self.init(String(position)) }
}
