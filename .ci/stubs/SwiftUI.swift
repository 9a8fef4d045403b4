// Declarations of the little of SwiftUI that the articles call, for systems without it. They are
// written from its public documentation, type-check the code around them, and do nothing.
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { return fatalError() } }

/// A view that is none of the library's business.
public struct SomeView: View {
  public typealias Body = Never
  public var body: Never { return fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> SomeView {
    SomeView()
  }
}

public enum Edge { case top, leading, bottom, trailing }
public enum HorizontalEdge { case leading, trailing }

public struct ButtonRole: Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Color: Sendable {
  public static let red = Color()
  public static let gray = Color()
}

@MainActor @preconcurrency @propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public init(wrappedValue: Value) {}
}

public struct Binding<Value> {
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {}
}

public struct Text: View {
  public typealias Body = Never
  public var body: Never { return fatalError() }
  public init(_ content: some StringProtocol) {}
}

public struct Button: View {
  public typealias Body = Never
  public var body: Never { return fatalError() }
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {}
}

public struct List: View {
  public typealias Body = Never
  public var body: Never { return fatalError() }
  public init(@ViewBuilder content: () -> some View) {}
}

public struct ForEach: View {
  public typealias Body = Never
  public var body: Never { return fatalError() }
  public init<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>,
    @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {}
}

extension View {
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View { SomeView() }

  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View { SomeView() }

  public func tint(_ color: Color?) -> some View { SomeView() }
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { SomeView() }
  public func onDisappear(perform: (@MainActor () -> Void)?) -> some View { SomeView() }
}

@MainActor public func withAnimation<Value>(_ body: () throws -> Value) rethrows -> Value {
  try body()
}
