// Declarations of the little of UIKit that the articles call, for systems without it. They are
// written from its public documentation, type-check the code around them, and do nothing.
@_exported import Foundation

extension IndexPath { public var row: Int { self[1] } }

public final class UIColor: Sendable {
  public static var systemRed: UIColor { UIColor() }
  public static var systemGray: UIColor { UIColor() }
}

@MainActor open class UIView {
  public init() {}
}

@MainActor open class UIViewController {
  public init() {}
  public required init?(coder: NSCoder) {}
  open func viewDidDisappear(_ animated: Bool) {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {}
}

@MainActor public final class UITableViewCell: UIView { public let textLabel: UILabel? = nil }
@MainActor public final class UILabel: UIView { public var text: String? }

@MainActor open class UITableView: UIView {
  public enum Style: Sendable { case plain, grouped }
  public func register(_ cell: AnyClass?, forCellReuseIdentifier: String) {}
  public func dequeueReusableCell(
    withIdentifier: String, for path: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var tableView: UITableView { UITableView() }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

@MainActor public final class UISwipeActionsConfiguration {
  public init(actions: [UIContextualAction]) {}
  public var performsFirstActionWithFullSwipe = true
}

@MainActor public final class UIContextualAction {
  public enum Style: Sendable { case normal, destructive }
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: Style, title: String?, handler: @escaping Handler) {}
  public var backgroundColor: UIColor?
}

@MainActor public final class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {}
}

@MainActor public final class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public func addAction(_ action: UIAlertAction) {}
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {}
  public mutating func appendItems(_ items: [Item]) {}
}

@MainActor public final class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public init(
    tableView: UITableView,
    cellProvider: @escaping @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {}
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) {}
}
