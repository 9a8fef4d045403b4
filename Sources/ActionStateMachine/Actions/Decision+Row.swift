extension Decision {
  /// What a row does when its action starts.
  public enum RowAtTrigger: String, Hashable, Sendable, CaseIterable {
    /// It leaves, ahead of its data.
    case leaves
    /// An open row closes; a row at rest stays as it is.
    case closes
    /// An open row rests open; a row at rest stays as it is.
    case staysOpen
    /// It is held where it was dropped.
    case isHeld

    @inlinable init(_ action: RowAction) {
      if action.preAnimatesRemoval {
        self = .leaves
      } else if action.isReorder {
        self = .isHeld
      } else {
        self = !action.prompts.isEmpty && action.keepsRowOpen ? .staysOpen : .closes
      }
    }
  }

  /// What a row does when a prompt about it is answered no, or goes away unanswered.
  public enum RowAtCancel: String, Hashable, Sendable, CaseIterable {
    /// Nothing is asked, so there is no no.
    case cannotHappen
    /// Nothing: it closed before the prompt appeared.
    case stays
    /// A row that rested open closes.
    case closes
    /// A row that rested open goes on being open.
    case staysOpen
    /// It returns from where it was dropped.
    case snapsBack

    @inlinable init(_ action: RowAction) {
      if action.prompts.isEmpty {
        self = .cannotHappen
      } else if action.isReorder {
        self = .snapsBack
      } else {
        switch action.rowWhilePrompting {
        case .closes: self = .stays
        case .closesAtAnswer: self = .closes
        case .staysOpenOnCancel: self = .staysOpen
        }
      }
    }
  }

  /// What a row does when the last prompt about it is answered yes. It never leaves at that moment.
  public enum RowAtConfirm: String, Hashable, Sendable, CaseIterable {
    /// Nothing is asked, so there is no yes.
    case cannotHappen
    /// Nothing: it closed before the prompt appeared.
    case stays
    /// A row that rested open closes.
    case closes
    /// It is held where it was dropped, as before.
    case isHeld

    @inlinable init(_ action: RowAction) {
      if action.prompts.isEmpty {
        self = .cannotHappen
      } else if action.isReorder {
        self = .isHeld
      } else {
        self = action.keepsRowOpen ? .closes : .stays
      }
    }
  }

  /// What a row does when its data has changed.
  public enum RowAtDataChange: String, Hashable, Sendable, CaseIterable {
    /// The action changes nothing, so there is nothing to wait for.
    case cannotHappen
    /// Nothing that shows: it left before.
    case hasLeft
    /// It leaves.
    case leaves
    /// It moves to its new place.
    case moves
    /// It stays where it was dropped, held no more.
    case settles
    /// It shows its new contents.
    case refreshes

    @inlinable init(_ action: RowAction) {
      switch action.change {
      case .nothing: self = .cannotHappen
      case .updates: self = .refreshes
      case .moves: self = action.isReorder ? .settles : .moves
      case .removes: self = action.preAnimatesRemoval ? .hasLeft : .leaves
      }
    }
  }

  /// What a row does when its data change was refused.
  public enum RowAtFailure: String, Hashable, Sendable, CaseIterable {
    /// The action changes nothing, so nothing of the row's can fail.
    case cannotHappen
    /// It comes back.
    case returns
    /// Nothing: it never ran ahead.
    case stays
    /// It returns from where it was dropped.
    case snapsBack

    @inlinable init(_ action: RowAction) {
      if action.change == .nothing {
        self = .cannotHappen
      } else if action.preAnimatesRemoval {
        self = .returns
      } else {
        self = action.isReorder ? .snapsBack : .stays
      }
    }
  }
}
