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
  open var presentingViewController: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var isBeingDismissed: Bool { false }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
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
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open var title: String?
  open var message: String?
  open func addAction(_ action: UIAlertAction) {}
}
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init() }
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
