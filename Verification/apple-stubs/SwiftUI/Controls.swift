public struct Text: PrimitiveView, Sendable {
  nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(verbatim content: String) {}
}

public struct ProgressView: PrimitiveView { nonisolated public init() {} }
public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Button<Label: View>: PrimitiveView {
  @preconcurrency public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {}
}

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data { fatalError() }
}
extension ForEach: PrimitiveView, View, DynamicViewContent where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public typealias Body = Never
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension DynamicViewContent {
  @preconcurrency nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {}
}
