@MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  open var style = Style.normal
  open var handler: Handler = { _, _, _ in }
  open var title: String?
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    (self.style, self.title, self.handler) = (style, title, handler)
  }
  open var backgroundColor: UIColor!
}
@MainActor open class UISwipeActionsConfiguration: NSObject {
  open var actions: [UIContextualAction] = []
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
  open var performsFirstActionWithFullSwipe = true
}

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let destructive = Attributes(rawValue: 2)
  }
}
open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", children: [UIMenuElement] = []) { self.init() }
}
open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", attributes: UIMenuElement.Attributes = [],
    handler: @escaping (UIAction) -> Void
  ) { self.init() }
}
@MainActor open class UIContextMenuConfiguration: NSObject {
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.init() }
}
