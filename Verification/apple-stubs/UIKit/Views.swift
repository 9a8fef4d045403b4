@_exported import Foundation

@MainActor open class UIResponder: NSObject {}
@MainActor open class UIView: UIResponder {
  open var bounds: CGRect = .zero
  open var window: UIWindow? { nil }
}
open class UIWindow: UIView {}
open class UIColor: NSObject, @unchecked Sendable {
  public class var systemRed: UIColor { UIColor() }
  public class var systemGray: UIColor { UIColor() }
  public init?(named name: String) {}
  public override init() {}
}

@MainActor open class UIViewController: UIResponder {
  open var viewIfLoaded: UIView? { nil }
  open var view: UIView! = nil
  weak open var presentingViewController: UIViewController?
  open var presentedViewController: UIViewController?
  open var isBeingDismissed = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? {
    puppetHangs || modalPresentationStyle == .popover ? puppetPopover : nil
  }
  fileprivate var puppetHangs = false
  private lazy var puppetPopover = UIPopoverPresentationController()
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// As in the framework, a second presentation is lost; and what was asked for comes in time.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    (presentedViewController, controller.presentingViewController) = (controller, self)
    Task { completion?() }
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    isBeingDismissed = true
    Task {
      presentingViewController?.presentedViewController = nil
      presentingViewController = nil
      isBeingDismissed = false
      completion?()
    }
  }
}
public enum UIModalPresentationStyle: Int, Sendable { case automatic, popover, pageSheet }
@MainActor open class UIPresentationController: NSObject {
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var permittedArrowDirections: UIPopoverArrowDirection = []
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    puppetHangs = preferredStyle == .actionSheet
  }
  open var title: String?
  open var message: String?
  open var actions: [UIAlertAction] = []
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// A person presses a button: the alert goes, and then the button's handler is called. Not an
  /// interface of the framework.
  public func puppetPress(_ style: UIAlertAction.Style) {
    dismiss(animated: true) { [self] in
      for action in actions where action.style == style { action.handler?(action) }
    }
  }
}
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open var style = Style.default
  fileprivate var handler: ((UIAlertAction) -> Void)?
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.style, self.handler) = (style, handler)
  }
}

@MainActor open class UIApplication: UIResponder {
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { .init("") }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name { .init("") }
}
@MainActor open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}
@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public static let announcement = Notification()
    public static let layoutChanged = Notification()
  }
  public static func post(notification: Notification, argument: Any?) {}
}
extension NSObject {
  @MainActor public var accessibilityHint: String? {
    get { nil }
    set {}
  }
}
