#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import ActionStateMachine
  public import ListDriver
  import ListMapping
  public import UIKit

  /// Owns the machine of a table, and is the table's data source and all of its delegates.
  ///
  /// The table shows the visible order, never the store's. Rows that are headers begin its sections;
  /// without one it has a single section. Nothing here writes the scroll offset or loads a section
  /// anew.
  @MainActor public final class ActionTable<RowID: Hashable & Sendable> {
    /// How the table is told of changes.
    public enum Updates: Hashable, Sendable {
      /// In batches of positions.
      case batches
      /// In snapshots of a diffable data source.
      case snapshots
    }

    /// The height of a row and of a header. They are fixed, so that a table has nothing to estimate
    /// and nothing to lay out anew while a row is dragged.
    public struct Heights: Hashable, Sendable {
      /// The height of each row.
      public var row: Double
      /// The height of each header; a section without one has none.
      public var header: Double

      /// Creates heights in points.
      public init(row: Double, header: Double = 0) {
        self.row = row
        self.header = header
      }
    }

    /// The language of announcements, hints and default words.
    public var language = Language.english
    /// What prompts say; by default little more than the action's label.
    public var words: ((Presentation<RowID>, RowAction) -> PromptWords)?
    /// The colour that an action names; by default the asset of that name.
    public var color: (String) -> UIColor? = { UIColor(named: $0) }
    /// Whether a row has an action; by default every row has all.
    public var hasAction: (RowID, ActionID) -> Bool = { _, _ in true }
    /// Makes the view of a section's header, once: it is kept as long as the header is in the list.
    /// The header is `nil` above rows that come before the first; by default there is no view.
    public var header: (RowID?) -> UIView? = { _ in nil }
    /// Draws a header again in its view, in place of loading its section anew.
    public var configureHeader: (UIView, RowID) -> Void = { _, _ in }
    /// Makes the content of a sheet or a popover, whose buttons send `confirm` and `cancel`; by
    /// default an action sheet asks in its place.
    public var panel: ((Presentation<RowID>) -> UIViewController)?
    /// Proves who is asking, and says whether it worked. Cancelled if the question is taken back.
    public var authenticate: (Presentation<RowID>) async -> Bool = { _ in false }
    /// Does what an ordinary tap on a row does.
    public var onActivate: (RowID) -> Void = { _ in }
    /// Sends the data again, whole: the outcome of a change is not known.
    public var onDataRequest: () -> Void = {}
    /// Hears that the machine refused what the data told, a fault of the data's; the data is asked
    /// for again right after. By default it is logged.
    public var onDataRefused: (IgnoredReason) -> Void = {
      NSLog("The list's data was refused: \($0.rawValue)")
    }
    /// Shows the offers to undo, the latest last.
    public var onUndoOffers: ([UndoOffer<RowID>]) -> Void = { _ in }
    /// Tells people that a change did not happen, with what the store said.
    public var onFailure: (RowList<RowID>, String?) -> Void = { _, _ in }

    private let driver: ListDriver<TableScreen<RowID>>
    private let screen: TableScreen<RowID>

    /// Takes over a table.
    ///
    /// - Parameters:
    ///   - machine: Where the list stands.
    ///   - tableView: The table, which has no data source and no delegate of its own.
    ///   - presenter: Shows the prompts.
    ///   - cell: The reuse identifier of the cells, which the table knows.
    ///   - heights: How high rows and headers are.
    ///   - updates: How the table is told of changes.
    ///   - isHeader: Whether a row is the header of a section, which has no cell, no actions and is
    ///     never lifted; by default none is.
    ///   - configure: Draws a row into its cell as its appearance says: busy, selected, lifted. It is
    ///     called again in place of loading a row anew.
    ///   - store: Carries out a change of the data; see `ListDriver.Store`.
    public init(
      _ machine: ListStateMachine<RowID>, in tableView: UITableView, of presenter: UIViewController,
      cell: String, heights: Heights, updates: Updates = .batches,
      isHeader: @escaping (RowID) -> Bool = { _ in false },
      configure: @escaping (UITableViewCell, RowID, RowAppearance) -> Void,
      store: @escaping @MainActor (StoreRequest<RowID>) async throws -> Int?
    ) {
      screen = TableScreen(
        tableView, presenter, cell: cell, isHeader: isHeader, configure, showing: machine)
      driver = ListDriver(machine, frontEnd: screen) { try await store($0) }
      screen.table = self
      screen.takeOver(heights: heights, updates: updates)
    }

    /// The machine, for its queries.
    public var machine: ListStateMachine<RowID> { driver.machine }

    /// Takes in what happened.
    public func send(_ event: Event<RowID>) { driver.send(event) }

    /// Reports the data's order as it is now, and the rows whose contents changed.
    public func dataChanged(_ rows: [RowID], updated: [RowID] = [], revision: Int? = nil) {
      send(.rowsChanged(RowsChange(snapshot: rows, update: RowList(updated), revision: revision)))
    }

    /// Starts an action, or gives the second tap that it waits for.
    public func press(_ action: ActionID, on row: RowID, via path: Trigger.Path) {
      send(machine.press(action, on: row, via: path))
    }

    /// Takes the latest offer to undo.
    public func undo() {
      if let offer = machine.undoOffers.last { send(.undo(offer.ticket)) }
    }

    /// Switches edit mode, in which rows are selected.
    public func setEditing(_ isOn: Bool) {
      send(.edit(isOn))
      screen.setEditing(isOn)
    }

    /// Reports every change unknown whose answer went to a process that is no more. Call it once for
    /// a machine that was resumed from saved state.
    public func resume() { driver.resume() }
  }

  /// What a prompt says.
  public typealias PromptWords = ListMapping.PromptWords
#endif
