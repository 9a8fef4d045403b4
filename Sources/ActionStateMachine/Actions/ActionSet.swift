/// The actions of one list, checked once so that nothing has to check them again.
public struct ActionSet: Hashable, Sendable {
  /// What is asked of an edge at every touch, found out in advance.
  @usableFromInline struct EdgeSummary: Hashable, Sendable {
    @usableFromInline var hasActions = false
    /// The position of the edge's first full-swipe action in the set.
    @usableFromInline var fullSwipe: Int?
  }

  @usableFromInline let storage: [RowAction]
  /// What the machine does for each action, found out in advance.
  @usableFromInline let plans: [ActionPlan]
  @usableFromInline let leading: EdgeSummary
  @usableFromInline let trailing: EdgeSummary
  /// The position of the reorder action in the set.
  @usableFromInline let reorder: Int?

  /// Creates a set of `actions`, in the order of the buttons on their edge, outermost first.
  ///
  /// Throws the first violation of the first action that has one.
  ///
  /// - Complexity: O(*n*²).
  public init(_ actions: [RowAction]) throws(ActionSetError) {
    if let error = ActionSetError.first(in: actions) { throw error }
    self.init(unchecked: actions)
  }

  init(unchecked actions: [RowAction]) {
    storage = actions
    plans = actions.map(ActionPlan.init)
    leading = Self.summary(of: .leading, in: actions)
    trailing = Self.summary(of: .trailing, in: actions)
    reorder = actions.firstIndex { $0.isReorder }
  }

  private static func summary(of edge: Edge, in actions: [RowAction]) -> EdgeSummary {
    EdgeSummary(
      hasActions: actions.contains { $0.edge == edge },
      fullSwipe: actions.firstIndex { $0.edge == edge && $0.allowsFullSwipe })
  }

  /// The actions, in the order of the buttons on their edge, outermost first.
  @inlinable public var actions: [RowAction] { storage }

  /// The action named `id`, or `nil` if the set has none.
  ///
  /// - Complexity: O(*n*), without an allocation.
  @inlinable public subscript(id: ActionID) -> RowAction? { position(of: id).map { storage[$0] } }

  /// Whether a swipe reveals a button on `edge`.
  @inlinable public func hasActions(on edge: Edge) -> Bool { summary(of: edge).hasActions }

  /// The action that a full swipe on `edge` runs if no other is named, or `nil` if it runs none.
  @inlinable public func fullSwipeAction(on edge: Edge) -> RowAction? {
    fullSwipePosition(on: edge).map { storage[$0] }
  }

  /// The action named `id`, or `nil` if a full swipe on `edge` cannot run it.
  @inlinable public func fullSwipeAction(on edge: Edge, named id: ActionID) -> RowAction? {
    fullSwipePosition(on: edge, named: id).map { storage[$0] }
  }

  /// The action that a drop starts, or `nil` if rows cannot be reordered.
  @inlinable public var reorderAction: RowAction? { reorder.map { storage[$0] } }

  /// The position of the action named `id`.
  @inlinable func position(of id: ActionID) -> Int? {
    storage.indices.first { storage[$0].id == id }
  }

  /// The position of the action that a full swipe on `edge` runs if no other is named.
  @inlinable func fullSwipePosition(on edge: Edge) -> Int? { summary(of: edge).fullSwipe }

  /// The position of the action named `id`, if a full swipe on `edge` can run it.
  @inlinable func fullSwipePosition(on edge: Edge, named id: ActionID) -> Int? {
    position(of: id).flatMap { position in
      storage[position].edge == edge && storage[position].allowsFullSwipe ? position : nil
    }
  }

  @inlinable func summary(of edge: Edge) -> EdgeSummary {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }
}

extension ActionSet {
  /// One action of each kind worth trying: what demonstrations use if they are given no other set.
  public static var standard: ActionSet {
    ActionSet(unchecked: [
      RowAction(
        id: "delete", label: "Delete", edge: .trailing, allowsFullSwipe: true, isDestructive: true,
        change: .removes, prompts: [.alert]),
      RowAction(
        id: "archive", label: "Archive", edge: .leading, allowsFullSwipe: true, change: .removes,
        isUndoable: true),
      RowAction(id: "flag", label: "Flag", edge: .leading, change: .updates),
      RowAction(id: "purge", label: "Purge", isDestructive: true, change: .removes),
      RowAction(
        id: "erase", label: "Erase", edge: .trailing, isDestructive: true, change: .removes,
        prompts: [.dialog, .authentication], commit: .deferred),
      RowAction(
        id: "report", label: "Report", edge: .trailing, isDestructive: true, change: .updates),
      RowAction(id: "share", label: "Share"),
      RowAction(
        id: "reorder", label: "Reorder", change: .moves, isUndoable: true, isReorder: true),
    ])
  }
}
