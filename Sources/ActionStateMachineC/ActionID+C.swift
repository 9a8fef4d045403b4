import ActionStateMachine

#if !ACTIONS_BY_POSITION
  extension ActionID {
    /// The id of the action at a position. It is text, as all ids are.
    init(position: Int32) { self.init(String(position)) }
  }
#endif
