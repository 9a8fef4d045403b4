extension View {
  nonisolated public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { self }
  nonisolated public func swipeActionsContainer() -> some View { self }
  nonisolated public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable { self }
}

extension DynamicViewContent {
  nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> { self }
}

public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}
public struct ReorderDifference<ItemID, CollectionID> {
  public var sources: [ItemID]
  public var destination: Destination
  public struct Destination {
    public var position: Position
    public var collectionID: CollectionID
    @frozen public enum Position {
      case before(ItemID)
      case end
    }
  }
}
