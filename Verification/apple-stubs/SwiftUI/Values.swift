public struct Color: Hashable, Sendable {
  public static let red = Color("")
  public static let gray = Color("")
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { (read, write) = (get, set) }
  private let read: @isolated(any) @Sendable () -> Value
  private let write: @isolated(any) @Sendable (Value) -> Void
  /// Reads as the framework does. Not an interface of the framework.
  public func puppetRead() async -> Value where Value: Sendable { await read() }
  /// Writes as the framework does. Not an interface of the framework.
  public func puppetWrite(_ value: Value) async where Value: Sendable { await write(value) }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { fatalError() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject> where Value: AnyObject
  { fatalError() }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
  public var accessibilityReduceMotion: Bool { false }
  public var locale: Locale { fatalError() }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
}
@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public init<ID: Hashable>() where Value == ID? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
  public struct Binding {}
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public struct SensoryFeedback: Equatable, Sendable { public static let error = SensoryFeedback() }
public struct AccessibilityChildBehavior: Hashable, Sendable {}

public struct AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
