#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import ActionStateMachine
  public import ListDriver
  import ListMapping
  public import SwiftUI

  /// Owns the machine of a list, and tells views what it shows.
  ///
  /// The rows are the visible order, never the store's. Views that read from it are drawn again when
  /// an event changed something.
  @MainActor @Observable public final class ListModel<RowID: Hashable & Sendable> {
    /// The rows on screen, in their order.
    public internal(set) var rows: [RowID]
    /// The offers to undo, the latest last.
    public internal(set) var undoOffers: [UndoOffer<RowID>]
    /// The last change that did not happen.
    public internal(set) var failure: ListFailure<RowID>?
    /// The row that assistive technologies go to next.
    public internal(set) var focusedRow: RowID?

    /// The animation of rows that come, go and move.
    @ObservationIgnored public var animation: Animation? = .default
    /// The language of announcements, hints and default words.
    @ObservationIgnored public var language = Language.english
    /// What prompts say; by default little more than the action's label.
    @ObservationIgnored public var words: ((Presentation<RowID>, RowAction) -> PromptWords)?
    /// The colour that an action names; by default the asset of that name.
    @ObservationIgnored public var color: (String) -> Color = { Color($0) }
    /// Whether a row has an action; by default every row has all.
    @ObservationIgnored public var hasAction: (RowID, ActionID) -> Bool = { _, _ in true }
    /// Proves who is asking, and says whether it worked. Cancelled if the question is taken back.
    @ObservationIgnored public var authenticate: (Presentation<RowID>) async -> Bool = { _ in false
    }
    /// Does what an ordinary tap on a row does.
    @ObservationIgnored public var onActivate: ((RowID) -> Void)?
    /// Sends the data again, whole: the outcome of a change is not known.
    @ObservationIgnored public var onDataRequest: () -> Void = {}
    /// Hears that the machine refused what the data told, a fault of the data's; the data is asked
    /// for again right after. By default it is logged.
    @ObservationIgnored public var onDataRefused: (IgnoredReason) -> Void = {
      NSLog("The list's data was refused: \($0.rawValue)")
    }
    /// Returns once an alert or a dialog that was taken away has left the screen, so that the next
    /// prompt of a chain can come.
    ///
    /// SwiftUI tells that of sheets and popovers alone, and documents no time. By default it is half
    /// a second: a choice, after the default duration of SwiftUI's springs. An app that knows better,
    /// from UIKit for instance, waits here as it likes.
    @ObservationIgnored public var alertDeparture: @MainActor () async -> Void = {
      try? await Task.sleep(for: .milliseconds(500))
    }

    @ObservationIgnored var reducesMotion = false
    var prompt: ShownPrompt<RowID>?
    /// The prompt that the system began to take away, before the machine knows.
    var departing: PromptID?
    private var version = 0

    @ObservationIgnored let driver: ListDriver<ListRelay<RowID>>
    @ObservationIgnored private let relay: ListRelay<RowID>

    /// Creates the model of a list.
    ///
    /// - Parameters:
    ///   - machine: Where the list stands.
    ///   - store: Carries out a change of the data; see `ListDriver.Store`.
    public init(
      _ machine: ListStateMachine<RowID>,
      store: @escaping @MainActor (StoreRequest<RowID>) async throws -> Int?
    ) {
      rows = machine.visibleRows
      undoOffers = machine.undoOffers
      relay = ListRelay(showing: machine)
      driver = ListDriver(machine, frontEnd: relay) { try await store($0) }
      relay.model = self
    }

    /// The machine, for its queries.
    public var machine: ListStateMachine<RowID> {
      _ = version
      return driver.machine
    }

    /// How `row` must be drawn now.
    public func appearance(of row: RowID) -> RowAppearance? { machine.appearance(of: row) }

    /// The rows that are selected. To set them is to report that a person selected them.
    public var selection: Set<RowID> {
      get { Set(machine.selectedRows) }
      set { machine.selectionBecame(newValue).forEach(send) }
    }

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
      if let offer = undoOffers.last { send(.undo(offer.ticket)) }
    }

    /// Reports every change unknown whose answer went to a process that is no more. Call it once for
    /// a machine that was resumed from saved state.
    public func resume() { driver.resume() }

    func hasChanged() { version &+= 1 }

    func appeared(_ row: RowID) { relay.appeared(row) }
    func disappeared(_ row: RowID) { relay.disappeared(row) }
    func panelAppeared(_ prompt: PromptID) { relay.panelAppeared(prompt) }
    func panelDisappeared(_ prompt: PromptID) { relay.panelDisappeared(prompt) }
  }

  /// A change that did not happen.
  public struct ListFailure<RowID: Hashable & Sendable>: Hashable, Sendable {
    /// Its rows.
    public let rows: RowList<RowID>
    /// What the store said.
    public let reason: String?
    /// Tells one failure from the next.
    public let number: Int
  }

  /// What a prompt says.
  public typealias PromptWords = ListMapping.PromptWords
#endif
